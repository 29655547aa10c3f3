import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { madeFrom, unpackPicture, type Raster } from './webp.ts'

/** What became of a picture. */
export type Verdict =
  | { readonly kind: 'equal' }
  | { readonly kind: 'new' }
  | {
      readonly kind: 'different'
      /** How many pixels differ; where sizes differ, what only one picture has counts as well. */
      readonly pixels: number
      /** The difference as PNG: red on a pale copy. */
      readonly difference: Buffer
      /** Where the differences lie: x, y, width, height in pixels. */
      readonly box: readonly [number, number, number, number]
      /** In words, for the report: sizes where they differ. */
      readonly note: string
    }

/** Less than the eye can see, more than another processor's rounding. */
const threshold = 0.02

/**
 * Glyphs inside scaled drawings come out a dot or two apart from run to run. Whatever a person could
 * notice, the shortest line included, is larger.
 */
const dots = 4

const enlarged = ({ width, height, data }: Raster, to: { width: number; height: number }) => {
  if (width === to.width && height === to.height) return data
  // Pixels that a picture does not have are clear, and so differ from any that it might have.
  const larger = new Uint8Array(to.width * to.height * 4)
  for (let row = 0; row < height; row += 1)
    larger.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * to.width * 4)
  return larger
}

/** The smallest box around the red dots of a difference. */
const boxOf = ({ width, height, data }: PNG): readonly [number, number, number, number] => {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] !== 255 || data[at + 1] !== 0 || data[at + 2] !== 0) continue
    const column = (at / 4) % width
    const row = Math.floor(at / 4 / width)
    left = Math.min(left, column)
    right = Math.max(right, column + 1)
    top = Math.min(top, row)
    bottom = Math.max(bottom, row + 1)
  }
  return [left, top, right - left, bottom - top]
}

/** Whether two screenshots look the same to a person. */
export const lookAlike = (one: Buffer, other: Buffer): boolean => {
  if (one.equals(other)) return true
  const [before, after] = [PNG.sync.read(one), PNG.sync.read(other)]
  const { width, height } = before
  if (width !== after.width || height !== after.height) return false
  return (
    pixelmatch(before.data, after.data, undefined, width, height, {
      threshold,
      includeAA: true,
    }) <= dots
  )
}

/**
 * Compares the accepted picture with a screenshot; more than a few dots that a person could see are
 * a difference.
 *
 * @param expected WebP of `packPicture`, or `null` when none is accepted yet
 * @param actual PNG
 */
export const compare = async (expected: Buffer | null, actual: Buffer): Promise<Verdict> => {
  if (expected === null) return { kind: 'new' }
  if (madeFrom(expected, actual)) return { kind: 'equal' }
  const before = await unpackPicture(expected)
  const after = PNG.sync.read(actual)
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const sameSize = before.width === after.width && before.height === after.height
  const difference = new PNG({ width, height })
  const pixels = pixelmatch(
    enlarged(before, { width, height }),
    enlarged(after, { width, height }),
    difference.data,
    width,
    height,
    { threshold, includeAA: true, alpha: 0.25 },
  )
  if (sameSize && pixels <= dots) return { kind: 'equal' }
  const sizes = [before, after].map((one) => `${one.width} × ${one.height}`)
  const counted = pixels === 1 ? '1 pixel differs' : `${pixels} pixels differ`
  return {
    kind: 'different',
    pixels,
    difference: PNG.sync.write(difference),
    box: boxOf(difference),
    note: sameSize ? counted : `was ${sizes.join(', is ')} pixels; ${counted}`,
  }
}
