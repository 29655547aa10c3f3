import { useTranslation } from 'react-i18next'
import { TextField } from '#components/ui/TextField/TextField.tsx'

export const Email = ({ error }: { readonly error: string | undefined }) => {
  const { t } = useTranslation('auth')
  return (
    <TextField
      name="email"
      type="email"
      label={t('field.email')}
      autoComplete="email"
      error={error}
      required
    />
  )
}
