import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface ContainerProps {
  /** Content of the page. */
  readonly children: ReactNode
}

const Root = chakra('div', {
  base: {
    width: '100%',
    maxWidth: { base: 'container.page', '2xl': '92.5rem' },
    marginInline: 'auto',
    paddingInline: { base: '5', md: '8', xl: '10' },
  },
})

/** The page's measure (brief §3): at most 1240 px, from 1536 px on 1480, gutters of 20, 32 and 40 px. */
export const Container = ({ children }: ContainerProps) => <Root>{children}</Root>
