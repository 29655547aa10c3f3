import { useMemo, useState } from 'react'
import { useProductList } from '#app/catalogue/useProductList.ts'
import { useSamples } from '#app/catalogue/useSamples.ts'
import type { SearchFlow } from '#components/pages/SearchPage/SearchPage.tsx'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { groupFound } from '#domain/catalogue/found.ts'
import type { Language } from '#domain/language.ts'

/** The flow of the search page, from the store and the address. */
export const useSearchResults = (language: Language): SearchFlow => {
  const { products, found, query, list } = useProductList(null, language)
  const samples = useSamples(language)
  // A document that was opened by its address keeps the focus where the browser has it.
  const [navigated] = useState(useHydrated())
  const { matches } = found
  const groups = useMemo(
    () => (matches === null ? [] : groupFound(matches, found.query, found.aids)),
    [matches, found.query, found.aids],
  )
  return {
    ...list,
    total: products.length,
    aids: found.aids,
    groups,
    samples: import.meta.env.VITE_CATALOGUE ? null : samples,
    focused: navigated && query.q === '',
  }
}
