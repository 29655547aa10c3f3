import { drawingIn } from '#domain/catalogue/ids.ts'

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

/** The socket of a product. */
export interface Port extends Point {
  /** The line comes along below the object and rises to it. @defaultValue it comes from the left */
  readonly below?: boolean
}

/** The points of an illustration. */
export interface DrawingPoints {
  /** Where the object is; its lower edge is the ground. */
  readonly box: Box
  /** Where the current enters: the live line of the page begins there. */
  readonly port: Port
  /** Where it began until 28 November 2026, at a height of 200, if it was elsewhere. */
  readonly was?: number
  /** Whether the ids of old samples name a part that stores energy. */
  readonly store?: true
}

/** The points of the drawings in `products/`, by the name of the file. */
const drawings: Readonly<Record<string, DrawingPoints>> = {
  'car-1': { box: { x: 30, y: 121, width: 261, height: 79 }, port: { x: 44, y: 155 }, store: true },
  'car-2': { box: { x: 28, y: 102, width: 264, height: 98 }, port: { x: 46, y: 156 }, store: true },
  'car-3': { box: { x: 75, y: 115, width: 172, height: 85 }, port: { x: 90, y: 154 }, store: true },
  'car-4': { box: { x: 26, y: 83, width: 270, height: 117 }, port: { x: 46, y: 148 }, store: true },
  'cpu-1': { box: { x: 84, y: 48, width: 152, height: 152 }, port: { x: 92, y: 122 } },
  'cpu-2': { box: { x: 100, y: 80, width: 120, height: 120 }, port: { x: 106, y: 136 } },
  'cpu-3': { box: { x: 86, y: 46, width: 148, height: 154 }, port: { x: 97, y: 116 } },
  'cpu-4': { box: { x: 34, y: 58, width: 252, height: 142 }, port: { x: 145, y: 194, below: true }, was: 34 },
  'drone-1': { box: { x: 14, y: 117, width: 292, height: 83 }, port: { x: 75, y: 147 }, store: true },
  'drone-2': { box: { x: 14, y: 70, width: 292, height: 130 }, port: { x: 50, y: 103 }, was: 14 },
  'drone-3': { box: { x: 22, y: 61, width: 276, height: 139 }, port: { x: 84, y: 116 }, was: 24, store: true },
  'drone-4': { box: { x: 54, y: 74, width: 212, height: 126 }, port: { x: 160, y: 79 }, was: 54, store: true },
  'game-1': { box: { x: 34, y: 78, width: 252, height: 122 }, port: { x: 160, y: 190 }, was: 34, store: true },
  'game-2': { box: { x: 57, y: 80, width: 206, height: 120 }, port: { x: 160, y: 87 }, was: 56, store: true },
  'game-3': { box: { x: 56, y: 112, width: 208, height: 88 }, port: { x: 64, y: 150 } },
  'game-4': { box: { x: 85, y: 34, width: 199, height: 166 }, port: { x: 150, y: 160 }, was: 44 },
  'parts-1': { box: { x: 30, y: 99, width: 260, height: 101 }, port: { x: 41, y: 107 }, store: true },
  'parts-2': { box: { x: 97, y: 44, width: 117, height: 156 }, port: { x: 164, y: 196, below: true }, was: 96 },
  'parts-3': { box: { x: 30, y: 39, width: 260, height: 161 }, port: { x: 107, y: 44 }, was: 30 },
  'parts-4': { box: { x: 46, y: 70, width: 228, height: 130 }, port: { x: 150, y: 106 }, was: 46 },
  'phone-1': { box: { x: 84, y: 44, width: 158, height: 156 }, port: { x: 219, y: 194, below: true }, was: 82, store: true },
  'phone-2': { box: { x: 70, y: 43, width: 193, height: 157 }, port: { x: 113, y: 194, below: true }, was: 70 },
  'phone-3': { box: { x: 96, y: 40, width: 131, height: 160 }, port: { x: 161, y: 194, below: true }, was: 96, store: true },
  'phone-4': { box: { x: 84, y: 44, width: 158, height: 156 }, port: { x: 219, y: 194, below: true }, was: 82, store: true },
}

// Samples stored before 25 November 2026 have ids that name the points: `….port-44x155.store-128x180x94`.
const isNamedBy = (imageId: string, { port, was, store }: DrawingPoints): boolean =>
  imageId.includes(was === undefined ? `.port-${port.x}x${port.y}` : `.port-${was}x200`) &&
  imageId.includes('.store-') === (store !== undefined)

/** The points of a sample's drawing, by the id of the picture; `undefined` for every other picture. */
export const pointsOfPicture = (imageId: string): DrawingPoints | undefined => {
  const name = drawingIn(imageId)
  if (name !== null && Object.hasOwn(drawings, name)) return drawings[name]
  if (!imageId.includes('.port-')) return undefined
  return Object.values(drawings).find((points) => isNamedBy(imageId, points))
}
