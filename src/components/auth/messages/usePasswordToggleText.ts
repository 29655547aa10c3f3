import { useTranslation } from 'react-i18next'
import type { PasswordLabels } from '#components/ui/PasswordField/PasswordField.tsx'

/**
 * The texts of the button that shows and hides a password.
 *
 * @param of - which of two passwords on the page; their buttons have different names
 */
export const usePasswordToggleText = (of: 'password' | 'confirm' = 'password'): PasswordLabels => {
  const { t } = useTranslation('auth')
  return {
    show: t('toggle.show'),
    hide: t('toggle.hide'),
    showLabel: of === 'password' ? t('toggle.showPassword') : t('toggle.showConfirm'),
    hideLabel: of === 'password' ? t('toggle.hidePassword') : t('toggle.hideConfirm'),
    shown: t('toggle.visible'),
    hidden: t('toggle.hidden'),
  }
}
