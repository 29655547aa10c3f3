import { isDrawing } from '#domain/catalogue/ids.ts'
import { specificationsFrom, type Product, type Specifications } from '#domain/catalogue/product.ts'

/** A specification as an instrument shows it. A value that is no number has it all in `figure`. */
export interface Figure {
  /** Name of the specification. */
  readonly name: string
  /** The number, a short code such as IP65, or the whole value of a specification that is text. */
  readonly figure: string
  /** Unit of the number, or empty. */
  readonly unit: string
  /** What follows the unit, or empty. */
  readonly rest: string
  /** Whether the value is neither a number nor a code. */
  readonly text: boolean
}

/** How many specifications are shown as figures. */
const figureCount = 3

/** A number or a range; a unit, perhaps with words after it; a note after a comma or in brackets. */
const numeric =
  /^([−-]?\d+(?:[.,]\d+)*(?:[–-]\d+(?:[.,]\d+)*)?)(?:\s?([\p{L}%°℃][\p{L}³²·/%()]{0,7})(?:\s+(?![+\d×≥])([^，,；;、（(]{1,24}))?)?(?:\s*[，,；;、]\s*(.{1,24})|\s*([（(].{1,24}))?$/u

/** A short code with a number, such as a degree of protection; a note after a comma. */
const code = /^([A-Z]{1,3}\d{1,3}[A-Z]?)(?:\s*[，,；;、]\s*(.{1,24}))?$/u

/** Keeps every number and its unit in one line. */
export const keepUnits = (value: string): string =>
  value.replaceAll(/(\d) (?=[\p{L}°℃])/gu, '$1\u00A0')

/** Reads a specification: a number, its unit and a short rest; a code and a short rest; or text. */
export const figureOf = (name: string, value: string): Figure => {
  const [, letters, note = ''] = code.exec(value) ?? []
  if (letters !== undefined) return { name, figure: letters, unit: '', rest: note, text: false }
  const match = numeric.exec(value)
  if (match === null) return { name, figure: keepUnits(value), unit: '', rest: '', text: true }
  const [, figure = '', unit = '', ...rest] = match
  return { name, figure, unit, rest: rest.filter(Boolean).join(' '), text: false }
}

/** The first specifications that are numbers as figures, so that a row has one size; without any, the first texts. */
export const figuresOf = (specifications: Specifications): readonly Figure[] => {
  const figures = Object.entries(specifications).map(([name, value]) =>
    // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- the inline script reads storage as it is, where a value may be a number
    figureOf(name, String(value)),
  )
  const numbers = figures.filter(({ text }) => !text)
  return (numbers.length > 0 ? numbers : figures).slice(0, figureCount)
}

/** A specification that is printed on the picture. */
export interface PrintedSpecification {
  readonly name: string
  readonly value: string
}

const lengthNames = /^(?:车长|翼展|长度|宽度|展开宽度|length|wingspan|width|unfolded width)$/iu

/** The specification that a dimension line shows, such as the length of a car. */
export const dimensionOf = (specifications: Specifications): PrintedSpecification | null => {
  const found = Object.entries(specifications).find(([name]) => lengthNames.test(name.trim()))
  return found === undefined ? null : { name: found[0], value: found[1] }
}

/** The specifications of a product on its page, each in one place. */
export interface Arranged {
  /** On the drawing; `null` for a picture without a dimension line. */
  readonly dimension: PrintedSpecification | null
  /** Large, beside the price. */
  readonly figures: readonly Figure[]
  /** In the table. */
  readonly rest: Specifications
}

/** Where no others are left for the table, the figures are in it. */
export const arrange = ({
  specifications,
  imageId,
}: Pick<Product, 'specifications' | 'imageId'>): Arranged => {
  const printed = isDrawing(imageId) ? dimensionOf(specifications) : null
  const without = (names: readonly (string | undefined)[]) =>
    specificationsFrom(Object.entries(specifications).filter(([name]) => !names.includes(name)))
  const others = without([printed?.name])
  if (Object.keys(others).length === 0)
    return { dimension: null, figures: [], rest: specifications }
  const figures = figuresOf(others)
  const rest = without([printed?.name, ...figures.map(({ name }) => name)])
  return Object.keys(rest).length === 0
    ? { dimension: printed, figures: [], rest: others }
    : { dimension: printed, figures, rest }
}
