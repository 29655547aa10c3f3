import type { Page } from '@playwright/test'
import { limits } from '#domain/limits.ts'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { newPerson } from './people.ts'
import { enterCode, signUp, signUpToCode, welcomed, welcomedHome } from './steps.ts'

/** Lets no timer of this delay run out, in ms. */
const holdTimers = (page: Page, delay: number) =>
  page.evaluate((held) => {
    const start = window.setTimeout.bind(window)
    const replaced = (go: () => void, after?: number) => (after === held ? 0 : start(go, after))
    Object.assign(window, { setTimeout: replaced })
  }, delay)

inBothLanguages((_language, t) => {
  const codeHeading = t('auth:code.title')

  test(
    'sign-up in the default flow: mail, code, success, landing page (decision S1) (spec §2.23, §2.30, §4.4)',
    { tag: '@bilingual' },
    async ({ page, site }) => {
      const person = newPerson()
      await signUpToCode(page, t, person)
      await expect(page.getByText(person.email, { exact: true })).toBeVisible()
      expect(await site.mailbox.link(person.email)).toMatch(
        t.either(/^\/verify-email\?/, /^\/en\/verify-email\?/),
      )

      await page.getByRole('button', { name: t('auth:code.submit'), exact: true }).click()
      await expect(page.getByText(t('auth:problem.codeIncomplete')).first()).toBeVisible()

      await enterCode(page, t, '123456')
      await welcomedHome(page, t)
    },
  )

  test('the page that was wanted is one press away after sign-up (decision A2)', async ({
    page,
  }) => {
    const person = { ...newPerson(), email: `wanted-${String(Date.now())}@163.com` }
    await page.goto('/dashboard/products')
    await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fproducts')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: t('auth:signup.title') }).click()
    await expect(page).toHaveURL('/signup?next=%2Fdashboard%2Fproducts')
    await signUp(page, t, person)
    const mail = main.getByRole('link', { name: t('auth:mail.open', { site: 'mail.163.com' }) })
    await expect(mail).toHaveAttribute('href', 'https://mail.163.com/')
    await holdTimers(page, limits.redirectDelayMs)
    await enterCode(page, t, '123456')
    const title = t('common:title.products')
    await main.getByRole('link', { name: t('auth:verified.toPage', { page: title }) }).click()
    await expect(page).toHaveURL('/dashboard/products')
    await page.goto('/dashboard')
    await page.getByRole('button', { name: t('common:logOut.submit') }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/dashboard/account')
    await expect(page).toHaveURL('/login?next=%2Fdashboard%2Faccount')
  })

  test('Back at the success screen, and right after it, stalls nowhere', async ({ page }) => {
    const dashboard = t.either('/dashboard', '/en/dashboard')
    for (const waits of [true, false]) {
      const person = newPerson()
      await page.context().clearCookies()
      await page.goto('/terms')
      await page.goto('/signup')
      await signUp(page, t, person)
      // The success screen stays, so that a slow machine is still there when it goes back.
      if (!waits) await holdTimers(page, limits.redirectDelayMs)
      await enterCode(page, t, '123456')
      await (waits ? welcomedHome : welcomed)(page, t)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('legal:heading'))
      await page.goForward()
      await expect(page).toHaveURL(waits ? t.either('/', '/en') : dashboard)
    }
  })

  test('a reload returns to the code screen and continues the countdown (decision S4)', async ({
    page,
  }) => {
    const person = newPerson()
    await signUpToCode(page, t, person)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(codeHeading)
    await expect(page.getByText(person.email, { exact: true })).toBeVisible()
    await expect(
      page.getByRole('button', {
        name: new RegExp(`^${t('auth:code.resendIn', { seconds: String.raw`[1-5]\d` })}$`),
      }),
    ).toHaveAttribute('aria-disabled', 'true')
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(kept).not.toContain(person.password)
  })
})
