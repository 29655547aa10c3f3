import { searchOf } from '#app/catalogue/lastList.ts'
import { useListState } from '#app/catalogue/useListState.ts'
import { useShop } from '#app/catalogue/useShop.ts'
import type { CompareFlow, CompareState } from '#components/pages/ComparePage/ComparePage.tsx'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { parseCatalogueQuery, serialiseCatalogueQuery } from '#domain/catalogue/browsing.ts'
import { parseComparison, serialiseComparison } from '#domain/catalogue/compare.ts'
import { findProduct, type Category } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

/** The flow of a comparison: the products that the address names, from the store. */
export const useComparison = (category: Category, language: Language): CompareFlow => {
  const { snapshot, phase, retry } = useShop(language)
  const { query, change } = useListState(parseComparison, serialiseComparison)
  const hydrated = useHydrated()
  const { ids, onlyDifferent } = query
  const products = ids.flatMap((id) => findProduct(snapshot.products, category, id) ?? [])
  const missing = ids.filter((id) => findProduct(snapshot.products, category, id) === undefined)

  const state = (): CompareState => {
    if (!hydrated || phase === 'loading') return { kind: 'loading' }
    if (phase === 'unreadable' && products.length === 0)
      return snapshot.quarantine === null ? { kind: 'failed', retry } : { kind: 'damaged' }
    if (products.length === 0 && ids.length > 0 && snapshot.persistence === 'session')
      return { kind: 'unavailable' }
    return { kind: 'ready', products, images: snapshot.images, missing: missing.length }
  }

  const list = serialiseCatalogueQuery({
    ...parseCatalogueQuery(searchOf(category)),
    compared: products.map(({ $id }) => $id),
  })
  return {
    state: state(),
    backTo: `${paths.category(category)}${list === '' ? '' : `?${list}`}`,
    onlyDifferent,
    showOnlyDifferent: (only) => change((before) => ({ ...before, onlyDifferent: only })),
    // What is missing here may be in the browser of the next reader.
    arrange: (arranged) => change((before) => ({ ...before, ids: [...arranged, ...missing] })),
  }
}
