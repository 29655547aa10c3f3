/** A round joint: centre and radius. */
export type Joint = readonly [cx: number, cy: number, r: number]

/** Where the energy comes from. */
export const source: Joint = [240, 136, 16]

/** The bus that all branches hang on, drawn from the source's foot to both ends. */
export const bus = 'M96 288H652'

/** The same bus in two halves from where the source meets it, for drawing it outwards. */
export const busHalves = ['M240 288H96', 'M240 288H652'] as const

/**
 * The lines that meet the bus, each drawn the way the current takes; the first feeds the bus. `from`
 * is when the current arrives there, as a part of its time along the bus.
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

/** Joints on the bus and the two ends that stand on a drawing. */
export const joints: readonly Joint[] = [
  [240, 288, 7],
  [96, 288, 7],
  [464, 288, 7],
  [588, 288, 7],
  [537, 288, 7],
  [464, 397, 5],
  [588, 372, 5],
]
