import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** What a page noticed of the current in its line. */
interface Flow {
  /** When each piece began, in ms, read as the first one does. */
  readonly begun: readonly number[]
  /** How many pieces began since the document started. */
  readonly starts: number
}

test('current flows through the line of the landing page once a session, from the first paint on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const flow = { begun: [] as unknown[], starts: 0 }
    Object.assign(window, { flow })
    addEventListener('animationstart', ({ animationName }) => {
      if (!animationName.startsWith('flow')) return
      flow.starts += 1
      if (flow.starts > 1) return
      flow.begun = document
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith('flow'))
        .map(({ startTime }) => startTime)
    })
  })
  const readFlow = () => page.evaluate(() => (window as unknown as { flow: Flow }).flow)

  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-line-seen')
  const { begun, starts } = await readFlow()
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  expect(Math.max(...begun)).toBeLessThanOrEqual(painted)
  // Each piece once: hydration restarts nothing.
  expect(starts).toBe(begun.length)

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-line-seen')
  await page.waitForLoadState('networkidle')
  expect(await readFlow()).toEqual({ begun: [], starts: 0 })
})
