import { expect, inBothLanguages, test } from './fixtures.ts'
import { somebody } from './people.ts'
import { enterCode, signUp, signUpToCode, welcomedHome } from './steps.ts'

inBothLanguages((_language, t) => {
  const codeHeading = t('auth:code.title')

  test(
    'sign-up in the default flow: mail, code, success, landing page (decision S1)',
    { tag: '@bilingual' },
    async ({ page, site }) => {
      const person = somebody()
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

  test('a failed sign-up keeps every value, and a second try succeeds', async ({ page }) => {
    const person = somebody()
    await page.goto('/signup')
    await page.route('**/v1/account', (route) => route.abort(), { times: 1 })
    await signUp(page, t, person)
    await expect(page.getByRole('alert').filter({ hasText: t('auth:signup.failed') })).toBeVisible()
    await expect(page.getByLabel(t('auth:field.name'), { exact: true })).toHaveValue(person.name)
    await expect(page.getByLabel(t('auth:field.email'))).toHaveValue(person.email)
    for (const name of [t('auth:field.password'), t('auth:field.confirm')])
      await expect(page.getByLabel(name, { exact: true })).toHaveValue(person.password)
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page.getByRole('button', { name: t('auth:signup.submit') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(codeHeading)
  })

  test('Back at the success screen, and right after it, stalls nowhere', async ({ page }) => {
    const dashboard = t.either('/dashboard', '/en/dashboard')
    for (const waits of [true, false]) {
      const person = somebody()
      await page.context().clearCookies()
      await page.goto('/terms')
      await page.goto('/signup')
      await signUp(page, t, person)
      await enterCode(page, t, '123456')
      if (waits) await welcomedHome(page, t)
      else {
        await expect(
          page.getByRole('heading', {
            name: t('auth:verified.title'),
          }),
        ).toBeVisible()
      }
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('legal:heading'))
      await page.goForward()
      await expect(page).toHaveURL(waits ? t.either('/', '/en') : dashboard)
    }
  })

  test('going back keeps name and address, and the new account continues (decision S3)', async ({
    page,
  }) => {
    const person = somebody()
    await page.goto('/signup')
    await signUp(page, t, person)
    await page.getByRole('button', { name: t('auth:code.back') }).click()
    await expect(page.getByLabel(t('auth:field.name'), { exact: true })).toHaveValue(person.name)
    await expect(page.getByLabel(t('auth:field.email'))).toHaveValue(person.email)
    await expect(page.getByLabel(t('auth:field.password'), { exact: true })).toHaveValue('')
    await signUp(page, t, person)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(codeHeading)
    await enterCode(page, t, '654321')
    await welcomedHome(page, t)
  })

  test('a reload returns to the code screen and continues the countdown (decision S4)', async ({
    page,
  }) => {
    const person = somebody()
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

  test('an address with an account shows the message of the specification', async ({ page }) => {
    const person = somebody()
    await signUpToCode(page, t, person)
    await page.context().clearCookies()
    await page.evaluate(() => {
      sessionStorage.clear()
    })
    await page.goto('/signup')
    await signUp(page, t, { ...person, password: 'Another-one-17' })
    await expect(page.getByText(t('auth:signup.failed'))).toBeVisible()
  })
})
