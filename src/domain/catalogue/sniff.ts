import type { PictureType } from './pictures.ts'
import { rootStartOf } from './svg.ts'

/** What the first bytes of a file say: its type and, if they contain it, its size in pixels. */
export interface Sniffed {
  readonly type: PictureType
  readonly width: number | null
  readonly height: number | null
}

type Size = readonly [width: number, height: number]

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const startsWith = (bytes: Uint8Array, ...opening: readonly number[]): boolean =>
  opening.every((byte, at) => bytes[at] === byte)

/** Walks the segments of a JPEG to the frame header, which every kind of JPEG has before its data. */
const jpegSize = (bytes: Uint8Array): Size | null => {
  const data = view(bytes)
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return [data.getUint16(at + 7), data.getUint16(at + 5)]
    }
    at += marker === 0xff ? 1 : 2 + data.getUint16(at + 2)
  }
  return null
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

/** Bytes in which the root of an SVG has to begin: some programs put long comments before it. */
const svgHead = 1_048_576

const isSvg = (bytes: Uint8Array): boolean =>
  rootStartOf(new TextDecoder().decode(bytes.subarray(0, svgHead))) !== -1

/** Whether a file is one of the pictures of phones that browsers do not open. */
export const isHeic = (bytes: Uint8Array): boolean =>
  ascii(bytes, 4, 4) === 'ftyp' && /hei[cxms]|hev[cxms]|m[is]f1/.test(ascii(bytes, 8, 24))

const sized = (type: PictureType, size: Size | null): Sniffed => ({
  type,
  width: size?.[0] ?? null,
  height: size?.[1] ?? null,
})

/**
 * Recognises a picture by its bytes, not by its name, and reads its size without decoding it
 * (decision P3). `null` for anything that is none of the kinds taken.
 */
export const sniffPicture = (bytes: Uint8Array): Sniffed | null => {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) {
    const data = view(bytes)
    return sized('image/png', bytes.length < 24 ? null : [data.getUint32(16), data.getUint32(20)])
  }
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return sized('image/jpeg', jpegSize(bytes))
  const opening = ascii(bytes, 0, 4)
  if (opening === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') {
    return sized('image/webp', webpSize(bytes))
  }
  if (opening === 'GIF8' && bytes.length >= 10) {
    const data = view(bytes)
    return sized('image/gif', [data.getUint16(6, true), data.getUint16(8, true)])
  }
  if (ascii(bytes, 4, 4) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 24))) {
    return sized('image/avif', avifSize(bytes))
  }
  return isSvg(bytes) ? sized('image/svg+xml', null) : null
}
