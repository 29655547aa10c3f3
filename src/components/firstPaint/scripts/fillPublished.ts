/*
 * Inline script at the end of the documents that show published products. Before the first paint it writes the
 * texts of the visitor's own products over those of the published ones with their ids.
 */
import { fillTexts } from './fillProduct.ts'
import { languageOfAddress } from '#domain/address.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { catalogueKeys } from '#domain/storageKeys.ts'

const texts = document.currentScript?.dataset ?? {}

try {
  const language = languageOfAddress(location.pathname)
  const steps = location.pathname.split('/').map(decodeURIComponent)
  // As the app writes them; anything else is caught.
  const own = JSON.parse(localStorage.getItem(catalogueKeys.products) ?? '[]') as readonly Product[]
  for (const place of document.querySelectorAll<HTMLElement>('article, [data-product]')) {
    const id = place.dataset['product'] ?? steps.findLast(Boolean) ?? ''
    const mine = own.find(({ $id, category }) => $id === id && steps.includes(category))
    if (mine) fillTexts(place, mine, language, texts)
  }
} catch {
  // Storage is blocked or invalid: the app shows the message.
}
