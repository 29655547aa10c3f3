/*
 * Inline script at the end of the documents that show published products (decision P9). Before the
 * first paint it hides the products that the visitor deleted and writes the texts of those that they
 * changed. After a newer publication the document has the newer texts, until the app has merged both.
 */
import { fillTexts } from './fillProduct.ts'
import { languageOfAddress } from '#domain/address.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { PublicationRecord } from '#domain/publishing/publication.ts'
import { catalogueKeys } from '#domain/storageKeys.ts'

const texts = document.currentScript?.dataset ?? {}

const read = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? '[]')

try {
  const language = languageOfAddress(location.pathname)
  const steps = location.pathname.split('/').map(decodeURIComponent)
  const stored = read(catalogueKeys.products) as readonly Product[]
  const { address, products } = read(catalogueKeys.publication) as Partial<PublicationRecord>
  for (const place of document.querySelectorAll<HTMLElement>('article, [data-product]')) {
    const id = place.dataset['product'] ?? steps.findLast(Boolean) ?? ''
    const mine = stored.find(({ $id, category }) => $id === id && steps.includes(category))
    if (mine && address === import.meta.env.VITE_CATALOGUE) fillTexts(place, mine, language, texts)
    place.hidden = !mine && products?.[id] !== undefined
  }
} catch {
  // Storage is blocked or invalid: the app shows the message.
}
