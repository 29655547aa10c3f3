import { chakra } from '@chakra-ui/react/styled-system'
import { wholePixels } from '#components/theme/wholePixels.ts'
import { lineMeasures, twoColumns, wide, wholeLines } from '#components/landing/Line.tsx'

/** `--line-end` shows the end of the line at the button, which stands `--end-x` from the page's edge. */
export const Grid = chakra('div', {
  base: wholePixels({
    ...lineMeasures,
    '& h2 + p': wholeLines['& :is(p, li)'],
    '& h2': wholeLines['& :is(h2, h3)'],
    '& form :is(label, label ~ p)': { lineHeight: 'round(1.4em, 1px)' },
    position: 'relative',
    display: 'grid',
    gap: '28px',
    paddingInline: 'var(--edge)',
    paddingBlock: '68px 64px',
    overflow: 'clip',
    '--line-end': 'block',
    // The end is on the spine, and as wide as the gutter: the button starts where the fields do.
    '--end-size': { base: '16px', md: '24px' },
    '--end-x': 'calc(var(--rail) - var(--edge))',
    '--end-width': 'calc(var(--end-size) / 2)',
    '--ring-gap': 'calc(var(--end-size) / 2 - var(--half))',
    [wide]: { ...lineMeasures[wide], paddingBlock: '88px' },
    [twoColumns]: {
      '--first': 'round(down, (var(--column) - 32px) * 5 / 12, 1px)',
      '--end-x': 'calc(var(--rail) - var(--edge) - var(--first) - 32px)',
      '--end-width': 'calc(var(--edge) - var(--rail) + var(--first) + 20px)',
      '--end-size': '32px',
      '--ring-gap': '0px',
      gridTemplateColumns: 'var(--first) minmax(0, 1fr)',
      gap: '32px',
      paddingBlock: '104px',
    },
  }),
})
