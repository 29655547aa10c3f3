import { describe, expect, it } from 'vitest'
import {
  sniffPicture,
  hasLinkedPicture,
  rootTagOf,
  sizeSvg,
  svgTextOf,
  withNamespace,
  isPlainPicture,
} from './pictureBytes.ts'

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
const pngOf = (opening: readonly number[]) => [
  ...[...opening, 0, 0, 0, 13, ...text('IHDR')],
  ...[...big(70_000, 4), ...big(300, 4)],
]
const jpegSegment = (marker: number) => [0xff, marker, 0, 22, ...big(0xc0c0, 20)]
const jpegOf = (...parts: readonly (readonly number[])[]) => [0xff, 0xd8, ...parts.flat()]
const frame = (marker: number) => [0xff, marker, 0, 17, 8, ...big(300, 2), ...big(400, 2), 3]
const webpOf = (chunk: string, bytes: readonly number[]) => [
  ...[...text('RIFF'), 0, 0, 0, 0, ...text(`WEBP${chunk}`), 0, 0, 0, 0],
  ...bytes,
]
const gifOf = (opening: string) => [...text(opening), ...little(300, 2), ...little(200, 2)]
const box = (width: number, height: number) => [
  ...[...text('ispe'), 0, 0, 0, 0],
  ...[...big(width, 4), ...big(height, 4)],
]
const avifOf = (...parts: readonly (readonly number[])[]) => [
  ...[0, 0, 0, 28, ...text('ftyp')],
  ...parts.flat(),
  0,
]
const far = (length: number) => Array.from({ length: length - 12 }, () => 0)

type Case = readonly [name: string, bytes: readonly number[]]
type Sized = readonly [...Case, width: number, height: number]

describe('sniffPicture', () => {
  it.each<Sized>([
    ['png', pngOf(png), 70_000, 300],
    ...[0xc0, 0xc2, 0xcf].map((one): Sized => ['jpeg', jpegOf(frame(one)), 400, 300]),
    ...[0xbf, 0xc4, 0xc8, 0xcc, 0xdb].map((one): Sized => [
      'jpeg',
      jpegOf(jpegSegment(one), frame(0xc0)),
      400,
      300,
    ]),
    ['jpeg', jpegOf([0xff, 0xff], frame(0xc0)), 400, 300],
    [
      'webp',
      webpOf('VP8X', [0, 0, 0, 0, ...little(69_999, 3), ...little(80_000, 3)]),
      70_000,
      80_001,
    ],
    // Two bits of each are for scaling.
    [
      'webp',
      webpOf('VP8 ', [
        0,
        0,
        0,
        0x9d,
        1,
        0x2a,
        ...little(0x4000 | 500, 2),
        ...little(0x8000 | 400, 2),
      ]),
      500,
      400,
    ],
    [
      'webp',
      webpOf('VP8L', [0x2f, ...little((1 << 28) | (9_999 << 14) | 11_999, 4), 0, 0, 0, 0, 0]),
      12_000,
      10_000,
    ],
    ['gif', gifOf('GIF87a'), 300, 200],
    ['gif', gifOf('GIF89a'), 300, 200],
    ...['avif', 'avis', 'mif1\0\0\0\0avif'].map((brand): Sized => [
      'avif',
      avifOf(text(brand), box(640, 480)),
      640,
      480,
    ]),
    // The largest of several, the first of equal ones.
    [
      'avif',
      avifOf(text('avif'), box(100, 100), box(640, 480), box(4_000, 1), box(300, 300)),
      640,
      480,
    ],
    ['avif', avifOf(text('avif'), box(20, 10), box(10, 20)), 20, 10],
    ['avif', avifOf(text('avif'), far(65_535), box(640, 480)), 640, 480],
  ])('reads the size in a %s (%#)', (type, bytes, width, height) => {
    expect(sniff(bytes)).toEqual(size(`image/${type}`, width, height))
  })

  it.each<Case>([
    ['png', pngOf(png).slice(0, -1)],
    ['jpeg', jpegOf(jpegSegment(0xe0))],
    ['jpeg', jpegOf(jpegSegment(0xe0), [0], frame(0xc0))],
    ['jpeg', jpegOf(frame(0xc0).slice(0, 9))],
    ['webp', webpOf('ALPH', [0, 0, 0, 0, 1, 0, 0, 1, 0, 0])],
    ['webp', webpOf('VP8X', [0, 0, 0, 0, 1, 0, 0, 1, 0])],
    ['avif', avifOf(text('avif'), text('iabc'), big(640, 8), big(1, 4))],
    ['avif', avifOf(text('avif'), box(640, 480).slice(0, -1)).slice(0, -1)],
    ['avif', avifOf(text('avif'), far(65_536), box(640, 480))],
  ])('knows no size of a %s that is damaged, cut off or unusual (%#)', (type, bytes) => {
    expect(sniff(bytes)).toEqual(size(`image/${type}`, null, null))
  })

  it.each<Case>([
    ...[...png.keys()].map((at): Case => ['PNG', pngOf(png.with(at, 1))]),
    ['JPEG', [0xff, 0xd9, ...frame(0xc0)]],
    ['JPEG', jpegOf([0], frame(0xc0))],
    ['WebP', [...text('RIFX'), ...webpOf('VP8X', far(26)).slice(4)]],
    ['WebP', [...text('RIFF'), 0, 0, 0, 0, ...text('WAVEVP8X'), ...far(26)]],
    ['GIF', gifOf('GIF89a').slice(0, -1)],
    ['GIF', gifOf('GIF79a')],
    ['AVIF', [0, 0, 0, 28, ...text('freeavif'), ...box(1, 1), 0]],
    ['AVIF', avifOf(text('heic'), box(1, 1))],
    ['AVIF', avifOf(text('mif1'), text(' '.repeat(20)), text('avif'))],
  ])('takes what opens otherwise for no %s (%#)', (_, bytes) => {
    expect(sniff(bytes)).toBeNull()
  })

  it.each([
    '<SVG\n>',
    '\uFEFF \n<svg >',
    '<?xml version="1.0"?>\n<!-- a - b --> <!--\n--><svg>',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg">',
    '<!DOCTYPE svg [<!ENTITY a "b">\n<!ENTITY c "d">] ><svg>',
  ])('recognises the SVG %j', (source) => {
    expect(sniff(text(source))).toEqual(size('image/svg+xml', null, null))
  })

  it.each([
    ...[
      '',
      '<html><svg>',
      'a<svg>',
      '<svga>',
      '<svg:g>',
      '<svg',
      '<!-- <svg>',
      '<!-- --><p/><svg>',
    ],
    ' '.repeat(1_048_572) + '<svg>',
  ])('takes text %# for no SVG', (source) => {
    expect(sniff(text(source))).toBeNull()
  })
})

