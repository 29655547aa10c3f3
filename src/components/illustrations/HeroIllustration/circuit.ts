/** A round joint: centre and radius. */
export type Joint = readonly [cx: number, cy: number, r: number]

/** Source of the energy. */
export const source: Joint = [240, 136, 16]

/** The bus that connects all branches. */
export const bus = 'M96 288H652'

/** The bus in two halves that start at the source, for the animation. */
export const busHalves = ['M240 288H96', 'M240 288H652'] as const

/**
 * The lines that meet the bus, each in the direction of the current. The first feeds the bus. `from`
 * is when the current arrives, as a fraction of the duration of the bus.
 */
export const branches = [
  { d: 'M240 136V288', from: 0 },
  { d: 'M96 288V457', from: 1 },
  { d: 'M464 288V397', from: 0.54 },
  { d: 'M537 288V150', from: 0.72 },
  { d: 'M588 288V370', from: 0.85 },
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
  [240, 288, 7],
  [96, 288, 7],
  [464, 288, 7],
  [588, 288, 7],
  [537, 288, 7],
  [464, 397, 5],
  [588, 372, 5],
]
