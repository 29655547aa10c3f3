import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** Props of {@link Modes}. */
export interface ModesProps {
  readonly light: ReactNode
  readonly dark: ReactNode
}

const Pair = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '2',
  },
})

/** What light and dark have, side by side, or one above the other on a phone: the head of a column, or a cell. */
export const Modes = ({ light, dark }: ModesProps) => (
  <Pair>
    <span>{light}</span>
    <span>{dark}</span>
  </Pair>
)
