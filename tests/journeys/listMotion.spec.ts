/*
 * Rows and cards move to their new places (brief §6).
 */
import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { seed, someProducts } from './products.ts'

const motionChunk = /\/assets\/moveItems-.*\.js$/

/** Notes the distance of each item from its place whenever it is moved: a slow machine may draw few frames or none of it. */
const follow = (page: Page) =>
  page.evaluate(() => {
    const offsets: number[] = []
    Object.assign(window, { offsets })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement) || !target.matches('[data-product]')) continue
        const { e, f } = new DOMMatrix(target.style.transform)
        if (e !== 0 || f !== 0) offsets.push(Math.hypot(e, f))
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['style'] })
  })

const offsets = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly offsets: number[] }).offsets)

/** The items stand where the layout places them. */
const expectRest = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('[data-product]')
        .evaluateAll((items) =>
          items.every((item) => ['none', ''].includes((item as HTMLElement).style.transform)),
        ),
    )
    .toBe(true)

inBothLanguages((language, t) => {
  const products = someProducts(language, 6)
  const openCategory = async (page: Page) => {
    await seed(page, { local_products: JSON.stringify(products) })
    await page.goto('/products/car')
    const price = page.getByRole('button', { name: t('manage:table.price') })
    // The count comes with the app.
    await expect(page.getByText(t('manage:count', { count: 6 }))).toBeVisible()
    return price
  }

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('cards move when they are sorted, with a script that is fetched for a button', async ({
      page,
    }) => {
      const fetched: string[] = []
      page.on('request', (request) => {
        if (motionChunk.test(request.url())) fetched.push(request.url())
      })
      const price = await openCategory(page)
      expect(fetched).toEqual([])
      const loaded = page.waitForResponse(motionChunk)
      await price.hover()
      await (await loaded).finished()
      await follow(page)
      await price.click()
      await expect.poll(async () => (await offsets(page)).length).toBeGreaterThan(0)
      await expectRest(page)
      await expect(page.locator('main h3').first()).toHaveText(
        [...products].sort((a, b) => a.price - b.price)[0]?.productName ?? '',
      )
    })

    test('cards are sorted without motion when the script cannot be fetched', async ({ page }) => {
      await page.route(motionChunk, (route) => route.abort())
      const price = await openCategory(page)
      const failed = page.waitForEvent('requestfailed', (request) =>
        motionChunk.test(request.url()),
      )
      await price.hover()
      await failed
      await price.click()
      await expect(page.locator('main h3').first()).toHaveText(
        [...products].sort((a, b) => a.price - b.price)[0]?.productName ?? '',
      )
      await expect(page.getByText(t('common:status.incomplete.text'))).toHaveCount(0)
    })
  })
})
