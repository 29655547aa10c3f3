import { isRecord, parseJson } from '#domain/catalogue/codec.ts'
import type { ImportFile, ImportPlan, ImportRow } from '#domain/catalogue/importPlan.ts'
import { pictureAddress } from '#domain/publishing/pictureFiles.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import { ServiceError } from '#domain/failure.ts'
import { dataUrlOf } from '#services/files.ts'

/** Reads a picture file of the site as a data URL. */
export type ReadPicture = (address: string) => Promise<string>

/** Fetches a picture file. Rejects with `fileUnreadable`. */
export const fetchPicture: ReadPicture = async (address) => {
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} answers ${String(response.status)}`)
    return await dataUrlOf(new Blob([await response.arrayBuffer()], { type: 'image/webp' }))
  } catch (cause) {
    throw new ServiceError({ from: 'file', code: 'fileUnreadable' }, { cause })
  }
}

/** The image map with the bytes of all picture files that products name, for an export. */
export const inlinePictures = async (
  products: readonly Product[],
  images: ReadonlyMap<string, StoredImage>,
  read: ReadPicture,
): Promise<ReadonlyMap<string, StoredImage>> => {
  const files = new Map(products.map(({ imageId }) => [imageId, pictureAddress(imageId)]))
  const inlined = await Promise.all(
    [...images].map(async ([id, image]): Promise<readonly [string, StoredImage]> => {
      const address = files.get(id)
      return address === image.dataUrl
        ? [id, { ...image, dataUrl: await read(address) }]
        : [id, image]
    }),
  )
  return new Map(inlined)
}

/**
 * Leaves out of an import what the site has as a file already, so that an export of published
 * products that comes back changes nothing.
 *
 * @returns the text, and the picture file of each record that has one, by its place
 */
export const withoutPublishedPictures = async (
  text: string,
  images: ReadonlyMap<string, StoredImage>,
  read: ReadPicture,
): Promise<{ readonly text: string; readonly files: ReadonlyMap<number, string> }> => {
  const files = new Map<number, string>()
  const parsed = parseJson(text.trimStart())
  const records = isRecord(parsed) ? parsed['products'] : parsed
  if (!Array.isArray(records)) return { text, files }
  const left = await Promise.all(
    records.map(async (record: unknown, index) => {
      if (!isRecord(record) || typeof record['imageId'] !== 'string') return record
      const { imageId } = record
      const address = pictureAddress(imageId)
      if (address === null || images.get(imageId)?.dataUrl !== address) return record
      if (record['imageUrl'] !== (await read(address))) return record
      files.set(index, imageId)
      return { ...record, imageUrl: '' }
    }),
  )
  if (files.size === 0) return { text, files }
  return { text: JSON.stringify(isRecord(parsed) ? { ...parsed, products: left } : left), files }
}

/** The plan with the picture files that {@link withoutPublishedPictures} has left out. */
export const withPictureFiles = (
  plan: ImportPlan,
  files: ReadonlyMap<number, string>,
): ImportPlan => {
  const named = <Row extends ImportRow | null>(row: Row): Row => {
    const imageId = row === null ? undefined : files.get(row.index)
    if (imageId === undefined || row === null || !('product' in row)) return row
    return { ...row, product: { ...row.product, imageId } }
  }
  const judge: ImportFile['judge'] = (...given) => {
    const judgeRow = plan.file.judge(...given)
    return (index) => named(judgeRow(index))
  }
  return { ...plan, file: { ...plan.file, judge }, rows: plan.rows.map(named) }
}
