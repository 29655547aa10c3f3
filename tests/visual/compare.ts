import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** What became of a picture. */
export type Verdict =
  | { readonly kind: 'equal' }
  | { readonly kind: 'new' }
  | {
      readonly kind: 'different'
      /** How many pixels differ; a picture of another size differs in all of them. */
      readonly pixels: number
      /** The difference as PNG, red on a pale copy; `null` when the sizes differ. */
      readonly difference: Buffer | null
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

/** Compares two PNG pictures; more than a few dots that a person could see are a difference. */
export const compare = (expected: Buffer | null, actual: Buffer): Verdict => {
  if (expected === null) return { kind: 'new' }
  if (expected.equals(actual)) return { kind: 'equal' }
  const before = PNG.sync.read(expected)
  const after = PNG.sync.read(actual)
  if (before.width !== after.width || before.height !== after.height) {
    const sizes = [before, after].map(({ width, height }) => `${width} × ${height}`)
    return {
      kind: 'different',
      pixels: after.width * after.height,
      difference: null,
      note: `was ${sizes.join(', is ')} pixels`,
    }
  }
  const { width, height } = before
  const difference = new PNG({ width, height })
  const pixels = pixelmatch(before.data, after.data, difference.data, width, height, {
    threshold,
    includeAA: true,
  })
  if (pixels <= dots) return { kind: 'equal' }
  return {
    kind: 'different',
    pixels,
    difference: PNG.sync.write(difference),
    note: `${pixels} pixels differ`,
  }
}

/** The same picture in fewer bytes: repositories keep every version. */
export const pack = (png: Buffer): Buffer => {
  const packed = PNG.sync.write(PNG.sync.read(png), {
    deflateLevel: 9,
    colorType: 2,
    inputHasAlpha: true,
  })
  return packed.length < png.length ? packed : png
}
