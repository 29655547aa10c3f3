import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  filterCount,
  isSameFilter,
  noFilter,
  type ProductFilter,
} from '#domain/catalogue/filter.ts'
import styles from './ResultsCount.module.css'

export interface ResultsCountProps {
  /** How many products match; `null` where nothing is searched yet. */
  readonly count: number | null
  /** The search text; what is announced when nothing matches quotes it. */
  readonly query: string
  /** The order of the list, in words. A change of it is announced. */
  readonly order?: string | undefined
  /** What the list is filtered by; with a filter the count says of how many. @defaultValue nothing */
  readonly filter?: ProductFilter | undefined
  /** How many products there are without search and filter. @defaultValue `count` */
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
 * count, also where it stays the same. The order is announced too: no button says all of it.
 */
export const ResultsCount = memo(function ResultsCount({
  count,
  query,
  order,
  filter = noFilter,
  total,
}: ResultsCountProps) {
  const { t } = useTranslation('catalogue')
  const [seen, setSeen] = useState<Seen>({ count, query, order, filter, total, says: 'nothing' })

  useEffect(() => {
    const counted =
      seen.count !== count || seen.query !== query || !isSameFilter(seen.filter ?? noFilter, filter)
    if (!counted && seen.order === order) return undefined
    const says = counted ? 'count' : 'order'
    const timer = setTimeout(
      () => setSeen({ count, query, order, filter, total, says }),
      announceAfterMs,
    )
    return () => clearTimeout(timer)
  }, [count, query, order, filter, total, seen])

  const countText = (of: ResultsCountProps, matching: number) =>
    filterCount(of.filter ?? noFilter) > 0
      ? t('resultsOf', { count: matching, total: of.total ?? matching })
      : t('results', { count: matching })
  const textOf = () => {
    if (seen.says === 'nothing' || seen.count === null) return ''
    if (seen.says === 'order') return seen.order ?? ''
    if (seen.count > 0) return countText(seen, seen.count)
    if (filterCount(seen.filter ?? noFilter) > 0) return t('state.noneLeft')
    return seen.query === ''
      ? countText(seen, seen.count)
      : t('state.noMatch', { query: seen.query })
  }

  return (
    <>
      {count === null ? null : (
        <p className={styles.root} data-none={count === 0 ? '' : undefined}>
          {countText({ count, query, filter, total }, count)}
        </p>
      )}
      <VisuallyHidden role="status">{textOf()}</VisuallyHidden>
    </>
  )
})
