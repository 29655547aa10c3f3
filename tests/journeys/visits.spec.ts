import { expect, test } from './fixtures.ts'

test('a second visit transfers nothing but the document', async ({ page }) => {
  const started = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          document.addEventListener('app-listens', () => resolve(), { once: true })
        }),
    )
  await page.goto('/terms', { waitUntil: 'commit' })
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
