import { expect, inBothLanguages, test } from './fixtures.ts'
import { newPerson } from './people.ts'
import { enterCode, logIn, signUp, signUpToCode } from './steps.ts'

test.use({ variant: 'republished' })

inBothLanguages((_language, t) => {
  test('an unverified address cannot log in until its mailed link is used (decision A1) (spec §8.4)', async ({
    page,
    site,
  }) => {
    const person = newPerson()
    await signUpToCode(page, t, person)
    // Logged out, in the browser that signed up.
    await page.context().clearCookies({ name: /^a_session_/ })
    await page.evaluate(() => {
      sessionStorage.clear()
    })

    await page.goto('/login')
    await logIn(page, t, person)
    await expect(page.getByText(t('auth:login.unverified'))).toBeVisible()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(
      t.either('/login?next=%2Fdashboard', '/en/login?next=%2Fdashboard'),
    )

    await page.goto(await site.mailbox.link(person.email))
    await page.getByRole('button', { name: t('auth:verify.submit') }).click()
    await expect(page.getByRole('heading', { name: t('auth:verify.confirmedTitle') })).toBeVisible()
    await page.goto('/login')
    await logIn(page, t, person)
    await expect(page).toHaveURL(t.either('/dashboard', '/en/dashboard'))
  })

  test('sign-up ends with the request to log in, and without a session (decision S7) (spec §8.9)', async ({
    page,
  }) => {
    await page.goto('/signup')
    await signUp(page, t, newPerson())
    await enterCode(page, t, '123456')
    await expect(page.getByText(t('auth:code.signInAgain'))).toBeVisible()
    const cookies = await page.context().cookies()
    expect(cookies.filter(({ name }) => name.startsWith('a_session_'))).toEqual([])
  })
})
