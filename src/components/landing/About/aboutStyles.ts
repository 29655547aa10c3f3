import { chakra } from '@chakra-ui/react/styled-system'
import { wholePixels } from '#components/theme/wholePixels.ts'
import {
  inGrid,
  lineMeasures,
  LinePiece,
  twoColumns,
  wholeLines,
  wide,
} from '#components/landing/Line.tsx'

/** Text, and under it the line; the middle of the mark is on the line. */
export const Grid = chakra('div', {
  base: wholePixels({
    ...lineMeasures,
    ...wholeLines,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'var(--edge) minmax(0, 1fr) var(--edge)',
    overflow: 'clip',
    background: 'bg.inverted',
    color: 'fg.inverted',
    '--ground': 'colors.bg.inverted',
    '@media (forced-colors: active)': { '--ground': 'Canvas' },
    '--dead': 'color-mix(in srgb, var(--live) 26%, {colors.bg.inverted})',
    '--mark': '132px',
    [wide]: { ...lineMeasures[wide], '--mark': '224px', gridTemplateRows: 'auto 168px' },
    [twoColumns]: { '--mark': '256px' },
  }),
})

/** Heading and sentence. */
export const Text = chakra('div', {
  base: {
    gridArea: '1 / 2',
    paddingBlock: '72px 28px',
    [wide]: { paddingBlock: '96px 72px', paddingInlineEnd: '260px' },
    [twoColumns]: { paddingBlock: '112px 84px', paddingInlineEnd: '340px' },
  },
})

/** Small over the sentence, which is the message. */
export const Heading = chakra('h2', {
  base: { color: 'fg.invertedMuted', fontSize: 'md', '&&': { letterSpacing: 0 } },
})

/** The one sentence. */
export const Sentence = chakra('p', {
  base: {
    marginBlockStart: '14px',
    fontSize: 'min(1.625rem, 7.1cqi)',
    fontWeight: 'semibold',
    textWrap: 'balance',
    '&&': { lineHeight: 'round(1.45em, 1px)' },
    [wide]: { fontSize: '3xl' },
  },
})

/** Three promises in figures. */
export const Facts = chakra('ul', {
  base: {
    display: 'grid',
    gap: '20px',
    marginBlockStart: '36px',
    '& > li': { borderInlineStart: '2px solid {colors.brand.mark}', paddingInlineStart: '14px' },
    '& b': {
      display: 'block',
      fontSize: '2xl',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums lining-nums',
      lineHeight: '1.2',
    },
    '& span': { color: 'fg.invertedMuted' },
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginBlockStart: '44px' },
  },
})

/** The mark, large. On narrow screens a branch of the spine ends in its point. */
export const Mark = chakra('div', {
  base: {
    position: 'relative',
    zIndex: 1,
    gridArea: '2 / 2',
    width: 'var(--mark)',
    height: 'var(--mark)',
    margin: '0 0 56px -18px',
    color: 'brand.mark',
    forcedColorAdjust: 'none',
    '& > svg': { display: 'block', width: '100%', height: '100%' },
    _before: {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlockStart: '65px',
      insetInlineStart: 'calc(var(--rail) - var(--edge) + 18px)',
      width: 'calc(var(--edge) - var(--rail) - 18px + 66px)',
      height: '2px',
      background: 'var(--live)',
    },
    [wide]: {
      gridArea: '1 / 2',
      justifySelf: 'end',
      alignSelf: 'end',
      margin: '0 calc(var(--mark) * -0.14) calc(var(--mark) / -2) 0',
      _before: { display: 'none' },
    },
  },
})

/** Down the right rail. */
export const Right = chakra(LinePiece, {
  base: {
    ...inGrid,
    '--start': '2.66s',
    '--duration': '0.08s',
    gridArea: '1 / 3',
    justifySelf: 'end',
    width: 'var(--line)',
    marginBlockEnd: 'calc(0px - var(--half))',
    marginInlineEnd: 'calc(var(--rail) - var(--half))',
  },
})

/** Behind the mark to the left rail. */
export const Run = chakra(LinePiece, {
  base: {
    ...inGrid,
    '--start': '2.74s',
    '--duration': '0.26s',
    gridArea: '2 / 1 / 3 / 4',
    alignSelf: 'start',
    height: 'var(--line)',
    marginBlockStart: 'calc(0px - var(--half))',
    marginInline: 'calc(var(--rail) - var(--half))',
  },
})

/** Down the left rail to the end of the band. */
export const Left = chakra(LinePiece, {
  base: {
    ...inGrid,
    '--start': '3s',
    '--duration': '0.06s',
    gridArea: '2 / 1',
    width: 'var(--line)',
    marginBlockStart: 'calc(0px - var(--half))',
    marginInlineStart: 'calc(var(--rail) - var(--half))',
  },
})
