import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inputRecipe } from '#components/theme/recipes/input.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { categories, isCategory, type Product } from '#domain/catalogue/product.ts'
import {
  countRows,
  readRowOrder,
  rowOrderName,
  type RowOrder,
  type RowQuery,
} from '#domain/catalogue/rows.ts'
import styles from './RowFilters.module.css'

export interface RowFiltersProps {
  /** Every product, for the numbers beside the filters. */
  readonly products: ReadonlyArray<Product>
  /** The filters that are set, and the order. */
  readonly query: RowQuery
  /** Called with the filters and the order that were chosen. */
  readonly onChange: (query: RowQuery) => void
}

const Select = chakra('select', inputRecipe)

/** The orders of the select; the category upwards is the order of the site. */
const orders = [
  { sort: 'date', dir: 'desc' },
  { sort: 'name', dir: 'asc' },
  { sort: 'name', dir: 'desc' },
  { sort: 'category', dir: 'asc' },
  { sort: 'category', dir: 'desc' },
  { sort: 'price', dir: 'asc' },
  { sort: 'price', dir: 'desc' },
  { sort: 'stock', dir: 'asc' },
  { sort: 'stock', dir: 'desc' },
] as const satisfies readonly RowOrder[]

const NativeSelect = ({
  className = styles.select,
  label,
  value,
  children,
  onChange,
}: {
  readonly className?: string | undefined
  readonly label: string
  readonly value: string
  readonly children: ReactNode
  readonly onChange: (value: string) => void
}) => (
  <div className={className}>
    <Select
      shape="selectSmall"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {children}
    </Select>
    <Icon name="chevronDown" size={16} />
  </div>
)

/** Which products the table lists, and below 768 px their order (decision P20). */
export const RowFilters = memo(function RowFilters({ products, query, onChange }: RowFiltersProps) {
  const { t } = useTranslation(['manage', 'common'])
  const { counts, out } = countRows(products)
  return (
    <div className={styles.root}>
      <NativeSelect
        label={t('rows.category')}
        value={query.category ?? ''}
        onChange={(value) => onChange({ ...query, category: isCategory(value) ? value : null })}
      >
        <option value="">{t('rows.all')}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {t('rows.counted', {
              label: t(`common:category.${category}`),
              count: counts[category],
            })}
          </option>
        ))}
      </NativeSelect>
      <button
        className={styles.toggle}
        type="button"
        aria-pressed={query.out}
        onClick={() => onChange({ ...query, out: !query.out })}
      >
        {t('rows.out', { count: out })}
      </button>
      <NativeSelect
        className={styles.order}
        label={t('rows.order')}
        value={rowOrderName(query)}
        onChange={(value) => onChange({ ...query, ...readRowOrder(value) })}
      >
        {orders.map((order) => (
          <option key={rowOrderName(order)} value={rowOrderName(order)}>
            {t(`rows.orders.${order.sort}.${order.dir}`)}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
})
