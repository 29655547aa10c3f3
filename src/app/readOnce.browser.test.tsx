import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import AccountRoute from '#app/routes/account.route.tsx'
import LandingRoute from '#app/routes/landing.route.tsx'
import SignupRoute from '#app/routes/signup.route.tsx'
import { ServicesContext } from '#app/ServicesContext.tsx'
import { SessionProvider } from '#app/session.tsx'
import { system } from '#components/theme/system.ts'
import { createFakeDrafts } from '#tests/fakes/browser.ts'
import { createFakeServices } from '#tests/fakes/services.ts'
import { createTestI18n } from '#tests/support/i18n.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }

const pages: readonly {
  title: string
  slot: 'contact' | 'signup' | 'verification'
  Route: ComponentType
  user?: string
}[] = [
  { title: 'the landing page', slot: 'contact', Route: LandingRoute },
  { title: 'sign-up', slot: 'signup', Route: SignupRoute },
  { title: 'the account page', slot: 'verification', Route: AccountRoute, user: lin.email },
]

it.each(pages)('$title reads its draft when it opens, and not with each render', async (given) => {
  const { slot, Route, user: signedIn } = given
  const drafts = createFakeDrafts()
  const read = vi.spyOn(drafts[slot], 'read')
  const services = createFakeServices({
    users: [lin],
    ...(signedIn === undefined ? {} : { signedIn }),
    overrides: { drafts },
  })
  const catalogue = () => new Promise<never>(() => {})
  const i18n = createTestI18n('zh')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const render = () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ChakraProvider value={system}>
          <MemoryRouter>
            <ServicesContext value={{ ...services, catalogue, samples: () => Promise.resolve([]) }}>
              <SessionProvider>
                <Route />
              </SessionProvider>
            </ServicesContext>
          </MemoryRouter>
        </ChakraProvider>
      </I18nextProvider>,
    )
  render()
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  const reads = read.mock.calls.length
  render()
  render()
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect([reads, read.mock.calls.length]).toEqual([1, 1])
  root.unmount()
})
