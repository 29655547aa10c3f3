// Safari drops the roles of a table whose rows are grids.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckControl } from '#components/ui/Checkbox/CheckControl.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { RowOrder, RowSort } from '#domain/catalogue/rows.ts'
import styles from './ProductTable.module.css'

/** The columns, the classes that place them, and whether a press on the head sorts by them. */
const columns = [
  ['picture', styles.picture, false],
  ['name', styles.name, true],
  ['category', styles.category, true],
  ['price', styles.price, true],
  ['stock', styles.stock, true],
  ['actions', styles.actions, false],
] as const

export interface ProductHeadProps extends RowOrder {
  /** Called with the column whose head was pressed. */
  readonly onSort: (sort: RowSort) => void
  /** Whether every listed product is chosen, some are, or none is. */
  readonly all: boolean | 'mixed'
  /** Chooses all listed products, or none. */
  readonly onChooseAll: () => void
}

const directions = { asc: 'ascending', desc: 'descending' } as const

/** The heads of the columns: one chooses all rows, four sort them. */
export const ProductHead = memo(function ProductHead({
  sort,
  dir,
  onSort,
  all,
  onChooseAll,
}: ProductHeadProps) {
  const { t } = useTranslation('manage')
  return (
    <tr role="row" className={styles.head} aria-rowindex={1}>
      <th role="columnheader" scope="col" className={styles.choose}>
        {/* A phone has no box for all. */}
        <VisuallyHidden>{t('table.choose')}</VisuallyHidden>
        <span className={styles.all}>
          <CheckControl
            alone
            aria-label={t('table.chooseAll')}
            checked={all === true}
            mixed={all === 'mixed'}
            onChange={onChooseAll}
          />
        </span>
      </th>
      {columns.map(([column, className, sorts]) => (
        <th
          key={column}
          role="columnheader"
          scope="col"
          className={className}
          aria-sort={sort === column ? directions[dir] : undefined}
        >
          <span className={sorts ? styles.label : undefined}>{t(`table.${column}`)}</span>
          {sorts ? (
            <button type="button" className={styles.sort} onClick={() => onSort(column)}>
              <span>{t(`table.${column}`)}</span>
              {/* `aria-sort` is not said with the button. */}
              {sort === column ? (
                <VisuallyHidden>{` ${t(`rows.orders.${sort}.${dir}`)}`}</VisuallyHidden>
              ) : null}
              <Icon name={sort === column && dir === 'desc' ? 'arrowDown' : 'arrowUp'} size={16} />
            </button>
          ) : null}
        </th>
      ))}
    </tr>
  )
})
