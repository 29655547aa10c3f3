import type { Route } from '@playwright/test'
import { faultTest as test } from './faultTest.ts'
import { expect, textsIn } from './fixtures.ts'
import { newPerson } from './people.ts'
import { scriptCases } from './scriptCases.ts'
import { enterCode, signUp, welcomedHome } from './steps.ts'

/** How a script fails (decision D2). */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'the visitor is offline': (route) => route.abort('internetdisconnected'),
  'the connection is reset': (route) => route.abort('connectionreset'),
  'a newer deployment has removed it': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
}

Object.entries(scriptCases).forEach(([name, { language: only, script, before, after }], row) => {
  Object.entries(faults).forEach(([fault, fail], column) => {
    const language = only ?? ((row + column) % 2 === 0 ? 'zh' : 'en')
    const t = textsIn(language)
    test.describe(language, () => {
      test.use({ language })

      test(`${name} cannot be fetched because ${fault}: a reload continues`, async ({
        page,
        site,
      }) => {
        let broken = false
        await page.route(script, (route) => (broken ? fail(route) : route.continue()))
        const breakScript = () => {
          broken = true
        }
        const situation = { page, t, url: site.url, breakScript }
        await before(situation)
        await expect(
          page
            .getByText(t('common:status.incomplete.text'))
            .or(page.getByText(t('errors:reason.incomplete')))
            .first(),
        ).toBeVisible()
        broken = false
        const loaded = page.waitForEvent('load')
        // The only one: the notice is not there where the page itself offers it.
        await page
          .getByRole('button', { name: t('common:status.failed.reload'), exact: true })
          .click()
        await loaded
        await after(situation)
      })
    })
  })
})

for (const [fault, fail] of Object.entries(faults)) {
  test(`the animation of a success cannot be fetched because ${fault}: it is left out`, async ({
    page,
  }) => {
    const t = textsIn('zh')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const fetched = page.waitForRequest(/AnimatedMark/)
    await page.route(/\/assets\/AnimatedMark-[^/]*\.js$/, fail)
    await page.goto('/signup')
    await signUp(page, t, newPerson())
    await enterCode(page, t, '482913')
    await fetched
    await expect(page.locator('main svg path[stroke="currentColor"]').first()).toBeAttached()
    await expect(page.getByText(t('common:status.incomplete.text'))).toHaveCount(0)
    await welcomedHome(page, t)
    await expect(page.getByText(t('common:status.incomplete.text'))).toHaveCount(0)
  })
}
