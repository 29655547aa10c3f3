import type { Product, StoredImage } from '#domain/catalogue/product.ts'

/**
 * Width of the smaller file of a published picture, in pixels: a card on a screen with two pixels for
 * each. The larger one keeps its size.
 */
const smallWidth = 768

/** What the name of a picture file says (decision P9). */
export interface PublishedPicture {
  /** A drawing has a transparent ground and is shown whole; a photograph covers its frame. */
  readonly kind: 'drawing' | 'photo'
  /** The first digits of the hash of its bytes. */
  readonly hash: string
  readonly width: number
  readonly height: number
  /** The drawing of a sample, as the name has it: `.car-1`, or empty. */
  readonly drawing: string
  /** WebP for the large file, which link previews and exports need; AVIF for the small one. */
  readonly format: 'webp' | 'avif'
}

const folder = '/assets/'
const namePattern =
  /^(drawing|photo)-([0-9a-f]{16})-(\d{1,4})x(\d{1,4})((?:\.[a-z]+-[\dx]+)*)\.webp$/

/** The name of a picture file, which is the `imageId` of the published product (decision P9). */
export const publishedPictureName = ({
  kind,
  hash,
  width,
  height,
  drawing,
  format,
}: PublishedPicture): string =>
  `${kind}-${hash}-${String(width)}x${String(height)}${drawing}.${format}`

/** Reads the name of a picture file; `null` for every other `imageId`. */
export const readPictureName = (imageId: string): PublishedPicture | null => {
  const match = namePattern.exec(imageId)
  if (match === null) return null
  const [, kind, hash = '', width, height, drawing = ''] = match
  return {
    kind: kind === 'photo' ? 'photo' : 'drawing',
    hash,
    width: Number(width),
    height: Number(height),
    drawing,
    format: 'webp',
  }
}

/** The smaller file of a picture; a picture that is small already has one file. */
export const smallPictureOf = (picture: PublishedPicture): PublishedPicture =>
  picture.width <= smallWidth
    ? picture
    : {
        ...picture,
        format: 'avif',
        width: smallWidth,
        height: Math.max(1, Math.round((picture.height * smallWidth) / picture.width)),
      }

/** The address of a published picture; `null` for every other `imageId`. */
export const pictureAddress = (imageId: string): string | null =>
  readPictureName(imageId) === null ? null : folder + imageId

/** The attributes of an `<img>` that shows a picture file. */
export interface PictureAttributes {
  readonly width: number
  readonly height: number
  readonly srcSet: string
  /** Address of the smaller file. */
  readonly small: string
  readonly fit: 'contain' | 'cover'
}

/** The attributes for the address of a picture file; `null` for data URLs and other addresses. */
export const pictureAttributes = (address: string): PictureAttributes | null => {
  if (!address.startsWith(folder)) return null
  const large = readPictureName(address.slice(folder.length))
  if (large === null) return null
  const small = smallPictureOf(large)
  const addressOf = (file: PublishedPicture) => folder + publishedPictureName(file)
  return {
    width: large.width,
    height: large.height,
    srcSet: [...new Set([small, large])]
      .map((file) => `${addressOf(file)} ${String(file.width)}w`)
      .join(', '),
    small: addressOf(small),
    fit: large.kind === 'photo' ? 'cover' : 'contain',
  }
}

/** The picture files of products as entries of the image map, with their address in place of bytes. */
export const publishedImages = (products: readonly Product[]): ReadonlyMap<string, StoredImage> =>
  new Map(
    products.flatMap(({ imageId, createdAt }): (readonly [string, StoredImage])[] => {
      const address = pictureAddress(imageId)
      if (address === null) return []
      const entry = { id: imageId, name: imageId, dataUrl: address, size: 0, type: 'image/webp' }
      return [[imageId, { ...entry, createdAt }]]
    }),
  )
