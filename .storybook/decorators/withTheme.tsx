import { ChakraProvider } from '@chakra-ui/react'
import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { system } from '#components/theme/system.ts'

/** Gives a story the Chakra system and the toolbar's colour mode as a class on the root. */
export const withTheme: Decorator = (Story, { globals }) => {
  const dark = globals['theme'] === 'dark'
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', dark)
  }, [dark])
  return (
    <ChakraProvider value={system}>
      <Story />
    </ChakraProvider>
  )
}
