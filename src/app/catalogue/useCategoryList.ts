import { useCallback, useEffect, useMemo, useState } from 'react'
import { rememberSearch } from '#app/catalogue/returnPoint.ts'
import { useAddressQuery } from '#app/catalogue/useAddressQuery.ts'
import { useReturn } from '#app/catalogue/useReturn.ts'
import { useSamples } from '#app/catalogue/useSamples.ts'
import { useSampleProducts } from '#app/catalogue/useSampleProducts.ts'
import { useSearchAids } from '#app/catalogue/useSearchAids.ts'
import { useShop } from '#app/catalogue/useShop.ts'
import { useSession } from '#app/session.tsx'
import type { CategoryFlow } from '#components/pages/CategoryPage/CategoryPage.tsx'
import { useSearch } from '#components/catalogue/useSearch.ts'
import { createSorter, nextOrder, widened, type SortKey } from '#domain/catalogue/browsing.ts'
import { choose, mostCompared } from '#domain/catalogue/compare.ts'
import { gridStep } from '#domain/catalogue/display.ts'
import {
  filterCount,
  passes,
  waysBack,
  type Narrowing,
  type ProductFilter,
} from '#domain/catalogue/filter.ts'
import type { Category } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'

/**
 * The flow of the category page, from the store and the address. The list follows typing a
 * moment later, so that a keystroke never waits for it.
 */
export const useCategoryList = (category: Category, language: Language): CategoryFlow => {
  const { services, snapshot, phase: stored, retry, rest } = useShop(language)
  const { query, change, search } = useAddressQuery()
  const samples = useSamples(language)
  const mayAdd = useSession().status === 'authenticated'
  const aids = useSearchAids(services, language, query.q)
  const sorter = useMemo(() => createSorter(language), [language])
  const { sort, dir, filter } = query
  const mine = useMemo(
    () => snapshot.products.filter((product) => product.category === category),
    [snapshot.products, category],
  )
  // In a demonstration the samples are there before storage has been read (decision P17).
  const phase = stored === 'loading' && mine.length > 0 ? 'ready' : stored
  const { shown, setShown } = useReturn(phase === 'ready')
  const isEmpty = !import.meta.env.VITE_CATALOGUE && phase === 'ready' && mine.length === 0
  const sampleProducts = useSampleProducts(category, language, isEmpty)
  const { query: searched, matches } = useSearch(mine, query.q, aids)
  const products = useMemo(() => {
    const ordered = sorter(mine, { sort, dir })
    if (matches === null && filterCount(filter) === 0) return ordered
    return ordered.filter((product) => (matches?.has(product) ?? true) && passes(product, filter))
  }, [mine, sorter, sort, dir, matches, filter])
  useEffect(() => rememberSearch(category, search), [category, search])

  const searchFor = useCallback(
    (q: string) => {
      setShown(gridStep)
      change((before) => ({ ...before, q }))
    },
    [change, setShown],
  )
  const sortBy = useCallback(
    (key: SortKey) => {
      setShown(gridStep)
      change((before) => ({ ...before, ...nextOrder(before, key) }))
    },
    [change, setShown],
  )

  const filterBy = useCallback(
    (part: Partial<ProductFilter>) => {
      setShown(gridStep)
      change((before) => ({ ...before, filter: { ...before.filter, ...part } }), 'step')
    },
    [change, setShown],
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
  const compareNone = useCallback(() => {
    setFull(false)
    change((before) => ({ ...before, compared: [] }))
  }, [change])
  const widen = useCallback(
    (without: Narrowing | 'all') => {
      setShown(gridStep)
      change((before) => widened(before, without), 'step')
    },
    [change, setShown],
  )

  const { persistence } = snapshot
  const quarantined = snapshot.quarantine?.records ?? 0
  const total = mine.length + rest
  const lineup = useMemo(() => sorter(mine, { sort: 'date', dir: 'desc' }), [mine, sorter])
  const order = useMemo(() => ({ sort, dir }), [sort, dir])
  const ways = useMemo(
    () => (products.length > 0 ? [] : waysBack(mine, matches, filter)),
    [products, mine, matches, filter],
  )
  const showMore = useCallback(() => setShown((before) => before + gridStep), [setShown])
  const offer = useMemo(
    () => ({ ...samples, products: sampleProducts ?? [], mayAdd }),
    [samples, sampleProducts, mayAdd],
  )
  const { q: text } = query
  return useMemo(
    () => ({
      phase,
      persistence,
      quarantined,
      total,
      rest,
      lineup,
      products,
      images: snapshot.images,
      // The other cards come with the data file.
      shown: rest > 0 ? gridStep : shown,
      text,
      searched,
      order,
      filter,
      waysBack: ways,
      search: searchFor,
      filterBy,
      widen,
      compared: chosen,
      // Another tab may have deleted one since.
      compareFull: full && chosen.length === mostCompared,
      // One alone cannot be compared.
      compare: total > 1 ? compare : undefined,
      compareNone,
      sort: sortBy,
      showMore,
      retry,
      // A shop is not filled with samples (decision P9).
      samples: import.meta.env.VITE_CATALOGUE ? null : offer,
    }),
    [
      phase,
      persistence,
      quarantined,
      total,
      rest,
      lineup,
      products,
      snapshot.images,
      shown,
      text,
      searched,
      order,
      filter,
      ways,
      searchFor,
      filterBy,
      widen,
      chosen,
      full,
      compare,
      compareNone,
      sortBy,
      showMore,
      retry,
      offer,
    ],
  )
}
