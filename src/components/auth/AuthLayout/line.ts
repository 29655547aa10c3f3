import type { Points } from '#components/illustrations/Circuit/Circuit.tsx'

/*
 * The line of the account pages from the illustration to the form. It is there at once. Its corners are those of the drawing:
 * `CircuitIllustration`.
 */

/** Beside the form it ends open, at the divider. */
export const toDivider: Points = {
  all: [
    [
      ['source', 'wire', 0],
      ['end', 'wire', 0, 'open'],
    ],
  ],
}

/** After success it ends at the ring over the heading: beside the circuit or, on narrow screens, under it. */
export const toRing: Points = {
  all: [
    [
      ['source', 'wire', 0],
      ['end', 'wire', 0],
      ['end', 'bottom', 0],
    ],
  ],
}
