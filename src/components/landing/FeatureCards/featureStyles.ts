import { chakra } from '@chakra-ui/react/styled-system'
import { wholePixels } from '#components/theme/wholePixels.ts'
import {
  inGrid,
  lineMeasures,
  linePiece,
  twoColumns,
  wholeLines,
  wide,
} from '#components/landing/Line.tsx'

/** Gutter, page, gutter. The wire is `--wire-y` below the top of the cards. */
export const Grid = chakra('div', {
  base: wholePixels({
    ...lineMeasures,
    ...wholeLines,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'var(--edge) minmax(0, 1fr) var(--edge)',
    '--wire-y': '24px',
    '--before-cards': '36px',
    '--wire-top': 'calc(var(--before-cards) + var(--wire-y) - var(--half))',
    [wide]: { ...lineMeasures[wide], '--wire-y': 'calc(7rem + 44px)', '--before-cards': '40px' },
  }),
})

/** Heading and lead. */
export const Head = chakra('div', {
  base: {
    gridArea: '1 / 2',
    paddingBlockStart: '68px',
    [wide]: { paddingBlockStart: '80px' },
    [twoColumns]: { paddingBlockStart: '88px' },
  },
})

/** The three cards. */
export const Cards = chakra('div', {
  base: wholePixels({
    display: 'grid',
    gridArea: '2 / 2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginBlockStart: 'var(--before-cards)',
    paddingBlockEnd: '64px',
    [wide]: {
      gridTemplateColumns: 'repeat(2, round(down, var(--column) / 3, 1px)) 1fr',
      paddingBlockEnd: '88px',
    },
    [twoColumns]: { paddingBlockEnd: '112px' },
  }),
})

/** Down the left rail to the wire. */
export const Left = linePiece({
  ...inGrid,
  '--start': '1.96s',
  '--duration': '0.14s',
  gridArea: '1 / 1',
  width: 'var(--line)',
  marginInlineStart: 'calc(var(--rail) - var(--half))',
  marginBlockEnd: 'calc(0px - var(--before-cards) - var(--wire-y) - var(--half))',
})

/** From the left rail to the first symbol. */
export const Entry = linePiece({
  ...inGrid,
  '--start': '2.1s',
  '--duration': '0.02s',
  gridArea: '2 / 1',
  alignSelf: 'start',
  height: 'var(--line)',
  marginBlockStart: 'var(--wire-top)',
  marginInline: 'calc(var(--rail) - var(--half)) -1px',
})

/** From the last card to the right rail. */
export const Exit = linePiece({
  ...inGrid,
  '--start': '2.54s',
  '--duration': '0.02s',
  gridArea: '2 / 3',
  alignSelf: 'start',
  height: 'var(--line)',
  marginBlockStart: 'var(--wire-top)',
  marginInline: '-1px calc(var(--rail) - var(--half))',
})

/** Down the right rail to the end of the section. */
export const Right = linePiece({
  ...inGrid,
  '--start': '2.56s',
  '--duration': '0.1s',
  gridArea: '2 / 3',
  justifySelf: 'end',
  width: 'var(--line)',
  marginBlockStart: 'var(--wire-top)',
  marginInlineEnd: 'calc(var(--rail) - var(--half))',
})
