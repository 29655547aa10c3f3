import { pointsOfPicture } from '#assets/drawings.ts'
import { fitOf } from '#components/catalogue/ProductPicture/pictureFile.ts'
import { dimensionOf, figureOf, type PrintedSpecification } from '#domain/catalogue/figures.ts'
import {
  pictureOf,
  type Product,
  type Specifications,
  type StoredImage,
} from '#domain/catalogue/product.ts'

/** The space of one product in the line-up, in units of its own. The live line runs along its lower edge. */
export const stage = { width: 216, height: 104 } as const

/** An object that is narrower cannot be recognised: it is drawn at least so large, and no length is said. */
const least = { width: 56, height: 24 } as const

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
  /** To the same scale as the others. */
  readonly scaled: boolean
}

const fitted = (ratio: number, share: number): Standing => {
  const height = Math.min(stage.height * share, (stage.width * share) / ratio)
  return { width: height * ratio, height, scaled: false }
}

/**
 * Stands products beside one another. Where two or more have a length, these are drawn to one scale, so
 * that a reader can compare them; where not, each is as large as its space allows.
 */
export const standingOf = (outlines: readonly Outline[]): readonly Standing[] => {
  const measured = outlines.flatMap(({ ratio, length }) =>
    length === null ? [] : [{ ratio, length }],
  )
  if (measured.length < 2) return outlines.map(({ ratio }) => fitted(ratio, 1))
  const perMillimetre = Math.min(
    ...measured.map(({ ratio, length }) =>
      Math.min(stage.width / length, (stage.height * ratio) / length),
    ),
  )
  return outlines.map(({ ratio, length }) => {
    if (length === null) return fitted(ratio, unscaled)
    const exact = length * perMillimetre
    const seen = exact < least.width ? Math.max(least.width, least.height * ratio) : exact
    const width = Math.max(exact, Math.min(seen, stage.width, stage.height * ratio))
    return { width, height: width / ratio, scaled: width <= exact }
  })
}

/** The whole picture: an illustration of which nothing more is known, or a photograph (brief §7). */
export const frame = { x: 0, y: 0, width: 320, height: 240 } as const

/** The illustration of a category, smaller than what has a picture. Its line, at 100, lies on the live line. */
const placeholderFrame = { x: 0, y: -41, width: 200, height: 140 } as const

/** A product beside others, as it is drawn. */
export interface Drawn extends Standing {
  readonly product: Product
  /** The picture; `null` without one. */
  readonly source: string | null
  /** Whether the picture is a photograph. */
  readonly photo: boolean
  /** The part of the picture that is drawn. */
  readonly box: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
  /** The length that is printed under it, where all of a row to scale have one. */
  readonly printed: PrintedSpecification | null
}

/** How products are drawn beside one another: the first `most` of those with a picture, or of `all`. */
export const drawnOf = (
  products: readonly Product[],
  images: ReadonlyMap<string, StoredImage>,
  { all, most }: { readonly all: boolean; readonly most?: number },
): readonly Drawn[] => {
  const found = products.flatMap((product) => {
    const source = pictureOf(product, images)
    if (source === null && !all) return []
    const photo = source !== null && fitOf(source) === 'cover'
    const drawnBox = source === null || photo ? undefined : pointsOfPicture(product.imageId)?.box
    const box = drawnBox ?? (source === null ? placeholderFrame : frame)
    const length = drawnBox === undefined ? null : lengthOf(product.specifications)
    return [{ product, source, photo, box, length, ratio: box.width / box.height }]
  })
  const shown = found.slice(0, most)
  const standing = standingOf(shown)
  // A length under some of a row alone looks like a mistake.
  const measured =
    standing.some(({ scaled }) => scaled) && shown.every(({ length }) => length !== null)
  return shown.flatMap(({ product, source, photo, box }, at) => {
    const size = standing[at]
    if (size === undefined) return []
    const printed = measured ? dimensionOf(product.specifications) : null
    return [{ product, source, photo, box, printed, ...size }]
  })
}
