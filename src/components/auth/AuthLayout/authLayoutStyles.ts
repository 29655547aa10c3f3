import { chakra } from '@chakra-ui/react/styled-system'
import { pageMeasures } from '#components/theme/pageMeasures.ts'
import { wholePixels } from '#components/theme/wholePixels.ts'
import { shortText } from '#components/theme/shortText.ts'

/** From this width on the circuit stands beside the form. */
const sideBySide = '@container (min-width: 64rem)'
const wider = '@container (min-width: 80rem)'
const widest = '@container (min-width: 96rem)'
const compact = '@container (min-width: 64rem) and (max-width: 69.99rem)'

/** The page measures itself, so that doubled text counts as a narrow screen (brief §9). */
export const Root = chakra('div', {
  base: {
    containerType: 'inline-size',
  },
})

/** Form on the page's left edge, circuit from `--gap` beside it to the right edge of the window. */
export const Grid = chakra('div', {
  base: wholePixels({
    ...pageMeasures,
    '--gap': '40px',
    '--scale': '1',
    '--size': 'calc(560px * var(--scale))',
    '--exit': 'calc(128px * var(--scale))',
    '--form': '27.5rem',
    '--side': 'round(down, 100cqi - var(--edge) - var(--form) - var(--gap), 1px)',
    // Above the form the illustration is at most 560 px wide: the edges of its line are 126 and 130 of 560.
    '--width': 'min(100cqi, 560px)',
    '--wire-top': 'round(var(--width) * 0.225, 1px)',
    '--wire': 'calc(round(var(--width) * 0.232143, 1px) - var(--wire-top))',
    // From the divider to the illustration.
    '--offset': 'max(0px, round(down, (var(--side) - var(--size)) / 2, 1px))',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Keeps the place of the circuit, which comes after the form in the document.
    gridTemplateRows: 'minmax(calc(var(--width) * 0.4), auto) auto',
    [sideBySide]: {
      '--wire': '4px',
      gridTemplateColumns: 'minmax(0, 1fr) var(--side)',
      gridTemplateRows: 'none',
      // At least the window under the header, which the circuit fills.
      minHeight: 'calc(100vh - 4rem - 1px)',
      '--drop': 'clamp(0px, (100vh - 4rem - 1px) / var(--scale) - 560px, 262px)',
    },
    [compact]: { '--scale': '0.875' },
    [wider]: { '--gap': '80px' },
    [widest]: { '--scale': '1.25' },
  }),
})

/** Heading and form. */
export const Column = chakra('div', {
  base: wholePixels({
    position: 'relative',
    gridRow: 2,
    paddingInline: 'var(--edge)',
    paddingBlock: '1.75rem 4rem',
    '& > *': { maxWidth: 'var(--form)' },
    // The line comes down to the ring.
    '&[data-closed]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-1px',
      insetInlineStart: 'calc(var(--edge) + 2rem - round(var(--wire) / 2, 1px))',
      // Over the edge of the illustration's ground.
      zIndex: 1,
      width: 'var(--wire)',
      height: 'calc(1.75rem + 3px)',
      background: 'live',
      forcedColorAdjust: 'none',
    },
    [sideBySide]: {
      gridRow: 1,
      paddingInlineEnd: 0,
      paddingBlock: '4rem 5.5rem',
      '&[data-closed]': {
        paddingBlockStart: 'calc(var(--exit) - 2rem)',
        _before: { display: 'none' },
      },
    },
  }),
})

/** The drawing over the heading. */
export const Mark = chakra('div', { base: { marginBottom: '6' } })

/** Heading of the page. */
export const Title = chakra('h1', { base: { fontSize: '3xl' } })

/** The sentence under the heading. */
export const Lead = chakra('p', {
  base: {
    marginTop: '2',
    color: 'fg.muted',
    ...shortText,
    '& b': { color: 'fg', fontWeight: 'semibold' },
  },
})

/** The form, or its outcome. */
export const Content = chakra('div', { base: { marginTop: '1.75rem' } })

