import { rootTagOf } from './pictureBytes.ts'

/** A place in an illustration, in its own units: 320 × 240. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The part of an illustration that holds the object, without the margin and the dimension line. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** What an illustration says about itself. */
export interface DrawingPoints {
  /** Where the current enters: the live line of the page begins there. */
  readonly port: Point | null
  /** The part that stores energy, and the height at which its label stands. */
  readonly store: (Point & { readonly top: number }) | null
  /** Where the object is; its lower edge is the ground. */
  readonly box: Box | null
}

const attributes = /\sdata-(port|store|box)="(\d{1,3}(?: \d{1,3}){1,3})"/g
const names =
  /\.port-(\d{1,3})x(\d{1,3})|\.store-(\d{1,3})x(\d{1,3})x(\d{1,3})|\.box-(\d{1,3})x(\d{1,3})x(\d{1,3})x(\d{1,3})/g

/**
 * The points that the root of an SVG names, as the end of the id of its picture: `data-port="44 155"`
 * and `data-store="128 180 94"` become `.port-44x155.store-128x180x94`. A stored picture has pixels
 * only; its id stays with it in storage, in exports and on a published site.
 */
export const pointsSuffixOf = (svg: string): string => {
  const tag = rootTagOf(svg) ?? ''
  if (!tag.includes('viewBox="0 0 320 240"')) return ''
  return Array.from(
    tag.matchAll(attributes),
    ([, name = '', numbers = '']) => `.${name}-${numbers.replaceAll(' ', 'x')}`,
  ).join('')
}

/** The end of the id of a picture that names points, or nothing. */
export const pointsSuffixIn = (imageId: string): string =>
  Array.from(imageId.matchAll(names), ([text]) => text).join('')

/** The points that the id of a picture names. */
export const drawingPointsOf = (imageId: string): DrawingPoints => {
  const groups = Array.from(imageId.matchAll(names), (match) => match.slice(1).map(Number))
  // A group that took no part is no number.
  const port = groups.find(([x]) => Number.isFinite(x))
  const store = groups.find(([, , x]) => Number.isFinite(x))
  const [x = 0, y = 0, width = 0, height = 0] =
    groups.find((group) => (group[7] ?? 0) > 0)?.slice(5) ?? []
  return {
    port: port === undefined ? null : { x: port[0] ?? 0, y: port[1] ?? 0 },
    store: store === undefined ? null : { x: store[2] ?? 0, y: store[3] ?? 0, top: store[4] ?? 0 },
    box: width > 0 && height > 0 ? { x, y, width, height } : null,
  }
}
