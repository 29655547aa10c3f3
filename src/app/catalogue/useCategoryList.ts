import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { rememberSearch } from '#app/catalogue/lastList.ts'
import { useProductList } from '#app/catalogue/useProductList.ts'
import { useReturn } from '#app/catalogue/useReturn.ts'
import { useSamples } from '#app/catalogue/useSamples.ts'
import { useSampleProducts } from '#app/catalogue/useSampleProducts.ts'
import { useSession } from '#app/session.tsx'
import type { CategoryFlow } from '#components/pages/CategoryPage/CategoryPage.tsx'
import {
  createSorter,
  nextOrder,
  serialiseCatalogueQuery,
  widened,
} from '#domain/catalogue/browsing.ts'
import { choose, mostCompared } from '#domain/catalogue/compare.ts'
import { listStep } from '#domain/catalogue/preview.ts'
import { filterCount, passes, waysBack, type ProductFilter } from '#domain/catalogue/filter.ts'
import type { Category } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'

/** The flow of the category page, from the store and the address. */
export const useCategoryList = (category: Category, language: Language): CategoryFlow => {
  const { products: mine, rest, restFailed, ...parts } = useProductList(category, language)
  const { found, query, change, address, list } = parts
  const { phase } = list
  const { matches } = found
  const samples = useSamples(language)
  const mayAdd = useSession().status === 'authenticated'
  const sorter = useMemo(() => createSorter(language), [language])
  const { sort, dir, filter } = query
  const isEmpty = !import.meta.env.VITE_CATALOGUE && phase === 'ready' && mine.length === 0
  const sampleProducts = useSampleProducts(category, language, isEmpty)
  const order = useMemo(() => ({ sort, dir }), [sort, dir])
  // The button says its order at once, the cards follow.
  const inOrder = useDeferredValue(order)
  const products = useMemo(() => {
    const ordered = sorter(mine, inOrder)
    if (matches === null && filterCount(filter) === 0) return ordered
    return ordered.filter((product) => (matches?.has(product) ?? true) && passes(product, filter))
  }, [mine, sorter, inOrder, matches, filter])
  const listed = serialiseCatalogueQuery({ ...query, compared: [] })
  const { shown, showMore } = useReturn(phase === 'ready', listed)
  useEffect(() => rememberSearch(category, address), [category, address])

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
    ...list,
    total,
    rest,
    restFailed,
    lineup: useMemo(() => sorter(mine, { sort: 'date', dir: 'desc' }), [mine, sorter]),
    products,
    // The other cards come with the data file.
    shown: rest > 0 ? listStep : shown,
    order,
    filter,
    waysBack: products.length > 0 ? [] : waysBack(mine, matches, filter),
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
    // A shop is not filled with samples.
    samples: import.meta.env.VITE_CATALOGUE
      ? null
      : { ...samples, products: sampleProducts ?? [], mayAdd },
  }
}
