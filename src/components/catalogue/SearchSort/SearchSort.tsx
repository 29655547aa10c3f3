import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { memo } from 'react'
import { ResultsCount } from '#components/catalogue/ResultsCount/ResultsCount.tsx'
import { FilterBar } from '#components/catalogue/FilterBar/FilterBar.tsx'
import { SearchField } from '#components/ui/SearchField/SearchField.tsx'
import { SegmentedButtons } from '#components/ui/SegmentedButtons/SegmentedButtons.tsx'
import { type SortKey, type SortOrder, isSortKey, sortKeys } from '#domain/catalogue/browsing.ts'
import type { ProductFilter } from '#domain/catalogue/filter.ts'

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

const Bar = chakra('search', {
  base: {
    // On a phone two rows: the field and the count, the order and the filter. With large text more.
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    gridTemplateColumns: {
      md: 'minmax(0, 1fr) auto',
      lg: 'minmax(0, 24rem) minmax(0, 1fr) auto',
    },
    '& > div:first-of-type': { flex: '1 1 14rem', minWidth: 0 },
    '& > [role=group]': {
      flex: '1 1 auto',
      '& button': { paddingInline: { base: '2', md: '3.5' } },
    },
    '& > .count': {
      // Nothing moves when the count arrives.
      flex: '0 0 4.5rem',
      minHeight: '1lh',
      fontSize: 'sm',
      lineHeight: 'snugZh',
      // Next to what it counts, so that filters do not move when nothing is left to count.
      gridRow: { md: '3', lg: '1' },
      gridColumn: { md: '1 / -1', lg: '2' },
      paddingInlineStart: { lg: '2' },
    },
    '& > form': { gridColumn: '1 / -1' },
  },
})

/** Search, count, order and filter of a category (spec §2, decision P16), as one landmark. */
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
  return (
    <Bar>
      <SearchField
        label={t('searchLabel')}
        clearLabel={t('searchClear')}
        value={text}
        onChange={onTextChange}
      />
      <div className="count">
        {count === null ? null : (
          <ResultsCount
            count={count}
            query={countedText}
            order={order}
            filter={filter}
            total={total}
          />
        )}
      </div>
      <SortButtons order={order} onSort={onSort} />
      <FilterBar filter={filter} onFilter={onFilter} />
    </Bar>
  )
}
