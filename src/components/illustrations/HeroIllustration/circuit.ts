/** A round joint: centre and radius. */
export type Joint = readonly [cx: number, cy: number, r: number]

/** Source of the energy. */
export const source: Joint = [240, 112, 16]

/** The bus that connects all branches. */
export const bus = 'M96 252H666'

/**
 * The lines that meet the bus, each in the direction of the current, and when it arrives, in ms. The first feeds the
 * bus; the others end where the drawings below take the current in.
 */
export const branches = [
  { d: 'M240 112V252', at: 0 },
  { d: 'M96 252V392', at: 230 },
  { d: 'M399 252V358', at: 390 },
  { d: 'M477 252V90', at: 460 },
  { d: 'M662 252V313', at: 600 },
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

/**
 * The drawings of products, in the order of the branches after the first: left edge, ground and scale, as
 * `HeroIllustration.module.css` has them. The policy of the site allows no style attributes.
 */
export const drawings = [
  { name: 'car-1', at: [45, 444], scale: 1.16 },
  { name: 'cpu-1', at: [332.8, 444], scale: 0.72 },
  { name: 'drone-1', at: [408, 140], scale: 0.92 },
  { name: 'phone-1', at: [478, 444], scale: 0.94 },
] as const
