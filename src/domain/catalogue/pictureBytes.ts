import { type PictureType, pictureLimits } from './picture.rules.ts'

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

/** The text of a drawing: in UTF-16 where its first bytes say so, else in UTF-8. */
export const svgTextOf = (bytes: Uint8Array): string => {
  const isLittle = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0x3c, 0)
  const isBig = startsWith(bytes, 0xfe, 0xff) || startsWith(bytes, 0, 0x3c)
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

const isSvg = (bytes: Uint8Array): boolean =>
  rootStartOf(svgTextOf(bytes.subarray(0, svgHead))) !== -1

/** Whether a file is compressed with gzip, as a drawing in `.svgz` is. */
export const isGzip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x1f, 0x8b)

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

/** Longest side, in pixels, that a drawing is made at: sharp on dense screens, small when stored. */
const drawnSide = 960

/** Where a tag ends that begins at `from`: after the first `>` outside of quotes, or -1. */
const tagEnd = (source: string, from: number): number => {
  let quote = ''
  for (let at = from; at < source.length; at += 1) {
    const sign = source.charAt(at)
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
  }
  return -1
}

/** What may stand before the root of an SVG, each with the text that ends it. */
const prologue = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const

/** Where a part of the prologue ends that begins at `from`; `from` itself when it is none, -1 without an end. */
const prologueEnd = (source: string, from: number): number => {
  const head = source.slice(from, from + 9).toLowerCase()
  const part = prologue.find(([start]) => head.startsWith(start))
  if (part === undefined) return from
  const [start, end] = part
  let at = from + start.length
  if (end === '>') {
    // A DOCTYPE may hold its own declarations in brackets.
    const bracket = source.indexOf('[', at)
    const close = source.indexOf('>', at)
    if (bracket !== -1 && bracket < close) at = source.indexOf(']', bracket)
    if (at === -1) return -1
  }
  const found = source.indexOf(end, at)
  return found === -1 ? -1 : found + end.length
}

/** The root with its name, which may have a prefix: `<svg:svg`. */
const root = /^<(?:([\w.-]{1,64}):)?svg(?=[\s/>])/i

/** Where the root of an SVG begins, behind declarations and comments of any length; -1 without one. */
const rootStartOf = (source: string): number => {
  let at = 0
  for (;;) {
    while (/[\s\uFEFF]/.test(source.charAt(at))) at += 1
    const end = prologueEnd(source, at)
    if (end === -1) return -1
    if (end === at) return root.test(source.slice(at, at + 72)) ? at : -1
    at = end
  }
}

/** The opening tag of the root of an SVG. */
export const rootTagOf = (source: string): string | undefined => {
  const from = rootStartOf(source)
  const end = from === -1 ? -1 : tagEnd(source, from)
  return end === -1 ? undefined : source.slice(from, end)
}

