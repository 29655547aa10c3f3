import { useMemo, useState } from 'react'
import { searchOf } from '#app/catalogue/lastList.ts'
import { useSamples } from '#app/catalogue/useSamples.ts'
import { useSampleProducts } from '#app/catalogue/useSampleProducts.ts'
import { useShop } from '#app/catalogue/useShop.ts'
import type { ProductFlow, ProductPageState } from '#components/pages/ProductPage/ProductPage.tsx'
import { findProduct, neighboursOf, pictureOf, type Category } from '#domain/catalogue/product.ts'
import { sampleAt, storedSample } from '#domain/catalogue/shownSamples.ts'
import type { Language } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

/** The state of the product page at an address (spec §8). */
const useProductState = (category: Category, id: string, language: Language): ProductPageState => {
  const { snapshot, phase, retry } = useShop(language)
  const [shown, setShown] = useState<string | null>(null)
  const name = import.meta.env.VITE_CATALOGUE ? null : sampleAt(category, id)
  const product =
    findProduct(snapshot.products, category, id) ??
    (name === null ? undefined : storedSample(snapshot.products, name))
  const samples = useSamples(language)
  const looked = useSampleProducts(category, language, name !== null && product === undefined)
  const sample = looked?.find(({ $id }) => $id === id)
  const others = useMemo(
    () => (sample === undefined ? [] : neighboursOf(sample, looked ?? [])),
    [sample, looked],
  )
  if (product !== undefined && shown !== id) setShown(id)
  // Whatever became of storage, a sample can be looked at.
  if (product === undefined && sample !== undefined && name !== null)
    return {
      kind: 'ready',
      product: sample,
      picture: sample.imageUrl,
      others,
      sample: samples,
    }
  if (product !== undefined)
    return {
      kind: 'ready',
      product,
      picture: pictureOf(product, snapshot.images),
      others: neighboursOf(product, snapshot.products),
      images: snapshot.images,
    }
  const mayBeSample = name !== null && looked === null
  if (phase === 'loading' || mayBeSample) return { kind: 'loading' }
  if (phase === 'unreadable') {
    if (snapshot.quarantine !== null) return { kind: 'damaged' }
    return { kind: 'failed', retry }
  }
  // Without storage it is unknown whether the product exists (spec §8).
  const blocked = snapshot.persistence === 'session'
  return blocked ? { kind: 'unavailable' } : { kind: 'notFound', deleted: shown === id }
}

/** The flow of the product page at an address. */
export const useProduct = (category: Category, id: string, language: Language): ProductFlow => {
  const state = useProductState(category, id, language)
  const [cartAnswered, setCartAnswered] = useState(false)
  return {
    state,
    cartAnswered,
    addToCart: () => setCartAnswered(true),
    backTo: `${paths.category(category)}${searchOf(category)}`,
  }
}
