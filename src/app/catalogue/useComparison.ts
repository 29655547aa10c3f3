import { useLocation, useNavigate } from 'react-router-dom'
import { searchOf } from '#app/catalogue/returnPoint.ts'
import { useShop } from '#app/catalogue/useShop.ts'
import { entryOf, type ReplacedEntry } from '#app/layout/scrollMemory.ts'
import type { CompareFlow, CompareState } from '#components/pages/ComparePage/ComparePage.tsx'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { parseCatalogueQuery, serialiseCatalogueQuery } from '#domain/catalogue/browsing.ts'
import { readCompared } from '#domain/catalogue/compare.ts'
import { findProduct, type Category } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

/** The flow of a comparison: the products that the address names, from the store (decision P16). */
export const useComparison = (category: Category, language: Language): CompareFlow => {
  const { snapshot, phase, retry } = useShop(language)
  const location = useLocation()
  const navigate = useNavigate()
  // Prerendered markup has no query, and hydration has to render the same.
  const hydrated = useHydrated()
  const ids = readCompared(new URLSearchParams(location.search), 'id')
  const products = ids.flatMap((id) => findProduct(snapshot.products, category, id) ?? [])

  const state = (): CompareState => {
    if (!hydrated || phase === 'loading') return { kind: 'loading' }
    if (phase === 'unreadable' && products.length === 0)
      return snapshot.quarantine === null ? { kind: 'failed', retry } : { kind: 'damaged' }
    if (products.length === 0 && ids.length > 0 && snapshot.persistence === 'session')
      return { kind: 'unavailable' }
    return {
      kind: 'ready',
      products,
      images: snapshot.images,
      missing: ids.length - products.length,
    }
  }

  const list = serialiseCatalogueQuery({
    ...parseCatalogueQuery(searchOf(category)),
    compared: products.map(({ $id }) => $id),
  })
  return {
    state: state(),
    backTo: `${paths.category(category)}${list === '' ? '' : `?${list}`}`,
    remove: (id) => {
      const rest = products.map(({ $id }) => $id).filter((other) => other !== id)
      const [, search = ''] = paths.compare(category, rest).split('?')
      void navigate(
        { pathname: location.pathname, search },
        { replace: true, state: { entry: entryOf(location) } satisfies ReplacedEntry },
      )
    },
  }
}
