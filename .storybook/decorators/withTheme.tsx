import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { system } from '#components/theme/system.ts'
import { modeOf, useSystemDark } from '#.storybook/systemMode.ts'

interface ColourModeProps {
  readonly wanted: unknown
  readonly children: ReactNode
}

/** Sets the class of the colour mode on the root element. */
const ColourMode = ({ wanted, children }: ColourModeProps) => {
  const mode = modeOf(wanted, useSystemDark())
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', mode === 'dark')
  }, [mode])
  return children
}

/** Provides the Chakra system and the colour mode of the toolbar. */
export const withTheme: Decorator = (Story, { globals }) => (
  <ChakraProvider value={system}>
    <ColourMode wanted={globals['theme'] as unknown}>
      <Story />
    </ColourMode>
  </ChakraProvider>
)
