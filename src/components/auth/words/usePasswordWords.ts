import { useTranslation } from 'react-i18next'
import type { PasswordWords } from '#components/ui/PasswordField/PasswordField.tsx'

/**
 * The words of a password field's button.
 *
 * @param of which of two passwords on the page; their buttons have names of their own
 */
export const usePasswordWords = (of: 'password' | 'confirm' = 'password'): PasswordWords => {
  const { t } = useTranslation()
  return {
    show: t('auth.toggle.show'),
    hide: t('auth.toggle.hide'),
    showLabel: of === 'password' ? t('auth.toggle.showPassword') : t('auth.toggle.showConfirm'),
    hideLabel: of === 'password' ? t('auth.toggle.hidePassword') : t('auth.toggle.hideConfirm'),
    shown: t('auth.toggle.visible'),
    hidden: t('auth.toggle.hidden'),
  }
}
