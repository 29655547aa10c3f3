/** A round joint: centre and radius. */
export type Joint = readonly [cx: number, cy: number, r: number]

/** Source of the energy. */
export const source: Joint = [240, 112, 16]

/** The bus that connects all branches. */
export const bus = 'M96 252H666'

/**
 * The lines that meet the bus, each in the direction of the current, and when the current arrives, in
 * seconds. The first feeds the bus; the others end where the drawings below take the current in.
 */
export const branches = [
  { d: 'M240 112V252', start: 0 },
  { d: 'M96 252V392', start: 0.23 },
  { d: 'M399 252V358', start: 0.39 },
  { d: 'M477 252V90', start: 0.46 },
  { d: 'M662 252V313', start: 0.6 },
] as const

/** Upper left corner of each breaker, in the order of the branches. */
export const breakers: readonly (readonly [x: number, y: number])[] = [
  [232, 186],
  [88, 312],
  [391, 296],
  [469, 186],
  [654, 274],
]

/** Joints on the bus, and the end of a branch that has none in its drawing. */
export const joints: readonly Joint[] = [
  [240, 252, 8],
  [96, 252, 8],
  [399, 252, 8],
  [477, 252, 8],
  [662, 252, 8],
  [662, 313, 5],
]

/** A drawing of a product, 320 units wide in its own, placed in the illustration. */
export interface Placed {
  readonly name: 'car-1' | 'cpu-1' | 'phone-1' | 'drone-1'
  /** Its first and last height that is shown. */
  readonly shown: readonly [top: number, bottom: number]
  /** Where its left edge and its ground are. */
  readonly at: readonly [left: number, ground: number]
  readonly scale: number
}

/** In the order of the branches after the first. */
export const drawings: readonly Placed[] = [
  { name: 'car-1', shown: [112, 208], at: [45, 444], scale: 1.16 },
  { name: 'cpu-1', shown: [42, 212], at: [332.8, 444], scale: 0.72 },
  { name: 'drone-1', shown: [110, 206], at: [408, 140], scale: 0.92 },
  { name: 'phone-1', shown: [38, 210], at: [478, 444], scale: 0.94 },
]
