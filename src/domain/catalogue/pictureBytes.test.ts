import { describe, expect, it } from 'vitest'
import { isHeic, isPlainPicture, sniffPicture } from './pictureBytes.ts'

type Part = number | string | readonly number[]

const text = (value: string) => [...new TextEncoder().encode(value)]
const big = (value: number, length: number) =>
  Array.from({ length }, (_, at) => (value >>> (8 * (length - 1 - at))) & 0xff)
const little = (value: number, length: number) => big(value, length).toReversed()
const zeros = (length: number) => Array.from({ length }, () => 0)
const bytesOf = (...parts: readonly Part[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? text(part) : part)))

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const pngChunk = (name: string, bytes: readonly number[] = []) => [
  ...[...big(bytes.length, 4), ...text(name), ...bytes],
  ...zeros(4),
]
const ihdr = (width: number, height: number) =>
  pngChunk('IHDR', [...big(width, 4), ...big(height, 4), 8, 6, 0, 0, 0])
const idat = pngChunk('IDAT', [1, 2, 3])

const jpegStart = [0xff, 0xd8]
const segment = (marker: number, bytes: readonly number[] = []) => [
  ...[0xff, marker, ...big(bytes.length + 2, 2)],
  ...bytes,
]
const frame = (marker: number) => segment(marker, [8, ...big(300, 2), ...big(400, 2), 3])
const scan = [...segment(0xda), 0xff, 0xe1, 0, 2]

const riffChunk = (name: string, bytes: readonly number[]) => [
  ...[...text(name), ...little(bytes.length, 4), ...bytes],
  ...zeros(bytes.length % 2),
]
const webp = (...chunks: readonly Part[]): Part[] => ['RIFF', zeros(4), 'WEBP', ...chunks]
const vp8x = riffChunk('VP8X', [...zeros(4), ...little(69_999, 3), ...little(80_000, 3)])
const small = riffChunk('VP8X', [...zeros(4), ...little(9, 3), ...little(19, 3)])
const lossy = [...zeros(3), 0x9d, 1, 0x2a, ...little(0x4000 | 500, 2), ...little(0x8000 | 400, 2)]
const lossless = [0x2f, ...little((1 << 28) | (9_999 << 14) | 11_999, 4), ...zeros(5)]

const box = (width: number, height: number) => [
  ...[...text('ispe'), ...zeros(4)],
  ...[...big(width, 4), ...big(height, 4)],
]
const avif = (...parts: readonly Part[]): Part[] => [[0, 0, 0, 28], 'ftyp', ...parts, 0]

type Sized = [name: string, Part[], type: string, width: number | null, height: number | null]

describe('sniffPicture', () => {
  it.each<Sized>([
    ['a PNG', [pngStart, ihdr(70_000, 300)], 'png', 70_000, 300],
    ['a PNG that ends early', [pngStart, ihdr(1, 1).slice(0, 15)], 'png', null, null],
    ...[0xc0, 0xc1, 0xc2, 0xc9, 0xcf].map((marker): Sized => {
      return [`a JPEG of frame ${marker}`, [jpegStart, frame(marker)], 'jpeg', 400, 300]
    }),
    ...[0xbf, 0xc4, 0xc8, 0xcc, 0xd0, 0xdb].map((marker): Sized => {
      const parts = [jpegStart, segment(marker, zeros(20)), frame(0xc0)]
      return [`a JPEG behind segment ${marker}`, parts, 'jpeg', 400, 300]
    }),
    ['a JPEG with bytes that fill up', [jpegStart, [0xff, 0xff], frame(0xc0)], 'jpeg', 400, 300],
    ['a JPEG without a frame', [jpegStart, segment(0xe0, zeros(14))], 'jpeg', null, null],
    ['a damaged JPEG', [jpegStart, segment(0xe0), 0, frame(0xc0)], 'jpeg', null, null],
    ['a JPEG that ends in its frame', [jpegStart, frame(0xc0).slice(0, 9)], 'jpeg', null, null],
    ['a JPEG that ends at once', [jpegStart, 0xff], 'jpeg', null, null],
    ['an extended WebP', webp(vp8x), 'webp', 70_000, 80_001],
    ['a lossy WebP', webp(riffChunk('VP8 ', lossy)), 'webp', 500, 400],
    ['a lossless WebP', webp(riffChunk('VP8L', lossless)), 'webp', 12_000, 10_000],
    ['a WebP of another chunk', webp(riffChunk('ALPH', zeros(10))), 'webp', null, null],
    ['a WebP that ends early', webp(vp8x.slice(0, -1)), 'webp', null, null],
    ['a GIF', ['GIF87a', little(300, 2), little(200, 2)], 'gif', 300, 200],
    ['a later GIF', ['GIF89a', little(300, 2), little(200, 2)], 'gif', 300, 200],
    ['an AVIF', avif('avif', box(640, 480)), 'avif', 640, 480],
    ['an AVIF that moves', avif('avis', box(640, 480)), 'avif', 640, 480],
    ['an AVIF of a later brand', avif('mif1\0\0\0\0avif', box(640, 480)), 'avif', 640, 480],
    [
      'an AVIF of tiles',
      avif('avif', box(100, 100), box(640, 480), box(4_000, 1)),
      'avif',
      640,
      480,
    ],
    ['an AVIF with equal sizes', avif('avif', box(20, 10), box(10, 20)), 'avif', 20, 10],
    ['an AVIF without a size', avif('avif', 'iabc', zeros(20)), 'avif', null, null],
    ['an AVIF with a size too late', avif('avif', zeros(65_536), box(1, 1)), 'avif', null, null],
  ])('reads %s', (_, parts, type, width, height) => {
    expect(sniffPicture(bytesOf(...parts))).toEqual({ type: `image/${type}`, width, height })
  })

  it.each<[string, Part[]]>([
    ...pngStart.map((_, at): [string, Part[]] => [
      `a PNG with another byte ${at}`,
      [pngStart.with(at, 1), ihdr(1, 1)],
    ]),
    ['a JPEG with another opening', [0xff, 0xd8, 0, frame(0xc0)]],
    ['a sound', ['RIFF', zeros(4), 'WAVE', vp8x]],
    ['a GIF that ends early', ['GIF89a', little(300, 2), 1]],
    ['another GIF', ['GIF79a', little(300, 2), little(200, 2)]],
    ['another box', [[0, 0, 0, 28], 'free', 'avif', box(1, 1), 0]],
    ['a HEIC', avif('heic', box(1, 1))],
    ['a brand too late', avif('mif1', ' '.repeat(20), 'avif')],
    ['a drawing', ['<svg>']],
    ['nothing', []],
  ])('takes %s for none', (_, parts) => {
    expect(sniffPicture(bytesOf(...parts))).toBeNull()
  })

  it('knows a HEIC by its brand', () => {
    const brands = ['heic', 'mif1heic', 'hevx', 'msf1', 'avif']
    expect(brands.map((brand) => isHeic(bytesOf(...avif(brand))))).toEqual([
      ...[true, true, true, true, false],
    ])
  })
})

