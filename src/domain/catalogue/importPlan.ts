import { isRecord, own, readProduct, type RecordProblem } from './codec.ts'
import { imageFromDataUrl } from './exchange.ts'
import { isId } from './ids.ts'
import { limits } from './limits.ts'
import { fail, type Outcome } from './outcome.ts'
import { isSameProduct, pictureOf, type Product, type StoredImage } from './product.ts'

/** What an import will do with a record (decision P4). */
export type ImportAction = 'add' | 'update' | 'skip' | 'reject'

/** Why a record is skipped: it exists already, or is in the file twice. */
type SkipReason = 'unchanged' | 'repeatedInFile'

/** Why a record is refused; a file is read more strictly than storage. */
export type RejectReason = RecordProblem | 'negativePrice' | 'negativeStock'

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
    }
  | { readonly action: 'skip'; readonly reason: SkipReason }
  | { readonly action: 'reject'; readonly reason: RejectReason }
)

/** The preview of an import: a line per record and their count by action. */
export interface ImportPlan {
  readonly rows: readonly ImportRow[]
  readonly counts: Readonly<Record<ImportAction, number>>
}

/** What planning needs to know of the present catalogue. */
export interface ImportContext {
  readonly products: ReadonlyMap<string, Product>
  readonly images: ReadonlyMap<string, StoredImage>
  /** Gives records without `$id` an identity. */
  readonly newProductId: () => { readonly id: string; readonly timestamp: number }
  readonly newImageId: () => string
}

const nameIn = (record: unknown): string => {
  const name = isRecord(record) ? own(record, 'productName') : undefined
  return typeof name === 'string' ? name.slice(0, limits.productName) : ''
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
  if (read.imageUrl === '') {
    // A picture that is neither in the file nor here cannot be shown: no dangling reference.
    const known = read.imageId === '' || context.images.has(read.imageId)
    return { product: known ? read : { ...read, imageId: '' }, image: null }
  }
  const taken = context.images.get(read.imageId)
  const free = read.imageId !== '' && (taken === undefined || taken.dataUrl === read.imageUrl)
  const imageId = free ? read.imageId : context.newImageId()
  const image = imageFromDataUrl(imageId, read.imageUrl, read.createdAt)
  return {
    product: { ...read, imageId, imageUrl: '' },
    image: taken !== undefined && free ? null : image,
  }
}

const isNegative = (record: unknown, key: string): boolean => {
  const value = isRecord(record) ? own(record, key) : undefined
  return typeof value === 'number' && value < 0
}

/** Reads a record of a file: its ids have to be ids, and a negative number is named as one. */
const readRecord = (record: unknown): Outcome<Product, RejectReason> => {
  const read = readProduct(record)
  if (read.ok) {
    const { $id, imageId } = read.value
    if (!isId($id)) return fail('badId')
    return imageId === '' || isId(imageId) ? read : fail('badPicture')
  }
  if (read.failure === 'badPrice' && isNegative(record, 'price')) return fail('negativePrice')
  if (read.failure === 'badStock' && isNegative(record, 'stockQuantity')) {
    return fail('negativeStock')
  }
  return read
}

/** Decides on one record. `seen` collects the ids that the file has brought so far. */
export const planRecord = (
  record: unknown,
  index: number,
  seen: Set<string>,
  context: ImportContext,
): ImportRow => {
  const name = nameIn(record)
  const read = readRecord(complete(record, context))
  if (!read.ok) return { index, name, action: 'reject', reason: read.failure }
  if (seen.has(read.value.$id)) return { index, name, action: 'skip', reason: 'repeatedInFile' }
  seen.add(read.value.$id)
  const present = context.products.get(read.value.$id)
  if (present !== undefined) {
    const picture = pictureOf(present, context.images) ?? ''
    const same =
      isSameProduct(
        { ...present, imageUrl: '', imageId: '' },
        { ...read.value, imageUrl: '', imageId: '' },
      ) &&
      (read.value.imageUrl === picture ||
        (read.value.imageUrl === '' && read.value.imageId === present.imageId))
    if (same) return { index, name, action: 'skip', reason: 'unchanged' }
  }
  const { product, image } = separate(read.value, context)
  return { index, name, action: present === undefined ? 'add' : 'update', product, image }
}

/** Sums up the lines of a preview. */
export const importPlanOf = (rows: readonly ImportRow[]): ImportPlan => {
  const counts = { add: 0, update: 0, skip: 0, reject: 0 }
  for (const row of rows) counts[row.action] += 1
  return { rows, counts }
}
