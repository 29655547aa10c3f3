import { useEffect } from 'react'
import { useServices } from '#app/ServicesContext.tsx'
import { gridStep } from '#components/catalogue/ProductGrid/gridStep.ts'
import type { Category, Product } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'
import type { FirstCard } from '#services/first-cards/firstCards.port.ts'

/** Milliseconds that a list has to stand still before it is kept. */
const rest = 400

/** What a card on the screen says. */
const cardOf = (element: HTMLElement): FirstCard => {
  const words = (part: string) => element.querySelector(part)?.textContent ?? ''
  return {
    id: element.dataset['product'] ?? '',
    name: words('.name a'),
    price: words('.price'),
    stock: words('.stock'),
    out: element.querySelector('.stock[data-out]') !== null,
    description: words('.description'),
  }
}

/**
 * Keeps what the first cards of a category say, for the next visit's first paint (decision record
 * 010). They are read from the page, so that what is drawn then is what was seen now.
 *
 * @param products as listed; `null` while they are loading or a search or another order is in force
 */
export const useFirstCards = (
  category: Category,
  language: Language,
  products: readonly Product[] | null,
): void => {
  const { firstCards } = useServices()
  useEffect(() => {
    if (products === null) return undefined
    const timer = setTimeout(() => {
      const cards = [...document.querySelectorAll<HTMLElement>('li[data-product]')]
      firstCards.keep(category, language, cards.slice(0, gridStep).map(cardOf))
    }, rest)
    return () => clearTimeout(timer)
  }, [firstCards, category, language, products])
}
