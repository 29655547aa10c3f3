import { expect, test } from './fixtures.ts'

test('a second visit transfers nothing but the document', async ({ page }) => {
  await page.goto('/terms')
  await page.waitForLoadState('networkidle')
  await page.goto('/terms')
  await page.waitForLoadState('networkidle')
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => transferSize > 0 && !name.includes('/v1/'))
      .map(({ name, transferSize }) => `${new URL(name).pathname} ${transferSize}`),
  )
  expect(fetched).toEqual([])
})
