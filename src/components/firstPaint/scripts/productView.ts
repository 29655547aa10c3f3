import type { Figure } from '#domain/catalogue/figures.ts'
import { isDrawing } from '#domain/catalogue/ids.ts'
import type { Product } from '#domain/catalogue/product.ts'

/** The largest number of products of a category that are listed on the live line, in one row. */
export const fewProducts = 4

/** How a few products are on the line: `drawn` without frames, where each has a drawing or no picture. */
export const lineOf = (products: readonly Product[]): 'drawn' | 'framed' =>
  products.every(({ imageId, imageUrl }) => isDrawing(imageId) || (!imageId && !imageUrl))
    ? 'drawn'
    : 'framed'

/** Whether a name is set smaller on the page of the product, because it is long. */
export const isLongName = (name: string): boolean => name.length > 60

/** The size that all figures of a row fit in, by the longest number. Without a unit it has space for one more. */
export const figureSize = (figures: readonly Figure[]): 'short' | 'long' | 'longest' => {
  const numbers = figures.filter(({ text }) => !text)
  if (numbers.some(({ figure }) => figure.length > 5)) return 'longest'
  return numbers.some(({ figure, unit }) => figure.length > (unit === '' ? 4 : 3))
    ? 'long'
    : 'short'
}
