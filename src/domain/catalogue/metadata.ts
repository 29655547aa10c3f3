import { pictureLimits } from './pictures.ts'
import { sniffPicture } from './sniff.ts'

const text = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Names of the chunks with metadata: comments, positions, camera data. */
const metadataChunks = new Set([
  'eXIf',
  'tEXt',
  'iTXt',
  'zTXt',
  'tIME',
  'EXIF',
  'XMP ',
  'ANIM',
  'acTL',
])

const chunkNames = (bytes: Uint8Array, isPng: boolean): readonly string[] => {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const names: string[] = []
  let at = isPng ? 8 : 12
  while (at + 8 <= bytes.length) {
    const length = data.getUint32(isPng ? at : at + 4, !isPng)
    names.push(text(bytes, isPng ? at + 4 : at))
    at += isPng ? 12 + length : 8 + length + (length % 2)
  }
  return names
}

/** APP1 (EXIF, XMP), APP13 (Photoshop) and remarks; APP0 and APP2 are format and colour. */
const hasJpegMetadata = (bytes: Uint8Array): boolean => {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xda) return false
    if (marker === 0xe1 || marker === 0xed || marker === 0xfe) return true
    at += 2 + data.getUint16(at + 2)
  }
  return true
}

/**
 * Whether a picture is already as this site stores pictures: a still PNG, JPEG or WebP of at most
 * 1200 px without metadata. Only such a one may be imported byte for byte (decisions P3, P4).
 */
export const isPlainPicture = (bytes: Uint8Array): boolean => {
  const sniffed = sniffPicture(bytes)
  if (sniffed === null || sniffed.width === null || sniffed.height === null) return false
  if (Math.max(sniffed.width, sniffed.height) > pictureLimits.side) return false
  if (sniffed.type === 'image/jpeg') return !hasJpegMetadata(bytes)
  if (sniffed.type !== 'image/png' && sniffed.type !== 'image/webp') return false
  return !chunkNames(bytes, sniffed.type === 'image/png').some((name) => metadataChunks.has(name))
}
