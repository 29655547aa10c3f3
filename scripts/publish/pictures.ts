import { createHash } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type Sharp from 'sharp'
import { pictureFit } from '#components/catalogue/ProductPicture/pictureFile.ts'
import { pictureLimits } from '#domain/catalogue/picture.rules.ts'
import {
  publishedPictureName,
  smallPictureOf,
  type PublishedPicture,
} from '#domain/publishing/pictureFiles.ts'

/** A picture of the catalogue as files of the site. */
export interface PictureFiles {
  /** Name of the large file, the `imageId` of the published product. */
  readonly name: string
  /** Where each file lies in the cache, by its name: one or two widths. */
  readonly files: ReadonlyMap<string, string>
}

/** Loaded with the first picture: a site without a catalogue needs no encoder. */
const loadSharp = async (): Promise<typeof Sharp> => (await import('sharp')).default

/** How each format is encoded (record 018). */
const options = {
  webp: { quality: 82, alphaQuality: 90, effort: 4 },
  avif: { quality: 60, effort: 2 },
} as const

/** Encodes one width unless the cache has it. */
const encode = async (source: Buffer, picture: PublishedPicture, file: string) => {
  try {
    await access(file)
  } catch {
    const sharp = await loadSharp()
    const { width, height, format } = picture
    const content = await sharp(source)
      .rotate()
      .resize(width, height, { fit: 'fill' })
      .toFormat(format, options[format])
      .toBuffer()
    // A build that is killed leaves no half picture under the name.
    const unfinished = `${file}.${String(process.pid)}`
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  }
}

/**
 * Writes a picture in two widths: WebP, and AVIF for phones. The name has the hash of the source and
 * of how it is encoded, so that an unchanged picture is encoded once and cached for ever by browsers.
 *
 * @param dataUrl - the picture as the export has it
 * @param drawing - the drawing of a sample, as its id has it
 * @param cache - folder of what was encoded before
 * @throws what sharp says about bytes that are no picture, or what the disk says
 */
export const encodePicture = async (
  dataUrl: string,
  drawing: string | null,
  cache: string,
): Promise<PictureFiles> => {
  const sharp = await loadSharp()
  const source = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const { width, height } = await sharp(source).rotate().metadata()
  const scale = Math.min(1, pictureLimits.side / Math.max(width, height))
  const settings = JSON.stringify([options, sharp.versions.sharp])
  const large: PublishedPicture = {
    kind: pictureFit(dataUrl) === 'cover' ? 'photo' : 'drawing',
    hash: createHash('sha256').update(source).update(settings).digest('hex').slice(0, 16),
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    drawing: drawing === null ? '' : `.${drawing}`,
    format: 'webp',
  }
  await mkdir(cache, { recursive: true })
  const files = new Map<string, string>()
  for (const picture of new Set([large, smallPictureOf(large)])) {
    const name = publishedPictureName(picture)
    const file = join(cache, name)
    await encode(source, picture, file)
    files.set(name, file)
  }
  return { name: publishedPictureName(large), files }
}
