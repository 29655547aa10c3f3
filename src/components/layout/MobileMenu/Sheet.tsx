import { chakra } from '@chakra-ui/react/styled-system'
import { popoverOpen } from '#components/theme/popoverOpen.ts'

/** The sheet itself: everything under the header. */
export const Sheet = chakra('nav', {
  base: {
    [popoverOpen]: { display: 'flex' },
    '@container (min-width: 75rem)': { display: 'none !important' },
    flexDirection: 'column',
    position: 'fixed',
    inset: 'calc(3.5rem + 1px) 0 0 0',
    // Without a top layer the header is the frame.
    '@supports not selector(:popover-open)': {
      insetBlockEnd: 'auto',
      blockSize: 'calc(100dvh - 3.5rem - 1px)',
    },
    width: 'auto',
    height: 'auto',
    maxWidth: 'none',
    maxHeight: 'none',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: 'bg',
    color: 'fg',
    transition: 'opacity {durations.base} {easings.out}, translate {durations.base} {easings.out}',
    _starting: { opacity: 0, translate: '0 8px' },
  },
})

/** The categories, rows of 52 px, from edge to edge: on a tablet two beside one another. */
export const Rows = chakra('ul', {
  base: {
    display: { md: 'grid' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))',
    '& > li > a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      minHeight: '3.25rem',
      borderRadius: 0,
      paddingBlock: '2',
      // The edge takes 3 px of the gutter.
      paddingInlineStart: { base: '1.0625rem', md: '1.8125rem' },
      paddingInlineEnd: { base: '5', md: '8' },
      borderBlockEndWidth: '1px',
      borderInlineStartWidth: '3px',
      borderInlineStartColor: 'transparent',
      '@media (forced-colors: active)': { borderInlineStartColor: 'Canvas' },
      outlineOffset: '-3px',
      _hover: { background: 'bg.subtle' },
      '& > span:first-of-type': { color: 'fg.muted' },
    },
    '& > li > a[aria-current]': {
      borderInlineStartColor: 'live',
      fontWeight: 'semibold',
      '@media (forced-colors: active)': { borderInlineStartColor: 'Highlight' },
    },
  },
})

/** The anchors, beside one another. */
export const Anchors = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& > li > a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '3.25rem',
      borderRadius: 0,
      paddingInline: '2',
      borderBlockEndWidth: '1px',
      fontSize: 'sm',
      textAlign: 'center',
      outlineOffset: '-3px',
      _hover: { background: 'bg.subtle' },
    },
  },
})

/** Log in or Dashboard, shown at widths where the header does not show it. */
export const Foot = chakra('div', {
  base: {
    '@container (min-width: 40rem)': { display: 'none' },
    padding: { base: '5', md: '8' },
    paddingBlockEnd: 'calc({spacing.5} + env(safe-area-inset-bottom))',
  },
})
