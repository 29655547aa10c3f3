import { categories, type Category } from '#domain/catalogue/product.ts'
import { languages, type Language } from '#domain/language.ts'
import type { TextStore } from '#services/browser/webStorage.ts'
import type { FirstCard, FirstCardsPort } from '#services/first-cards/firstCards.port.ts'

/** One list each, because the script that draws it has no time for the others (`app/cards.ts`). */
const keyOf = (category: Category, language: Language) => `first_cards_${category}_${language}`

const isCard = (value: unknown): value is FirstCard => {
  if (typeof value !== 'object' || value === null) return false
  const text = (name: string) => typeof Reflect.get(value, name) === 'string'
  return (
    ['id', 'name', 'price', 'stock', 'description'].every(text) &&
    typeof Reflect.get(value, 'out') === 'boolean'
  )
}

/** {@link FirstCardsPort} over local storage. */
export const createBrowserFirstCards = (local: TextStore): FirstCardsPort => ({
  keep: (category, language, cards) => {
    const key = keyOf(category, language)
    if (cards.length === 0) local.remove(key)
    else local.write(key, JSON.stringify(cards))
  },
  read: (category, language) => {
    try {
      const kept: unknown = JSON.parse(local.read(keyOf(category, language)) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isCard) : []
    } catch {
      return []
    }
  },
  forget: () => {
    for (const category of categories)
      for (const language of languages) local.remove(keyOf(category, language))
  },
})
