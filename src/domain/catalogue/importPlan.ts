import { isBlank, tidyText } from '#domain/fields.ts'
import {
  isRecord,
  own,
  productNameIn,
  readRecord,
  type LeftOut,
  type ReadRecord,
  type RecordProblem,
} from './codec.ts'
import { readPictureUrl } from './picture.rules.ts'
import { imageRecord } from './exportFile.ts'
import { isId, isOwnId } from './ids.ts'
import { limits } from '#domain/limits.ts'
import { fail, succeed, type Outcome } from '#domain/failure.ts'
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

/** Why a record is skipped: it exists already, is in the file twice, is a row of headings, or a person leaves it out. */
type SkipReason = 'unchanged' | 'repeatedInFile' | 'headings' | 'leftOut'

/** Why a record is refused: it is no product, or one that the form would refuse. */
export type RejectReason =
  | RecordProblem
  /** A row of a CSV has cells below no heading. */
  | 'moreCells'
  /** The quotation marks of a row do not pair. */
  | 'openQuote'
  /** A spreadsheet program has spoiled a cell that a product needs. */
  | 'spoiledCell'

/** What a person should know of a row that can be imported. */
export type RowNote =
  /** Letters were lost before: the text has U+FFFD. */
  | 'lostLetters'
  /** Its category is that of a row above, as a person has said. */
  | 'categoryAbove'
  /** A product of its name and category is here, or in the file: the row adds another one. */
  | 'sameName'
  /** Its id was not made by this site: the row adds, and keeps the id as a specification (decision P18). */
  | 'ownNumber'

/** A product as a row brings it. */
interface Incoming {
  readonly product: Product
  readonly image: StoredImage | null
  /** Parts of the record that cannot be used. @defaultValue none */
  readonly leftOut?: readonly LeftOut[]
  /** @defaultValue none */
  readonly notes?: readonly RowNote[]
}

/** Why a row is refused, with what a person needs to know to mend it. */
export interface Refusal {
  readonly reason: RejectReason
  /** What is wrong with the number, for price and stock. */
  readonly number?: NumberProblem
  /** What the cell says, for a word that is not known and for a spoiled cell. */
  readonly cell?: string
  /** The heading above a spoiled cell. */
  readonly heading?: string
}

/** One line of the import preview. */
export type ImportRow = {
  /** Place in the file, from 0. */
  readonly index: number
  /** Name as far as it can be read, else empty. */
  readonly name: string
} & (
  | ({ readonly action: 'add' } & Incoming)
  /** `before`: the product that is here, as it was when the row was judged. */
  | ({ readonly action: 'update'; readonly before: Product } & Incoming)
  | { readonly action: 'skip'; readonly reason: SkipReason }
  | ({ readonly action: 'reject' } & Refusal)
)

/** A file that was read: its rows can be judged again for other products. */
export interface ImportFile {
  /** `sheet`: a place is a row, the headings included. */
  readonly source: 'records' | 'sheet'
  readonly length: number
  /** Judges one row after the other, from 0. */
  judge(context: ImportContext): (at: number) => ImportRow
}

/** The preview of an import: a line per record and their count by action. */
export interface ImportPlan {
  readonly file: ImportFile
  /** What the rows were judged against. */
  readonly context: ImportContext
  readonly rows: readonly ImportRow[]
  readonly counts: Readonly<Record<ImportAction, number>>
  /** The products changed after an earlier plan was shown. @defaultValue false */
  readonly isRenewed?: boolean
}

/** What planning needs to know of the present catalogue. */
export interface ImportContext {
  readonly products: ReadonlyMap<string, Product>
  readonly images: ReadonlyMap<string, StoredImage>
  /** Gives records without `$id` an identity. */
  readonly newProductId: () => { readonly id: string; readonly timestamp: number }
  readonly newImageId: () => string
  /** The file is an export of this site. @defaultValue false */
  readonly isExport?: boolean | undefined
}

