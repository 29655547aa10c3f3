import { chakra } from '@chakra-ui/react/styled-system'
import { wholePixels } from '#components/theme/wholePixels.ts'
import { shortText } from '#components/theme/shortText.ts'

/** From this width on the circuit stands beside the form. */
export const sideBySide = '@container (min-width: 64rem)'
const wider = '@container (min-width: 80rem)'
const widest = '@container (min-width: 96rem)'
const compact = '@container (min-width: 64rem) and (max-width: 69.99rem)'

/** The page measures itself, so that doubled text counts as a narrow screen (brief §9). */
export const Root = chakra('div', {
  base: {
    containerType: 'inline-size',
    // The circuit follows the form: points of the strength bar, digits of the code.
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((count) => [
        `&:has([role=meter][aria-valuenow="${String(count)}"], [data-filled="${String(count)}"])`,
        { '--lit': String(count) },
      ]),
    ),
  },
})

/** Form on the page's left edge, circuit from `--gap` beside it to the right edge of the window. */
export const Grid = chakra('div', {
  base: wholePixels({
    '--gutter': { base: '1.25rem', md: '2rem', xl: '2.5rem' },
    // Half of the page without its gutters.
    '--half-page': { base: '36.25rem', '2xl': '43.75rem' },
    '--edge': 'max(var(--gutter), round(down, 50cqi - var(--half-page), 1px))',
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
