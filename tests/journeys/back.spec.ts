import { chromiumLaunch } from '#scripts/chromium.ts'
import { expect, test, textsIn } from './fixtures.ts'
import { holdApp } from './holdApp.ts'
import { untilHydrated } from './steps.ts'

// Playwright turns the back/forward cache off by itself.
const ignoreDefaultArgs = ['--disable-back-forward-cache']
test.use({ launchOptions: { ...(await chromiumLaunch()), ignoreDefaultArgs } })

interface Restored extends PerformanceEntry {
  readonly notRestoredReasons: { readonly reasons: readonly { readonly reason: string }[] } | null
}

test('every page can be restored from the back/forward cache', async ({ page }) => {
  for (const address of ['/', '/products/car', '/login', '/signup', '/terms']) {
    const answer = await page.goto(address)
    expect(answer?.headers()['cache-control'], address).toBe('no-cache')
    await page.goto('/mailbox')
    await page.goBack()
    const reasons = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as Restored[]
      return (entry?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason)
    })
    // An automated browser may refuse with the reason `masked`, which is not the page's.
    expect(
      reasons.filter((reason) => reason !== 'masked'),
      address,
    ).toEqual([])
  }
})

test('Back directly after a reload shows the page of the address', async ({ page }) => {
  const t = textsIn('zh')
  await page.goto('/products/phone')
  await untilHydrated(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common:category.car') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common:category.car'))
  const release = await holdApp(page)
  await page.reload()
  // The browser keeps the document and changes its address.
  await page.goBack()
  await release()
  await expect(page).toHaveURL(/phone$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common:category.phone'))
})