/** A text in UTF-16. */
const wide = (source: string, isLittle: boolean) =>
  Array.from(source, (sign) => (isLittle ? little : big)(sign.charCodeAt(0), 2)).flat()

describe('svgTextOf', () => {
  it.each([
    ['UTF-16 with a mark', wide('\uFEFF<svg>', true)],
    ['UTF-16 with a mark, the other way round', wide('\uFEFF<svg>', false)],
    ['UTF-16 without a mark', wide('<svg>', true)],
    ['UTF-16 without a mark, the other way round', wide('<svg>', false)],
    ['UTF-8', [...text('<svg>')]],
  ])('reads %s', (_, bytes) => {
    expect(svgTextOf(Uint8Array.from(bytes))).toBe('<svg>')
    expect(sniffPicture(Uint8Array.from(bytes))?.type).toBe('image/svg+xml')
  })
})

describe('sizeSvg', () => {
  const declaring = (...values: readonly string[]) =>
    `<!DOCTYPE svg [${values.map((value, at) => `<!ENTITY a${at} "${value}">`).join('')}]>`

  it.each([
    ['each is ten of the one before', declaring('a', '&a0;'.repeat(10)), '&a1;'],
    ['a long one is used often', declaring('a'.repeat(10_000)), '&a0;'.repeat(1_001)],
  ])('refuses a drawing of entities where %s', (_, prologue, text) => {
    expect(sizeSvg(`${prologue}<svg><title>${text}</title></svg>`)).toBeNull()
  })

  it('keeps the entities that drawing programs write', () => {
    const prologue = declaring('http://ns.adobe.com/a/', '&#160;')
    const sized = sizeSvg(`${prologue}<svg a="&a0;"><title>&a1;</title></svg>`)
    expect(sized?.svg).toContain('<title>&a1;</title>')
  })

  it.each([
    ['<svg width="320" height="240">', '<svg width="960" height="720" viewBox="0 0 320 240">'],
    [
      '<svg width=" 12.5px " height="25 px">',
      '<svg width="480" height="960" viewBox="0 0 12.5 25">',
    ],
    ["<SVG HEIGHT = '100' WIDTH='50'/>", '<svg width="480" height="960" viewBox="0 0 50 100"/>'],
    [
      '<svg:svg width="320" height="240">',
      '<svg:svg width="960" height="720" viewBox="0 0 320 240">',
    ],
    ['<svg width="60000" height="10">', '<svg width="960" height="1" viewBox="0 0 60000 10">'],
    ['<svg width="10" height="60000">', '<svg width="1" height="960" viewBox="0 0 10 60000">'],
    ['<svg>', '<svg width="960" height="480" viewBox="0 0 300 150">'],
    ['<svg width="50%" height="5em">', '<svg width="960" height="480" viewBox="0 0 300 150">'],
    ['<svg width="0" height="0">', '<svg width="960" height="480" viewBox="0 0 300 150">'],
    ['<svg width="a9" height="9a">', '<svg width="960" height="480" viewBox="0 0 300 150">'],
    ['<svg viewBox=" 0,0, 320  240 ">', '<svg width="960" height="720" viewBox=" 0,0, 320  240 ">'],
    ['<svg viewBox="0 0 40 80" width="20">', '<svg width="240" height="960" viewBox="0 0 40 80">'],
    ['<svg viewBox="0 0 40 80" height="40">', '<svg width="960" height="960" viewBox="0 0 40 80">'],
    ['<svg viewBox="0 0 0 0">', '<svg width="960" height="480" viewBox="0 0 0 0">'],
    ['<svg viewBox="0 0 -4 -8">', '<svg width="960" height="480" viewBox="0 0 -4 -8">'],
    ['<svg viewBox="0 0 40">', '<svg width="960" height="480" viewBox="0 0 40">'],
    ['<svg viewBox="0 0 40 80 9">', '<svg width="960" height="480" viewBox="0 0 40 80 9">'],
    [
      '<svg id="a>b" width="2" height="2">',
      '<svg width="960" height="960" viewBox="0 0 2 2" id="a>b">',
    ],
    [
      "<svg id='a>b' viewBox='0 0 2 2'>",
      '<svg width="960" height="960" id=\'a>b\' viewBox=\'0 0 2 2\'>',
    ],
    ['<svg width="" viewBox="0 0 2 2">', '<svg width="960" height="960" viewBox="0 0 2 2">'],
    ["<svg width='' viewBox='0 0 2 2'>", '<svg width="960" height="960" viewBox=\'0 0 2 2\'>'],
    [
      '<svg data-width="9" stroke-width="9" width="2" height="2">',
      '<svg width="960" height="960" viewBox="0 0 2 2" data-width="9" stroke-width="9">',
    ],
  ])('turns %s into %s', (tag, sized) => {
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(sized) ?? []
    expect(sizeSvg(`<?xml?>${tag}<path width="1"/>`)).toEqual({
      svg: `<?xml?>${sized}<path width="1"/>`,
      width: Number(width),
      height: Number(height),
    })
  })

  it('keeps a dollar sign as it is', () => {
    expect(sizeSvg('<svg id="$&"/>')?.svg).toBe(
      '<svg width="960" height="480" viewBox="0 0 300 150" id="$&"/>',
    )
  })

  it.each(['', '<p/>', '<svgs>', '<svg id="'])('gives nothing for %j', (source) => {
    expect(sizeSvg(source)).toBeNull()
  })
})

