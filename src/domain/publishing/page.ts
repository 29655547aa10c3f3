import { dimensionOf } from '#domain/catalogue/figures.ts'
import { listStep, previewOf } from '#domain/catalogue/preview.ts'
import {
  categories,
  specificationsFrom,
  type Category,
  type Product,
} from '#domain/catalogue/product.ts'
import { createSorter } from '#domain/catalogue/browsing.ts'
import { paths } from '#domain/paths.ts'

/** The published products that one document shows (decision P9). The document holds them as JSON. */
export interface PublishedPage {
  /** Path of the document, without the language. */
  readonly path: string
  /** The product, or the first products of the category in the default order. */
  readonly products: readonly Product[]
  /** How many products of the category the document leaves out. */
  readonly rest: number
}

/** A product as a card and the line-up need it. */
const forCard = (product: Product): Product => {
  const length = dimensionOf(product.specifications)
  return {
    ...product,
    description: previewOf(product.description),
    specifications: specificationsFrom(length === null ? [] : [[length.name, length.value]]),
  }
}

/** The first products of a category; `null` without one in it. */
const categoryPage = (products: readonly Product[], category: Category): PublishedPage | null => {
  const mine = products.filter((product) => product.category === category)
  if (mine.length === 0) return null
  return {
    path: paths.category(category),
    products: mine.slice(0, listStep).map(forCard),
    rest: Math.max(0, mine.length - listStep),
  }
}

/** The documents that show published products, by their path. */
export const publishedPages = (
  products: readonly Product[],
): ReadonlyMap<string, PublishedPage> => {
  // The order that a category opens with.
  const newest = createSorter('zh')(products, { sort: 'date', dir: 'desc' })
  return new Map(
    [
      ...categories.flatMap((category) => categoryPage(newest, category) ?? []),
      ...newest.map((product) => ({ path: paths.product(product), products: [product], rest: 0 })),
    ].map((page) => [page.path, page]),
  )
}
