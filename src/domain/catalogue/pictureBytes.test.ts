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
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg">',
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
    '<svg:g>',
    '<svg',
    '<!-- <svg>',
    '<!-- --><p/><svg>',
    '<a\uFEFF<svg>',
    ' '.repeat(1_048_572) + '<svg>',
  ])('takes case %# for none', (source) => {
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
    [
      '<svg width="12.25" height="24.50">',
      '<svg width="480" height="960" viewBox="0 0 12.25 24.5">',
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
    ['<svg width="a9" height="9a">', '<svg width="960" height="480" viewBox="0 0 300 150">'],
    ['<svg width="0" height="0">', '<svg width="960" height="480" viewBox="0 0 300 150">'],
    ['<svg width="" height="">', '<svg width="960" height="480" viewBox="0 0 300 150">'],
    ['<svg viewBox="0 0 320 240">', '<svg width="960" height="720" viewBox="0 0 320 240">'],
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
    ['a JPEG with a thumbnail', jpeg(segment(0xe0, text('JFXX\0')), frame, scan, eoi)],
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
