import { formatPrice } from '#domain/catalogue/format.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { publicationKey, type PublicationRecord } from '#domain/catalogue/publication.ts'
import type { Language } from '#domain/language.ts'

/**
 * Applies the visitor's own changes to a document that shows its published products already
 * (decision P9): it hides what they deleted and writes their prices. After a newer publication the
 * document has the newer prices, until the app has merged both.
 */
export const fillPublished = (products: readonly Product[], id: string, language: Language) => {
  const text = localStorage.getItem(publicationKey) ?? '{}'
  const record = JSON.parse(text) as Partial<PublicationRecord>
  const isMerged = record.address === import.meta.env.VITE_CATALOGUE
  const fill = (place: HTMLElement | null, selector: string, product = '') => {
    const mine = products.find(({ $id }) => $id === product)
    const price = place?.querySelector(selector)
    if (mine && price && isMerged) price.textContent = formatPrice(mine.price, language)
    place?.toggleAttribute('hidden', !mine && record.products?.[product] !== undefined)
  }
  fill(document.querySelector('article'), 'h1 + div > :first-child', id)
  for (const card of document.querySelectorAll<HTMLElement>('[data-product]')) {
    fill(card, '.price', card.dataset['product'])
  }
}
