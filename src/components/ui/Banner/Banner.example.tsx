import { useTranslation } from 'react-i18next'
import { Banner } from '#components/ui/Banner/Banner.tsx'

export const Saved = () => {
  const { t } = useTranslation('manage')
  return (
    <Banner tone="warning" title={t('storage.full')} live="status">
      {t('failure.storeHint.full')}
    </Banner>
  )
}
