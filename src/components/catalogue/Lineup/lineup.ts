import { figureOf, dimensionOf } from '#domain/catalogue/display.ts'
import type { Specifications } from '#domain/catalogue/product.ts'

/** The space of one product in the line-up, in units of its own. The live line runs along its lower edge. */
export const stage = { width: 216, height: 104 } as const

/** An object that is smaller than this cannot be recognised: it is drawn so wide, and its dimension line breaks. */
const least = 28

/** Of a product whose size is not known, beside others that are to scale. */
const unscaled = 0.5

const millimetresPer: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  毫米: 1,
  厘米: 10,
  米: 1000,
}

/** The specification that says how long a product is, in millimetres; `null` without one. */
export const lengthOf = (specifications: Specifications): number | null => {
  const printed = dimensionOf(specifications)
  if (printed === null) return null
  const { figure, unit } = figureOf(printed.name, printed.value)
  const millimetres = Number(figure.replaceAll(',', '')) * (millimetresPer[unit] ?? NaN)
  return millimetres > 0 ? millimetres : null
}

/** What is known about the outline of a product. */
export interface Outline {
  /** Width over height of the object in its picture. */
  readonly ratio: number
  /** Its length in millimetres, or `null` when it, or where the object is in the picture, is not known. */
  readonly length: number | null
}

/** How large a product stands in its {@link stage}. */
export interface Standing {
  readonly width: number
  readonly height: number
  /** `true` to the same scale as the others, `broken` larger than that, `none` makes no statement. */
  readonly scale: 'true' | 'broken' | 'none'
}

const fitted = (ratio: number, share: number): Standing => {
  const height = Math.min(stage.height * share, (stage.width * share) / ratio)
  return { width: height * ratio, height, scale: 'none' }
}

/**
 * Stands products beside one another. Where two or more have a length, these are drawn to one scale, so
 * that a reader can compare them; where not, each is as large as its space allows.
 */
export const standingOf = (outlines: readonly Outline[]): readonly Standing[] => {
  const known = outlines.flatMap(({ ratio, length }) =>
    length === null ? [] : [{ ratio, length }],
  )
  if (known.length < 2) return outlines.map(({ ratio }) => fitted(ratio, 1))
  const perMillimetre = Math.min(
    ...known.map(({ ratio, length }) =>
      Math.min(stage.width / length, (stage.height * ratio) / length),
    ),
  )
  return outlines.map(({ ratio, length }) => {
    if (length === null) return fitted(ratio, unscaled)
    const exact = length * perMillimetre
    const width = Math.max(exact, Math.min(least, stage.height * ratio))
    return { width, height: width / ratio, scale: width > exact ? 'broken' : 'true' }
  })
}
