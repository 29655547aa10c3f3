import { useTranslation } from 'react-i18next'
import { EmptyState } from '#components/ui/EmptyState/EmptyState.tsx'

export const NoMatch = ({ query }: { readonly query: string }) => {
  const { t } = useTranslation('catalogue')
  return <EmptyState title={t('state.noMatch', { query })}>{t('state.noMatchHint')}</EmptyState>
}
