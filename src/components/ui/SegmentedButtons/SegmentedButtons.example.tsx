import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedButtons } from '#components/ui/SegmentedButtons/SegmentedButtons.tsx'

export const Order = () => {
  const { t } = useTranslation('catalogue')
  const [order, setOrder] = useState('price')
  return (
    <SegmentedButtons
      label={t('sort.label')}
      segments={[
        { value: 'price', label: t('sort.price'), icon: 'arrowUp', note: t('sort.name') },
        { value: 'name', label: t('sort.name') },
      ]}
      pressed={order}
      onPress={setOrder}
    />
  )
}