/** Whether a drawing shows a picture that it does not contain, which no browser fetches for it. */
export const hasLinkedPicture = (source: string): boolean => {
  const element = /<(?:[\w.-]{1,64}:)?(?:feImage|image)\b/gi
  for (let found = element.exec(source); found !== null; found = element.exec(source)) {
    const end = tagEnd(source, found.index)
    if (end === -1) return false
    const tag = source.slice(found.index, end)
    const address = attribute(tag, 'href') ?? attribute(tag, 'xlink:href')
    if (address !== undefined && !/^\s*(?:data:|#)/i.test(address)) return true
    element.lastIndex = end
  }
  return false
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).find(Boolean)

const pixels = (text: string | undefined): number | null => {
  const value = text?.trim().match(/^(\d+(?:\.\d+)?)\s*(?:px)?$/)?.[1]
  return value === undefined || Number(value) === 0 ? null : Number(value)
}

/** A drawing with the namespace that makes it one to a browser; many programs leave it out. */
export const withNamespace = (source: string): string => {
  const tag = rootTagOf(source)
  const [name = '', prefix] = root.exec(tag ?? '') ?? []
  const namespace = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`
  if (tag === undefined || attribute(tag, namespace) !== undefined) return source
  const at = rootStartOf(source) + name.length
  return `${source.slice(0, at)} ${namespace}="http://www.w3.org/2000/svg"${source.slice(at)}`
}

/** Characters that the entities of a drawing may become. A browser writes out billions for a file of a few lines. */
const mostExpanded = 10_000_000

/** Whether the entities of a drawing would become more text than a browser can hold. */
const isBomb = (source: string): boolean => {
  const declared = source.slice(0, rootStartOf(source)).match(/<!ENTITY[^>]*/g) ?? []
  // One that names another grows with each step.
  if (declared.some((entity) => /&[^#]/.test(entity))) return true
  return declared.join('').length * (source.split('&').length - 1) > mostExpanded
}

/** A drawing with its size written into the root, ready for a canvas. */
export interface SizedSvg {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/**
 * Gives an SVG the size it is to be drawn at. Browsers disagree about drawings that only have a
 * `viewBox`, and a size of 60,000 pixels in a file is not used. `null` when there is no root, or when its entities
 * would become more than a browser can hold.
 */
export const sizeSvg = (source: string): SizedSvg | null => {
  const tag = rootTagOf(source)
  if (tag === undefined || isBomb(source)) return null
  const viewBox = attribute(tag, 'viewBox')
  const box = viewBox?.trim().split(/[\s,]+/)
  const boxSide = (at: 2 | 3): number | null => {
    const side = box?.length === 4 ? Number(box[at]) : 0
    return side > 0 ? side : null
  }
  const naturalWidth = pixels(attribute(tag, 'width')) ?? boxSide(2) ?? 300
  const naturalHeight = pixels(attribute(tag, 'height')) ?? boxSide(3) ?? 150
  const scale = drawnSide / Math.max(naturalWidth, naturalHeight)
  const width = Math.max(1, Math.round(naturalWidth * scale))
  const height = Math.max(1, Math.round(naturalHeight * scale))
  const bare = tag.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '')
  const boxed =
    viewBox === undefined ? ` viewBox="0 0 ${String(naturalWidth)} ${String(naturalHeight)}"` : ''
  const sizedTag = bare.replace(
    root,
    (name: string, prefix?: string) =>
      `${prefix === undefined ? '<svg' : name} width="${String(width)}" height="${String(height)}"${boxed}`,
  )
  const start = rootStartOf(source)
  const svg = source.slice(0, start) + sizedTag + source.slice(start + tag.length)
  return { svg, width, height }
}

/** Chunks of pixels, colours and format. */
const plainChunks: readonly string[] = [
  ...[
    'IHDR',
    'PLTE',
    'IDAT',
    'IEND',
    'tRNS',
    'cHRM',
    'gAMA',
    'iCCP',
    'sBIT',
    'sRGB',
    'bKGD',
    'pHYs',
  ],
  ...['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'],
]

/** Whether a file has plain chunks alone, and nothing behind the last: that of a PNG has a name, that of a WebP the file's length. */
const hasPlainChunks = (bytes: Uint8Array, isPng: boolean): boolean => {
  const data = view(bytes)
  const end = isPng ? bytes.length : 8 + data.getUint32(4, true)
  let at = isPng ? 8 : 12
  let name = ''
  while (at + 8 <= bytes.length && name !== 'IEND') {
    const length = data.getUint32(isPng ? at : at + 4, !isPng)
    name = ascii(bytes, isPng ? at + 4 : at, 4)
    if (!plainChunks.includes(name)) return false
    at += isPng ? 12 + length : 8 + length + (length % 2)
  }
  return at === bytes.length && at === end && (!isPng || name === 'IEND')
}

/** Segments of tables, the frame and the scans, JFIF without a thumbnail, and colour profiles. */
const isPlainSegment = (bytes: Uint8Array, at: number): boolean => {
  const marker = bytes[at + 1] ?? 0
  if (marker === 0xe0) return bytes[at + 3] === 16 && ascii(bytes, at + 4, 5) === 'JFIF\0'
  if (marker === 0xe2) return ascii(bytes, at + 4, 12) === 'ICC_PROFILE\0'
  return marker === 0xdb || marker === 0xdd || (marker >= 0xc0 && marker <= 0xcf)
}

/** The place behind the pixels that begin at a place: at a marker that neither stands for a byte nor restarts. */
const behindPixels = (bytes: Uint8Array, start: number): number => {
  let at = start
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at += 1
  }
  return bytes.length
}

/** Whether a JPEG has format, tables and pixels alone, and nothing behind its end. */
const hasPlainSegments = (bytes: Uint8Array): boolean => {
  const data = view(bytes)
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const next = at + 2 + data.getUint16(at + 2)
    if (marker === 0xda) at = behindPixels(bytes, next)
    else if (isPlainSegment(bytes, at)) at = next
    else return false
  }
  return at + 2 === bytes.length && bytes[at] === 0xff && bytes[at + 1] === 0xd9
}

/**
 * Whether a picture is already as this site stores pictures: a still PNG, JPEG or WebP of at most
 * 1200 px with format, colours and pixels alone. Only such a one may be imported byte for byte (decisions P3,
 * P4).
 */
export const isPlainPicture = (bytes: Uint8Array): boolean => {
  const sniffed = sniffPicture(bytes)
  if (sniffed === null || sniffed.width === null || sniffed.height === null) return false
  if (Math.max(sniffed.width, sniffed.height) > pictureLimits.side) return false
  if (sniffed.type === 'image/jpeg') return hasPlainSegments(bytes)
  if (sniffed.type !== 'image/png' && sniffed.type !== 'image/webp') return false
  return hasPlainChunks(bytes, sniffed.type === 'image/png')
}
