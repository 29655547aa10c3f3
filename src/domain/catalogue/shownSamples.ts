import { drawingIn } from '#domain/catalogue/ids.ts'
import { specificationsFrom, type Category, type Product } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'

/** Name of a sample product and of its drawing. */
export type SampleName = `${Category}-${1 | 2 | 3 | 4}`

/** The samples that one document shows before any of them is in this browser. */
export interface SamplePage {
  readonly language: Language
  /** Path of the document, without the language. */
  readonly path: string
  /** The sample and its neighbours, or those of the category in the order of its list. */
  readonly products: readonly Product[]
}

/** The name of the sample at an address, or `null`: `/products/car/sample-1` is `car-1`. */
export const sampleAt = (category: Category, id: string): SampleName | null => {
  const number = ([1, 2, 3, 4] as const).find((one) => id === `sample-${one}`)
  return number === undefined ? null : `${category}-${number}`
}

/** The sample among the stored products, whatever has become of it. */
export const storedSample = (products: readonly Product[], name: SampleName): Product | undefined =>
  products.find(({ imageId }) => drawingIn(imageId) === name)

/** The stored products, and the samples that are not among them; a product may have the id of a sample. */
export const withSamples = (
  stored: readonly Product[],
  samples: readonly Product[],
): readonly Product[] => {
  const drawings = new Set(stored.map(({ imageId }) => drawingIn(imageId)))
  const ids = new Set(stored.map(({ $id }) => $id))
  return [
    ...stored,
    ...samples.filter(({ $id, imageId }) => !drawings.has(drawingIn(imageId)) && !ids.has($id)),
  ]
}

/** What a link to a sample says: its name and its price. */
export const sampleForLink = ({
  $id,
  productName,
  price,
  category,
  imageId,
  ...rest
}: Product): Product => ({
  ...rest,
  $id,
  productName,
  price,
  category,
  imageId,
  description: '',
  imageUrl: '',
  specifications: specificationsFrom([]),
})
