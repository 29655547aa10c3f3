import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { paths } from '#domain/paths.ts'
import { misfits } from '#tests/support/misfits.ts'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { isPrivate, pagesWith } from './pages.ts'
import { withSecondFactor } from './secondFactor.ts'
import { arriveOnDashboard, untilHydrated, withSession } from './steps.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What passes is not described, and none of the rules reads style sheets. */
const run = "axe.run({ resultTypes: ['violations'], preload: false })"

const pages = pagesWith('unknown')

/** Waits for everything that the page fetches after hydration. */
const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
}

/** Windows and sizes of text, in percent. In the widest one the text and the drawing of a page are side by side. */
const enlarged = [320, 390, 1280, 1920].flatMap((width) =>
  [150, 200].map((percent) => ({ width, percent })),
)

/** Sets the size of the text and waits until every element has it: also under reduced motion a change takes time. */
const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate(async (fontSize) => {
    document.documentElement.style.fontSize = fontSize
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    do {
      await frame()
      await frame()
    } while (document.getAnimations().some(({ playState }) => playState === 'running'))
  }, size)

/** What is cut off, lies over another text or scrolls sideways when the text is larger (WCAG 1.4.4, 1.4.10). */
const misfitsWhenEnlarged = async (page: Page) => {
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  const found = []
  for (const { width, percent } of enlarged) {
    await page.setViewportSize({ width, height: 800 })
    await setTextSize(page, `${String(percent)}%`)
    found.push(...(await page.evaluate(misfits)).map((misfit) => ({ width, percent, ...misfit })))
  }
  await setTextSize(page, '')
  await page.setViewportSize(size)
  return found
}

inBothLanguages((_language, t) => {
  // Names differ by language and colours by mode: two runs see all of them.
  const colorScheme = t.either('light', 'dark')

  test.describe(colorScheme, () => {
    // The Content-Security-Policy of the site would block axe.
    test.use({ colorScheme, bypassCSP: true })

    for (const address of pages) {
      test(
        `axe finds nothing on ${address}, where text of 150 and 200 % fits (WCAG 1.4.4, 1.4.10)`,
        { tag: '@bilingual' },
        async ({ page, site, request, person }) => {
          if (isPrivate(address)) await withSession(page, person)
          if (address === paths.loginCode) {
            // The greeting says that the browser knows of its session.
            await arriveOnDashboard(page, t, person)
            // Turned on in another browser: here the second factor is missing.
            await withSecondFactor(request, site.url, person)
          }
          await page.goto(address)
          await settle(page)
          if (address === paths.loginCode)
            await expect(page.getByRole('main').getByRole('group')).toBeVisible()
          await page.evaluate(axe)
          const { violations } = await page.evaluate<AxeResults>(run)
          expect(
            violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) })),
          ).toEqual([])
          expect(await misfitsWhenEnlarged(page), 'enlarged').toEqual([])
        },
      )
    }
  })
})
