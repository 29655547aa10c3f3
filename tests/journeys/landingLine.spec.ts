import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdApp } from './holdApp.ts'
import { untilHydrated } from './steps.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The pieces in which current began to flow since the document started, each by its place. */
const begun = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly begun: readonly string[] }).begun)

test('current flows through the line of the landing page once a session, before the app and after it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const pieces: string[] = []
    Object.assign(window, { begun: pieces })
    const placeOf = (element: Element): string => {
      const { parentElement: parent } = element
      return parent === null
        ? ''
        : `${placeOf(parent)} ${String([...parent.children].indexOf(element))}`
    }
    addEventListener('animationstart', ({ animationName, pseudoElement, target }) => {
      if (animationName.startsWith('flow') && target instanceof Element)
        pieces.push(`${animationName}${pseudoElement}${placeOf(target)}`)
    })
  })
  const release = await holdApp(page)
  await page.goto('/')
  await expect.poll(() => begun(page)).not.toEqual([])
  await release()
  await expect(page.locator('html')).toHaveAttribute('data-line-seen')
  // Hydration restarts nothing: each piece once.
  const pieces = await begun(page)
  expect(pieces).toEqual([...new Set(pieces)])

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-line-seen')
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await begun(page)).toEqual([])
})
