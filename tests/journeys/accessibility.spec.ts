import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { somebody, withAccount } from './people.ts'
import { withSecondFactor } from './secondFactor.ts'
import { arriveOnDashboard } from './steps.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const publicPages = [
  '/',
  '/login',
  '/signup',
  '/terms',
  '/verify-email',
  '/reset-password',
  '/products/car',
  '/products/car/unknown',
  '/nowhere',
]
const privatePages = ['/dashboard', '/dashboard/account', '/dashboard/products']

inBothLanguages((_language, localize) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      // The Content-Security-Policy of the site would block axe.
      test.use({ colorScheme, bypassCSP: true })

      test('axe finds nothing on any page', async ({ page, site, request }) => {
        const visit = async (address: string) => {
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.evaluate(axe)
          const { violations } = await page.evaluate<AxeResults>('axe.run()')
          expect(
            violations.map(({ id, nodes }) => ({
              address,
              id,
              at: nodes.map((node) => node.html),
            })),
          ).toEqual([])
        }
        for (const address of publicPages) await visit(address)
        const person = somebody()
        await withAccount(site.url, person)
        await arriveOnDashboard(page, localize, person)
        for (const address of privatePages) await visit(address)
        // Turned on in another browser: here the second factor is missing.
        await withSecondFactor(request, site.url, person)
        await visit('/login/code')
        await expect(page.getByRole('group')).toBeVisible()
      })
    })
  }

  test.describe('320 px with text twice as large', () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test('no page scrolls sideways (WCAG 1.4.10, 1.4.4)', async ({ page, site }) => {
      const person = somebody()
      await withAccount(site.url, person)
      const sideways: string[] = []
      const measure = async (address: string) => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (beyond > 0) sideways.push(`${address}: ${beyond} px`)
      }
      for (const address of publicPages) await measure(address)
      await arriveOnDashboard(page, localize, person)
      for (const address of privatePages) await measure(address)
      expect(sideways).toEqual([])
    })
  })
})
