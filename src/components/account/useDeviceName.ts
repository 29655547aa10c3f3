import { useTranslation } from 'react-i18next'
import type { Device } from '#domain/account.ts'

/** Returns a function that names a device: browser and system, as far as the service knows them. */
export const useDeviceName = () => {
  const { t } = useTranslation('account')
  return ({ browser, system }: Pick<Device, 'browser' | 'system'>): string => {
    if (browser === '' || system === '') return browser || system || t('sessions.unknownDevice')
    return t('sessions.device', { browser, system })
  }
}
