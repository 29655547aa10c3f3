import type { Path, Points } from '#components/illustrations/Circuit/Circuit.tsx'

/*
 * The line of the landing page: for each block the points that the current passes, and when, in ms. From 48 rem on the
 * line goes around the page from side to side. Below, it is a spine at the left with a branch above each heading, and under the
 * categories it is there at once: no small screen shows it in that time.
 */

const spine: Path = [
  ['rail', 'top', 0],
  ['rail', 'bottom', 0],
]

const branch: Path = [
  ['rail', 'branch', 0],
  ['branch', 'branch', 0, 'point'],
]

/** `source` is the source of the illustration, `end` its last branch. */
export const hero: Points = {
  all: [
    [
      ['source', 'wire', 160],
      ['end', 'wire', 600],
    ],
    [
      ['source', 'wire', 160],
      ['rail', 'wire', 600],
      ['rail', 'bottom', 760],
    ],
  ],
}

/** `source` is where the first object begins. */
export const categoryStrip: Points = {
  narrow: [
    [
      ['rail', 'top', 760],
      ['rail', 'bottom', 1360],
    ],
  ],
  wide: [
    [
      ['rail', 'top', 760],
      ['rail', 'wire', 820],
      ['source', 'wire', 850],
    ],
    [
      ['pageEnd', 'wire', 1570],
      ['railEnd', 'wire', 1600],
      ['railEnd', 'bottom', 1660],
      ['rail', 'bottom', 1960],
    ],
  ],
}

/** On a narrow screen a pair of objects is on a branch, which the objects draw. This is the point at its end. */
export const categoryPair: Points = { narrow: [[['end', 'wire', 0, 'point']]] }

/** When the current arrives at each object. */
export const categoriesAt = [850, 970, 1090, 1210, 1330, 1450] as const

export const featuresHead: Points = {
  narrow: [spine, branch],
  wide: [
    [
      ['rail', 'top', 1960],
      ['rail', 'bottom', 2060],
    ],
  ],
}

export const featureCards: Points = {
  narrow: [spine],
  wide: [
    [
      ['rail', 'top', 2060],
      ['rail', 'wire', 2100],
      ['page', 'wire', 2120],
    ],
    [
      ['pageEnd', 'wire', 2540],
      ['railEnd', 'wire', 2560],
      ['railEnd', 'bottom', 2660],
    ],
  ],
}

/** On a narrow screen each symbol is on a branch, which it draws. This is the point at its end. */
export const featureBranch: Points = { narrow: [[['end', 'wire', 0, 'point']]] }

/** When the current arrives at each symbol. */
export const featuresAt = [2120, 2260, 2400] as const

export const proof: Points = {
  narrow: [spine, branch],
  wide: [
    [
      ['railEnd', 'top', 2660],
      ['railEnd', 'bottom', 2740],
    ],
  ],
}

/** `wire` is the ground of the works, and `end` their end. */
export const about: Points = {
  narrow: [
    spine,
    [
      ['rail', 'wire', 0],
      ['end', 'wire', 0],
    ],
  ],
  wide: [
    [
      ['railEnd', 'top', 2660],
      ['railEnd', 'wire', 2740],
      ['rail', 'wire', 3000],
    ],
  ],
}

export const aboutFigures: Points = {
  narrow: [spine],
  wide: [
    [
      ['rail', 'top', 3000],
      ['rail', 'bottom', 3060],
    ],
  ],
}

export const contactHead: Points = { narrow: [branch] }

/** `wire` and `end` are at the button. */
export const contact: Points = {
  all: [
    [
      ['rail', 'top', 3060],
      ['rail', 'wire', 3300],
      ['end', 'wire', 3360, 'point'],
    ],
  ],
}

/** The thanks take the place of the form. */
export const contactSent: Points = {
  all: [
    [
      ['rail', 'top', 3060],
      ['rail', 'wire', 3360, 'ring'],
    ],
  ],
}
