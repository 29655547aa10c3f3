import { chakra } from '@chakra-ui/react/styled-system'
import { wholePixels } from '#components/theme/wholePixels.ts'
import { sideBySide } from './authLayoutStyles.ts'

/** The circuit: beside the form it stays in place, above it only its row of breakers is shown. */
export const Side = chakra('div', {
  base: wholePixels({
    position: 'relative',
    height: 'calc(var(--width) * 0.4)',
    overflow: 'hidden',
    borderBlockEndWidth: '1px',
    background: 'bg.subtle',
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
