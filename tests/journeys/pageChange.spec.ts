import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { holdApp } from './holdApp.ts'
import { seed, someProducts } from './products.ts'

interface Watched {
  readonly changes: string[][]
}

/** Notes what each view transition moves and fades, by the names of the pseudo-elements. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const changes: string[][] = []
    Object.assign(window, { changes })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const moving = document.getAnimations().flatMap(({ effect }) => {
          const animated = effect instanceof KeyframeEffect ? effect : null
          const part =
            animated?.pseudoElement
              ?.replace(/\(picture-.+\)/, '(picture)')
              .replace(/\(_.+_\)/, '(page)') ?? ''
          return Number(animated?.getComputedTiming().duration) > 0 && part !== '' ? [part] : []
        })
        changes.push([...new Set(moving)].sort())
      })
      return transition
    }
  })

const changes = (page: Page) => page.evaluate(() => (window as unknown as Watched).changes)

const openList = async (page: Page, language: 'zh' | 'en', count = 3) => {
  await watch(page)
  const products = someProducts(language, count)
  await seed(page, { local_products: JSON.stringify(products) })
  const start = await holdApp(page)
  await page.goto('/products/car')
  await start()
  // Until React's list is there, a card of the fill script leads to the document of the product.
  await expect(page.locator('[data-stored-list]')).toHaveCount(0)
  const card = page.getByRole('link', { name: products[0]?.productName ?? '' }).last()
  await card.waitFor()
  return {
    card,
    heading: page.getByRole('heading', { level: 1 }),
    name: products[0]?.productName ?? '',
  }
}

inBothLanguages((language, t) => {
  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('from card to product the picture moves; after Back the list is there at once', async ({
      page,
    }) => {
      const { card, heading, name } = await openList(page, language, 7)
      await card.click()
      await expect(heading).toHaveText(name)
      await expect(heading).toBeFocused()
      const parts = [
        '::view-transition-group(header)',
        '::view-transition-group(picture)',
        '::view-transition-new(page)',
        '::view-transition-new(picture)',
        '::view-transition-old(page)',
        '::view-transition-old(picture)',
        '::view-transition-old(root)',
      ]
      await expect.poll(() => changes(page)).toEqual([parts])
      await page.goBack()
      await expect(heading).toHaveText(t('common:category.car'))
      expect(await changes(page)).toEqual([parts])
    })

    test('a link can be followed while pages change', async ({ page }) => {
      const { card, heading } = await openList(page, language)
      await card.click()
      await page.getByRole('link', { name: t('common:title.terms') }).click()
      await expect(heading).toHaveText(t('common:title.terms'))
    })
  })
})

test('a page opened by its address starts at the top, whatever was scrolled before in the tab', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  const offset = () => page.evaluate(() => window.scrollY)
  const open = async (address: string) => {
    const start = await holdApp(page)
    await page.goto(address)
    await start()
  }
  await open('/terms')
  await page.mouse.wheel(0, 300)
  await expect.poll(offset).toBe(300)
  await open('/products/car')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await offset()).toBe(0)
})
