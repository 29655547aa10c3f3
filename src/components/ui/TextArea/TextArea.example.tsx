import { useTranslation } from 'react-i18next'
import { TextArea } from '#components/ui/TextArea/TextArea.tsx'

export const Description = ({ error }: { readonly error: string | undefined }) => {
  const { t } = useTranslation('manage')
  return <TextArea name="description" label={t('form.description')} rows={4} error={error} />
}
