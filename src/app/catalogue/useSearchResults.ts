import { useMemo, useState } from 'react'
import { useListState } from '#app/catalogue/useListState.ts'
import { useSamples } from '#app/catalogue/useSamples.ts'
import { useSearchAids } from '#app/catalogue/useSearchAids.ts'
import { useShop } from '#app/catalogue/useShop.ts'
import { useSearch } from '#components/catalogue/useSearch.ts'
import type { SearchFlow } from '#components/pages/SearchPage/SearchPage.tsx'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { parseCatalogueQuery, serialiseCatalogueQuery } from '#domain/catalogue/browsing.ts'
import { groupFound } from '#domain/catalogue/found.ts'
import type { Language } from '#domain/language.ts'

/** The flow of the search page, from the store and the address. */
export const useSearchResults = (language: Language): SearchFlow => {
  const { services, snapshot, phase: stored, retry } = useShop(language)
  const { query, change } = useListState(parseCatalogueQuery, serialiseCatalogueQuery)
  const samples = useSamples(language)
  const aids = useSearchAids(services, language, query.q)
  const found = useSearch(snapshot.products, query.q, aids)
  // A document that was opened by its address keeps the focus where the browser has it.
  const [navigated] = useState(useHydrated())
  // In a demonstration the samples are there before storage has been read (decision P17).
  const phase = stored === 'loading' && snapshot.products.length > 0 ? 'ready' : stored
  const { matches } = found
  const groups = useMemo(
    () => (matches === null ? [] : groupFound(matches, found.query, found.aids)),
    [matches, found.query, found.aids],
  )
  return {
    phase,
    persistence: snapshot.persistence,
    quarantined: snapshot.quarantine?.records ?? 0,
    total: snapshot.products.length,
    images: snapshot.images,
    text: query.q,
    searched: found.query,
    aids: found.aids,
    groups,
    samples: import.meta.env.VITE_CATALOGUE ? null : samples,
    focused: navigated && query.q === '',
    search: (q) => change((before) => ({ ...before, q }), 'later'),
    retry,
  }
}
