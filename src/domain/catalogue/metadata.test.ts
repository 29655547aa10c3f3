import { describe, expect, it } from 'vitest'
import { isPlainPicture } from './metadata.ts'

const big = (value: number, length: number) =>
  Array.from({ length }, (_, at) => (value >>> (8 * (length - 1 - at))) & 0xff)
const text = (value: string) => [...new TextEncoder().encode(value)]
const isPlain = (...parts: readonly (number | readonly number[])[]) =>
  isPlainPicture(Uint8Array.from(parts.flat()))

describe('isPlainPicture of a PNG', () => {
  const chunk = (name: string, bytes: readonly number[]) => [
    ...big(bytes.length, 4),
    ...text(name),
    ...bytes,
    0,
    0,
    0,
    0,
  ]
  const png = (width: number, height: number, ...chunks: readonly (readonly number[])[]) =>
    isPlain(
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      chunk('IHDR', [...big(width, 4), ...big(height, 4), 8, 6, 0, 0, 0]),
      ...chunks,
    )
  const data = chunk('IDAT', [1, 2, 3])
  const end = chunk('IEND', [])

  it('is true for pixels, colours and an end', () => {
    expect(png(10, 20, chunk('gAMA', [0, 0, 0, 1]), data, end)).toBe(true)
  })

  it.each(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME', 'acTL'])('is false with %s', (name) => {
    expect(png(10, 20, chunk(name, [1]), data, end)).toBe(false)
    expect(png(10, 20, data, chunk(name, []))).toBe(false)
  })

  it('reads names only where a chunk begins, and only whole ones', () => {
    expect(png(10, 20, chunk('IDAT', text('....tEXt')), end)).toBe(true)
    expect(png(10, 20, data, chunk('tEXt', []).slice(0, 8))).toBe(false)
    expect(png(10, 20, data, chunk('tEXt', []).slice(0, 7))).toBe(true)
  })

  it('is true up to 1200 px on the longer side', () => {
    expect(png(1_200, 1_200, data, end)).toBe(true)
    expect(png(1_201, 10, data, end)).toBe(false)
    expect(png(10, 1_201, data, end)).toBe(false)
  })

  it('is false without a size', () => {
    expect(isPlain([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])).toBe(false)
  })
})

describe('isPlainPicture of a JPEG', () => {
  const segment = (marker: number, bytes: readonly number[] = []) => [
    0xff,
    marker,
    ...big(bytes.length + 2, 2),
    ...bytes,
  ]
  const start = [0xff, 0xd8]
  const frame = segment(0xc0, [8, 0, 10, 0, 20, 3])
  const scan = [...segment(0xda), 0xff, 0xe1, 0, 2]

  it('is true with format and colours, whatever the pixels are', () => {
    expect(isPlain(start, segment(0xe0, [1]), segment(0xe2, [1, 2]), frame, scan)).toBe(true)
  })

  it.each([0xe1, 0xed, 0xfe])('is false with segment %i', (marker) => {
    expect(isPlain(start, segment(marker, [1]), frame, scan)).toBe(false)
    expect(isPlain(start, frame, segment(marker), scan)).toBe(false)
  })

  it('reads markers only where a segment begins', () => {
    expect(isPlain(start, segment(0xe0, segment(0xe1)), frame, scan)).toBe(true)
  })

  it('is false when the file ends before its pixels', () => {
    expect(isPlain(start, frame)).toBe(false)
    expect(isPlain(start, frame, segment(0xda).slice(0, 3))).toBe(false)
    expect(isPlain(start, frame, 0, segment(0xda))).toBe(false)
    expect(isPlain(start, frame, 0, segment(0xda).slice(1))).toBe(false)
    expect(isPlain(start, frame, segment(0xda))).toBe(true)
  })
})

describe('isPlainPicture of a WebP', () => {
  const chunk = (name: string, bytes: readonly number[]) => [
    ...text(name),
    ...big(bytes.length, 4).toReversed(),
    ...bytes,
    ...(bytes.length % 2 === 1 ? [0] : []),
  ]
  const extended = chunk('VP8X', [0, 0, 0, 0, 9, 0, 0, 19, 0, 0])
  const webp = (...chunks: readonly (readonly number[])[]) =>
    isPlain(text('RIFF'), [0, 0, 0, 0], text('WEBP'), extended, ...chunks)

  it('is true for pixels', () => {
    expect(webp(chunk('ALPH', [1, 2]), chunk('VP8 ', [1, 2, 3]))).toBe(true)
  })

  it.each(['EXIF', 'XMP ', 'ANIM'])(
    'is false with %s, also after a chunk of odd length',
    (name) => {
      expect(webp(chunk('VP8 ', [1, 2]), chunk(name, [1]))).toBe(false)
      expect(webp(chunk('VP8 ', [1, 2, 3]), chunk(name, []))).toBe(false)
    },
  )

  it('reads names only where a chunk begins', () => {
    expect(webp(chunk('VP8 ', chunk('EXIF', [])))).toBe(true)
  })
})

describe('isPlainPicture of anything else', () => {
  it('is false for formats that are not stored, and for other data', () => {
    expect(isPlain(text('GIF89a'), [10, 0, 10, 0])).toBe(false)
    expect(isPlain(text('<svg>'))).toBe(false)
    expect(isPlain(text('hello'))).toBe(false)
  })
})
