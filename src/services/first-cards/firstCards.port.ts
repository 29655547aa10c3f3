import type { Category } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'

/** A card as it stood on the screen: its words, no picture. */
export interface FirstCard {
  /** `$id` of the product. */
  readonly id: string
  readonly name: string
  /** Price and stock as written in the language of the page. */
  readonly price: string
  readonly stock: string
  /** Nothing in stock. */
  readonly out: boolean
  /** The first 100 characters (spec §2). */
  readonly description: string
}

/**
 * What the first cards of a category said when they were last seen, so that the next visit can draw
 * them before the app is there (decision record 010). A copy: the products themselves are the
 * catalogue's. Never throws.
 */
export interface FirstCardsPort {
  /** Keeps the first cards of a category in a language; none of them: forgets that list. */
  keep(category: Category, language: Language, cards: readonly FirstCard[]): void

  /** What is kept, or nothing. */
  read(category: Category, language: Language): readonly FirstCard[]

  /** Forgets every list: products have changed. */
  forget(): void
}
