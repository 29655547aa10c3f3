import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { holdApp } from './holdApp.ts'
import { blockFonts, layoutShifts } from './layoutShift.ts'
import { seed, someProducts } from './products.ts'

test.beforeEach(({ page }) => blockFonts(page))

/** Where each card and each of its texts is on the page, and which of them are elements that {@link markCards} has seen. */
const cardPlaces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-product], [data-product] [data-field]')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const seen = (Reflect.get(window, 'seen') as WeakSet<Element>).has(element)
        return { text: element.textContent, place: [x, y + scrollY, width, height], seen }
      }),
  )

const markCards = (page: Page) =>
  page.evaluate(() => {
    const seen = new WeakSet(document.querySelectorAll('[data-product], [data-product] *'))
    Object.assign(window, { seen })
  })

for (const [width, count] of [
  [390, 1],
  [390, 3],
  [390, 30],
  [1280, 7],
  [1280, 30],
] as const)
  test(`${count} stored products keep their elements and places, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 820 })
    await seed(page, { local_products: JSON.stringify(someProducts('zh', count)) })
    const release = await holdApp(page)
    await page.goto('/products/car')
    await markCards(page)
    const painted = await cardPlaces(page)
    expect(painted.filter(({ text }) => text !== '').length).toBeGreaterThanOrEqual(count)
    await release()
    await expect(page.locator('[data-stored-list]')).toHaveCount(0)
    // The label of a product that is out of stock comes with its picture, over it.
    const texts = painted.map((card) => ({ ...card, text: expect.stringContaining(card.text) }))
    expect(await cardPlaces(page)).toEqual(texts)
    expect(await layoutShifts(page)).toEqual([])
  })

inBothLanguages((_language, t) => {
  test('a first visit shows at once that there are no products, without layout shift', async ({
    page,
  }) => {
    const release = await holdApp(page)
    await page.goto('/products/car')
    const empty = page.getByRole('heading', { name: t('catalogue:state.emptyOffer') })
    await expect(empty).toBeVisible()
    const place = await empty.boundingBox()
    await release()
    await expect(page.locator('[data-stored-list]')).toHaveCount(0)
    await expect(empty).toBeVisible()
    expect(await empty.boundingBox()).toEqual(place)
    expect(await layoutShifts(page)).toEqual([])
  })

  test('an address without a stored product says so before hydration', async ({ page }) => {
    const release = await holdApp(page)
    await page.goto('/products/car/nothing')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(t('common:title.productMissing'))
    const crumbs = page.getByRole('navigation', { name: t('catalogue:breadcrumb.label') })
    await expect(crumbs).toContainText(t('common:title.productMissing'))
    const place = await heading.boundingBox()
    await release()
    await expect(page).toHaveTitle(new RegExp(t('common:title.productMissing')))
    expect(await heading.boundingBox()).toEqual(place)
    expect(await layoutShifts(page)).toEqual([])
  })
})

inBothLanguages((language, t) => {
  const products = someProducts(language, 30)
  const newest = products.at(-1)?.productName ?? ''
  const search = t('catalogue:searchLabel')

  test.beforeEach(async ({ page }) => {
    await seed(page, { local_products: JSON.stringify(products) })
    await page.goto('/products/car')
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(newest)
  })

  test(
    'stored products are listed before hydration, and hydration keeps them in place',
    { tag: '@bilingual' },
    async ({ page }) => {
      const release = await holdApp(page)
      await page.reload()
      const cards = page.getByRole('list', { name: t('catalogue:list') })
      await expect(cards.getByRole('listitem')).toHaveCount(24)
      const third = cards.getByRole('link').nth(2)
      const name = await third.textContent()
      // Focus scrolls the card into view.
      await third.focus()
      const place = await third.boundingBox()
      await release()
      await expect(page.getByText(t('manage:count', { count: 30 }), { exact: true })).toBeVisible()
      await expect(page.locator('[data-stored-list]')).toHaveCount(0)
      await expect(page.getByRole('link', { name: name ?? '', exact: true })).toBeFocused()
      expect(await third.boundingBox()).toEqual(place)
      expect(await layoutShifts(page)).toEqual([])
    },
  )

  test('a search typed before hydration continues after it', async ({ page }) => {
    const release = await holdApp(page)
    await page.reload()
    const field = page.getByRole('searchbox', { name: search })
    await field.pressSequentially(newest)
    await release()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(newest)
    // The same words are said, a moment later.
    const count = page.getByText(t('catalogue:results', { count: 1 }), { exact: true })
    await expect(count.and(page.getByRole('paragraph'))).toBeVisible()
  })

  test('a product is shown before hydration, without layout shift', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const product = products.find(({ stockQuantity, available }) => available && stockQuantity > 0)
    const release = await holdApp(page)
    await page.goto(`/products/car/${product?.$id ?? ''}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(product?.productName ?? '')
    await expect(page.getByText(product?.description ?? '')).toBeVisible()
    await release()
    await expect(page).toHaveTitle(new RegExp(product?.productName ?? ''))
    expect(await layoutShifts(page)).toEqual([])
  })

  test('an address with a search shows its text, and no cards of another list', async ({
    page,
  }) => {
    const release = await holdApp(page)
    await page.goto('/products/car?q=x')
    await expect(page.getByRole('searchbox', { name: search })).toHaveValue('x')
    await expect(page.getByRole('listitem').filter({ has: page.locator('h3') })).toHaveCount(0)
    await release()
  })
})
