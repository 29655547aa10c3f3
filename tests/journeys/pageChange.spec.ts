import type { Locator, Page } from '@playwright/test'
import { expect, test, textsIn } from './fixtures.ts'
import { holdApp } from './holdApp.ts'
import { newPerson, withAccount } from './people.ts'
import { seed, someProducts } from './products.ts'
import { untilHydrated } from './steps.ts'

const t = textsIn('zh')

const presses = {
  mouse: (page: Page, x: number, y: number) => page.mouse.click(x, y),
  touch: (page: Page, x: number, y: number) => page.touchscreen.tap(x, y),
  keyboard: (page: Page) => page.keyboard.press('Enter'),
}

/** Presses where the element is as soon as it is in the document. */
const pressAtOnce = async (page: Page, element: Locator, how: keyof typeof presses) => {
  const { x, y } = await element.evaluate((button: HTMLElement, focuses) => {
    if (focuses) button.focus()
    const box = button.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, how === 'keyboard')
  await presses[how](page, x, y)
}

interface Change {
  readonly name: string
  /** Leads to the page before the change. */
  readonly arrange: (page: Page) => Promise<void>
  /** Changes the page. Returns before the new one is there. */
  readonly change: (page: Page) => Promise<unknown>
  /** What is pressed on the new page. */
  readonly target: (page: Page) => Locator
  /** What comes of it. */
  readonly outcome: (page: Page) => Promise<void>
}

const products = someProducts('zh', 9)
// In stock.
const name = products[1]?.productName ?? ''
const card = (page: Page) => page.getByRole('link', { name, exact: true })

const openList = async (page: Page) => {
  await seed(page, { local_products: JSON.stringify(products) })
  await page.goto('/products/car')
  await untilHydrated(page)
  await card(page).waitFor()
}

const cart = {
  target: (page: Page) => page.getByRole('button', { name: t('catalogue:detail.addToCart') }),
  outcome: (page: Page) =>
    expect(page.getByRole('main').getByText(t('catalogue:detail.cartNote'))).toBeVisible(),
}

/** A card of the list, which leads to its product. */
const listed = {
  target: card,
  outcome: (page: Page) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible(),
}

const changes: readonly Change[] = [
  {
    name: 'a card',
    arrange: openList,
    change: (page) => card(page).click(),
    ...cart,
  },
  {
    name: 'a link in the header',
    arrange: async (page) => {
      await page.goto('/terms')
      await untilHydrated(page)
    },
    change: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: t('common:nav.login'), exact: true })
        .click(),
    target: (page) => page.getByRole('button', { name: t('auth:login.forgot') }),
    outcome: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'Back',
    arrange: async (page) => {
      await openList(page)
      await card(page).click()
      await cart.target(page).waitFor()
    },
    change: (page) => page.evaluate(() => history.back()),
    ...listed,
  },
  {
    name: 'log-in',
    arrange: async (page) => {
      const person = newPerson()
      await page.goto('/login')
      await withAccount(new URL(page.url()).origin, person)
      await untilHydrated(page)
      await page.getByLabel(t('auth:field.email')).fill(person.email)
      await page.getByLabel(t('auth:field.password'), { exact: true }).fill(person.password)
    },
    change: (page) => page.keyboard.press('Enter'),
    target: (page) => page.getByRole('button', { name: t('dashboard:connection.testConnection') }),
    outcome: (page) =>
      expect(
        page.getByRole('main').getByText(t('dashboard:connection.service.passed'), { exact: true }),
      ).toBeVisible(),
  },
]

test.describe('a press right after a change of page is heard', () => {
  // With motion, as most people have it.
  test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } })

  for (const { name: way, arrange, change, target, outcome } of changes)
    for (const how of Object.keys(presses) as (keyof typeof presses)[])
      test(`${way}: ${how}`, async ({ page }) => {
        await arrange(page)
        await change(page)
        await pressAtOnce(page, target(page), how)
        await outcome(page)
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
