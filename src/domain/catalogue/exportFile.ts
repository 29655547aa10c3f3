import { type ImportFailure, fail, succeed, type Outcome } from '#domain/failure.ts'
import { isList, isRecord, own, parseJson } from './codec.ts'
import { limits } from '#domain/limits.ts'
import { pictureOf, type Product, type StoredImage } from './product.ts'
import { timestampOf } from './ids.ts'
import { readRasterDataUrl, type PictureData } from './picture.rules.ts'

/** What an export file calls itself (decision P4). */
const exportFormat = 'xinyuan-products'
/** The version of the export format that is written, and the newest that is read. */
const exportVersion = 1

/** The export file: the products with their pictures inlined as `imageUrl` (decision P4). */
export interface ExportEnvelope {
  readonly format: typeof exportFormat
  readonly version: number
  /** ISO date-time. */
  readonly exportedAt: string
  readonly products: readonly Product[]
}

/** `products_{YYYY-MM-DD}.json`, the day in the visitor's own time zone (spec §9, decision P4). */
export const exportFileName = (now: Date): string => {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  return `products_${day}.json`
}

/** Builds the export, every picture inlined. */
export const exportEnvelope = (
  products: readonly Product[],
  images: ReadonlyMap<string, StoredImage>,
  exportedAt: string,
): ExportEnvelope => ({
  format: exportFormat,
  version: exportVersion,
  exportedAt,
  products: products.map((product) => ({
    ...product,
    imageUrl: pictureOf(product, images) ?? '',
  })),
})

/** The export file of products. */
export const exportFile = (
  products: readonly Product[],
  images: ReadonlyMap<string, StoredImage>,
  now: Date,
) => ({
  name: exportFileName(now),
  type: 'application/json',
  text: JSON.stringify(exportEnvelope(products, images, now.toISOString()), null, 2),
})

/**
 * The image record for a picture that comes without one. Everything follows from the id and the
 * bytes, which is why an export needs no second list to bring pictures back as they were.
 */
export const imageRecord = (
  id: string,
  { dataUrl, type, size }: PictureData,
  createdAtOtherwise: string,
): StoredImage => {
  const timestamp = timestampOf(id)
  return {
    id,
    name: `${id}.${type.slice('image/'.length)}`,
    dataUrl,
    size,
    type,
    createdAt: timestamp === null ? createdAtOtherwise : new Date(timestamp).toISOString(),
  }
}

/** {@link imageRecord} for a picture as the site stores them; `null` for any other. */
export const imageFromDataUrl = (
  id: string,
  dataUrl: string,
  createdAtOtherwise: string,
): StoredImage | null => {
  const raster = readRasterDataUrl(dataUrl)
  return raster && imageRecord(id, { ...raster, dataUrl }, createdAtOtherwise)
}

/** Opens an import file: an envelope or a bare array of records, within bounds (decision P4). */
export const readImportText = (
  text: string,
  longest: number = limits.importText,
): Outcome<readonly unknown[], ImportFailure> => {
  if (text.length > longest) return fail('fileTooLarge')
  // A byte order mark counts as white space.
  const parsed = parseJson(text.trimStart())
  if (parsed === undefined) return fail('notJson')
  const records = isRecord(parsed) ? own(parsed, 'products') : parsed
  if (isRecord(parsed)) {
    if (own(parsed, 'format') !== exportFormat) return fail('notACatalogue')
    const version = own(parsed, 'version')
    if (typeof version !== 'number') return fail('notACatalogue')
    if (version > exportVersion) return fail('newerFormat')
  }
  if (!isList(records)) return fail('notACatalogue')
  if (records.length > limits.importRecords) return fail('tooManyRecords')
  return records.length === 0 ? fail('nothingInside') : succeed(records)
}
