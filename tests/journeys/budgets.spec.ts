/*
 * What each page costs (decision record 011). `npx playwright test budgets` runs this file alone, and with
 * `--update-snapshots` it writes what was measured into `budgets.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CDPSession, Page, Request } from '@playwright/test'
import { addressIn } from '#domain/address.ts'
import { paths } from '#domain/paths.ts'
import { expect, test } from './fixtures.ts'
import { blockFonts, layoutShifts } from './layoutShift.ts'
import { isPrivate, pagesWith, publicPagesWith } from './pages.ts'
import { seed, someProducts } from './products.ts'
import { withSecondFactor } from './secondFactor.ts'
import { untilHydrated, withSession } from './steps.ts'

const products = someProducts('zh', 24)
const product = products[0]?.$id ?? ''

/** What a page costs: kilobytes on the wire, and requests without fonts and pictures. */
interface Cost {
  readonly document: number
  readonly scripts: number
  readonly sheets: number
  /** All of the first visit but fonts and pictures. */
  readonly sum: number
  readonly requests: number
}

const file = fileURLToPath(new URL('budgets.json', import.meta.url))

/** What each page cost when it was last agreed on. */
const readAgreed = () =>
  JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Cost | undefined>>

/** The pages of the site, each with the name of its budget. */
const pages = new Map(
  [...pagesWith(product), '/en'].map((path) => [path.replace(product, ':productId'), path]),
)

/** Puts what a page costs into the file, and takes pages out of it that are gone. */
const agree = (name: string, cost: Cost): void => {
  const agreed = readAgreed()
  const costs = [...pages.keys()].map((each) => [each, each === name ? cost : agreed[each]])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(costs), null, 2)}\n`)
}

/** An update of a library or a sentence more is no finding; a new dependency is. */
const room = 1.03

/** Elements and megabytes of heap of any page. 24 products without pictures show 24 drawings. */
const everyPage = { elements: 1160, heap: 10 }

const kilobytes = async (requests: readonly Request[]): Promise<number> => {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  return Math.round(bytes / 100) / 10
}

/** Opens a page, hydrates it, and measures the transferred bytes. */
const measure = async (page: Page, path: string) => {
  const requests: Request[] = []
  // Ends the requests of the page before.
  await page.goto('about:blank')
  // What is fetched for the next page is not counted.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  page.on('requestfinished', (request) => {
    if (/^https?:/.test(request.url())) requests.push(request)
  })
  await page.goto(path)
  // The first key starts the app at the latest.
  await page.keyboard.press('Shift')
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  const ofType = (...types: string[]) =>
    requests.filter((request) => types.includes(request.resourceType()))
  return {
    elements: await page.locator('*').count(),
    document: await kilobytes(ofType('document')),
    scripts: await kilobytes(ofType('script')),
    sheets: await kilobytes(ofType('stylesheet')),
    sum: await kilobytes(requests.filter((request) => !ofType('font', 'image').includes(request))),
    requests: requests.length - ofType('font', 'image').length,
    preloadedFonts: await page.locator('link[rel=preload][as=font]').count(),
    renderBlocking: await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
        .map((entry) => entry.name),
    ),
  }
}

/** Heap of the page without garbage, in megabytes. */
const heapOf = async (devTools: CDPSession): Promise<number> => {
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

test.describe('budgets (decision record 011)', () => {
  // One after the other: they share a file.
  test.describe.configure({ mode: 'default' })

  for (const [name, path] of pages) {
    test(`${name} stays within its budget`, async ({ page, person, request, site }, { config }) => {
      if (path.startsWith('/products')) {
        await page.goto('/robots.txt')
        await page.evaluate((text) => {
          localStorage.setItem('local_products', text)
        }, JSON.stringify(products))
      }
      if (isPrivate(path) || path === paths.loginCode) await withSession(page, person)
      if (path === paths.loginCode) await withSecondFactor(request, site.url, person)
      const { elements, renderBlocking, preloadedFonts, ...cost } = await measure(page, path)
      if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed')
        agree(name, cost)
      const before = readAgreed()[name]
      if (before === undefined) throw new Error(`Renew the budgets: ${name} has none`)
      const beyond = Object.entries(before).filter(
        ([what, limit]) => cost[what as keyof Cost] > limit * room,
      )
      expect(beyond, `more than 3 % above: ${JSON.stringify(cost)}`).toEqual([])
      expect(elements).toBeLessThanOrEqual(everyPage.elements)
      // The document before goes a moment later on a busy machine.
      const devTools = await page.context().newCDPSession(page)
      await expect.poll(() => heapOf(devTools)).toBeLessThanOrEqual(everyPage.heap)
      expect(renderBlocking).toEqual([])
      expect(preloadedFonts).toBe(2)
    })
  }

  test('every budget is that of a page', () => {
    expect(Object.keys(readAgreed())).toEqual([...pages.keys()])
  })
})

/** As on a slow phone, whose fonts come late. */
const slowDown = async (page: Page): Promise<void> => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await blockFonts(page)
}

const outOfStock = products.find(({ stockQuantity }) => stockQuantity === 0)?.$id ?? ''
const inStock = products.find(({ stockQuantity }) => stockQuantity > 0)?.$id ?? ''

const steady = [
  ...publicPagesWith(inStock),
  ...['/products/car?q=X1', '/products/phone'],
  ...[`/products/car/${outOfStock}`, '/products/car/gone'],
]

for (const [turn, width] of [360, 1280].entries()) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } })

    for (const [index, path] of steady.entries()) {
      // Each page in one language at this width, and in the other at the other.
      const address = addressIn((index + turn) % 2 === 0 ? 'zh' : 'en', path)
      test(`nothing moves while ${address} starts`, async ({ page }) => {
        await seed(page, { local_products: JSON.stringify(products) })
        await slowDown(page)
        await page.goto(address)
        await untilHydrated(page)
        await page.waitForLoadState('networkidle')
        expect(await layoutShifts(page)).toEqual([])
      })
    }
  })
}

const userWindows = [
  [360, JSON.stringify(products)],
  [1280, JSON.stringify(products)],
  // Without products a page is shorter than the window.
  [412, '[]'],
  // The lists of the account page are in view.
  [1080, '[]', 1920],
] as const

for (const [turn, [width, stored, height = 740]] of userWindows.entries()) {
  test.describe(`a user, ${width} px wide`, () => {
    test.use({ viewport: { width, height } })

    for (const [index, path] of pagesWith(product).filter(isPrivate).entries()) {
      const address = addressIn((index + turn) % 2 === 0 ? 'zh' : 'en', path)
      test(`nothing moves while ${address} starts`, async ({ page, person }) => {
        await seed(page, { local_products: stored, session_hint: 'open' })
        await withSession(page, person)
        await slowDown(page)
        await page.goto(address)
        await untilHydrated(page)
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
        expect(await layoutShifts(page)).toEqual([])
      })
    }
  })
}
