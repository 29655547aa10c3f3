import { expect, inBothLanguages, test, textsIn } from './fixtures.ts'
import { arriveOnDashboard, logIn, withSession, untilHydrated } from './steps.ts'

inBothLanguages((_language, t) => {
  test(
    'a guarded page redirects a visitor to log-in and back (decision A2) (spec §2.5, §2.8, §6.2)',
    { tag: '@bilingual' },
    async ({ page, person }) => {
      const other = await page.context().newPage()
      await other.goto('/dashboard')
      await expect(other).toHaveURL(
        t.either('/login?next=%2Fdashboard', '/en/login?next=%2Fdashboard'),
      )
      await page.goto('/dashboard/products?from=mail')
      await expect(page).toHaveURL(
        t.either(
          '/login?next=%2Fdashboard%2Fproducts%3Ffrom%3Dmail',
          '/en/login?next=%2Fdashboard%2Fproducts%3Ffrom%3Dmail',
        ),
      )
      await logIn(page, t, person)
      await expect(page).toHaveURL(
        t.either('/dashboard/products?from=mail', '/en/dashboard/products?from=mail'),
      )
      // A log-in page in another tab follows to the page that was asked for there.
      await expect(other).toHaveURL(t.either('/dashboard', '/en/dashboard'))
      await page.goBack()
      await expect(page).not.toHaveURL(/login/)
    },
  )

  test('the dashboard waits for the service, then redirects a visitor and welcomes a user (spec §2.5)', async ({
    page,
    person,
  }) => {
    const dashboard = t.either('/dashboard', '/en/dashboard')
    for (const arrive of ['visitor', 'user'] as const) {
      if (arrive === 'user') await withSession(page, person)
      let answer = () => {}
      const answered = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/v1/account', async (route) => {
        await answered
        await route.fallback()
      })
      await page.goto('/dashboard')
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        t('common:status.waiting'),
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common:nav.dashboard'))
      await expect(page).toHaveURL(dashboard)
      answer()
      if (arrive === 'visitor')
        await expect(page).toHaveURL(
          t.either('/login?next=%2Fdashboard', '/en/login?next=%2Fdashboard'),
        )
      else
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          t('dashboard:welcome.greeting', { name: person.name }),
        )
    }
    await expect(page).toHaveURL(dashboard)
  })

  test('a user who opens log-in or sign-up is redirected to the dashboard', async ({
    page,
    person,
  }) => {
    await arriveOnDashboard(page, t, person)
    await page.goto('/login')
    await expect(page).toHaveURL(t.either('/dashboard', '/en/dashboard'))
    await page.goto('/signup')
    await expect(page).toHaveURL(t.either('/dashboard', '/en/dashboard'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('dashboard:welcome.greeting', { name: person.name }),
    )
  })

  test('Back during a log-out opens the previous page', async ({ page, person }) => {
    await page.goto('/terms')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:nav.login') })
      .click()
    await logIn(page, t, person)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/landing/, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: t('common:logOut.submit') }).click()
    await expect(page).toHaveURL(t.either('/', '/en'))
    await page.goBack()
    await expect(page).toHaveURL(t.either('/terms', '/en/terms'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common:title.terms'))
    release()
  })

  test('logging out in one tab ends the session in the other (decision A4) (spec §2.34)', async ({
    page,
    person,
  }) => {
    await arriveOnDashboard(page, t, person)
    const other = await page.context().newPage()
    await other.goto('/dashboard')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(
      t('dashboard:welcome.greeting', { name: person.name }),
    )
    await page.getByRole('button', { name: t('common:logOut.submit') }).click()
    await expect(page).toHaveURL(t.either('/', '/en'))
    await expect(page.locator('[aria-live=polite]')).toContainText(t('common:logOut.done'))
    await expect(other).toHaveURL(
      t.either('/login?next=%2Fdashboard', '/en/login?next=%2Fdashboard'),
    )
  })

  test('what a user has begun to write to the owner is gone in every tab after a log-out', async ({
    page,
    person,
  }) => {
    await arriveOnDashboard(page, t, person)
    const other = await page.context().newPage()
    await other.goto('/#contact')
    await untilHydrated(other)
    const email = other.getByLabel(t('contact:form.email'))
    await email.fill(person.email)
    await page.getByRole('button', { name: t('common:logOut.submit') }).click()
    await expect(email).toHaveValue('')
    await other.reload()
    await expect(email).toHaveValue('')
    expect(await other.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(person.email)
  })

  test('the connection panel tests service, account and database, and sign-up (decision A5)', async ({
    page,
    person,
  }) => {
    await arriveOnDashboard(page, t, person)
    await page.getByRole('button', { name: t('dashboard:connection.testConnection') }).click()
    await expect(page.getByText(t('dashboard:connection.account.passed'))).toBeVisible()
    await page.getByRole('button', { name: t('dashboard:connection.testSignup') }).click()
    await expect(page.getByText(t('dashboard:connection.signup.passed'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(person.email)).toBeVisible()
  })
})

test('the redirect after log-in never leaves the site (spec §7.5)', async ({ page, person }) => {
  await page.goto(`/login?next=${encodeURIComponent('//evil.example')}`)
  await logIn(page, textsIn('zh'), person)
  await expect(page).toHaveURL('/dashboard')
})
