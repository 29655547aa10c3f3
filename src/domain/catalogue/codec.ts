import { readRasterDataUrl } from './dataUrl.ts'
import { limits } from './limits.ts'
import { fail, succeed, type Outcome } from './outcome.ts'
import { isCategory, specificationsFrom, type Product, type StoredImage } from './product.ts'

/** Why a record from storage or from a file is not a product (decision P2, P4). */
export type RecordProblem =
  | 'notAnObject'
  | 'badId'
  | 'badDate'
  | 'badNumber'
  | 'badName'
  | 'badDescription'
  | 'badPrice'
  | 'badStock'
  | 'badCategory'
  | 'badAvailability'
  | 'badPicture'
  | 'badSpecifications'
  | 'repeatedId'

type Raw = Readonly<Record<string, unknown>>

/** A plain record: JSON gives no other objects, and arrays are none. */
export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of the record itself; what a prototype may offer is never looked at. */
export const own = (record: Raw, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined

const isText = (value: unknown, max: number, min = 0): value is string =>
  typeof value === 'string' && value.length >= min && value.length <= max

const isDate = (value: unknown): value is string =>
  isText(value, 40, 10) && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= limits.number

const readSpecifications = (value: unknown) => {
  if (value === undefined) return specificationsFrom([])
  if (!isRecord(value)) return null
  const rows = Object.entries(value)
  if (rows.length > limits.specificationRows) return null
  const fits = rows.every(
    (row): row is [string, string] =>
      isText(row[0], limits.specificationName) && isText(row[1], limits.specificationValue),
  )
  return fits ? specificationsFrom(rows) : null
}

/**
 * Reads one product (spec §3). Missing optional fields (`imageId`, `imageUrl`, `specifications`)
 * are empty; unknown fields are dropped; any wrong one refuses the record with the first reason.
 */
export const readProduct = (value: unknown): Outcome<Product, RecordProblem> => {
  if (!isRecord(value)) return fail('notAnObject')
  const $id = own(value, '$id')
  const createdAt = own(value, 'createdAt')
  const productId = own(value, 'productId')
  const productName = own(value, 'productName')
  const description = own(value, 'description')
  const price = own(value, 'price')
  const stockQuantity = own(value, 'stockQuantity')
  const category = own(value, 'category')
  const available = own(value, 'available')
  const imageId = own(value, 'imageId') ?? ''
  const imageUrl = own(value, 'imageUrl') ?? ''
  const specifications = readSpecifications(own(value, 'specifications'))
  if (!isText($id, limits.id, 1)) return fail('badId')
  if (!isDate(createdAt)) return fail('badDate')
  if (typeof productId !== 'number' || !Number.isFinite(productId)) return fail('badNumber')
  if (!isText(productName, limits.productName, 1)) return fail('badName')
  if (!isText(description, limits.description)) return fail('badDescription')
  if (!isAmount(price)) return fail('badPrice')
  if (!isAmount(stockQuantity) || !Number.isInteger(stockQuantity)) return fail('badStock')
  if (!isCategory(category)) return fail('badCategory')
  if (typeof available !== 'boolean') return fail('badAvailability')
  if (!isText(imageId, limits.id) || typeof imageUrl !== 'string') return fail('badPicture')
  if (imageUrl !== '' && readRasterDataUrl(imageUrl) === null) return fail('badPicture')
  if (specifications === null) return fail('badSpecifications')
  return succeed({
    $id,
    createdAt,
    productId,
    productName,
    description,
    price,
    stockQuantity,
    category,
    available,
    imageId,
    imageUrl,
    specifications,
  })
}

/** Reads one picture of the image map; the key it lies under has to be its id. */
export const readImage = (key: string, value: unknown): StoredImage | null => {
  if (!isRecord(value)) return null
  const id = own(value, 'id')
  const dataUrl = own(value, 'dataUrl')
  const name = own(value, 'name') ?? ''
  const createdAt = own(value, 'createdAt')
  if (id !== key || !isText(id, limits.id, 1)) return null
  if (typeof dataUrl !== 'string' || !isText(name, limits.productName) || !isDate(createdAt)) {
    return null
  }
  const raster = readRasterDataUrl(dataUrl)
  return raster === null ? null : { id, name, dataUrl, ...pick(raster), createdAt }
}

// Size and type are taken from the bytes themselves: what a record claims may be wrong.
const pick = ({ size, type }: { size: number; type: string }) => ({ size, type })

/** A product with its fields in the order of spec §3, so that equal products have equal texts. */
const inOrder = (product: Product): Product => ({
  $id: product.$id,
  createdAt: product.createdAt,
  productId: product.productId,
  productName: product.productName,
  description: product.description,
  price: product.price,
  stockQuantity: product.stockQuantity,
  category: product.category,
  available: product.available,
  imageId: product.imageId,
  imageUrl: product.imageUrl,
  specifications: product.specifications,
})

/** A product as the text that lies in storage. */
export const writeProduct = (product: Product): string => JSON.stringify(inOrder(product))

/** One entry of the image map as text, key included. */
export const writeImageEntry = (image: StoredImage): string =>
  `${JSON.stringify(image.id)}:${JSON.stringify(image)}`
