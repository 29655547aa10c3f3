import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SortOrder } from '#domain/catalogue/browsing.ts'
import {
  filterCount,
  isSameFilter,
  noFilter,
  type ProductFilter,
} from '#domain/catalogue/filter.ts'
import styles from './ResultsCount.module.css'

export interface ResultsCountProps {
  /** How many products match. */
  readonly count: number
  /** The search text; what is announced when nothing matches quotes it. */
  readonly query: string
  /** The order of the list, where it can be turned; a turn is announced. */
  readonly order?: SortOrder | undefined
  /** What the list is filtered by; with a filter the count says of how many. @defaultValue nothing */
  readonly filter?: ProductFilter | undefined
  /** How many products there are without search and filter. */
  readonly total?: number | undefined
}

/** Milliseconds without a change after which the count is announced. */
const announceAfterMs = 700

interface Seen extends ResultsCountProps {
  /** What is announced of it. */
  readonly says: 'nothing' | 'count' | 'order'
}

/**
 * How many products are listed (spec §2). The text changes at once. It is announced once, after typing
 * stops, never on the first render, and again after a change of the language (decision L3). A filter is announced with the
 * count, also where it stays the same. A turn of the order is announced too: a button that stays pressed says nothing of it.
 */
export const ResultsCount = memo(function ResultsCount({
  count,
  query,
  order,
  filter = noFilter,
  total = count,
}: ResultsCountProps) {
  const { t } = useTranslation('catalogue')
  const [seen, setSeen] = useState<Seen>({ count, query, order, filter, total, says: 'nothing' })

  useEffect(() => {
    const counted =
      seen.count !== count || seen.query !== query || !isSameFilter(seen.filter ?? noFilter, filter)
    const sorted = seen.order?.sort !== order?.sort
    const turned = seen.order?.dir !== order?.dir
    if (!counted && !sorted && !turned) return undefined
    // Another button is heard as pressed.
    const says = counted ? 'count' : sorted ? 'nothing' : 'order'
    const timer = setTimeout(
      () => setSeen({ count, query, order, filter, total, says }),
      announceAfterMs,
    )
    return () => clearTimeout(timer)
  }, [count, query, order, filter, total, seen])

  const countText = (of: ResultsCountProps) =>
    filterCount(of.filter ?? noFilter) > 0
      ? t('resultsOf', { count: of.count, total: of.total ?? of.count })
      : t('results', { count: of.count })
  const textOf = () => {
    if (seen.says === 'nothing') return ''
    if (seen.says === 'order' && seen.order !== undefined)
      return `${t(`sort.${seen.order.sort}`)} ${t(`sort.${seen.order.dir}`)}`
    if (seen.count > 0) return countText(seen)
    if (filterCount(seen.filter ?? noFilter) > 0) return t('state.noneLeft')
    return seen.query === '' ? countText(seen) : t('state.noMatch', { query: seen.query })
  }

  return (
    <>
      <p className={styles.root} data-none={count === 0 ? '' : undefined}>
        {countText({ count, query, filter, total })}
      </p>
      <VisuallyHidden role="status">{textOf()}</VisuallyHidden>
    </>
  )
})
