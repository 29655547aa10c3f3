import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { system } from '#components/theme/system.ts'

/** Shows its children in the styles of the site instead of those of Storybook. */
export const SiteStyles = ({ children }: { readonly children: ReactNode }) => (
  <Unstyled>
    <ChakraProvider value={system}>{children}</ChakraProvider>
  </Unstyled>
)
