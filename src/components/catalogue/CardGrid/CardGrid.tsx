import { chakra } from '@chakra-ui/react'
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

const Root = chakra('ul', {
  base: {
    display: 'grid',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
      '2xl': 'repeat(4, minmax(0, 1fr))',
    },
    rowGap: { base: '9', lg: '12' },
    columnGap: { base: '6', lg: '7' },
  },
})

/** A list of cards in one, two, three or four columns (brief §3). */
export const CardGrid = ({ children, label, ref }: CardGridProps) => (
  // Safari removes the list role together with the bullets.
  <Root ref={ref} role="list" aria-label={label}>
    {children}
  </Root>
)
