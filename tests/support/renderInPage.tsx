import '#components/theme/shared.css'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { createTestI18n } from '#tests/support/i18n.ts'
import { system } from '#components/theme/system.ts'

/**
 * Renders a component in Chinese outside Storybook, for tests that need real keys and pointer events.
 *
 * @param children - the component
 * @returns removes it from the page
 */
export const renderInPage = (children: ReactNode): (() => void) => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  root.render(
    <I18nextProvider i18n={createTestI18n('zh')}>
      <ChakraProvider value={system}>
        <MemoryRouter>{children}</MemoryRouter>
      </ChakraProvider>
    </I18nextProvider>,
  )
  return () => {
    root.unmount()
    host.remove()
  }
}
