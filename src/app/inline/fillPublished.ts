import type { Product } from '#domain/catalogue/product.ts'
import { publicationKey, type PublicationRecord } from '#domain/catalogue/publication.ts'

/**
 * Applies the visitor's own changes to a document that shows its published products already
 * (decision P9): it hides what they deleted and writes the texts of the others. After a newer
 * publication the document has the newer texts, until the app has merged both.
 */
export const fillPublished = (
  products: readonly Product[],
  id: string,
  fill: (place: Element, product: Product) => void,
) => {
  const text = localStorage.getItem(publicationKey) ?? '{}'
  const record = JSON.parse(text) as Partial<PublicationRecord>
  const isMerged = record.address === import.meta.env.VITE_CATALOGUE
  const apply = (place: HTMLElement | null, product = '') => {
    const mine = products.find(({ $id }) => $id === product)
    if (place && mine && isMerged) fill(place, mine)
    place?.toggleAttribute('hidden', !mine && record.products?.[product] !== undefined)
  }
  apply(document.querySelector('article'), id)
  for (const card of document.querySelectorAll<HTMLElement>('[data-product]')) {
    apply(card, card.dataset['product'])
  }
}
