import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'
import { madeFrom, packPicture, unpackPicture } from './webp.ts'

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

const accepted = (screenshot: Buffer): Promise<Buffer> =>
  packPicture(PNG.sync.read(screenshot), screenshot)

const row = (length: number) => Array.from({ length }, (_, index) => [index + 1, 3, 0] as const)

describe('comparing pictures', () => {
  it('knows a picture without a baseline as new', async () => {
    expect(await compare(null, picture(4, 4))).toEqual({ kind: 'new' })
  })

  it('keeps every pixel, and knows the screenshot that a picture was made from', async () => {
    const marked = picture(40, 30, [
      [7, 9, 3],
      [39, 29, 200],
    ])
    const file = await accepted(marked)
    const { width, height, data } = await unpackPicture(file)
    expect({ width, height }).toEqual({ width: 40, height: 30 })
    expect(Buffer.from(data)).toEqual(PNG.sync.read(marked).data)
    expect(madeFrom(file, marked)).toBe(true)
    expect(madeFrom(file, picture(40, 30))).toBe(false)
  })

  it('takes equal pixels for equal, however the screenshot is packed', async () => {
    const blank = picture(8, 8)
    const repacked = PNG.sync.write(PNG.sync.read(blank), { deflateLevel: 0 })
    expect(repacked.equals(blank)).toBe(false)
    expect(await compare(await accepted(blank), repacked)).toEqual({ kind: 'equal' })
  })

  it('sees a line of five pixels, counts them and says where they are', async () => {
    expect(await compare(await accepted(picture(8, 8)), picture(8, 8, row(5)))).toMatchObject({
      kind: 'different',
      pixels: 5,
      box: [1, 3, 5, 1],
      note: '5 pixels differ',
    })
  })

  it('lets the few dots pass that glyphs in drawings differ by', async () => {
    const verdict = await compare(await accepted(picture(8, 8)), picture(8, 8, row(4)))
    expect(verdict).toEqual({ kind: 'equal' })
  })

  it('does not see the rounding of another processor', async () => {
    const verdict = await compare(await accepted(picture(8, 8)), picture(8, 8, [[3, 3, 254]]))
    expect(verdict).toEqual({ kind: 'equal' })
  })

  it('says both sizes where they differ, and counts what only one picture has', async () => {
    expect(await compare(await accepted(picture(8, 8)), picture(8, 9))).toMatchObject({
      kind: 'different',
      pixels: 8,
      box: [0, 8, 8, 1],
      note: 'was 8 × 8, is 8 × 9 pixels; 8 pixels differ',
    })
  })
})
