import { useMemo } from 'react'
import { useListState } from '#app/catalogue/useListState.ts'
import { useSearchAids } from '#app/catalogue/useSearchAids.ts'
import { useShop } from '#app/catalogue/useShop.ts'
import { useSearch } from '#components/catalogue/useSearch.ts'
import { parseCatalogueQuery, serialiseCatalogueQuery } from '#domain/catalogue/browsing.ts'
import type { Category } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'

/**
 * A list of products for visitors: what the shop has, what the address says of the list, and what its search has found.
 * The search follows typing a moment later, so that a keystroke never waits for it.
 *
 * @param category - `null` for all of them
 */
export const useProductList = (category: Category | null, language: Language) => {
  const { services, snapshot, phase, retry, rest, hasFailed } = useShop(language)
  const { query, change, search } = useListState(parseCatalogueQuery, serialiseCatalogueQuery)
  const products = useMemo(
    () =>
      category === null
        ? snapshot.products
        : snapshot.products.filter((product) => product.category === category),
    [snapshot.products, category],
  )
  const found = useSearch(products, query.q, useSearchAids(services, language, query.q))
  return {
    /** All that is listed without search and filter. */
    products,
    found,
    query,
    change,
    /** The search of the address. */
    address: search,
    rest,
    restFailed: hasFailed,
    /** What both pages show. */
    list: {
      // In a demonstration the samples are there before storage has been read (decision P17).
      phase: phase === 'loading' && products.length > 0 ? ('ready' as const) : phase,
      persistence: snapshot.persistence,
      quarantined: snapshot.quarantine?.records ?? 0,
      images: snapshot.images,
      text: query.q,
      searched: found.query,
      search: (q: string) => change((before) => ({ ...before, q }), 'later'),
      retry,
    },
  }
}
