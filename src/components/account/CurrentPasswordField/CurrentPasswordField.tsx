import { useTranslation } from 'react-i18next'
import { usePasswordToggleText } from '#components/forms/usePasswordToggleText.ts'
import { PasswordField } from '#components/ui/PasswordField/PasswordField.tsx'
import type { FormField } from '#components/ui/useForm.ts'

export interface CurrentPasswordFieldProps {
  /** The address of the account: password managers fill in the password that belongs to it. */
  readonly username: string
  /** What ties the field to its form. */
  readonly field: FormField<'currentPassword'>
}

/** The current password, asked for before something serious changes. */
export const CurrentPasswordField = ({ username, field }: CurrentPasswordFieldProps) => {
  const { t } = useTranslation('account')
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...field}
        label={t('profile.currentPassword')}
        autoComplete="current-password"
        labels={usePasswordToggleText('current')}
        required
      />
    </>
  )
}
