import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PasswordLabels } from '#components/ui/PasswordField/PasswordField.tsx'

/**
 * The texts of the button that shows and hides a password.
 *
 * @param of - which of the passwords on the page; their buttons have different names
 */
export const usePasswordToggleText = (
  of: 'password' | 'confirm' | 'current' = 'password',
): PasswordLabels => {
  const { t } = useTranslation('auth')
  // The same object until the language changes, so that a key in one field renders no other.
  return useMemo(() => {
    const names = {
      password: { show: t('toggle.showPassword'), hide: t('toggle.hidePassword') },
      confirm: { show: t('toggle.showConfirm'), hide: t('toggle.hideConfirm') },
      current: { show: t('toggle.showCurrent'), hide: t('toggle.hideCurrent') },
    }[of]
    return {
      show: t('toggle.show'),
      hide: t('toggle.hide'),
      showLabel: names.show,
      hideLabel: names.hide,
      shown: t('toggle.visible'),
      hidden: t('toggle.hidden'),
    }
  }, [t, of])
}