describe('isPlainPicture', () => {
  const metadata = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME', 'acTL']
  it.each<[string, Part[], boolean]>([
    ['a PNG', [pngStart, ihdr(10, 20), pngChunk('gAMA', zeros(4)), idat, pngChunk('IEND')], true],
    ['a PNG of 1200 px', [pngStart, ihdr(1_200, 1_200), idat], true],
    ['a wide PNG', [pngStart, ihdr(1_201, 10), idat], false],
    ['a high PNG', [pngStart, ihdr(10, 1_201), idat], false],
    ['a PNG without a size', [pngStart], false],
    ...metadata.flatMap((name): [string, Part[], boolean][] => [
      [`a PNG with ${name}`, [pngStart, ihdr(1, 1), pngChunk(name, [1]), idat], false],
      [`a PNG with ${name} at its end`, [pngStart, ihdr(1, 1), idat, pngChunk(name)], false],
    ]),
    [
      'a PNG with such letters in its pixels',
      [pngStart, ihdr(1, 1), pngChunk('IDAT', text('....tEXt'))],
      true,
    ],
    ['a PNG that ends in a name', [pngStart, ihdr(1, 1), idat, pngChunk('tEXt').slice(0, 7)], true],
    ['a JPEG', [jpegStart, segment(0xe0, [1]), segment(0xe2, [1, 2]), frame(0xc0), scan], true],
    ...[0xe1, 0xed, 0xfe].flatMap((marker): [string, Part[], boolean][] => [
      [`a JPEG with ${marker}`, [jpegStart, segment(marker, [1]), frame(0xc0), scan], false],
      [
        `a JPEG with ${marker} behind its frame`,
        [jpegStart, frame(0xc0), segment(marker), scan],
        false,
      ],
    ]),
    [
      'a JPEG with such bytes in a segment',
      [jpegStart, segment(0xe0, segment(0xe1)), frame(0xc0), scan],
      true,
    ],
    ['a JPEG without pixels', [jpegStart, frame(0xc0)], false],
    ['a damaged JPEG', [jpegStart, frame(0xc0), 0, scan], false],
    ['a WebP', webp(small, riffChunk('ALPH', [1, 2]), riffChunk('VP8 ', [1, 2, 3])), true],
    ...['EXIF', 'XMP ', 'ANIM'].flatMap((name): [string, Part[], boolean][] => [
      [`a WebP with ${name}`, webp(small, riffChunk('VP8 ', [1, 2]), riffChunk(name, [1])), false],
      [
        `a WebP with ${name} behind a fill byte`,
        webp(small, riffChunk('VP8 ', [1, 2, 3]), riffChunk(name, [])),
        false,
      ],
    ]),
    [
      'a WebP with such letters in its pixels',
      webp(small, riffChunk('VP8 ', riffChunk('EXIF', []))),
      true,
    ],
    ['a GIF', ['GIF89a', [10, 0, 10, 0]], false],
    ['a text', ['hello'], false],
  ])('of %s', (_, parts, plain) => {
    expect(isPlainPicture(bytesOf(...parts))).toBe(plain)
  })
})
