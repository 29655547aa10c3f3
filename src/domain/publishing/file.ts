import {
  isRecord,
  own,
  productNameIn,
  readRecord,
  type RecordProblem,
  parseJson,
} from '#domain/catalogue/codec.ts'
import { readRasterDataUrl } from '#domain/catalogue/picture.rules.ts'
import { readImportText } from '#domain/catalogue/exportFile.ts'
import { isAddressable } from '#domain/catalogue/ids.ts'
import { type ImportFailure, fail, succeed, type Outcome } from '#domain/failure.ts'
import { blankProduct, type Product } from '#domain/catalogue/product.ts'

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
const readPublishable = (
  record: unknown,
  seen: Set<string>,
): Outcome<Product, PublicationProblem['problem']> => {
  const result = readRecord(record)
  if (!result.ok) return result
  const { product, leftOut } = result.value
  const { $id, imageId, imageUrl } = product
  const [lost] = leftOut
  if (lost?.part === 'specification') return fail('badSpecifications')
  if (lost !== undefined || (imageUrl !== '' && readRasterDataUrl(imageUrl) === null)) {
    return fail('badPicture')
  }
  if (!isAddressable($id)) return fail('badAddress')
  // Documents are files, and some disks keep no two names that differ in case only.
  const name = $id.toLowerCase()
  if (seen.has(name)) return fail('repeatedId')
  seen.add(name)
  return imageId !== '' && imageUrl === '' ? fail('missingPicture') : succeed(product)
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
    const read = readPublishable(record, seen)
    if (read.ok) products.push(read.value)
    else problems.push({ index, name: productNameIn(record), problem: read.failure })
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
  const knownFields = new Set([...Object.keys(blankProduct('car')), ...wanted])
  const left = new Set<string>()
  const kept = products.map((product) => {
    const clean = { ...product }
    for (const name of Object.keys(product)) {
      if (knownFields.has(name)) continue
      left.add(name)
      Reflect.deleteProperty(clean, name)
    }
    return clean
  })
  return { products: kept, left: [...left].sort() }
}
