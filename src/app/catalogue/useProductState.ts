import { useCatalogue } from '#app/catalogue/useCatalogue.ts'
import type { ProductPageState } from '#components/pages/ProductPage/ProductPage.tsx'
import { findProduct, pictureOf, type Category } from '#domain/catalogue/product.ts'

/** What the product page has to show for an address (spec §8). */
export const useProductState = (category: Category, id: string): ProductPageState => {
  const { snapshot, phase, retry } = useCatalogue()
  if (phase === 'loading') return { kind: 'loading' }
  if (phase === 'unreadable') return { kind: 'failed', onRetry: retry }
  const product = findProduct(snapshot.products, category, id)
  if (product === undefined) return { kind: 'notFound' }
  return { kind: 'ready', product, picture: pictureOf(product, snapshot.images) }
}
