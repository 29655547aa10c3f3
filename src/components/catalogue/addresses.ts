import type { Category } from '#domain/catalogue/product.ts'

/** Address of a category's page (spec §2). */
export const categoryAddress = (category: Category): string => `/products/${category}`

/** Address of a product's page (spec §2), by its `$id`, which no two products share. */
export const productAddress = (product: { category: Category; $id: string }): string =>
  `${categoryAddress(product.category)}/${encodeURIComponent(product.$id)}`
