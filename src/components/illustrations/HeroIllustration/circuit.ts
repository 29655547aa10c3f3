/** A round joint: centre and radius. */
export type Joint = readonly [cx: number, cy: number, r: number]

/** Source of the energy. */
export const source: Joint = [240, 136, 16]

/** The bus that connects all branches. */
export const bus = 'M96 288H588'

/**
 * The lines that meet the bus, each in the direction of the current, and when the current arrives, in
 * seconds. The first feeds the bus.
 */
export const branches = [
  { d: 'M240 136V288', start: 0 },
  { d: 'M96 288V460', start: 0.23 },
  { d: 'M464 288V409', start: 0.44 },
  { d: 'M537 288V150', start: 0.53 },
  { d: 'M588 288V370', start: 0.6 },
] as const

/** Upper left corner of each breaker, in the order of the branches. */
export const breakers: readonly (readonly [x: number, y: number])[] = [
  [232, 222],
  [88, 348],
  [456, 338],
  [529, 222],
  [580, 322],
]

/** Joints on the bus, and the ends of two branches. */
export const joints: readonly Joint[] = [
  [240, 288, 8],
  [96, 288, 8],
  [464, 288, 8],
  [588, 288, 8],
  [537, 288, 8],
  [464, 409, 5],
  [588, 372, 5],
]
