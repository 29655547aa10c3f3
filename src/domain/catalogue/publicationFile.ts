import { isRecord, own, readRecord as read, type RecordProblem } from './codec.ts'
import { readRasterDataUrl } from './dataUrl.ts'
import { readImportText } from './exchange.ts'
import type { ImportFailure } from './failure.ts'
import { fail, succeed, type Outcome } from './outcome.ts'
import { blankProduct, type Product } from './product.ts'
import { parseJson } from './salvage.ts'

/** The most products that one site publishes (decision P9). */
export const mostPublished = 1_000

/** The longest file: the pictures of published products are not in browser storage, so they may be more. */
const longestFile = 256_000_000

/** What keeps a record of the file from being published. */
export interface PublicationProblem {
  /** Place in the file, from 0. */
  readonly index: number
  /** Name as far as it can be read, else empty. */
  readonly name: string
  /** `badAddress`: the `$id` cannot be part of an address. */
  readonly problem: RecordProblem | 'badAddress' | 'missingPicture'
}

/** Why a file cannot be published. */
export type PublicationFailure =
  | { readonly code: ImportFailure | 'tooManyProducts' }
  | { readonly code: 'badRecords'; readonly problems: readonly PublicationProblem[] }

/** An export that can be published, its pictures still inside. */
export interface PublicationFile {
  /** ISO date-time of the export; empty when the file has none. */
  readonly exportedAt: string
  readonly products: readonly Product[]
}

/** Reads a record that can be published. `seen` collects the names of the documents so far. */
const readRecord = (
  record: unknown,
  seen: Set<string>,
): Outcome<Product, PublicationProblem['problem']> => {
  const answer = read(record)
  if (!answer.ok) return answer
  const { product, leftOut } = answer.value
  const { $id, imageId, imageUrl } = product
  const [lost] = leftOut
  if (lost?.part === 'specification') return fail('badSpecifications')
  if (lost !== undefined || (imageUrl !== '' && readRasterDataUrl(imageUrl) === null)) {
    return fail('badPicture')
  }
  // `_` stands for any product in the addresses of documents.
  if (!/^[\w-]+$/.test($id) || $id === '_') return fail('badAddress')
  // Documents are files, and some disks keep no two names that differ in case only.
  const name = $id.toLowerCase()
  if (seen.has(name)) return fail('repeatedId')
  seen.add(name)
  return imageId !== '' && imageUrl === '' ? fail('missingPicture') : succeed(product)
}

const nameIn = (record: unknown): string => {
  const name = isRecord(record) ? own(record, 'productName') : undefined
  return typeof name === 'string' ? name : ''
}

/** Reads an export for publishing (decisions P4 and P9): all of it is good, or nothing is published. */
export const readPublicationFile = (text: string): Outcome<PublicationFile, PublicationFailure> => {
  const records = readImportText(text, longestFile)
  if (!records.ok) return fail({ code: records.failure })
  if (records.value.length > mostPublished) return fail({ code: 'tooManyProducts' })
  const seen = new Set<string>()
  const products: Product[] = []
  const problems: PublicationProblem[] = []
  for (const [index, record] of records.value.entries()) {
    const read = readRecord(record, seen)
    if (read.ok) products.push(read.value)
    else problems.push({ index, name: nameIn(record), problem: read.failure })
  }
  if (problems.length > 0) return fail({ code: 'badRecords', problems })
  const envelope = parseJson(text.trimStart())
  const exportedAt = isRecord(envelope) ? own(envelope, 'exportedAt') : undefined
  const isDate = typeof exportedAt === 'string' && !Number.isNaN(Date.parse(exportedAt))
  return succeed({ exportedAt: isDate ? new Date(exportedAt).toISOString() : '', products })
}

/**
 * Products without the fields that the site does not know, which may be private: a purchase price, a
 * note. Fields in `wanted` stay.
 */
export const withoutUnknownFields = (
  products: readonly Product[],
  wanted: readonly string[],
): { readonly products: readonly Product[]; readonly left: readonly string[] } => {
  const known = new Set([...Object.keys(blankProduct('car')), ...wanted])
  const left = new Set<string>()
  const kept = products.map((product) => {
    const fields = Object.entries(product).filter(([name]) => known.has(name) || !left.add(name))
    return Object.fromEntries(fields) as unknown as Product
  })
  return { products: kept, left: [...left].sort() }
}
