import * as v from 'valibot'
import { readRasterDataUrl } from './dataUrl.ts'
import { limits } from './limits.ts'
import { fail, succeed, type Outcome } from './outcome.ts'
import {
  blankProduct,
  categories,
  specificationsFrom,
  type Product,
  type StoredImage,
} from './product.ts'

/** Why a record from storage or from a file is not a product (decisions P2 and P4). */
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

/** A JSON object; arrays are not records. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A property of the record itself; prototypes are ignored. */
export const own = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined

// One check for each field: a list has thousands of products, and every pipe costs time.
const text = (max: number, min = 0) =>
  v.custom<string>(
    (value) => typeof value === 'string' && value.length >= min && value.length <= max,
  )

const date = v.custom<string>(
  (value) =>
    typeof value === 'string' &&
    value.length <= 40 &&
    /^\d{4}-\d{2}-\d{2}/.test(value) &&
    !Number.isNaN(Date.parse(value)),
)

const amount = v.custom<number>(
  (value) => typeof value === 'number' && value >= 0 && value <= limits.number,
)

// A check on the object itself: `v.record` skips a row that is called `__proto__`.
const specifications = v.pipe(
  v.custom<Readonly<Record<string, string>>>(
    (value) =>
      isRecord(value) &&
      Object.keys(value).length <= limits.specificationRows &&
      Object.entries(value).every(
        ([name, row]) =>
          name.length <= limits.specificationName &&
          typeof row === 'string' &&
          row.length <= limits.specificationValue,
      ),
  ),
  v.transform((rows) => specificationsFrom(Object.entries(rows))),
)

/** A stored product (spec §3), its fields in the order of the specification. */
const productSchema = v.looseObject({
  $id: text(limits.id, 1),
  createdAt: date,
  productId: v.custom<number>(Number.isFinite),
  productName: text(limits.productName, 1),
  description: text(limits.description),
  price: amount,
  stockQuantity: v.pipe(amount, v.integer()),
  category: v.picklist(categories),
  available: v.boolean(),
  imageId: v.optional(text(limits.id), ''),
  imageUrl: v.optional(
    v.pipe(
      v.string(),
      v.check((url) => url === '' || readRasterDataUrl(url) !== null),
    ),
    '',
  ),
  specifications: v.optional(specifications, () => specificationsFrom([])),
})

const problemOf: Readonly<Record<keyof Product, RecordProblem>> = {
  $id: 'badId',
  createdAt: 'badDate',
  productId: 'badNumber',
  productName: 'badName',
  description: 'badDescription',
  price: 'badPrice',
  stockQuantity: 'badStock',
  category: 'badCategory',
  available: 'badAvailability',
  imageId: 'badPicture',
  imageUrl: 'badPicture',
  specifications: 'badSpecifications',
}

/**
 * Reads one product (spec §3). Missing optional fields (`imageId`, `imageUrl`, `specifications`) are
 * empty; unknown fields stay on the product, so that a write keeps them; a wrong field rejects the
 * record with the first problem.
 */
export const readProduct = (value: unknown): Outcome<Product, RecordProblem> => {
  if (!isRecord(value)) return fail('notAnObject')
  const read = v.safeParse(productSchema, value)
  if (read.success) return succeed(read.output)
  return fail(problemOf[v.getDotPath(read.issues[0]) as keyof Product])
}

const imageSchema = v.object({
  id: text(limits.id, 1),
  name: v.optional(text(limits.productName), ''),
  dataUrl: v.string(),
  createdAt: date,
})

/**
 * Reads one picture of the image map. Its size and type come from its bytes.
 *
 * @param key - the key in the map, which must equal the picture's id
 * @param value - the stored entry
 */
export const readImage = (key: string, value: unknown): StoredImage | null => {
  const read = v.safeParse(imageSchema, value)
  if (!read.success || read.output.id !== key) return null
  const { id, name, dataUrl, createdAt } = read.output
  const raster = readRasterDataUrl(dataUrl)
  return raster === null
    ? null
    : { id, name, dataUrl, size: raster.size, type: raster.type, createdAt }
}

/**
 * A product as stored text. The blank product sets the order of the fields, unknown ones last, so
 * that equal products have equal texts.
 */
export const writeProduct = (product: Product): string =>
  JSON.stringify({ ...blankProduct(product.category), ...product })

/** One entry of the image map as stored text, key included. */
export const writeImageEntry = (image: StoredImage): string =>
  `${JSON.stringify(image.id)}:${JSON.stringify(image)}`
