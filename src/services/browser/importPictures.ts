import { imageFromDataUrl } from '#domain/catalogue/exchange.ts'
import type { ImportRow } from '#domain/catalogue/importPlan.ts'
import { isPlainPicture } from '#domain/catalogue/pictureBytes.ts'
import { catalogueFailureOf } from '#domain/failure.ts'
import type { StoredImage } from '#domain/catalogue/product.ts'
import type { PictureService } from '#services/products/pictures.port.ts'

const bytesOf = ({ dataUrl }: StoredImage): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (unit) => unit.charCodeAt(0))

const redraw = async (
  { id, createdAt }: StoredImage,
  file: Blob,
  pictures: PictureService,
  signal: AbortSignal | undefined,
): Promise<StoredImage | null> => {
  try {
    const { dataUrl } = await pictures.prepare(file, signal === undefined ? {} : { signal })
    return imageFromDataUrl(id, dataUrl, createdAt)
  } catch (thrown) {
    if (catalogueFailureOf(thrown).from !== 'picture') throw thrown
    return null
  }
}

/**
 * Makes a picture from a file as harmless as a chosen one. One that is already as this site stores
 * pictures stays equal to the byte, so that export and import give back what was there; any other
 * is redrawn, which strips what it carries (decisions P3, P4). One that cannot be drawn is left out
 * (decision P11).
 */
export const cleanRow = async (
  row: ImportRow,
  pictures: PictureService,
  signal: AbortSignal | undefined,
): Promise<ImportRow> => {
  if ((row.action !== 'add' && row.action !== 'update') || row.image === null) return row
  const { image, product, leftOut = [] } = row
  const bytes = bytesOf(image)
  if (isPlainPicture(bytes)) return row
  const clean = await redraw(image, new Blob([bytes], { type: image.type }), pictures, signal)
  if (clean === null) {
    return {
      ...row,
      image: null,
      product: { ...product, imageId: '' },
      leftOut: [...leftOut, { part: 'picture' }],
    }
  }
  return { ...row, image: clean }
}