describe('the root', () => {
  it.each([
    `<!-- ${'x'.repeat(10_000)} <svg a="1"> --><svg b="2">`,
    '<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY a "<svg>">]>\n<svg b="2">',
    '\uFEFF  <svg b="2"><svg c="3">',
  ])('of %.40j… is found behind declarations and comments', (source) => {
    expect(rootTagOf(source)).toBe('<svg b="2">')
  })

  it.each(['<!-- <svg>', '<?xml', '<p><svg></p>', '', '<svgs>'])('of %j is none', (source) => {
    expect(rootTagOf(source)).toBeUndefined()
  })

  it('gets the namespace that it lacks', () => {
    expect(withNamespace('<!--a--><svg b="2"/>')).toBe(
      '<!--a--><svg xmlns="http://www.w3.org/2000/svg" b="2"/>',
    )
    const whole = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    expect([withNamespace(whole), withNamespace('<p/>')]).toEqual([whole, '<p/>'])
    expect(withNamespace('<s:svg xmlns="x" b="2"/>')).toBe(
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns="x" b="2"/>',
    )
  })
})

describe('hasLinkedPicture', () => {
  it.each([
    ['<svg><image href="a.png"/></svg>', true],
    ['<s:svg><s:image href="a.png"/></s:svg>', true],
    ['<svg><image width="2" xlink:href = \'https://example.com/a.png\'/></svg>', true],
    ['<svg><image href="data:image/png;base64,iVBORw0KGgo="/></svg>', false],
    ['<svg><use href="#a"/><a href="https://example.com"/></svg>', false],
  ])('of %j is %j', (source, linked) => {
    expect(hasLinkedPicture(source)).toBe(linked)
  })
})

const isPlain = (...parts: readonly (number | readonly number[])[]) =>
  isPlainPicture(Uint8Array.from(parts.flat()))

