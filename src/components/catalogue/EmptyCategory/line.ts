import type { Path, Points } from '#components/illustrations/Circuit/Circuit.tsx'

/*
 * The line of an empty category. It comes down from the head of the page through the switch to the places of the samples,
 * and is live as far as the switch. The switch itself is a drawing in its button. It is there at once.
 */

const down: Path = [
  ['rail', 'top', 0],
  ['rail', 'bottom', 0],
]

/** Beside the text, from the head of the page on. */
export const head: Points = { all: [down] }

/** Below the switch. */
export const rest: Points = { all: [down] }

/** Along the upper places. */
export const frames: Points = {
  all: [
    [
      ['rail', 'top', 0],
      ['end', 'top', 0],
    ],
  ],
}

/** To an upper place. */
export const branch: Points = {
  all: [
    [
      ['end', 'top', 0],
      ['end', 'bottom', 0],
    ],
  ],
}
