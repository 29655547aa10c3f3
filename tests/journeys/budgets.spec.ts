/*
 * What each page costs (decision record 011). `npx playwright test budgets` runs this file alone; it prints what
 * was measured beside the limits.
 */
import type { Page, Request } from '@playwright/test'
import { addressIn } from '#domain/address.ts'
import { expect, test } from './fixtures.ts'
import { blockFonts, layoutShifts } from './layoutShift.ts'
import { seed, someProducts } from './products.ts'
import { untilHydrated, withSession } from './steps.ts'

const products = someProducts('zh', 24)
const product = `/products/car/${products[0]?.$id ?? ''}`

/** Kilobytes on the wire, and the number of requests without fonts and pictures. */
const limits = [
  { name: 'landing', path: '/', document: 17.9, scripts: 171.3, requests: 21 },
  { name: 'landing in English', path: '/en', document: 17.7, scripts: 171, requests: 21 },
  { name: 'category', path: '/products/car', document: 16.6, scripts: 189.2, requests: 31 },
  { name: 'product', path: product, document: 14.9, scripts: 182.7, requests: 29 },
  { name: 'terms', path: '/terms', document: 11.1, scripts: 161.3, requests: 19 },
  { name: 'log-in', path: '/login', document: 12.6, scripts: 168.7, requests: 22 },
  { name: 'sign-up', path: '/signup', document: 13.4, scripts: 175.7, requests: 28 },
  { name: 'dashboard', path: '/dashboard', document: 9.9, scripts: 207.3, requests: 32 },
  { name: 'account', path: '/dashboard/account', document: 10, scripts: 214.6, requests: 42 },
  { name: 'management', path: '/dashboard/products', document: 10, scripts: 230.2, requests: 40 },
]

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
  for (const { name, path, ...limit } of limits) {
    test(`${name} stays within its budget`, async ({ page, person }) => {
      if (path.startsWith('/products')) {
        await page.goto('/robots.txt')
        await page.evaluate((text) => {
          localStorage.setItem('local_products', text)
        }, JSON.stringify(products))
      }
      if (path.startsWith('/dashboard')) await withSession(page, person)
      const cost = await measure(page, path)
      process.stdout.write(
        `${name}: document ${cost.document.toFixed(1)} of ${limit.document} KB, ` +
          `scripts ${cost.scripts.toFixed(1)} of ${limit.scripts} KB, ` +
          `${cost.requests} of ${limit.requests} requests, ` +
          `${cost.elements} of ${everyPage.elements} elements, ` +
          `heap ${cost.heap.toFixed(1)} of ${everyPage.heap} MB\n`,
      )
      expect(cost.document).toBeLessThanOrEqual(limit.document)
      expect(cost.scripts).toBeLessThanOrEqual(limit.scripts)
      expect(cost.requests).toBeLessThanOrEqual(limit.requests)
      expect(cost.elements).toBeLessThanOrEqual(everyPage.elements)
      expect(cost.heap).toBeLessThanOrEqual(everyPage.heap)
      expect(cost.renderBlocking).toEqual([])
      expect(cost.preloadedFonts).toBe(2)
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
