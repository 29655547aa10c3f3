import { useTranslation } from 'react-i18next'
import { CodeInput } from '#components/ui/CodeInput/CodeInput.tsx'

export const Code = ({ error }: { readonly error: string | undefined }) => {
  const { t } = useTranslation('auth')
  return (
    <CodeInput
      name="code"
      label={t('code.title')}
      digitLabel={(position, total) => t('code.digit', { position, total })}
      error={error}
    />
  )
}
