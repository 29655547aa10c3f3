import { type PictureType, pictureLimits } from './pictures.ts'

/** What the first bytes of a file say: its type and, if they contain it, its size in pixels. */
export interface Sniffed {
  readonly type: Exclude<PictureType, 'image/svg+xml'>
  readonly width: number | null
  readonly height: number | null
}

type Size = readonly [width: number, height: number]

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const startsWith = (bytes: Uint8Array, ...opening: readonly number[]): boolean =>
  opening.every((byte, at) => bytes[at] === byte)

/** The segments of a JPEG up to its pixels, or up to where the file is damaged: marker and place of each. */
const jpegSegments = (bytes: Uint8Array) => {
  const data = view(bytes)
  const segments: { readonly marker: number; readonly at: number }[] = []
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0xff) segments.push({ marker, at })
    if (marker === 0xda) break
    at += marker === 0xff ? 1 : 2 + data.getUint16(at + 2)
  }
  return segments
}

/** The size in the frame header, which every kind of JPEG has before its pixels. */
const jpegSize = (bytes: Uint8Array): Size | null => {
  const frame = jpegSegments(bytes).find(
    ({ marker }) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker),
  )
  if (frame === undefined || frame.at + 9 >= bytes.length) return null
  const data = view(bytes)
  return [data.getUint16(frame.at + 7), data.getUint16(frame.at + 5)]
}

const webpSize = (bytes: Uint8Array): Size | null => {
  if (bytes.length < 30) return null
  const data = view(bytes)
  const kind = ascii(bytes, 12, 4)
  const three = (at: number) => data.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16)
  if (kind === 'VP8X') return [three(24) + 1, three(27) + 1]
  if (kind === 'VP8 ') return [data.getUint16(26, true) & 0x3fff, data.getUint16(28, true) & 0x3fff]
  if (kind !== 'VP8L') return null
  const bits = data.getUint32(21, true)
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1]
}

/** The size box of an AVIF picture; there can be several (tiles, thumbnails), the largest counts. */
const avifSize = (bytes: Uint8Array): Size | null => {
  const data = view(bytes)
  const end = Math.min(bytes.length - 16, 65_536)
  let largest: Size | null = null
  for (let at = 0; at < end; at += 1) {
    if (bytes[at] !== 0x69 || ascii(bytes, at, 4) !== 'ispe') continue
    const size: Size = [data.getUint32(at + 8), data.getUint32(at + 12)]
    if (largest === null || size[0] * size[1] > largest[0] * largest[1]) largest = size
  }
  return largest
}

/** Whether a file is compressed with gzip, as a drawing in `.svgz` is. */
export const isGzip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x1f, 0x8b)

/** Whether a file is one of the pictures of phones that browsers do not open. */
export const isHeic = (bytes: Uint8Array): boolean =>
  ascii(bytes, 4, 4) === 'ftyp' && /hei[cxms]|hev[cxms]|m[is]f1/.test(ascii(bytes, 8, 24))

/**
 * Recognises a picture by its bytes, not by its name, and reads its size without decoding it: a small file
 * may claim more pixels than a browser can hold. `null` for anything that is none of the kinds taken.
 */
export const sniffPicture = (bytes: Uint8Array): Sniffed | null => {
  const sized = (type: Sniffed['type'], size: Size | null): Sniffed => ({
    type,
    width: size?.[0] ?? null,
    height: size?.[1] ?? null,
  })
  const data = view(bytes)
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))
    return sized('image/png', bytes.length < 24 ? null : [data.getUint32(16), data.getUint32(20)])
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return sized('image/jpeg', jpegSize(bytes))
  const opening = ascii(bytes, 0, 4)
  if (opening === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP')
    return sized('image/webp', webpSize(bytes))
  if (opening === 'GIF8' && bytes.length >= 10)
    return sized('image/gif', [data.getUint16(6, true), data.getUint16(8, true)])
  if (ascii(bytes, 4, 4) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 24)))
    return sized('image/avif', avifSize(bytes))
  return null
}

/** Names of the chunks with metadata or movement: comments, positions, camera data. */
const metadataChunks = new Set([
  'eXIf',
  'tEXt',
  'iTXt',
  'zTXt',
  'tIME',
  'acTL',
  'EXIF',
  'XMP ',
  'ANIM',
])

const chunkNames = (bytes: Uint8Array, isPng: boolean): readonly string[] => {
  const data = view(bytes)
  const names: string[] = []
  let at = isPng ? 8 : 12
  while (at + 8 <= bytes.length) {
    const length = data.getUint32(isPng ? at : at + 4, !isPng)
    names.push(ascii(bytes, isPng ? at + 4 : at, 4))
    at += isPng ? 12 + length : 8 + length + (length % 2)
  }
  return names
}

/** APP1 (EXIF, XMP), APP13 (Photoshop) and remarks; APP0 and APP2 are format and colour. */
const hasJpegMetadata = (bytes: Uint8Array): boolean => {
  const markers = jpegSegments(bytes).map(({ marker }) => marker)
  return markers.at(-1) !== 0xda || markers.some((one) => [0xe1, 0xed, 0xfe].includes(one))
}

/**
 * Whether a picture is already as this site stores pictures: a still PNG, JPEG or WebP of at most
 * 1200 px without metadata. Only such a one may be imported byte for byte.
 */
export const isPlainPicture = (bytes: Uint8Array): boolean => {
  const sniffed = sniffPicture(bytes)
  if (sniffed === null || sniffed.width === null || sniffed.height === null) return false
  if (Math.max(sniffed.width, sniffed.height) > pictureLimits.side) return false
  if (sniffed.type === 'image/jpeg') return !hasJpegMetadata(bytes)
  if (sniffed.type !== 'image/png' && sniffed.type !== 'image/webp') return false
  return !chunkNames(bytes, sniffed.type === 'image/png').some((name) => metadataChunks.has(name))
}
