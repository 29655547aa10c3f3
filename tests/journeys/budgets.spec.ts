/*
 * What each page costs (decision record 011). `npx playwright test budgets` runs this file alone; it prints what
 * was measured as the lines below have it.
 */
import type { Page, Request } from '@playwright/test'
import { addressIn } from '#domain/address.ts'
import { languages } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { expect, test } from './fixtures.ts'
import { blockFonts, layoutShifts } from './layoutShift.ts'
import { isPrivate, pagesWith } from './pages.ts'
import { seed, someProducts } from './products.ts'
import { withSecondFactor } from './secondFactor.ts'
import { untilHydrated, withSession } from './steps.ts'

const products = someProducts('zh', 24)
const product = products[0]?.$id ?? ''

/** What a page costs: kilobytes on the wire, and requests without fonts and pictures. */
interface Cost {
  readonly document: number
  readonly scripts: number
  readonly requests: number
}

/** What each page of the route table cost when it was last agreed on. */
const agreed: Readonly<Record<string, Cost>> = {
  '/': { document: 18.5, scripts: 172, requests: 18 },
  '/en': { document: 18.4, scripts: 171.6, requests: 18 },
  '/login': { document: 13.2, scripts: 169.5, requests: 18 },
  '/login/code': { document: 10.4, scripts: 175, requests: 22 },
  '/signup': { document: 14.1, scripts: 176.3, requests: 24 },
  '/terms': { document: 11.6, scripts: 161.7, requests: 14 },
  '/verify-email': { document: 12.4, scripts: 164.2, requests: 21 },
  '/reset-password': { document: 13.5, scripts: 167.2, requests: 22 },
  '/dashboard': { document: 10.5, scripts: 210.2, requests: 28 },
  '/dashboard/products': { document: 10.7, scripts: 239.2, requests: 37 },
  '/dashboard/account': { document: 10.7, scripts: 215.8, requests: 37 },
  '/products/car': { document: 17.4, scripts: 190.4, requests: 25 },
  '/products/car/:productId': { document: 15.6, scripts: 183.6, requests: 24 },
  '/nowhere': { document: 11.3, scripts: 156.5, requests: 13 },
}

/** An update of a library or a sentence more is no finding; a new dependency is. */
const room = 1.03

/** Elements and megabytes of heap of any page. */
const everyPage = { elements: 790, heap: 10 }

const kilobytes = async (requests: readonly Request[]): Promise<number> => {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1_000
}

/** Opens a page, hydrates it, and measures the transferred bytes. */
const measure = async (page: Page, path: string) => {
  const requests: Request[] = []
  // Ends the requests of the page before.
  await page.goto('about:blank')
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
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return {
    elements: await page.locator('*').count(),
    heap: usedSize / 1_000_000,
    document: await kilobytes(ofType('document')),
    scripts: await kilobytes(ofType('script')),
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

test.describe('budgets (decision record 011)', () => {
  for (const path of [...pagesWith(product), '/en']) {
    const name = path.replace(product, ':productId')
    test(`${name} stays within its budget`, async ({ page, person, request, site }) => {
      if (path.startsWith('/products')) {
        await page.goto('/robots.txt')
        await page.evaluate((text) => {
          localStorage.setItem('local_products', text)
        }, JSON.stringify(products))
      }
      if (isPrivate(path) || path === paths.loginCode) await withSession(page, person)
      if (path === paths.loginCode) await withSecondFactor(request, site.url, person)
      const { elements, heap, renderBlocking, preloadedFonts, ...cost } = await measure(page, path)
      const before = agreed[name]
      process.stdout.write(
        `'${name}': { document: ${cost.document.toFixed(1)}, scripts: ${cost.scripts.toFixed(1)}, ` +
          `requests: ${cost.requests} }, // ${elements} elements, ${heap.toFixed(1)} MB of heap\n`,
      )
      if (before === undefined) throw new Error(`Add the line above to the budgets: ${name}`)
      const beyond = Object.entries(before).filter(
        ([what, limit]) => cost[what as keyof Cost] > limit * room,
      )
      expect(beyond, `more than 3 % above: ${JSON.stringify(cost)}`).toEqual([])
      expect(elements).toBeLessThanOrEqual(everyPage.elements)
      expect(heap).toBeLessThanOrEqual(everyPage.heap)
      expect(renderBlocking).toEqual([])
      expect(preloadedFonts).toBe(2)
    })
  }
})

const outOfStock = products.find(({ stockQuantity }) => stockQuantity === 0)?.$id ?? ''
const inStock = products.find(({ stockQuantity }) => stockQuantity > 0)?.$id ?? ''

const steady = [
  ...['/', '/login', '/signup', '/terms', '/nowhere'],
  ...['/reset-password?userId=a&secret=b', '/verify-email?userId=a&secret=b'],
  ...['/products/car', '/products/car?q=X1', '/products/phone'],
  ...[`/products/car/${outOfStock}`, `/products/car/${inStock}`, '/products/car/gone'],
]

for (const [turn, width] of [360, 1280].entries()) {
  test(`nothing moves while a page ${width} px wide starts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await seed(page, { local_products: JSON.stringify(products) })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await blockFonts(page)
    for (const [index, path] of steady.entries()) {
      // Each page in one language at this width, and in the other at the other.
      const address = addressIn((index + turn) % 2 === 0 ? 'zh' : 'en', path)
      await page.goto(address)
      await untilHydrated(page)
      await page.waitForLoadState('networkidle')
      expect(await layoutShifts(page), address).toEqual([])
    }
  })
}

for (const [width, stored] of [
  [360, JSON.stringify(products)],
  // Without products a page is shorter than the window.
  [412, '[]'],
  [1280, JSON.stringify(products)],
] as const) {
  test(`nothing moves while a user's page ${width} px wide starts`, async ({ page, person }) => {
    await page.setViewportSize({ width, height: 740 })
    await seed(page, { local_products: stored, session_hint: 'open' })
    await withSession(page, person)
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await blockFonts(page)
    for (const path of pagesWith(product).filter(isPrivate)) {
      for (const language of languages) {
        const address = addressIn(language, path)
        await page.goto(address)
        await untilHydrated(page)
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
        expect(await layoutShifts(page), address).toEqual([])
      }
    }
  })
}
