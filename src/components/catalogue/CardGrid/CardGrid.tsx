import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'

/** Props of {@link CardGrid}. */
export interface CardGridProps {
  /** Product cards, each a list item. */
  readonly children: ReactNode
  /** Name of the list for assistive technology. */
  readonly label: string
  /** The list element, to find a card in it. */
  readonly ref?: Ref<HTMLUListElement>
}

/** The first card over the whole width: picture at the left, figures at the right. */
const splitStyles = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateRows: '1fr auto auto auto auto 1fr',
  '& > .picture': { gridColumn: 1, gridRow: '1 / -1', alignSelf: 'start' },
  '& > :not(.picture)': { gridColumn: 2 },
  '& > .name': { gridRow: 2, marginTop: 0, fontSize: '2xl' },
  '& > .facts': { gridRow: 3 },
  '& > .figures': { gridRow: 4, display: 'grid', marginTop: '5' },
  '& > .description': { gridRow: 5, marginTop: '5' },
} as const

const halvesStyles = {
  ...splitStyles,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '6',
  '& > .figures': { ...splitStyles['& > .figures'], '--figure': '1.75rem' },
} as const

const leadStyles = {
  ...splitStyles,
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  columnGap: '14',
  '& > .picture': { ...splitStyles['& > .picture'], aspectRatio: '320 / 206' },
  '& > .picture > img': { objectPosition: 'bottom', objectFit: 'cover' },
  '& > .description': { ...splitStyles['& > .description'], fontSize: 'md' },
} as const

const Root = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(6, minmax(0, 1fr))',
    },
    rowGap: { base: '9', lg: '12' },
    columnGap: { base: '6', lg: '7' },
    // No card stands alone in a row: the first one, or the first two, are wider.
    '& > li:first-of-type > .figures': { display: { smDown: 'grid' }, marginTop: '4' },
    '& > li:first-of-type:nth-last-of-type(odd)': { smToLg: halvesStyles },
    '& > li': { gridColumn: { lg: 'span 2' } },
    '& > li:first-of-type:nth-last-of-type(3n + 2), & > li:first-of-type:nth-last-of-type(3n + 2) + li':
      {
        gridColumn: { lg: 'span 3' },
      },
    '& > li:first-of-type:nth-last-of-type(3n + 1)': { lg: leadStyles },
  },
})

/** A list of cards in one, two or three columns (brief §3), without a card alone in a row. */
export const CardGrid = ({ children, label, ref }: CardGridProps) => (
  // Safari removes the list role together with the bullets.
  <Root ref={ref} role="list" aria-label={label}>
    {children}
  </Root>
)
