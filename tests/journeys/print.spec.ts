import samples from '#assets/products.json' with { type: 'json' }
import { expect, test } from './fixtures.ts'
import { holdApp } from './holdApp.ts'
import { seed, someProducts } from './products.ts'

test('a printed page has its text, and nothing that can only be used on a screen', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const address of ['/', '/terms', '/login', '/nowhere']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveCount(0)
  }
})

test('a page is printed light, also from the dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/terms')
  const body = page.locator('body')
  await expect(body).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('every product of a category is printed', async ({ page }) => {
  await seed(page, { local_products: JSON.stringify(someProducts('zh', 12)) })
  await page.goto('/products/car')
  const names = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(names).toHaveCount(12)
  await page.emulateMedia({ media: 'print' })
  // The browser decides what it skips when it draws the next frame.
  const countUnseen = () =>
    names.evaluateAll(
      (all) => all.filter((name) => !name.checkVisibility({ contentVisibilityAuto: true })).length,
    )
  await expect.poll(countUnseen).toBe(0)
})

test('four products of a category and the address are one sheet, also before the app has started', async ({
  page,
}) => {
  const cars = samples.products.filter(({ category }) => category === 'car')
  const products = someProducts('zh', 4).map((product, index) => ({
    ...product,
    specifications: cars[index]?.zh.specifications,
  }))
  await seed(page, { local_products: JSON.stringify(products) })
  const startApp = await holdApp(page)
  await page.goto('/products/car')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(4)
  const margin = '10mm'
  const countSheets = async () => {
    const sheets = await page.pdf({
      format: 'A4',
      margin: { top: margin, right: margin, bottom: margin, left: margin },
    })
    return sheets.toString('latin1').match(/\/Type \/Page\b/g)?.length
  }
  expect(await countSheets()).toBe(1)
  await startApp()
  // With the figures of each product.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByRole('definition').first()).toBeVisible()
  expect(await countSheets()).toBe(1)
})
