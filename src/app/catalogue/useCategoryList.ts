import { useCallback, useEffect, useMemo } from 'react'
import { rememberSearch } from '#app/catalogue/returnPoint.ts'
import { useAddressQuery } from '#app/catalogue/useAddressQuery.ts'
import { useRequiredCatalogue } from '#app/catalogue/useCatalogue.ts'
import { useReturn } from '#app/catalogue/useReturn.ts'
import { useSamples } from '#app/catalogue/useSamples.ts'
import { useSearchAids } from '#app/catalogue/useSearchAids.ts'
import { useSearch } from '#components/catalogue/useSearch.ts'
import { gridStep } from '#domain/catalogue/display.ts'
import type { Category } from '#domain/catalogue/product.ts'
import { createSorter, nextOrder, type SortKey } from '#domain/catalogue/browsing.ts'
import type { Language } from '#domain/language.ts'

/**
 * Binds the store and the address to the props of the category page. The list follows typing a
 * moment later, so that a keystroke never waits for it.
 */
export const useCategoryList = (category: Category, language: Language) => {
  const { services, snapshot, phase, retry, rest } = useRequiredCatalogue()
  const { query, change, search } = useAddressQuery()
  const { shown, setShown } = useReturn(phase === 'ready')
  const samples = useSamples(language)
  const aids = useSearchAids(services, language, query.q)
  const sorter = useMemo(() => createSorter(language), [language])
  const { sort, dir } = query
  const mine = useMemo(
    () => snapshot.products.filter((product) => product.category === category),
    [snapshot.products, category],
  )
  const { query: searched, matches } = useSearch(mine, query.q, aids)
  const products = useMemo(() => {
    const ordered = sorter(mine, { sort, dir })
    return matches === null ? ordered : ordered.filter((product) => matches.has(product))
  }, [mine, sorter, sort, dir, matches])
  useEffect(() => rememberSearch(category, search), [category, search])

  const onTextChange = useCallback(
    (q: string) => {
      setShown(gridStep)
      change((before) => ({ ...before, q }))
    },
    [change, setShown],
  )
  const onSort = useCallback(
    (key: SortKey) => {
      setShown(gridStep)
      change((before) => ({ ...before, ...nextOrder(before, key) }))
    },
    [change, setShown],
  )

  return {
    phase,
    // Published products do not depend on storage (decision P9).
    persistence:
      import.meta.env.VITE_CATALOGUE && mine.length > 0 ? 'browser' : snapshot.persistence,
    quarantined: snapshot.quarantine?.records ?? 0,
    total: mine.length + rest,
    rest,
    lineup: useMemo(() => sorter(mine, { sort: 'date', dir: 'desc' }), [mine, sorter]),
    products,
    images: snapshot.images,
    // The other cards come with the data file.
    shown: rest > 0 ? gridStep : shown,
    text: query.q,
    searched,
    order: useMemo(() => ({ sort, dir }), [sort, dir]),
    onTextChange,
    onSort,
    onShowMore: useCallback(() => setShown((before) => before + gridStep), [setShown]),
    onRetry: retry,
    // A shop is not filled with samples (decision P9).
    samples: import.meta.env.VITE_CATALOGUE ? null : samples,
  }
}
