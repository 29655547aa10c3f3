import { formatPrice } from '#domain/catalogue/format.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'

/**
 * Writes the visitor's own prices into a document that shows its published products already
 * (decision P9).
 */
export const fillPublished = (products: readonly Product[], id: string, language: Language) => {
  const fill = (place: Element | null, selector: string, product: string | undefined) => {
    const mine = products.find(({ $id }) => $id === product)
    const price = place?.querySelector(selector)
    if (mine && price) price.textContent = formatPrice(mine.price, language)
  }
  fill(document.querySelector('article'), 'h1 + div > :first-child', id)
  for (const card of document.querySelectorAll<HTMLElement>('[data-product]')) {
    fill(card, '.price', card.dataset['product'])
  }
}
