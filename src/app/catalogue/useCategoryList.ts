import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { rememberSearch } from '#app/catalogue/lastList.ts'
import { useListState } from '#app/catalogue/useListState.ts'
import { useReturn } from '#app/catalogue/useReturn.ts'
import { useSamples } from '#app/catalogue/useSamples.ts'
import { useSampleProducts } from '#app/catalogue/useSampleProducts.ts'
import { useSearchAids } from '#app/catalogue/useSearchAids.ts'
import { useShop } from '#app/catalogue/useShop.ts'
import { useSession } from '#app/session.tsx'
import type { CategoryFlow } from '#components/pages/CategoryPage/CategoryPage.tsx'
import { useSearch } from '#components/catalogue/useSearch.ts'
import {
  createSorter,
  nextOrder,
  parseCatalogueQuery,
  serialiseCatalogueQuery,
  widened,
} from '#domain/catalogue/browsing.ts'
import { choose, mostCompared } from '#domain/catalogue/compare.ts'
import { listStep } from '#domain/catalogue/preview.ts'
import { filterCount, passes, waysBack, type ProductFilter } from '#domain/catalogue/filter.ts'
import type { Category } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'

/**
 * The flow of the category page, from the store and the address. The list follows typing a
 * moment later, so that a keystroke never waits for it.
 */
export const useCategoryList = (category: Category, language: Language): CategoryFlow => {
  const { services, snapshot, phase: stored, retry, rest, hasFailed } = useShop(language)
  const { query, change, search } = useListState(parseCatalogueQuery, serialiseCatalogueQuery)
  const samples = useSamples(language)
  const mayAdd = useSession().status === 'authenticated'
  const aids = useSearchAids(services, language, query.q)
  const sorter = useMemo(() => createSorter(language), [language])
  const { sort, dir, filter } = query
  const mine = useMemo(
    () => snapshot.products.filter((product) => product.category === category),
    [snapshot.products, category],
  )
  // In a demonstration the samples are there before storage has been read.
  const phase = stored === 'loading' && mine.length > 0 ? 'ready' : stored
  const isEmpty = !import.meta.env.VITE_CATALOGUE && phase === 'ready' && mine.length === 0
  const sampleProducts = useSampleProducts(category, language, isEmpty)
  const { query: searched, matches } = useSearch(mine, query.q, aids)
  const order = useMemo(() => ({ sort, dir }), [sort, dir])
  // The button says its order at once, the cards follow.
  const inOrder = useDeferredValue(order)
  const products = useMemo(() => {
    const ordered = sorter(mine, inOrder)
    if (matches === null && filterCount(filter) === 0) return ordered
    return ordered.filter((product) => (matches?.has(product) ?? true) && passes(product, filter))
  }, [mine, sorter, inOrder, matches, filter])
  const list = serialiseCatalogueQuery({ ...query, compared: [] })
  const { shown, showMore } = useReturn(phase === 'ready', list)
  useEffect(() => rememberSearch(category, search), [category, search])

  const filterBy = useCallback(
    (part: Partial<ProductFilter>) =>
      change((before) => ({ ...before, filter: { ...before.filter, ...part } }), 'step'),
    [change],
  )
  const { compared } = query
  const chosen = useMemo(
    () => compared.flatMap((id) => mine.find(({ $id }) => $id === id) ?? []),
    [compared, mine],
  )
  const [full, setFull] = useState(false)
  const compare = useCallback(
    (id: string, wanted: boolean) =>
      change((before) => {
        // What the address names and is not here takes no place.
        const here = before.compared.filter((other) => mine.some(({ $id }) => $id === other))
        const next = choose(here, id, wanted)
        setFull(next === null)
        return next === null ? before : { ...before, compared: next }
      }),
    [change, mine],
  )

  const total = mine.length + rest
  return {
    phase,
    persistence: snapshot.persistence,
    quarantined: snapshot.quarantine?.records ?? 0,
    total,
    rest,
    restFailed: hasFailed,
    lineup: useMemo(() => sorter(mine, { sort: 'date', dir: 'desc' }), [mine, sorter]),
    products,
    images: snapshot.images,
    // The other cards come with the data file.
    shown: rest > 0 ? listStep : shown,
    text: query.q,
    searched,
    order,
    filter,
    waysBack: products.length > 0 ? [] : waysBack(mine, matches, filter),
    search: (q) => change((before) => ({ ...before, q }), 'later'),
    filterBy,
    widen: (without) => change((before) => widened(before, without), 'step'),
    compared: chosen,
    // Another tab may have deleted one since.
    compareFull: full && chosen.length === mostCompared,
    // One alone cannot be compared. How many there are is not known at first.
    compare: total > 1 || phase === 'loading' ? compare : undefined,
    compareNone: () => {
      setFull(false)
      change((before) => ({ ...before, compared: [] }))
    },
    sort: (key) => change((before) => ({ ...before, ...nextOrder(before, key) })),
    showMore,
    retry,
    // A shop is not filled with samples.
    samples: import.meta.env.VITE_CATALOGUE
      ? null
      : { ...samples, products: sampleProducts ?? [], mayAdd },
  }
}
