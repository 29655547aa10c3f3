import { expect, test } from './fixtures.ts'
import { followApp } from './followApp.ts'

test('a second visit transfers nothing but the document', async ({ page }) => {
  const started = await followApp(page)
  await page.goto('/terms')
  await started()
  await page.goto('/terms')
  await started()
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => transferSize > 0 && !name.includes('/v1/'))
      .map(({ name, transferSize }) => `${new URL(name).pathname} ${String(transferSize)}`),
  )
  expect(fetched).toEqual([])
})