type Picture = readonly [name: string, bytes: readonly number[]]

describe('isPlainPicture', () => {
  const pngChunk = (name: string, bytes: readonly number[] = []) => [
    ...big(bytes.length, 4),
    ...text(name),
    ...bytes,
    ...[0, 0, 0, 0],
  ]
  const png = (width: number, height: number, ...chunks: readonly (readonly number[])[]) => [
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...pngChunk('IHDR', [...big(width, 4), ...big(height, 4), 8, 6, 0, 0, 0]),
    ...chunks.flat(),
  ]
  const data = pngChunk('IDAT', text('....tEXt'))
  const end = pngChunk('IEND')
  const segment = (marker: number, bytes: readonly number[] = []) => [
    ...[0xff, marker],
    ...big(bytes.length + 2, 2),
    ...bytes,
  ]
  const jfif = segment(0xe0, [...text('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0])
  const frame = segment(0xc0, [8, 0, 10, 0, 20, 3])
  const scan = [...segment(0xda), 1, 0xff, 0, 0xff, 0xd0, 2]
  const jpeg = (...parts: readonly (readonly number[])[]) => [0xff, 0xd8, ...jfif, ...parts.flat()]
  const eoi = [0xff, 0xd9]
  const webpChunk = (name: string, bytes: readonly number[]) => [
    ...text(name),
    ...little(bytes.length, 4),
    ...bytes,
    ...(bytes.length % 2 === 1 ? [0] : []),
  ]
  const webp = (...chunks: readonly (readonly number[])[]) => {
    const all = [...webpChunk('VP8X', [0, 0, 0, 0, 9, 0, 0, 19, 0, 0]), ...chunks.flat()]
    return [...text('RIFF'), ...little(4 + all.length, 4), ...text('WEBP'), ...all]
  }
  const pixels = webpChunk('VP8 ', [1, 2, 3])
  const wholePng = png(10, 20, data, end)
  const wholeJpeg = jpeg(frame, scan, eoi)

  it.each<Picture>([
    ['a PNG of 1200 px', png(1_200, 1_200, pngChunk('gAMA', [0, 0, 0, 1]), data, end)],
    ['a JPEG', wholeJpeg],
    ['a JPEG of two scans', jpeg(frame, scan, segment(0xc4), scan, eoi)],
    ['a JPEG with a profile', jpeg(segment(0xe2, text('ICC_PROFILE\0x')), frame, scan, eoi)],
    ['a WebP', webp(webpChunk('ALPH', [1, 2]), pixels)],
  ])('is true for %s', (_, bytes) => {
    expect(isPlain(bytes)).toBe(true)
  })

  it.each<Picture>([
    ['a PNG of 1201 px', png(1_201, 10, data, end)],
    ['a PNG without a size', png(1, 1).slice(0, 8)],
    ['a PNG with a place', png(10, 20, pngChunk('eXIf', [1]), data, end)],
    ['an animated PNG', png(10, 20, pngChunk('acTL'), data, end)],
    ['a PNG with a chunk of a program', png(10, 20, data, pngChunk('prVt'), end)],
    ['a PNG behind a PNG', [...wholePng, ...wholePng]],
    ['a PNG that is cut off', png(10, 20, data)],
    ['a PNG that ends in a chunk', png(10, 20, data, end).slice(0, -1)],
    ['a JPEG behind a JPEG', [...wholeJpeg, ...wholeJpeg]],
    ['a JPEG that is cut off', jpeg(frame, scan)],
    ['a JPEG without pixels', jpeg(frame)],
    ['a JPEG with a thumbnail', jpeg(segment(0xe0, text('JFXX\0 23456789')), frame, scan, eoi)],
    ['a JPEG with a long head', jpeg(segment(0xe0, text('JFIF\0x')), frame, scan, eoi)],
    ...[0xe1, 0xe2, 0xeb, 0xec, 0xed, 0xfe].map((marker): Picture => [
      `a JPEG with segment ${String(marker)}`,
      jpeg(segment(marker, [1]), frame, scan, eoi),
    ]),
    ['a JPEG with a remark behind its pixels', jpeg(frame, scan, segment(0xfe), eoi)],
    ['a WebP with a place', webp(pixels, webpChunk('EXIF', [1]))],
    ['a WebP with a chunk of a program', webp(webpChunk('prvt', [1, 2]), pixels)],
    ['a WebP behind a WebP', [...webp(pixels), ...webp(pixels)]],
    ['a GIF', [...text('GIF89a'), 10, 0, 10, 0]],
    ['a drawing', text('<svg>')],
    ['a text', text('hello')],
  ])('is false for %s', (_, bytes) => {
    expect(isPlain(bytes)).toBe(false)
  })
})
