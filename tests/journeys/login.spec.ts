import { expect, inBothLanguages, test } from './fixtures.ts'
import { somebody } from './people.ts'
import { logIn } from './steps.ts'

inBothLanguages((_language, t) => {
  const refused = t('auth:login.invalidCredentials')

  test(
    'the right password leads to the dashboard',
    { tag: '@bilingual' },
    async ({ page, person }) => {
      await page.goto('/login')
      await logIn(page, t, person)
      await expect(page).toHaveURL(t.either('/dashboard', '/en/dashboard'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('dashboard:welcome.greeting', { name: person.name }),
      )
      await expect(page.getByText(person.email)).toBeVisible()
    },
  )

  test('a wrong password and an unknown address show the same message', async ({
    page,
    person,
  }) => {
    await page.goto('/login')
    await logIn(page, t, { ...person, password: 'not-the-password' })
    await expect(page.getByText(refused)).toBeVisible()
    await expect(page.getByLabel(t('auth:field.email'))).toHaveValue(person.email)

    await page.goto('/login')
    await logIn(page, t, somebody())
    await expect(page.getByText(refused)).toBeVisible()
  })

  test('an empty form shows what is missing and sends nothing', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url())
    })
    await page.goto('/login')
    await logIn(page, t, { email: '', password: '12345' })
    await expect(
      page.getByRole('link', {
        name: t('auth:problem.emailRequired'),
      }),
    ).toBeVisible()
    await expect(
      page.getByRole('link', {
        name: t('auth:problem.passwordTooShort', { min: 6 }),
      }),
    ).toBeVisible()
    await expect(page).toHaveTitle(
      t('common:title.pattern', {
        page: t('common:title.error', { title: t('common:title.login') }),
      }),
    )
    expect(calls).toEqual([])
  })

  test('a service that asks for a wait is not asked again, and typed text stays (decision D2)', async ({
    page,
  }) => {
    await page.clock.install()
    const reasons = {
      429: t('errors:reason.rateLimited'),
      503: t('errors:reason.unavailable'),
    }
    await page.goto('/login')
    for (const [status, reason] of Object.entries(reasons)) {
      let calls = 0
      await page.route('**/v1/account/sessions/email', (route) => {
        calls += 1
        return route.fulfill({
          status: Number(status),
          headers: { 'retry-after': '1' },
          json: { message: 'A text of the service', code: Number(status), type: 'general_unknown' },
        })
      })
      await logIn(page, t, { email: 'lin@example.com', password: 'Spring-river-82' })
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        t('auth:login.failed', { reason }),
      )
      await page.clock.fastForward('10:00')
      // A call that a timer has made is seen before the answer to this one.
      await page.evaluate(() => fetch('/robots.txt'))
      expect(calls).toBe(1)
      await expect(page.getByLabel(t('auth:field.email'))).toHaveValue('lin@example.com')
      await expect(page.getByLabel(t('auth:field.password'), { exact: true })).toHaveValue(
        'Spring-river-82',
      )
      await page.unroute('**/v1/account/sessions/email')
    }
  })
})
