/** Bounds on pictures, checked before anything is decoded (decision P3). */
export const pictureLimits = {
  /** Bytes of a chosen file: 20 MiB takes any phone's photo. */
  bytes: 20_971_520,
  /** Width times height: 64 megapixels. */
  pixels: 64_000_000,
  /** Longest side after scaling, in pixels. */
  side: 1_200,
  /** Bytes aimed at after encoding; quality goes down until the picture is below. */
  aim: 150_000,
  /** The same for a drawing where the browser writes PNG only, which grows with the area. */
  drawingAim: 15_000,
} as const

/** The kinds of file that are taken; the bytes decide, not the name. */
export type PictureType =
  'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/avif' | 'image/svg+xml'

/** What `<input type="file" accept>` offers. */
export const acceptedPictures = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/svg+xml'

/** Why a picture was rejected (decision P3). */
export type PictureFailure =
  | 'pictureTypeUnknown'
  | 'pictureTooLarge'
  | 'pictureTooManyPixels'
  | 'pictureUndecodable'
  | 'pictureHeic'
  | 'pictureLinked'
  | 'pictureProtected'

/** A picture ready to be stored: decoded, scaled, re-encoded. */
export interface PreparedPicture {
  /** Data URL of a WebP, PNG or JPEG picture. */
  readonly dataUrl: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  readonly width: number
  readonly height: number
  /** The points of a drawing, for the end of the id of the picture. See `drawingPoints.ts`. */
  readonly points?: string
}

/** Width and height after scaling down to the longest side; small pictures stay as they are. */
export const fitWithin = (width: number, height: number, side: number = pictureLimits.side) => {
  const scale = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
