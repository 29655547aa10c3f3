import { limits } from '#domain/limits.ts'
import { keysOf } from '#domain/objects.ts'

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

/** Whether a file says that it is a picture. */
export const isPicture = ({ type }: { readonly type: string }): boolean => type.startsWith('image/')

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
}

/** Width and height after scaling down to the longest side; small pictures stay as they are. */
export const fitWithin = (width: number, height: number, side: number = pictureLimits.side) => {
  const scale = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** The three kinds of picture that the site stores. */
type RasterType = 'image/png' | 'image/jpeg' | 'image/webp'

/** A data URL taken apart. */
export interface RasterDataUrl {
  readonly type: RasterType
  readonly size: number
}

const head = /^data:(image\/(?:png|jpeg|webp));base64,/
const opening: Readonly<Record<RasterType, RegExp>> = {
  'image/png': /^iVBORw0KGgo/,
  'image/jpeg': /^\/9j\//,
  'image/webp': /^UklGR[A-Za-z0-9+/]{6}XRUJQ/,
}
const base64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Bytes that base64 with its padding stands for. */
const base64Size = (data: string): number => {
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0
  return (data.length / 4) * 3 - padding
}

/**
 * Reads a data URL of a PNG, JPEG or WebP picture whose first bytes agree with its type, as the site
 * writes them; `null` for everything else, above all scripts, SVG and addresses that would be fetched.
 */
export const readRasterDataUrl = (url: string): RasterDataUrl | null => {
  if (url.length > limits.dataUrl) return null
  const match = head.exec(url)
  const type = keysOf(opening).find((candidate) => candidate === match?.[1])
  if (match === null || type === undefined) return null
  const data = url.slice(match[0].length)
  if (data.length % 4 !== 0 || !base64.test(data)) return null
  if (!opening[type].test(data)) return null
  return { type, size: base64Size(data) }
}

const pictureHead = /^\s*data:\s*(image\/[\w.+-]+)\s*((?:;[^,;]*)*),/i

/** Whether a text is a data URL of a picture of any kind. It is safe in `<img>`: no script of it runs there. */
export const isPictureUrl = (url: string): boolean => pictureHead.test(url)

const decoded = (data: string): string => {
  try {
    return decodeURIComponent(data)
  } catch {
    return data
  }
}

const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

/** A picture of any kind from a data URL. */
export interface PictureData {
  readonly dataUrl: string
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/**
 * Reads a data URL of a picture of any kind, however it was written: `image/jpg`, capital letters, line
 * breaks, parameters, or an SVG as text. The type is that of the first bytes where they tell it; the
 * bytes come in base64. `null` for everything else.
 */
export const readPictureUrl = (url: string): PictureData | null => {
  const match = pictureHead.exec(url)
  if (match === null) return null
  const [whole, named = '', parameters = ''] = match
  const rest = decoded(url.slice(whole.length))
  const bare = rest.replace(/[\s=]/g, '')
  const data = /;\s*base64\s*$/i.test(parameters)
    ? bare + '='.repeat((4 - (bare.length % 4)) % 4)
    : toBase64(rest)
  if (data === '' || data.length % 4 !== 0 || !base64.test(data)) return null
  const detected = keysOf(opening).find((type) => opening[type].test(data))
  const type = detected ?? named.toLowerCase().replace(/^image\/(?:jpg|pjpeg)$/, 'image/jpeg')
  return { dataUrl: `data:${type};base64,${data}`, type, size: base64Size(data) }
}
