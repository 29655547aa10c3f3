import type { Locator, Page } from '@playwright/test'
import { expect, test, textsIn } from './fixtures.ts'
import { holdApp } from './holdApp.ts'
import type { Person } from './people.ts'
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
  readonly arrange: (page: Page, person: Person) => Promise<void>
  /** Changes the page. Returns before the new one is there. */
  readonly change: (page: Page) => Promise<unknown>
  /** What is pressed on the new page. */
  readonly target: (page: Page) => Locator
  /** What comes of it. */
  readonly outcome: (page: Page) => Promise<void>
}

const products = someProducts('zh', 6)
const firstCard = (page: Page) => page.getByRole('link', { name: products[0]?.productName ?? '' })

const openList = async (page: Page) => {
  await seed(page, { local_products: JSON.stringify(products) })
  await page.goto('/products/car')
  await untilHydrated(page)
  await expect(page.locator('[data-stored-list]')).toHaveCount(0)
  await firstCard(page).waitFor()
}

const cart = {
  target: (page: Page) => page.getByRole('button', { name: t('catalogue:detail.addToCart') }),
  outcome: (page: Page) => expect(page.getByText(t('catalogue:detail.cartNote'))).toBeVisible(),
}

const order = {
  target: (page: Page) => page.getByRole('button', { name: t('catalogue:sort.price') }),
  outcome: (page: Page) => expect(page).toHaveURL(/sort=price/),
}

const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })

const changes: readonly Change[] = [
  {
    name: 'a card',
    arrange: openList,
    change: (page) => firstCard(page).click(),
    ...cart,
  },
  {
    name: 'Back',
    arrange: async (page) => {
      await openList(page)
      await firstCard(page).click()
      await cart.target(page).waitFor()
    },
    change: (page) => page.evaluate(() => history.back()),
    ...order,
  },
  {
    name: 'a link in the header',
    arrange: async (page) => {
      await openList(page)
      await inHeader(page, t('common:category.phone')).click()
      await expect(page).toHaveURL(/phone$/)
    },
    change: (page) => inHeader(page, t('common:category.car')).click(),
    ...order,
  },
  {
    name: 'log-in',
    arrange: async (page, person) => {
      await page.goto('/login')
      await untilHydrated(page)
      await page.getByLabel(t('auth:field.email')).fill(person.email)
      await page.getByLabel(t('auth:field.password'), { exact: true }).fill(person.password)
    },
    change: (page) => page.keyboard.press('Enter'),
    target: (page) => page.getByRole('button', { name: t('dashboard:connection.testConnection') }),
    outcome: (page) =>
      expect(page.getByRole('list', { name: t('dashboard:connection.checks') })).toBeVisible(),
  },
]

test.describe('a press right after a change of page is heard', () => {
  // With motion, as most people have it.
  test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } })

  for (const { name, arrange, change, target, outcome } of changes)
    for (const how of Object.keys(presses) as (keyof typeof presses)[])
      test(`${name}: ${how}`, async ({ page, person }) => {
        await arrange(page, person)
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
