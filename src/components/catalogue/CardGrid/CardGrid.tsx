import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'

export interface CardGridProps {
  /** Product cards, each a list item. */
  readonly children: ReactNode
  /** Name of the list for assistive technology. */
  readonly label: string
  /** Several cards in a row of a sheet, each with its figures. @defaultValue false */
  readonly printed?: boolean
  /** The list element, to find a card in it. */
  readonly ref?: Ref<HTMLUListElement>
}

/** A drawing in the middle of a frame of 4:3. Its card sets `--middle`, in units. */
const centred = { translate: '0 calc((120 - var(--middle, 120)) / 240 * 100%)' } as const

/**
 * The first card over the whole width: picture at the left, figures at the right. A drawing is centred
 * in its frame: it has no neighbour to share a ground line with. Its card sets `--middle`, in units.
 */
const splitStyles = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateRows: '1fr auto auto auto auto 1fr',
  '& > .picture': { gridColumn: 1, gridRow: '1 / -1', alignSelf: 'start' },
  '& > :not(.picture)': { gridColumn: 2 },
  '& > .compare': { gridColumn: 'auto' },
  '& > .name': { gridRow: 2, marginTop: 0, fontSize: '2xl' },
  '& > .facts': { gridRow: 3 },
  '& > .figures': { gridRow: 4, display: 'grid', marginTop: '5' },
  '& > .description': { gridRow: 5, marginTop: '5' },
} as const

const halvesStyles = {
  ...splitStyles,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '6',
  '& > .picture > img': centred,
  '& > .figures': { ...splitStyles['& > .figures'], '--figure': '1.75rem' },
} as const

const leadStyles = {
  ...splitStyles,
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  columnGap: '14',
  '& > .picture': { ...splitStyles['& > .picture'], aspectRatio: '320 / 206' },
  '& > .picture > img': {
    objectPosition: 'bottom',
    objectFit: 'cover',
    translate: '0 calc((137 - var(--middle, 137)) / 206 * 100%)',
  },
  '& > .description': { ...splitStyles['& > .description'], fontSize: 'md' },
} as const

const Root = chakra('ul', {
  base: { display: 'grid' },
  variants: {
    printed: {
      // Two rows on a sheet of A4.
      true: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: '6',
        '& > li > .picture': { aspectRatio: '8 / 5' },
        '& > li > .name': { marginTop: '2', fontSize: 'md' },
        '& > li > .figures': {
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          marginTop: '2',
          '--figure': '0.9375rem',
          '& > div': { paddingTop: '2.5' },
          '& dt, & .rest, & .unit': { fontSize: '0.6875rem' },
          '& > [data-text] .figure': { paddingTop: '0.5', fontSize: '0.75rem' },
        },
        '& > li > .description': { marginTop: '1.5', fontSize: '0.75rem', lineHeight: '1.45' },
      },
      false: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(6, minmax(0, 1fr))',
          '2xl': 'repeat(12, minmax(0, 1fr))',
        },
        rowGap: { base: '9', lg: '12' },
        columnGap: { base: '6', lg: '7' },
        // No card stands alone in a row: the first one, or the first two, are wider.
        '& > li:first-of-type': {
          smDown: {
            '& > .picture > img': centred,
            '& > .figures': { display: 'grid', marginTop: '4' },
          },
        },
        '& > li:first-of-type:nth-last-of-type(odd)': { smToLg: halvesStyles },
        '& > li': { gridColumn: { lg: 'span 2', '2xl': 'span 3' } },
        '& > li:first-of-type:nth-last-of-type(3n + 2), & > li:first-of-type:nth-last-of-type(3n + 2) + li':
          { gridColumn: { lgTo2xl: 'span 3' } },
        '& > li:first-of-type:nth-last-of-type(3n + 1)': { lgTo2xl: leadStyles },
        // Of four columns: one leads and three follow in their row, or two or three are wider.
        '& > li:first-of-type:nth-last-of-type(4n + 2), & > li:first-of-type:nth-last-of-type(4n + 2) + li':
          { gridColumn: { '2xl': 'span 6' } },
        '& > li:first-of-type:is(:nth-last-of-type(4n + 3), :nth-last-of-type(4n + 4)) ~ li:nth-of-type(-n + 3), & > li:first-of-type:nth-last-of-type(4n + 3), & > li:first-of-type:nth-last-of-type(4n + 4) ~ li:nth-of-type(4)':
          { gridColumn: { '2xl': 'span 4' } },
        '& > li:first-of-type:is(:nth-last-of-type(4n + 1), :nth-last-of-type(4n + 4))': {
          '2xl': leadStyles,
        },
      },
    },
  },
})

/** A list of cards in one to four columns (brief §3), without a card alone in a row. */
export const CardGrid = ({ children, label, printed = false, ref }: CardGridProps) => (
  // Safari removes the list role together with the bullets.
  <Root ref={ref} printed={printed} role="list" aria-label={label}>
    {children}
  </Root>
)
