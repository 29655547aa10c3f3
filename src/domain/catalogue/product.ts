import { idInAddress } from './ids.ts'

/** The six categories, in the order the site shows them (spec §1, §9). */
export const categories = ['car', 'parts', 'cpu', 'phone', 'game', 'drone'] as const

/** One of the six categories (spec §9). */
export type Category = (typeof categories)[number]

/** Whether a value from outside (an address, a file) names one of the six categories. */
export const isCategory = (value: unknown): value is Category =>
  categories.some((category) => category === value)

/**
 * Specification table of a product: text to text (spec §3). The map has no prototype, so a row may
 * be called `constructor` or `__proto__` without meaning anything else; read it with
 * `Object.entries`.
 */
export type Specifications = Readonly<Record<string, string>>

/** A product as stored in the browser under `local_products` (spec §3). */
export interface Product {
  /** `local_` plus timestamp plus random text. */
  readonly $id: string
  /** ISO date-time. */
  readonly createdAt: string
  /** A number; defaults to the timestamp of creation. */
  readonly productId: number
  readonly productName: string
  readonly description: string
  /** US dollars, at most two decimals. */
  readonly price: number
  /** Whole pieces. */
  readonly stockQuantity: number
  readonly category: Category
  /** On sale or not; see {@link isInStock}. */
  readonly available: boolean
  /** Key into the image map, or empty. */
  readonly imageId: string
  /** Data URL or empty. Stored empty whenever `imageId` is set (decision P1). */
  readonly imageUrl: string
  readonly specifications: Specifications
}

/** A picture as stored in the browser under `local_images`, a map by id (spec §3). */
export interface StoredImage {
  readonly id: string
  readonly name: string
  readonly dataUrl: string
  /** Bytes of the picture itself, before base64. */
  readonly size: number
  /** MIME type. */
  readonly type: string
  /** ISO date-time. */
  readonly createdAt: string
}

/** The fields a person decides on; the rest is filled in when the product is added. */
export type ProductDraft = Pick<
  Product,
  | 'productName'
  | 'description'
  | 'price'
  | 'stockQuantity'
  | 'category'
  | 'available'
  | 'specifications'
>

/** A product is in stock while it is available and its quantity is above 0 (spec §4). */
export const isInStock = (product: Pick<Product, 'available' | 'stockQuantity'>): boolean =>
  product.available && product.stockQuantity > 0

/**
 * What to put into `<img src>`: the stored picture, else the product's own data URL, else `null`
 * (show the placeholder). Bytes are kept once, in the image map (decision P1).
 */
export const pictureOf = (
  product: Pick<Product, 'imageId' | 'imageUrl'>,
  images: ReadonlyMap<string, StoredImage>,
): string | null => {
  const stored = product.imageId === '' ? undefined : images.get(product.imageId)
  if (stored !== undefined) return stored.dataUrl
  return product.imageUrl === '' ? null : product.imageUrl
}

/** Whether a product has its own picture, be it in the image map or in the product. */
export const hasPicture = (product: Pick<Product, 'imageId' | 'imageUrl'>): boolean =>
  product.imageId !== '' || product.imageUrl !== ''

/**
 * The product that an address names: by `$id` as {@link idInAddress} writes it, or by the number `productId`. Two tabs can give out
 * the same number within one millisecond, so links should carry the `$id`.
 */
export const findProduct = (
  products: readonly Product[],
  category: Category,
  id: string,
): Product | undefined =>
  products.find(
    ({ $id, category: own }) => ($id === id || idInAddress($id) === id) && own === category,
  ) ?? products.find((product) => String(product.productId) === id && product.category === category)

/** The order of products, newest first. Dates carry offsets: only as moments are they in order. */
export const newestFirst = (a: Pick<Product, 'createdAt'>, b: Pick<Product, 'createdAt'>): number =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt)

/** The rest of the category of a product, newest first: from the next one on, around to the one before it. */
export const neighboursOf = (
  product: Product,
  products: readonly Product[],
): readonly Product[] => {
  const all = products.filter(({ category }) => category === product.category).sort(newestFirst)
  const at = all.findIndex(({ $id }) => $id === product.$id)
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]
}

/** A product without content, for markup that is filled in later. */
export const blankProduct = (category: Category): Product => ({
  $id: '',
  createdAt: '',
  productId: 0,
  productName: '',
  description: '',
  price: 0,
  stockQuantity: 1,
  category,
  available: true,
  imageId: '',
  imageUrl: '',
  specifications: {},
})

/** Builds a specification map without a prototype from rows; a later row of one name wins. */
export const specificationsFrom = (
  rows: Iterable<readonly [name: string, value: string]>,
): Specifications => {
  // `Object.create` returns `any`.
  const map = Object.create(null) as Record<string, string>
  for (const [name, value] of rows) map[name] = value
  return map
}

/** The number of fields of a product without unknown ones. */
const knownFields = 12

/** Whether two products are equal in every field. */
export const isSameProduct = (a: Product, b: Product): boolean =>
  a === b ||
  (a.$id === b.$id &&
    a.createdAt === b.createdAt &&
    a.productId === b.productId &&
    a.productName === b.productName &&
    a.description === b.description &&
    a.price === b.price &&
    a.stockQuantity === b.stockQuantity &&
    a.category === b.category &&
    a.available === b.available &&
    a.imageId === b.imageId &&
    a.imageUrl === b.imageUrl &&
    isSameSpecifications(a.specifications, b.specifications) &&
    isSameExtra(a, b))

/** Whether two products of equal known fields have the same unknown ones, which storage keeps. */
const isSameExtra = (a: Product, b: Product): boolean => {
  const [keys, others] = [Object.keys(a).length, Object.keys(b).length]
  return keys === others && (keys === knownFields || JSON.stringify(a) === JSON.stringify(b))
}

const isSameSpecifications = (a: Specifications, b: Specifications): boolean => {
  const [texts, others] = [Object.entries(a).flat(), Object.entries(b).flat()]
  return texts.length === others.length && texts.every((text, at) => text === others[at])
}

/** A field of a product for which a sheet must have a heading. */
export type RequiredHeading = keyof Pick<
  Product,
  'productName' | 'category' | 'price' | 'stockQuantity'
>
