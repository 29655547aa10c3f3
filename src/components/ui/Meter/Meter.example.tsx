import { useTranslation } from 'react-i18next'
import { Meter } from '#components/ui/Meter/Meter.tsx'

export const Storage = ({ megabytes }: { readonly megabytes: number }) => {
  const { t } = useTranslation('manage')
  return (
    <Meter
      label={t('storage.label')}
      value={megabytes}
      max={5}
      valueText={`${megabytes} MB / 5 MB`}
      level={megabytes > 4 ? 'warning' : 'normal'}
    />
  )
}
