import type { Category } from '#domain/catalogue/product.ts'

const lists = new Map<Category, string>()

/** Stores the search of a category, so that its products can lead back to it. */
export const rememberSearch = (category: Category, search: string): void => {
  lists.set(category, search)
}

/** `?…` of the last list of a category in this document, or nothing. */
export const searchOf = (category: Category): string => lists.get(category) ?? ''
