import { chakra } from '@chakra-ui/react/styled-system'
import { shortText } from '#components/theme/shortText.ts'
import { wholePixels } from '#components/theme/wholePixels.ts'
import {
  inGrid,
  lineMeasures,
  linePiece,
  twoColumns,
  wholeLines,
  wide,
} from '#components/landing/Line.tsx'

/** From this width of the section on facts, works and figures take the whole page. */
const widest = '@container (min-width: 96rem)'

/** Text, and under it the line; the middle of the mark is on the line. */
export const Grid = chakra('div', {
  base: wholePixels({
    ...lineMeasures,
    ...wholeLines,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'var(--edge) minmax(0, 1fr) var(--edge)',
    overflow: 'clip',
    paddingBlockEnd: '44px',
    background: 'bg.inverted',
    color: 'fg.inverted',
    '--ground': 'colors.bg.inverted',
    '@media (forced-colors: active)': { '--ground': 'Canvas' },
    // Browsers print no grounds.
    '@media print': { background: 'none', color: 'fg', '&& *': { color: 'inherit' } },
    '--dead': 'color-mix(in srgb, var(--live) 26%, {colors.bg.inverted})',
    [wide]: {
      ...lineMeasures[wide],
      '--mark': '224px',
      gridTemplateRows: 'auto 168px',
      paddingBlockEnd: 0,
    },
    [twoColumns]: { '--mark': '256px' },
  }),
})

/** Heading and sentence. */
export const Text = chakra('div', {
  base: {
    gridArea: '1 / 2',
    paddingBlock: '72px 28px',
    [wide]: { paddingBlock: '96px 148px', paddingInlineEnd: '260px' },
    [twoColumns]: { paddingBlock: '104px 148px', paddingInlineEnd: '340px' },
    [widest]: { paddingBlockEnd: '206px' },
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
    '& span': { display: 'block', color: 'fg.invertedMuted', ...shortText },
    [wide]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      marginBlockStart: '44px',
      // Beside the mark there is no place for three.
      marginInlineEnd: '-260px',
    },
    [twoColumns]: { marginInlineEnd: 0 },
    // Above the mark.
    [widest]: {
      marginInlineEnd: '-340px',
      '& b': { fontSize: '3xl' },
      '& span': { fontSize: 'lg' },
    },
  },
})

/** The drawing of the works. On wide screens it stands on the line, on narrow ones on a branch of the spine. */
export const Works = chakra('div', {
  base: {
    position: 'relative',
    gridArea: '2 / 2',
    maxWidth: '404px',
    marginBlockEnd: '28px',
    color: 'fg.invertedMuted',
    _after: {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '-1px',
      insetInlineStart: 'calc(var(--rail) - var(--edge))',
      insetInlineEnd: 0,
      height: '2px',
      background: 'var(--live)',
      forcedColorAdjust: 'none',
    },
    [wide]: {
      gridArea: '1 / 2',
      alignSelf: 'end',
      width: '404px',
      marginBlockEnd: 'var(--half)',
      _after: { display: 'none' },
    },
    [widest]: { maxWidth: 'none', width: '606px' },
  },
})

/** Year, place and people, under the works. */
export const Figures = chakra('dl', {
  base: {
    gridArea: '3 / 2',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '10',
    rowGap: '4',
    marginBlockEnd: '28px',
    '& > div': { display: 'flex', flexDirection: 'column-reverse' },
    '& dt': { color: 'fg.invertedMuted', fontSize: 'sm' },
    '& dd': {
      fontSize: 'xl',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums lining-nums',
      lineHeight: '1.3',
    },
    [wide]: { gridArea: '2 / 2', alignSelf: 'center', marginBlockEnd: 0, columnGap: '14' },
    // Below the facts.
    [widest]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: '20px',
      '& dt': { fontSize: 'md' },
      '& dd': { fontSize: '2xl' },
    },
  },
})

/** The mark, large. Narrow screens have no place for it beside the text. */
export const Mark = chakra('div', {
  base: {
    display: 'none',
    zIndex: 1,
    gridArea: '1 / 2',
    justifySelf: 'end',
    alignSelf: 'end',
    width: 'var(--mark)',
    height: 'var(--mark)',
    margin: '0 calc(var(--mark) * -0.14) calc(var(--mark) / -2) 0',
    color: 'brand.mark',
    forcedColorAdjust: 'none',
    [wide]: { display: 'block' },
    '@media print': { display: 'none' },
    '& > svg': { display: 'block', width: '100%', height: '100%' },
  },
})

/** Down the right rail. */
export const Right = linePiece({
  ...inGrid,
  '--start': '2.66s',
  '--duration': '0.08s',
  gridArea: '1 / 3',
  justifySelf: 'end',
  width: 'var(--line)',
  marginBlockEnd: 'calc(0px - var(--half))',
  marginInlineEnd: 'calc(var(--rail) - var(--half))',
})

/** Behind the mark to the left rail. */
export const Run = linePiece({
  ...inGrid,
  '--start': '2.74s',
  '--duration': '0.26s',
  gridArea: '2 / 1 / 3 / 4',
  alignSelf: 'start',
  height: 'var(--line)',
  marginBlockStart: 'calc(0px - var(--half))',
  marginInline: 'calc(var(--rail) - var(--half))',
})

/** Down the left rail to the end of the band. */
export const Left = linePiece({
  ...inGrid,
  '--start': '3s',
  '--duration': '0.06s',
  gridArea: '2 / 1',
  width: 'var(--line)',
  marginBlockStart: 'calc(0px - var(--half))',
  marginInlineStart: 'calc(var(--rail) - var(--half))',
})
