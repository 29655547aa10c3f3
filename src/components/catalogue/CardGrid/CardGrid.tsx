import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'

export interface CardGridProps {
  /** Product cards, each a list item. */
  readonly children: ReactNode
  /** Name of the list for assistive technology. */
  readonly label: string
  /**
   * One row on the live line, for a few cards: `drawn` as they are, without frames, or `framed`. Place it in what
   * clips the line at the edges of the window. @defaultValue rows of two to four
   */
  readonly line?: 'drawn' | 'framed' | undefined
  /** Something is chosen to be compared: each card shows its box. @defaultValue false */
  readonly comparing?: boolean
  /** Several cards in a row of a sheet, each with its figures. @defaultValue false */
  readonly printed?: boolean
  /** The list element, to find a card in it. */
  readonly ref?: Ref<HTMLUListElement>
}

const Root = chakra('ul', {
  base: {
    display: 'grid',
    // What is drawn on the line has its length under it; the fill script knows of no lengths.
    '&[data-line=drawn] > li': {
      '& > .picture': { aspectRatio: '216 / 104', overflow: 'visible', background: 'none' },
      '& > .name': { marginTop: '2.125rem' },
    },
    '&[data-line] > li > .picture': {
      overflow: 'visible',
      _before: {
        content: '""',
        position: 'absolute',
        top: '100%',
        insetInline: '-100vw',
        height: '2px',
        background: 'live',
        forcedColorAdjust: 'none',
      },
      '& > img': { borderTopRadius: 'md' },
    },
    '&[data-comparing] .compare': { opacity: 1 },
  },
  variants: {
    printed: {
      // Two rows on a sheet of A4.
      true: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: '6',
        '& > li > .picture': { aspectRatio: '8 / 5' },
        '& > li > .name': { marginTop: '2', fontSize: 'md' },
        '& > li > .figures': {
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
          lg: 'repeat(3, minmax(0, 1fr))',
          '2xl': 'repeat(4, minmax(0, 1fr))',
        },
        '&[data-line]': { gridTemplateColumns: { lg: 'repeat(4, minmax(0, 1fr))' } },
        rowGap: { base: '9', lg: '12' },
        columnGap: { base: '6', lg: '7' },
      },
    },
  },
})

/** A list of cards in one to four columns (brief §3). */
export const CardGrid = ({
  children,
  label,
  line,
  comparing = false,
  printed = false,
  ref,
}: CardGridProps) => (
  // Safari removes the list role together with the bullets.
  <Root
    ref={ref}
    printed={printed}
    role="list"
    aria-label={label}
    data-line={line}
    data-comparing={comparing ? '' : undefined}
  >
    {children}
  </Root>
)
