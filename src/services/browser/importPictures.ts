import { imageFromDataUrl } from '#domain/catalogue/exchange.ts'
import type { ImportRow } from '#domain/catalogue/importPlan.ts'
import { isPlainPicture } from '#domain/catalogue/metadata.ts'
import type { StoredImage } from '#domain/catalogue/product.ts'
import type { PictureService } from '#services/products/pictures.port.ts'

const bytesOf = ({ dataUrl }: StoredImage): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (unit) => unit.charCodeAt(0))

/**
 * Makes a picture from a file as harmless as a chosen one. One that is already as this site stores
 * pictures stays equal to the byte, so that export and import give back what was there; any other
 * is drawn anew, which strips what it carries (decisions P3, P4). One that cannot be drawn refuses
 * its record.
 */
export const cleanRow = async (
  row: ImportRow,
  pictures: PictureService,
  signal: AbortSignal | undefined,
): Promise<ImportRow> => {
  if ((row.action !== 'add' && row.action !== 'update') || row.image === null) return row
  const { index, name, image } = row
  const bytes = bytesOf(image)
  if (isPlainPicture(bytes)) return row
  const prepared = await pictures.prepare(
    new Blob([bytes], { type: image.type }),
    signal === undefined ? {} : { signal },
  )
  const clean = prepared.ok
    ? imageFromDataUrl(image.id, prepared.value.dataUrl, image.createdAt)
    : null
  if (clean === null) return { index, name, action: 'reject', reason: 'badPicture' }
  return { ...row, image: clean }
}
