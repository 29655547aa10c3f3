import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { ResultsCount } from '#components/catalogue/ResultsCount/ResultsCount.tsx'
import { SearchField } from '#components/ui/SearchField/SearchField.tsx'
import type { SortKey, SortOrder } from '#domain/catalogue/browsing.ts'
import { SortButtons } from './SortButtons.tsx'

/** Props of {@link SearchSort}. */
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
}

const Bar = chakra('search', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gap: '3',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 1fr) auto',
      lg: 'minmax(0, 24rem) minmax(0, 1fr) auto',
    },
    '& > .count': {
      // Nothing moves when the count arrives.
      minHeight: '1lh',
      fontSize: 'sm',
      lineHeight: 'snugZh',
      gridRow: { md: '2', lg: '1' },
      gridColumn: { md: '1 / -1', lg: '2' },
      paddingInlineStart: { lg: '2' },
    },
  },
})

/** Search, count and order of a category (spec §2, brief §5), as one landmark. */
export const SearchSort = ({
  text,
  onTextChange,
  order,
  onSort,
  count,
  countedText,
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
        {count === null ? null : <ResultsCount count={count} query={countedText} order={order} />}
      </div>
      <SortButtons order={order} onSort={onSort} />
    </Bar>
  )
}
