import { useTranslation } from 'react-i18next'
import { PasswordField } from '#components/ui/PasswordField/PasswordField.tsx'

export const Password = ({ error }: { readonly error: string | undefined }) => {
  const { t } = useTranslation('auth')
  return (
    <PasswordField
      name="password"
      label={t('field.password')}
      autoComplete="current-password"
      error={error}
      labels={{
        show: t('toggle.show'),
        hide: t('toggle.hide'),
        showLabel: t('toggle.showPassword'),
        hideLabel: t('toggle.hidePassword'),
        shown: t('toggle.visible'),
        hidden: t('toggle.hidden'),
      }}
    />
  )
}
