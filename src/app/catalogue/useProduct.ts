import { useState } from 'react'
import { searchOf } from '#app/catalogue/returnPoint.ts'
import { useRequiredCatalogue } from '#app/catalogue/useCatalogue.ts'
import type { ProductFlow, ProductPageState } from '#components/pages/ProductPage/ProductPage.tsx'
import { findProduct, neighboursOf, pictureOf, type Category } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'

/** The state of the product page at an address (spec §8). */
const useProductState = (category: Category, id: string): ProductPageState => {
  const { snapshot, phase, retry } = useRequiredCatalogue()
  const [shown, setShown] = useState<string | null>(null)
  const product = findProduct(snapshot.products, category, id)
  if (product !== undefined && shown !== id) setShown(id)
  if (phase === 'loading') return { kind: 'loading' }
  if (phase === 'unreadable') {
    if (snapshot.quarantine !== null) return { kind: 'damaged' }
    return { kind: 'failed', onRetry: retry }
  }
  if (product === undefined) {
    // Without storage it is unknown whether the product exists (spec §8).
    const blocked = snapshot.persistence === 'session'
    return blocked ? { kind: 'unavailable' } : { kind: 'notFound', deleted: shown === id }
  }
  return {
    kind: 'ready',
    product,
    picture: pictureOf(product, snapshot.images),
    others: neighboursOf(product, snapshot.products),
    images: snapshot.images,
  }
}

/** The flow of the product page at an address. */
export const useProduct = (category: Category, id: string): ProductFlow => {
  const state = useProductState(category, id)
  const [cartAnswered, setCartAnswered] = useState(false)
  return {
    state,
    cartAnswered,
    onAddToCart: () => setCartAnswered(true),
    backTo: `${paths.category(category)}${searchOf(category)}`,
  }
}
