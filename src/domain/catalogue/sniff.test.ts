import { describe, expect, it } from 'vitest'
import { sniffPicture } from './sniff.ts'

const big = (value: number, length: number) =>
  Array.from({ length }, (_, at) => (value >>> (8 * (length - 1 - at))) & 0xff)
const little = (value: number, length: number) => big(value, length).toReversed()
const text = (value: string) => [...new TextEncoder().encode(value)]
const sniff = (...parts: readonly (number | readonly number[])[]) =>
  sniffPicture(Uint8Array.from(parts.flat()))

const size = (type: string, width: number | null, height: number | null) => ({
  type,
  width,
  height,
})

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const ihdr = [0, 0, 0, 13, ...text('IHDR')]

describe('sniffPicture of a PNG', () => {
  it('reads the size in the first chunk', () => {
    expect(sniff(png, ihdr, big(70_000, 4), big(300, 4))).toEqual(size('image/png', 70_000, 300))
  })

  it('knows no size when the file ends before it', () => {
    expect(sniff(png, ihdr, big(70_000, 4), [0, 0, 0])).toEqual(size('image/png', null, null))
  })

  it.each([...png.keys()])('is none with another byte %i of the opening', (at) => {
    expect(sniff(png.with(at, 1), ihdr, big(1, 4), big(1, 4))).toBeNull()
  })
})

describe('sniffPicture of a JPEG', () => {
  const start = [0xff, 0xd8]
  const segment = (marker: number, length: number) => [
    0xff,
    marker,
    ...big(length + 2, 2),
    ...Array.from({ length }, () => 0xc0),
  ]
  const frame = (marker: number) => [0xff, marker, 0, 17, 8, ...big(300, 2), ...big(400, 2), 3]

  it.each([0xc0, 0xc1, 0xc2, 0xc9, 0xcf])('reads the size of frame %i', (marker) => {
    expect(sniff(start, segment(0xe0, 14), frame(marker))).toEqual(size('image/jpeg', 400, 300))
  })

  it.each([0xbf, 0xc4, 0xc8, 0xcc, 0xd0, 0xdb])('skips segment %i, which is no frame', (marker) => {
    expect(sniff(start, segment(marker, 20), frame(0xc0))).toEqual(size('image/jpeg', 400, 300))
  })

  it('skips the bytes that fill up before a marker', () => {
    expect(sniff(start, [0xff, 0xff], frame(0xc0))).toEqual(size('image/jpeg', 400, 300))
  })

  it('knows no size without a frame, after damage, and when the file ends in the frame', () => {
    const unknown = size('image/jpeg', null, null)
    expect(sniff(start, segment(0xe0, 14))).toEqual(unknown)
    expect(sniff(start, segment(0xe0, 14), 0, frame(0xc0))).toEqual(unknown)
    expect(sniff(start, frame(0xc0).slice(0, 9))).toEqual(unknown)
    expect(sniff(start, frame(0xc0).slice(0, 8))).toEqual(unknown)
    expect(sniff(start, 0xff)).toEqual(unknown)
  })

  it('is none with another opening', () => {
    expect(sniff(0xff, 0xd9, frame(0xc0))).toBeNull()
    expect(sniff(0xff, 0xd8, 0, frame(0xc0))).toBeNull()
  })
})

describe('sniffPicture of a WebP', () => {
  const webp = (chunk: string, bytes: readonly number[]) =>
    sniff(text('RIFF'), [0, 0, 0, 0], text(`WEBP${chunk}`), [0, 0, 0, 0], bytes)

  it('reads the size of an extended one', () => {
    const bytes = [0, 0, 0, 0, ...little(69_999, 3), ...little(80_000, 3)]
    expect(webp('VP8X', bytes)).toEqual(size('image/webp', 70_000, 80_001))
  })

  it('reads the size of a lossy one, without the bits for scaling', () => {
    const bytes = [
      0,
      0,
      0,
      0x9d,
      0x01,
      0x2a,
      ...little(0x4000 | 500, 2),
      ...little(0x8000 | 400, 2),
    ]
    expect(webp('VP8 ', bytes)).toEqual(size('image/webp', 500, 400))
  })

  it('reads the size of a lossless one, which is in 14 bits each', () => {
    const bits = (1 << 28) | ((9_999 & 0x3fff) << 14) | 11_999
    const bytes = [0x2f, ...little(bits, 4), 0, 0, 0, 0, 0]
    expect(webp('VP8L', bytes)).toEqual(size('image/webp', 12_000, 10_000))
  })

  it('knows no size of another chunk, or when the file ends before it', () => {
    const unknown = size('image/webp', null, null)
    expect(webp('ALPH', [0, 0, 0, 0, 1, 0, 0, 1, 0, 0])).toEqual(unknown)
    expect(webp('VP8X', [0, 0, 0, 0, 1, 0, 0, 1, 0])).toEqual(unknown)
  })

  it('is none when either name is another', () => {
    const rest = [...text('VP8X'), ...Array.from({ length: 14 }, () => 0)]
    expect(sniff(text('RIFX'), [0, 0, 0, 0], text('WEBP'), rest)).toBeNull()
    expect(sniff(text('RIFF'), [0, 0, 0, 0], text('WAVE'), rest)).toBeNull()
  })
})

