import { isBlank, tidyText } from '#domain/fields.ts'
import {
  isRecord,
  own,
  productNameIn,
  readRecord,
  type LeftOut,
  type RecordProblem,
} from './codec.ts'
import { readPictureUrl } from './pictures.ts'
import { imageRecord } from './exchange.ts'
import { isId, isOwnId } from './ids.ts'
import { limits } from '#domain/limits.ts'
import { fail, succeed, type Outcome } from '#domain/failure.ts'
import type { DoubtedEncoding } from './encodings.ts'
import type { NumberProblem } from './numbers.ts'
import {
  isSameProduct,
  pictureOf,
  type Product,
  type ProductDraft,
  type StoredImage,
} from './product.ts'

/** What an import will do with a record (decision P4). */
export type ImportAction = 'add' | 'update' | 'skip' | 'reject'

/** Why a record is skipped: it exists already, or is in the file twice. */
type SkipReason = 'unchanged' | 'repeatedInFile'

/** Why a record is refused: it is no product, or one that the form would refuse. */
export type RejectReason =
  | RecordProblem
  | 'negativePrice'
  | 'zeroPrice'
  | 'fractionalPrice'
  | 'negativeStock'
  /** A row of a sheet has cells that no heading stands over. */
  | 'moreCells'
  /** A quotation mark of a sheet is never closed. */
  | 'openQuote'
  /** A spreadsheet program has spoiled a cell that a product needs. */
  | 'spoiledCell'

/** What a person should know of a row that can be imported. */
export type RowNote =
  /** A quotation mark was read as a sign. */
  | 'looseQuote'
  /** Its id was not made by this site: the row adds, and keeps the id as a specification (decision P18). */
  | 'ownNumber'

/** One line of the import preview. */
export type ImportRow = {
  /** Place in the file, from 0. */
  readonly index: number
  /** Name as far as it can be read, else empty. */
  readonly name: string
} & (
  | {
      readonly action: 'add' | 'update'
      readonly product: Product
      readonly image: StoredImage | null
      /** Parts of the record that cannot be used (decision P11). @defaultValue none */
      readonly leftOut?: readonly LeftOut[]
      /** @defaultValue none */
      readonly notes?: readonly RowNote[]
    }
  | { readonly action: 'skip'; readonly reason: SkipReason }
  | {
      readonly action: 'reject'
      readonly reason: RejectReason
      /** Why the text in a cell for price or stock is no number. */
      readonly number?: NumberProblem
      /** What the cell says, for a word that is not known and for a spoiled cell. */
      readonly cell?: string
      /** The heading above a spoiled cell. */
      readonly heading?: string
    }
)

/** The preview of an import: a line per record and their count by action. */
export interface ImportPlan {
  /** `sheet`: a place is a row, the headings included. */
  readonly source: 'records' | 'sheet'
  readonly rows: readonly ImportRow[]
  readonly counts: Readonly<Record<ImportAction, number>>
  /** In which encoding the file was read, where its bytes do not say. @defaultValue certain */
  readonly encoding?: DoubtedEncoding
}

/** What planning needs to know of the present catalogue. */
export interface ImportContext {
  readonly products: ReadonlyMap<string, Product>
  readonly images: ReadonlyMap<string, StoredImage>
  /** Gives records without `$id` an identity. */
  readonly newProductId: () => { readonly id: string; readonly timestamp: number }
  readonly newImageId: () => string
  /** The file is an export of this site. @defaultValue false */
  readonly isExport?: boolean
}

/** A record from elsewhere may lack identity and dates; they are filled in as for a new product. */
const complete = (record: unknown, context: ImportContext): unknown => {
  if (!isRecord(record) || own(record, '$id') !== undefined) return record
  const { id, timestamp } = context.newProductId()
  const given = { createdAt: own(record, 'createdAt'), productId: own(record, 'productId') }
  return Object.assign(Object.create(null) as object, record, {
    $id: id,
    createdAt: given.createdAt ?? new Date(timestamp).toISOString(),
    productId: given.productId ?? timestamp,
  })
}

/** Splits a record's inlined picture from the product, as storage wants it (decision P1). */
const separate = (read: Product, context: ImportContext) => {
  const picture = readPictureUrl(read.imageUrl)
  if (picture === null) {
    // A picture that is neither in the file nor here cannot be shown: no dangling reference.
    const known = read.imageId === '' || context.images.has(read.imageId)
    return { product: known ? read : { ...read, imageId: '' }, image: null }
  }
  const taken = context.images.get(read.imageId)
  const free = read.imageId !== '' && (taken === undefined || taken.dataUrl === picture.dataUrl)
  const imageId = free ? read.imageId : context.newImageId()
  const image = imageRecord(imageId, picture, read.createdAt)
  return {
    product: { ...read, imageId, imageUrl: '' },
    image: taken !== undefined && free ? null : image,
  }
}

const isNegative = (record: unknown, key: string): boolean => {
  const value = isRecord(record) ? own(record, key) : undefined
  return typeof value === 'number' && value < 0
}

/** A price in whole cents; other programs add up to `0.30000000000000004`. */
const inCents = (price: number): number => {
  const rounded = Math.round(price * 100) / 100
  return Math.abs(price - rounded) < 1e-9 ? rounded : price
}

