import { useTranslation } from 'react-i18next'
import { Field } from '#components/ui/Field/Field.tsx'

export const Own = ({ error }: { readonly error: string | undefined }) => {
  const { t } = useTranslation('auth')
  return (
    <Field label={t('field.email')} error={error}>
      {(control) => <input {...control} name="email" type="email" />}
    </Field>
  )
}
