import * as v from 'valibot'
import type { SpoiledCell } from './sheetCells.ts'
import { isPictureUrl, readRasterDataUrl } from './picture.rules.ts'
import { lengthOf } from '#domain/fields.ts'
import { limits } from '#domain/limits.ts'
import { fail, succeed, type Outcome } from '#domain/failure.ts'
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

/** A JSON array, whose values are unknown. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** A property of the record itself; prototypes are ignored. */
export const own = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** The name of a product in a record that may be none; empty without one. */
export const productNameIn = (record: unknown): string => {
  const name = isRecord(record) ? own(record, 'productName') : undefined
  return typeof name === 'string' ? name : ''
}

// Counting characters costs time: the units are never fewer.
const fits = (text: string, max: number) => text.length <= max || lengthOf(text) <= max

// One check for each field: a list has thousands of products, and every pipe costs time.
const text = (max: number, min = 0) =>
  v.custom<string>((value) => typeof value === 'string' && value.length >= min && fits(value, max))

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

/** A part of a record that cannot be used. It does not cost the product (decision P11). */
export type LeftOut =
  | { readonly part: 'picture' }
  | {
      readonly part: 'specification'
      /** Name of the row; empty where the table as a whole is none. */
      readonly name: string
    }
  | {
      /** A cell of a sheet that the spreadsheet program has spoiled. */
      readonly part: 'cell'
      /** The heading above it. */
      readonly name: string
      /** What it says. */
      readonly text: string
      readonly why: SpoiledCell
    }

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

/** Rows of a table, also of one that another program wrote as a list of names and values. */
const rowsIn = (value: unknown): readonly (readonly [name: string, row: unknown])[] | null => {
  if (isRecord(value)) return Object.entries(value)
  if (!isList(value)) return null
  const rows = value.map((row) =>
    isRecord(row) ? ([own(row, 'name'), own(row, 'value')] as const) : ([null, null] as const),
  )
  return rows.every((row): row is [string, unknown] => typeof row[0] === 'string') ? rows : null
}

/** A value as text; `null` for one that is none. */
const rowText = (row: unknown): string | null => {
  const isPlain = typeof row === 'string' || typeof row === 'number' || typeof row === 'boolean'
  const written = isPlain ? String(row) : null
  return written !== null && fits(written, limits.specificationValue) ? written : null
}

const readSpecifications = (value: unknown, leftOut: LeftOut[]) => {
  const kept: [string, string][] = []
  const rows = isNothing(value) ? [] : rowsIn(value)
  if (rows === null) leftOut.push({ part: 'specification', name: '' })
  for (const [name, row] of rows ?? []) {
    const written = rowText(row)
    const isKept = kept.length < limits.specificationRows && fits(name, limits.specificationName)
    if (isKept && written !== null) kept.push([name, written])
    else if (!isNothing(row)) leftOut.push({ part: 'specification', name })
  }
  return specificationsFrom(kept)
}

/** The picture of a record: a data URL of a picture (spec §3), never an address that would be fetched. */
const readPicture = (id: unknown, url: unknown, leftOut: LeftOut[]) => {
  const imageId = typeof id === 'string' && id.length <= limits.id ? id : ''
  const imageUrl = typeof url === 'string' && isPictureUrl(url) ? url : ''
  const isLost = (imageId === '' && !isNothing(id)) || (imageUrl === '' && !isNothing(url))
  if (isLost) leftOut.push({ part: 'picture' })
  return { imageId, imageUrl }
}

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
})

type RequiredField = Exclude<keyof Product, 'imageId' | 'imageUrl' | 'specifications'>

const problemOf: Readonly<Record<RequiredField, RecordProblem>> = {
  $id: 'badId',
  createdAt: 'badDate',
  productId: 'badNumber',
  productName: 'badName',
  description: 'badDescription',
  price: 'badPrice',
  stockQuantity: 'badStock',
  category: 'badCategory',
  available: 'badAvailability',
}

/** A record that is a product. */
export interface ReadRecord {
  readonly product: Product
  /** What the record has and the product has not. */
  readonly leftOut: readonly LeftOut[]
}

/**
 * Reads one product (spec §3). Optional parts (`imageId`, `imageUrl`, `specifications`) that are missing
 * are empty, and so are those that cannot be used (decision P11); numbers among the specifications are
 * text. Unknown fields stay on the product, so that a write keeps them; any other wrong field rejects
 * the record with the first problem.
 */
export const readRecord = (value: unknown): Outcome<ReadRecord, RecordProblem> => {
  if (!isRecord(value)) return fail('notAnObject')
  const read = v.safeParse(productSchema, value)
  // Every optional part is read on its own below: only a required field is wrong here.
  if (!read.success) return fail(problemOf[v.getDotPath(read.issues[0]) as RequiredField])
  const leftOut: LeftOut[] = []
  const picture = readPicture(own(value, 'imageId'), own(value, 'imageUrl'), leftOut)
  const specifications = readSpecifications(own(value, 'specifications'), leftOut)
  return succeed({ product: { ...read.output, ...picture, specifications }, leftOut })
}

/** {@link readRecord} for callers that do not say what was left out. */
export const readProduct = (value: unknown): Outcome<Product, RecordProblem> => {
  const read = readRecord(value)
  return read.ok ? succeed(read.value.product) : read
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

/**
 * Cuts complete top-level objects out of a damaged JSON array, such as one that ends in the middle
 * of a record. Gives the texts of the objects; whether each is good JSON is for the caller to see.
 */
export const salvageObjects = (text: string, most: number): readonly string[] => {
  const found: string[] = []
  let depth = 0
  let start = 0
  let inString = false
  for (let at = 0; at < text.length && found.length < most; at += 1) {
    const unit = text[at]
    if (inString) {
      if (unit === '\\') at += 1
      else if (unit === '"') inString = false
    } else if (unit === '"') inString = depth > 0
    else if (unit === '{') {
      if (depth === 0) start = at
      depth += 1
    } else if (unit === '}' && depth > 0) {
      depth -= 1
      if (depth === 0) found.push(text.slice(start, at + 1))
    }
  }
  return found
}

/** Parses JSON, or gives `undefined`; JSON itself has no `undefined`. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
