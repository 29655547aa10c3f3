import { ChakraProvider } from '@chakra-ui/react'
import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { system } from '#components/theme/system.ts'

/** A stretch of a documentation page in the site's own styles, free of Storybook's. */
export const Sheet = ({ children }: { readonly children: ReactNode }) => (
  <Unstyled>
    <ChakraProvider value={system}>{children}</ChakraProvider>
  </Unstyled>
)
