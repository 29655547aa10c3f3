import samples from '#assets/products.json' with { type: 'json' }
import { expect, inBothLanguages, test } from './fixtures.ts'
import { seed, someProducts } from './products.ts'
import { untilHydrated } from './steps.ts'

test.use({ variant: 'samples' })

const cars = samples.products.filter(({ category }) => category === 'car')

inBothLanguages((language, t) => {
  const names = cars.map((car) => car[language].productName)
  const category = t.either('/products/car', '/en/products/car')

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(
      'a demonstration shows its samples in the document (decision P17)',
      { tag: '@bilingual' },
      async ({ page }) => {
        await page.goto(category)
        const cards = page.getByRole('main').getByRole('heading', { level: 3 })
        await expect(cards).toHaveText(names)
        await cards.getByRole('link').first().click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '')
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      },
    )
  })

  test('a demonstration is sorted, searched and joined by own products (decision P17)', async ({
    page,
  }) => {
    const own = someProducts(language, 2)
    await seed(page, { local_products: JSON.stringify(own) })
    await page.goto(category)
    await untilHydrated(page)
    const cards = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(cards).toHaveText([...own.map((each) => each.productName).reverse(), ...names])
    await page.getByRole('searchbox').fill(names[3] ?? '')
    await expect(cards).toHaveText([names[3] ?? ''])
  })
})
