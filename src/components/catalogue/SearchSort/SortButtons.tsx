import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedButtons } from '#components/ui/SegmentedButtons/SegmentedButtons.tsx'
import { sortKeys, type SortKey, type SortOrder } from '#domain/catalogue/browsing.ts'

/** Props of {@link SortButtons}. */
export interface SortButtonsProps {
  /** The selected order. */
  readonly order: SortOrder
  /** Called with the order that was clicked. */
  readonly onSort: (sort: SortKey) => void
}

const isSortKey = (value: string): value is SortKey =>
  (sortKeys as readonly string[]).includes(value)

/** Name, price, date, with the direction as text (spec §2). Typing does not render it again. */
export const SortButtons = memo(function SortButtons({ order, onSort }: SortButtonsProps) {
  const { t } = useTranslation('catalogue')
  return (
    <SegmentedButtons
      label={t('sort.label')}
      pressed={order.sort}
      segments={sortKeys.map((key) => ({
        value: key,
        label: t(`sort.${key}`),
        ...(key === order.sort
          ? {
              icon: order.dir === 'asc' ? ('arrowUp' as const) : ('arrowDown' as const),
              note: t(`sort.${order.dir}`),
            }
          : {}),
      }))}
      onPress={(value) => {
        if (isSortKey(value)) onSort(value)
      }}
    />
  )
})
