import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { createTestI18n } from '#tests/support/i18n.ts'
import { system } from '#components/theme/system.ts'

/**
 * Puts a piece on a page of its own in Chinese, for tests that need the browser's real keys and
 * pointer: what the platform does with them cannot be played.
 *
 * @param children - the piece
 * @returns takes it away again
 */
export const stage = (children: ReactNode): (() => void) => {
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
