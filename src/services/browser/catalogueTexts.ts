import { writeImageEntry, writeProduct } from '#domain/catalogue/codec.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import type { CatalogueView } from '#services/browser/catalogueReader.ts'

// Neither products nor pictures change in place, so their text is made once.
const productTexts = new WeakMap<Product, string>()
const imageTexts = new WeakMap<StoredImage, string>()

const textOf = <Key extends object>(
  texts: WeakMap<Key, string>,
  key: Key,
  write: (key: Key) => string,
): string => {
  let text = texts.get(key)
  if (text === undefined) texts.set(key, (text = write(key)))
  return text
}

const endsAs = (text: string | null, end: string): text is string =>
  text !== null && text.length > 2 && text.endsWith(end)

/**
 * The text of a product list. Where the new list begins with the stored one, the stored text is
 * extended, so that adding to thousands of products writes the text of one.
 */
export const productsTextOf = (view: CatalogueView, next: readonly Product[]): string => {
  const { products, rejected, damaged } = view.stored
  const write = (product: Product) => textOf(productTexts, product, writeProduct)
  const isExtended =
    products.length > 0 &&
    rejected.length === 0 &&
    !damaged &&
    next.length > products.length &&
    products.every((product, at) => next[at] === product)
  if (isExtended && endsAs(view.productsText, ']')) {
    const more = next.slice(products.length).map(write).join(',')
    return `${view.productsText.slice(0, -1)},${more}]`
  }
  return `[${next.map(write).join(',')}]`
}

/** The text of the image map with some pictures added. */
export const imagesTextWith = (view: CatalogueView, added: readonly StoredImage[]): string => {
  const write = (image: StoredImage) => textOf(imageTexts, image, writeImageEntry)
  const { images, rejected, damaged } = view.images
  const clean = images.size > 0 && rejected.length === 0 && !damaged
  if (clean && endsAs(view.imagesText, '}') && added.every(({ id }) => !images.has(id))) {
    return `${view.imagesText.slice(0, -1)},${added.map(write).join(',')}}`
  }
  const all = new Map([...images, ...added.map((image) => [image.id, image] as const)])
  return imagesTextOf(all)
}

/** The text of a whole image map. */
export const imagesTextOf = (images: ReadonlyMap<string, StoredImage>): string =>
  `{${[...images.values()].map((image) => textOf(imageTexts, image, writeImageEntry)).join(',')}}`