/** The circuit: beside the form it stays in place, above it only its row of breakers is shown. */
export const Side = chakra('div', {
  base: wholePixels({
    position: 'relative',
    height: 'calc(var(--width) * 0.4)',
    overflow: 'hidden',
    borderBlockEndWidth: '1px',
    background: 'bg.subtle',
    // The circuit follows what the form beside it says of itself by `data-filled`: points of a password, digits of a
    // code. It alone gets the property, so that a key styles nothing else anew.
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((count) => [
        `:has([data-filled="${String(count)}"]) + &`,
        { '--lit': String(count) },
      ]),
    ),
    '& svg': {
      width: '100%',
      maxWidth: '560px',
      marginBlockStart: 'calc(var(--width) * -0.5)',
    },
    // The lamp instead, and the line on to the ring under it: it turns down, and what is left of it is hidden.
    '&[data-closed]': {
      height: 'calc(var(--width) * 0.44)',
      '& svg': { marginBlockStart: 0 },
      '&::before, &::after': {
        '--turn': 'calc(var(--edge) + 2rem - round(var(--wire) / 2, 1px))',
        content: '""',
        position: 'absolute',
        insetBlockStart: 'var(--wire-top)',
        forcedColorAdjust: 'none',
      },
      _before: {
        insetInlineStart: 0,
        width: 'var(--turn)',
        height: 'var(--wire)',
        background: 'bg.subtle',
      },
      _after: {
        insetInlineStart: 'var(--turn)',
        insetBlockEnd: 0,
        width: 'var(--wire)',
        background: 'live',
      },
    },
    [sideBySide]: {
      '&, &[data-closed]': {
        height: 'auto',
        overflow: 'visible',
        '&::before, &::after': { display: 'none' },
      },
      borderBlockEndWidth: 0,
      borderInlineStartWidth: '1px',
      '& svg, &[data-closed] svg': {
        width: 'var(--size)',
        maxWidth: 'none',
        height: 'var(--size)',
        margin: 0,
      },
    },
  }),
})

/** Stays in view while a long form is scrolled or grows. */
export const Sticky = chakra('div', {
  base: {
    [sideBySide]: {
      position: 'sticky',
      // The height of the header.
      insetBlockStart: 'calc(3.5rem + 1px)',
      paddingInlineStart: 'var(--offset)',
      paddingBlockEnd: 'calc(var(--drop) * var(--scale))',
      '@media (min-width: 75rem)': { insetBlockStart: 'calc(4rem + 1px)' },
      // The line ends at the ring over the heading: both are scrolled together.
      '[data-closed] > &': { position: 'relative', insetBlockStart: 0 },
    },
  },
})

/** From the circuit to the divider, where it ends open; after success to the ring over the heading. */
export const Exit = chakra('span', {
  base: {
    display: 'none',
    position: 'absolute',
    insetBlockStart: 'calc(var(--exit) - 2px)',
    insetInlineStart: 0,
    width: 'calc(var(--offset) + 1px)',
    height: '4px',
    '--dead': 'colors.border.control',
    '@media (forced-colors: active)': { '--dead': 'GrayText' },
    background: 'var(--dead)',
    forcedColorAdjust: 'none',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-9px',
      insetBlockStart: '-6px',
      width: '16px',
      height: '16px',
      borderWidth: '4px',
      borderColor: 'var(--dead)',
      borderRadius: '50%',
      background: 'bg',
    },
    '[data-state=switched] + &': {
      background: 'live',
      _before: { borderColor: 'live' },
    },
    '&[data-closed]': {
      background: 'live',
      // Above the form the line comes from the edge of the window, and not from the row that is hidden: from
      // the corner of the circuit, 506 of 560.
      display: 'block',
      insetBlockStart: 'var(--wire-top)',
      insetInline: 'calc(var(--width) * 0.903571) 0',
      width: 'auto',
      height: 'var(--wire)',
      _before: {
        insetInlineStart: '-1px',
        insetBlockStart: 'var(--wire)',
        width: 'calc(var(--wire) + 2px)',
        height: '100vh',
        borderWidth: 0,
        borderRadius: 0,
        background: 'bg.subtle',
      },
    },
    [sideBySide]: {
      display: 'block',
      '&[data-closed]': {
        insetBlockStart: 'calc(var(--exit) - 2px)',
        insetInline: 'calc(4rem - 2px - var(--form) - var(--gap)) auto',
        width: 'calc(var(--form) + var(--gap) - 4rem + 2px + var(--offset) + 1px)',
        height: '4px',
        _before: { display: 'none' },
        '@media (prefers-reduced-motion: no-preference)': {
          animation: 'flowLeft 0.3s linear backwards',
        },
      },
    },
  },
})