describe('sniffPicture of a GIF', () => {
  it.each(['GIF87a', 'GIF89a'])('reads the size in a %s', (opening) => {
    expect(sniff(text(opening), little(300, 2), little(200, 2))).toEqual(
      size('image/gif', 300, 200),
    )
  })

  it('is none when the file ends before the size, or with another name', () => {
    expect(sniff(text('GIF89a'), little(300, 2), 1)).toBeNull()
    expect(sniff(text('GIF79a'), little(300, 2), little(200, 2))).toBeNull()
  })
})

describe('sniffPicture of an AVIF', () => {
  const box = (width: number, height: number) => [
    ...text('ispe'),
    0,
    0,
    0,
    0,
    ...big(width, 4),
    ...big(height, 4),
  ]
  const avif = (...parts: readonly (readonly number[])[]) =>
    sniff([0, 0, 0, 28], text('ftyp'), ...parts)
  const end = [0]

  it.each(['avif', 'avis', 'mif1\0\0\0\0avif'])('reads the size of brand %j', (brand) => {
    expect(avif(text(brand), box(640, 480), end)).toEqual(size('image/avif', 640, 480))
  })

  it('takes the largest of several sizes, the first of equal ones', () => {
    const boxes = [box(100, 100), box(640, 480), box(4_000, 1), box(300, 300)]
    expect(avif(text('avif'), ...boxes, end)).toEqual(size('image/avif', 640, 480))
    expect(avif(text('avif'), box(10, 10), box(9, 11), end)).toEqual(size('image/avif', 10, 10))
    expect(avif(text('avif'), box(20, 10), box(10, 20), end)).toEqual(size('image/avif', 20, 10))
  })

  it('knows no size without a box, when the file ends in it, and beyond the first 64 KiB', () => {
    const unknown = size('image/avif', null, null)
    expect(avif(text('avif'), text('iabc'), big(640, 8), big(1, 4), end)).toEqual(unknown)
    expect(avif(text('avif'), box(640, 480).slice(0, -1))).toEqual(unknown)
    const before = (length: number) => Array.from({ length: length - 12 }, () => 0)
    expect(avif(text('avif'), before(65_536), box(640, 480), end)).toEqual(unknown)
    expect(avif(text('avif'), before(65_535), box(640, 480), end)).toEqual(
      size('image/avif', 640, 480),
    )
  })

  it('is none with another box first, another brand, or the brand too late', () => {
    expect(sniff([0, 0, 0, 28], text('free'), text('avif'), box(1, 1), end)).toBeNull()
    expect(avif(text('heic'), box(1, 1), end)).toBeNull()
    expect(avif(text('mif1'), text(' '.repeat(20)), text('avif'), end)).toBeNull()
  })
})

describe('sniffPicture of an SVG', () => {
  it.each([
    '<svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<SVG\n>',
    ' \n<svg >',
    '\uFEFF<svg>',
    '<?xml version="1.0"?><svg>',
    '<?xml version="1.0"?>\n<!-- a - b --> <!--\n--><svg>',
    '<!DOCTYPE svg><svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">\n<svg>',
    '<!DOCTYPE svg [<!ENTITY a "b">\n<!ENTITY c "d">] ><svg>',
  ])('recognises %j', (source) => {
    expect(sniff(text(source))).toEqual(size('image/svg+xml', null, null))
  })

  it.each([
    '',
    'hello',
    '<html><svg>',
    'a<svg>',
    '<svga>',
    '<svg',
    '<!-- <svg>',
    '<!-- --><p/><svg>',
    '<a\uFEFF<svg>',
    ' '.repeat(1_048_572) + '<svg>',
  ])('takes %j for none', (source) => {
    expect(sniff(text(source))).toBeNull()
  })
})
