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
