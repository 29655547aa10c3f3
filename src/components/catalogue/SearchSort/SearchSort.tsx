import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { memo, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { ResultsCount } from '#components/catalogue/ResultsCount/ResultsCount.tsx'
import { FilterBar } from '#components/catalogue/FilterBar/FilterBar.tsx'
import { buttonRecipe } from '#components/theme/recipes/button.ts'
import { Checkbox } from '#components/ui/Checkbox/Checkbox.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { SearchField } from '#components/ui/SearchField/SearchField.tsx'
import { SegmentedButtons } from '#components/ui/SegmentedButtons/SegmentedButtons.tsx'
import { type SortKey, type SortOrder, isSortKey, sortKeys } from '#domain/catalogue/browsing.ts'
import { priceRangeFrom, type ProductFilter } from '#domain/catalogue/filter.ts'
import styles from './SearchSort.module.css'

interface SortButtonsProps {
  /** The selected order. */
  readonly order: SortOrder
  /** Called with the order that was clicked. */
  readonly onSort: (sort: SortKey) => void
}

/** Name, price, date, with the direction as text (spec §2). Typing does not render it again. */
const SortButtons = memo(function SortButtons({ order, onSort }: SortButtonsProps) {
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

export interface SearchSortProps {
  /** The search text as typed. */
  readonly text: string
  /** Called with the text on every change, never while an input method composes (decision P6). */
  readonly onTextChange: (text: string) => void
  /** The selected order. */
  readonly order: SortOrder
  /** Called with the order that was clicked; clicking the selected one reverses it (spec §2). */
  readonly onSort: (sort: SortKey) => void
  /** How many products match; `null` while that is not known. */
  readonly count: number | null
  /** The search text that `count` belongs to, which may lag behind {@link text}. */
  readonly countedText: string
  /** The filter of the list (decision P16). */
  readonly filter: ProductFilter
  /** Called with the part of the filter that changes. */
  readonly onFilter: (part: Partial<ProductFilter>) => void
  /** How many products there are without search and filter. */
  readonly total: number
}

const Toggle = chakra('button', buttonRecipe)

interface StockBoxProps {
  /** Whether only products in stock are listed. */
  readonly checked: boolean
  readonly onFilter: SearchSortProps['onFilter']
}

/** Narrows the list to what is in stock, at once. The browser holds the tick, which may come before the app has started. */
const StockBox = memo(function StockBox({ checked, onFilter }: StockBoxProps) {
  const { t } = useTranslation('catalogue')
  const box = useRef<HTMLDivElement>(null)
  const input = () => box.current?.querySelector('input')
  const takeEarly = useEffectEvent(() => {
    if (input()?.checked === true && !checked) onFilter({ inStock: true })
  })
  useEffect(() => takeEarly(), [])
  const shown = useRef(checked)
  useEffect(() => {
    const element = input()
    if (element && shown.current !== checked) element.checked = checked
    shown.current = checked
  }, [checked])
  return (
    <div
      className={styles.stock}
      ref={box}
      onChange={() => onFilter({ inStock: input()?.checked === true })}
    >
      <Checkbox name="stock" defaultChecked={checked}>
        {t('filter.inStock')}
      </Checkbox>
    </div>
  )
})

/**
 * Search, count, stock and order of a category (spec §2, decision P16), as one landmark. A long list has a price range as
 * well, behind a button, and so has a short one whose address sets it.
 */
export const SearchSort = ({
  text,
  onTextChange,
  order,
  onSort,
  count,
  countedText,
  filter,
  onFilter,
  total,
}: SearchSortProps) => {
  const { t } = useTranslation('catalogue')
  const panel = useId()
  const [opened, setOpened] = useState<boolean | null>(null)
  const priced = filter.from !== null || filter.to !== null
  const open = opened ?? priced
  const ranged = total >= priceRangeFrom || priced
  return (
    <search className={styles.root}>
      <div className={styles.field}>
        <SearchField
          label={t('searchLabel')}
          clearLabel={t('searchClear')}
          value={text}
          onChange={onTextChange}
        />
      </div>
      <div className={styles.count}>
        {count === null ? null : (
          <ResultsCount
            count={count}
            query={countedText}
            order={`${t(`sort.${order.sort}`)} ${t(`sort.${order.dir}`)}`}
            filter={filter}
            total={total}
          />
        )}
      </div>
      {/* Before what is at the end of the row, which stays where it is when the button comes. */}
      {ranged || count === null ? (
        <div className={styles.range} data-waiting={ranged ? undefined : ''}>
          <Toggle
            type="button"
            variant="outline"
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => setOpened(!open)}
          >
            <span>{t(priced ? 'filter.labelSet' : 'filter.label', { count: 1 })}</span>
            <Icon name="chevronDown" size={16} />
          </Toggle>
        </div>
      ) : null}
      <StockBox checked={filter.inStock} onFilter={onFilter} />
      <div className={styles.order}>
        <SortButtons order={order} onSort={onSort} />
      </div>
      {ranged ? (
        <div className={styles.panel} id={panel} hidden={!open}>
          <FilterBar filter={filter} onFilter={onFilter} />
        </div>
      ) : null}
    </search>
  )
}
