import type { Figure } from '#domain/catalogue/figures.ts'
import { isDrawing } from '#domain/catalogue/ids.ts'
import { previewOf } from '#domain/catalogue/preview.ts'
import { isInStock, type Product } from '#domain/catalogue/product.ts'
import { formatPrice } from '#domain/format.ts'
import { typedLang } from '#domain/language.ts'

/** The largest number of products of a category that are listed on the live line, in rows of up to four. */
export const fewProducts = 8

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

/** A text of a product, with its language where that is not the one of the page. */
export interface ProductText {
  readonly text: string
  readonly lang?: string | undefined
}

/** Gives the words of the stock status. */
type StockWords = (
  key: `catalogue:${'inStock' | 'outOfStock'}`,
  values: { readonly count: number },
) => string

/** In Stock with the quantity, or Out of Stock (spec §4). */
export const stockText = (
  product: Pick<Product, 'available' | 'stockQuantity'>,
  words: StockWords,
): string =>
  words(isInStock(product) ? 'catalogue:inStock' : 'catalogue:outOfStock', {
    count: product.stockQuantity,
  })

/**
 * The texts of a product on its card or, `whole`, on its page, by the `data-field` of the element that shows each. The fill
 * script writes all of them: a new line is added here and gets its element with {@link textProps}.
 */
export const productTexts = (
  product: Product,
  language: string,
  words: StockWords,
  whole = false,
) => {
  const { productName, description, price } = product
  return {
    name: { text: productName, lang: typedLang(productName, language) },
    price: { text: formatPrice(price, language) },
    stock: { text: stockText(product, words) },
    description: {
      text: whole ? description : previewOf(description),
      lang: typedLang(description, language),
    },
  } satisfies Readonly<Record<string, ProductText>>
}

/** The attributes of the element that shows a text of a product. The fill script may write it before hydration. */
export const textProps = (
  field: keyof ReturnType<typeof productTexts>,
  { lang }: Pick<ProductText, 'lang'> = {},
) => ({ 'data-field': field, lang, suppressHydrationWarning: true })