/** What the form would refuse in a product (spec §5), which storage keeps. */
const formProblem = ({ productName, price }: Product): RejectReason | null => {
  if (isBlank(productName)) return 'badName'
  if (price === 0) return 'zeroPrice'
  return Math.round(price * 100) / 100 === price ? null : 'fractionalPrice'
}

interface Incoming {
  readonly product: Product
  readonly leftOut: readonly LeftOut[]
}

/** Reads a record of a file: its id has to be an id, and a negative number is named as one. */
const readIncoming = (record: unknown): Outcome<Incoming, RejectReason> => {
  const read = readRecord(record)
  if (read.ok) {
    const { product, leftOut } = read.value
    const { $id, imageId, imageUrl } = product
    if (!isId($id)) return fail('badId')
    const isUnusable = imageId !== '' && !isId(imageId)
    // A picture that is in the file gets its own id.
    const isLost = isUnusable && imageUrl === ''
    return succeed({
      product: {
        ...product,
        price: inCents(product.price),
        imageId: isUnusable ? '' : imageId,
      },
      leftOut: isLost ? [...leftOut, { part: 'picture' }] : leftOut,
    })
  }
  if (read.failure === 'badPrice' && isNegative(record, 'price')) return fail('negativePrice')
  if (read.failure === 'badStock' && isNegative(record, 'stockQuantity')) {
    return fail('negativeStock')
  }
  return read
}

/** What two records must have in common to be the same product under an id that was not made here. */
const agree = (one: Product, other: Product): boolean =>
  one.category === other.category && tidyText(one.productName) === tidyText(other.productName)

const plain = { $id: '', imageId: '', imageUrl: '' } as const

/**
 * The identity of a record (decision P18). An id that was not made by this site is one only where the product that has
 * it agrees, or in an export of this site where no product has it. A record that is here already under another id is
 * that product; any other gets its own id.
 */
const identityOf = (
  incoming: Product,
  { products, newProductId, isExport = false }: ImportContext,
): string => {
  const { $id, createdAt, productId } = incoming
  if (isOwnId($id)) return $id
  const holder = products.get($id)
  if (holder === undefined ? isExport : agree(holder, incoming)) return $id
  for (const twin of products.values()) {
    const isNear = twin.productId === productId && twin.createdAt === createdAt
    if (isNear && isSameProduct({ ...twin, ...plain }, { ...incoming, ...plain })) return twin.$id
  }
  return newProductId().id
}

/** Decides on one record. `seen` collects the ids that the file has brought so far. */
export const planRecord = (
  record: unknown,
  index: number,
  seen: Set<string>,
  context: ImportContext,
): ImportRow => {
  const name = productNameIn(record).slice(0, limits.productName)
  const read = readIncoming(complete(record, context))
  if (!read.ok) return { index, name, action: 'reject', reason: read.failure }
  const { product: given, leftOut } = read.value
  if (seen.has(given.$id)) return { index, name, action: 'skip', reason: 'repeatedInFile' }
  seen.add(given.$id)
  const incoming = { ...given, $id: identityOf(given, context) }
  const present = context.products.get(incoming.$id)
  if (present !== undefined) {
    const picture = pictureOf(present, context.images) ?? ''
    const same =
      isSameProduct(
        { ...present, imageUrl: '', imageId: '' },
        { ...incoming, imageUrl: '', imageId: '' },
      ) &&
      (incoming.imageUrl === picture ||
        (incoming.imageUrl === '' && incoming.imageId === present.imageId))
    if (same) return { index, name, action: 'skip', reason: 'unchanged' }
  }
  const problem = formProblem(incoming)
  if (problem !== null) return { index, name, action: 'reject', reason: problem }
  const { product, image } = separate(incoming, context)
  const action = present === undefined ? 'add' : 'update'
  return { index, name, action, product, image, ...(leftOut.length > 0 ? { leftOut } : {}) }
}

/** A field that an update changes. */
export type ChangedField =
  Exclude<keyof ProductDraft, 'specifications'> | 'picture' | 'specifications'

/** What an update changes in a product, in the order of the form. */
export const changesOf = (
  before: Product,
  { product, image }: { readonly product: Product; readonly image: StoredImage | null },
): readonly ChangedField[] => {
  const fields = [
    ...(['productName', 'category', 'price', 'stockQuantity', 'available', 'description'] as const),
  ].filter((field): boolean => before[field] !== product[field])
  const rows = [before, product].map(({ specifications }) => JSON.stringify(specifications))
  const isPictured =
    image !== null || before.imageId !== product.imageId || before.imageUrl !== product.imageUrl
  return [
    ...fields,
    ...(rows[0] === rows[1] ? [] : (['specifications'] as const)),
    ...(isPictured ? (['picture'] as const) : []),
  ]
}

/** Sums up the lines of a preview. */
export const importPlanOf = (
  rows: readonly ImportRow[],
  source: ImportPlan['source'] = 'records',
): ImportPlan => {
  const counts = { add: 0, update: 0, skip: 0, reject: 0 }
  for (const row of rows) counts[row.action] += 1
  return { source, rows, counts }
}
