import { paths } from '#domain/paths.ts'
import { expect, test } from './fixtures.ts'
import { isPrivate, pagesWith } from './pages.ts'
import { seed, someProducts } from './products.ts'
import { withSession } from './steps.ts'

const addresses = pagesWith('').filter(isPrivate)

test.beforeEach(async ({ page, person }) => {
  const products = JSON.stringify(someProducts('zh', 24))
  await seed(page, { local_products: products, session_hint: 'open' })
  await withSession(page, person)
})

test("the document of a user's page names every script that its content needs", async ({
  page,
}) => {
  for (const address of addresses) {
    const scripts: string[] = []
    page.removeAllListeners('request')
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    const response = await page.goto(address)
    const document = (await response?.text()) ?? ''
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    expect(
      scripts.filter((script) => !document.includes(script)),
      address,
    ).toEqual([])
  }
})

test('the account page asks for everything at once, and for nothing twice', async ({ page }) => {
  const asked: string[] = []
  let answer = () => {}
  const others = new Promise<void>((resolve) => {
    answer = resolve
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/v1/')) return
    asked.push(pathname.slice('/v1'.length))
    if (asked.length === 5) answer()
  })
  // The answer to who is logged in waits for all other questions.
  await page.route('**/v1/account', async (route) => {
    await others
    await route.fallback()
  })
  await page.goto(paths.account)
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  expect(asked.sort()).toEqual(['/account', '/account/mfa/factors', '/account/sessions'])
})

test('without a note of a session the account page asks only who is logged in', async ({
  page,
}) => {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('session_hint'))
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/v1/')) asked.push(pathname)
  })
  await page.goto(paths.account)
  await expect(page).toHaveURL(paths.loginFor(paths.account))
  expect(asked).toEqual(['/v1/account'])
})

test("the heading of a user's page stays until the page appears", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const look = () => {
        const headings = [...document.querySelectorAll('main h1')]
        if (!headings.some((heading) => heading.checkVisibility()))
          document.documentElement.dataset['without'] = 'yes'
      }
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    })
  })
  await page.goto(paths.dashboard)
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-without')
})