/** A record from elsewhere may lack identity and dates; they are filled in as for a new product. */
const complete = (record: unknown, context: ImportContext): unknown => {
  if (!isRecord(record) || own(record, '$id') !== undefined) return record
  const { id, timestamp } = context.newProductId()
  const given = { createdAt: own(record, 'createdAt'), productId: own(record, 'productId') }
  // `Object.create` returns `any`.
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
    const hasImage = read.imageId === '' || context.images.has(read.imageId)
    return { product: hasImage ? read : { ...read, imageId: '' }, image: null }
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

/** A price in whole cents; other programs add up to `0.30000000000000004`. */
const inCents = (price: number): number => {
  const rounded = Math.round(price * 100) / 100
  return Math.abs(price - rounded) < 1e-9 ? rounded : price
}

/** What is wrong with a record that is no product; a number outside the limits is named as one. */
const refusalOf = (record: unknown, reason: RecordProblem): Refusal => {
  if ((reason !== 'badPrice' && reason !== 'badStock') || !isRecord(record)) return { reason }
  const value = own(record, reason === 'badPrice' ? 'price' : 'stockQuantity')
  if (typeof value !== 'number') return { reason }
  if (value < 0) return { reason, number: reason === 'badPrice' ? 'notPositive' : 'negative' }
  return { reason, number: value > limits.number ? 'tooLarge' : 'tooManyDecimals' }
}

/** What the form would refuse in a product (spec §5), which storage keeps. */
const formProblem = ({ productName, price }: Product): Refusal | null => {
  if (isBlank(productName)) return { reason: 'badName' }
  if (price === 0) return { reason: 'badPrice', number: 'notPositive' }
  const isInCents = Math.round(price * 100) / 100 === price
  return isInCents ? null : { reason: 'badPrice', number: 'tooManyDecimals' }
}

/** Reads a record of a file: its id has to be an id. */
const readIncoming = (record: unknown): Outcome<ReadRecord, Refusal> => {
  const read = readRecord(record)
  if (!read.ok) return fail(refusalOf(record, read.failure))
  const { product, leftOut } = read.value
  const { $id, imageId, imageUrl } = product
  if (!isId($id)) return fail({ reason: 'badId' })
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

/** Decides on one record. `seen` collects what the file has brought so far, by id. */
export const planRecord = (
  record: unknown,
  index: number,
  seen: Map<string, Product>,
  context: ImportContext,
): ImportRow => {
  const name = productNameIn(record).slice(0, limits.productName)
  const read = readIncoming(complete(record, context))
  if (!read.ok) return { index, name, action: 'reject', ...read.failure }
  const { product: given, leftOut } = read.value
  const earlier = seen.get(given.$id)
  if (earlier !== undefined && isSameProduct(earlier, given))
    return { index, name, action: 'skip', reason: 'repeatedInFile' }
  const incoming = { ...given, $id: identityOf(given, context) }
  // Two records of one product: nobody knows which is meant.
  if (earlier !== undefined && incoming.$id === given.$id)
    return { index, name, action: 'reject', reason: 'repeatedId' }
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
    if (same) {
      seen.set(given.$id, given)
      return { index, name, action: 'skip', reason: 'unchanged' }
    }
  }
  const problem = formProblem(incoming)
  if (problem !== null) return { index, name, action: 'reject', ...problem }
  seen.set(given.$id, given)
  const row = {
    index,
    name,
    ...separate(incoming, context),
    ...(leftOut.length > 0 && { leftOut }),
  }
  return present === undefined
    ? { ...row, action: 'add' }
    : { ...row, action: 'update', before: present }
}

/** A field that an update changes. */
export type ChangedField =
  Exclude<keyof ProductDraft, 'specifications'> | 'picture' | 'specifications'

const partOf = (product: Product, field: ChangedField): unknown => {
  if (field === 'picture') return [product.imageId, product.imageUrl]
  return field === 'specifications' ? Object.entries(product.specifications) : product[field]
}

const isSamePart = (field: ChangedField, a: Product, b: Product): boolean =>
  JSON.stringify(partOf(a, field)) === JSON.stringify(partOf(b, field))

const changeable = [
  ...(['productName', 'category', 'price', 'stockQuantity', 'available', 'description'] as const),
  ...(['specifications', 'picture'] as const),
]

/** What an update changes in a product, in the order of the form. */
export const changesOf = (
  before: Product,
  { product, image }: { readonly product: Product; readonly image: StoredImage | null },
): readonly ChangedField[] =>
  changeable.filter(
    (field) => !isSamePart(field, before, product) || (field === 'picture' && image !== null),
  )

/** Whether a row does what was shown: it changes only what was shown, from the state that was shown. */
export const isAsShown = (row: ImportRow, shown: ImportRow | undefined): boolean => {
  if (row.action === 'skip') return true
  if (row.action !== 'update') return row.action === shown?.action
  if (shown?.action !== 'update') return false
  const { before } = shown
  return (
    before.$id === row.before.$id &&
    changesOf(row.before, row).every((field) => isSamePart(field, row.before, before))
  )
}

/** Sums up the lines of a preview. */
export const importPlanOf = (
  rows: readonly ImportRow[],
  file: ImportFile,
  context: ImportContext,
): ImportPlan => {
  const counts = { add: 0, update: 0, skip: 0, reject: 0 }
  for (const row of rows) counts[row.action] += 1
  return { file, context, rows, counts }
}
