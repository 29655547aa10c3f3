import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { compare, pack } from './compare.ts'

/** A white picture with some pixels in another colour. */
const picture = (
  width: number,
  height: number,
  marks: readonly (readonly [x: number, y: number, red: number])[] = [],
): Buffer => {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (const [x, y, red] of marks) png.data[(y * width + x) * 4] = red
  return PNG.sync.write(png)
}

describe('comparing pictures', () => {
  it('knows a picture without a baseline as new', () => {
    expect(compare(null, picture(4, 4))).toEqual({ kind: 'new' })
  })

  it('takes equal pixels for equal, however the file is packed', () => {
    const blank = picture(40, 40)
    expect(compare(pack(blank), blank)).toEqual({ kind: 'equal' })
    expect(PNG.sync.read(pack(blank)).data).toEqual(PNG.sync.read(blank).data)
  })

  it('sees a line of five pixels and counts them', () => {
    const line = [1, 2, 3, 4, 5].map((x) => [x, 3, 0] as const)
    expect(compare(picture(8, 8), picture(8, 8, line))).toMatchObject({
      kind: 'different',
      pixels: 5,
      note: '5 pixels differ',
    })
  })

  it('lets the few dots pass that glyphs in drawings differ by', () => {
    const line = [1, 2, 3, 4].map((x) => [x, 3, 0] as const)
    expect(compare(picture(8, 8), picture(8, 8, line))).toEqual({ kind: 'equal' })
  })

  it('does not see the rounding of another processor', () => {
    expect(compare(picture(8, 8), picture(8, 8, [[3, 3, 254]]))).toEqual({ kind: 'equal' })
  })

  it('says both sizes where they differ', () => {
    expect(compare(picture(8, 8), picture(8, 9))).toEqual({
      kind: 'different',
      pixels: 72,
      difference: null,
      note: 'was 8 × 8, is 8 × 9 pixels',
    })
  })
})
