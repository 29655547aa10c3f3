import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { paths } from '#domain/paths.ts'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { isPrivate, pagesWith } from './pages.ts'
import { withSecondFactor } from './secondFactor.ts'
import { untilHydrated, withSession } from './steps.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What passes is not described, and none of the rules reads style sheets. */
const run = "axe.run({ resultTypes: ['violations'], preload: false })"

const pages = pagesWith('unknown').filter((address) => address !== paths.loginCode)

/** Waits for everything that the page fetches after hydration. */
const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
}

/** How far the page scrolls sideways at 320 px with text twice as large. */
const sidewaysWhenEnlarged = async (page: Page): Promise<number> => {
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 320, height: 640 })
  const beyond = await page.evaluate(() => {
    const { style } = document.documentElement
    style.fontSize = '200%'
    const { scrollWidth, clientWidth } = document.documentElement
    style.fontSize = ''
    return scrollWidth - clientWidth
  })
  await page.setViewportSize(size)
  return beyond
}

inBothLanguages((language, t) => {
  // Names differ by language and colours by mode: two runs see all of them.
  const colorScheme = t.either('light', 'dark')

  test.describe(colorScheme, () => {
    // The Content-Security-Policy of the site would block axe.
    test.use({ colorScheme, bypassCSP: true })

    test(
      'axe finds nothing, and no page scrolls sideways (WCAG 1.4.10, 1.4.4)',
      { tag: '@bilingual' },
      async ({ page, site, request, person }) => {
        // Each page of the site in turn.
        test.setTimeout(pages.length * 10_000)
        const visit = async (address: string) => {
          await page.goto(address)
          await settle(page)
          await page.evaluate(axe)
          const { violations } = await page.evaluate<AxeResults>(run)
          expect(
            violations.map(({ id, nodes }) => ({
              address,
              id,
              at: nodes.map((node) => node.html),
            })),
          ).toEqual([])
          expect(await sidewaysWhenEnlarged(page), `${address} in ${language}, enlarged`).toBe(0)
        }
        for (const address of pages.filter((one) => !isPrivate(one))) await visit(address)
        await withSession(page, person)
        for (const address of pages.filter(isPrivate)) await visit(address)
        // Turned on in another browser: here the second factor is missing.
        await withSecondFactor(request, site.url, person)
        await visit(paths.loginCode)
        await expect(page.getByRole('group')).toBeVisible()
      },
    )
  })
})
