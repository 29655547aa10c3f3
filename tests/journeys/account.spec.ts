import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { logInElsewhere, newPerson, withAccount, type Person } from './people.ts'
import { arriveOnDashboard, logIn, withSession } from './steps.ts'

/**
 * What a password manager takes a form for, by the tokens of its fields. The browser of the tests has no
 * password manager; `chrome://password-manager-internals` of a whole Chromium says the same.
 */
const kindsOfForms = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.forms].flatMap((form) => {
      const tokens = [...form.elements].map((element) => element.getAttribute('autocomplete') ?? '')
      const has = (token: string) => tokens.filter((one) => one === token).length
      if (has('current-password') + has('new-password') === 0) return []
      const kind =
        has('current-password') === 0 ? 'sign-up' : has('new-password') === 0 ? 'log-in' : 'change'
      return [`${kind}, ${has('username')} username`]
    }),
  )

inBothLanguages((_language, t) => {
  const account = t.either('/dashboard/account', '/en/dashboard/account')
  const arrive = async (page: Page, person: Person) => {
    await arriveOnDashboard(page, t, person)
    await page.getByRole('link', { name: t('account:sections') }).click()
    await expect(page).toHaveURL(account)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:title'))
  }

  test(
    'a user changes name and address (decision A8) (spec §7.13)',
    { tag: '@bilingual' },
    async ({ page, site, person }) => {
      await arrive(page, person)
      await page.getByLabel(t('account:profile.name'), { exact: true }).fill('林小夏')
      await page.getByRole('button', { name: t('account:profile.saveName') }).click()
      await expect(page.getByText(t('account:profile.nameSaved'))).toBeVisible()

      const email = newPerson().email
      await page.getByRole('button', { name: t('account:profile.changeEmail') }).click()
      await page.getByLabel(t('account:profile.newEmail')).fill(email)
      const form = page.locator('form').filter({ has: page.locator('[type=email]') })
      await form.getByLabel(t('account:profile.currentPassword'), { exact: true }).fill('wrong one')
      await page.keyboard.press('Enter')
      await expect(page.getByText(t('account:profile.passwordWrong'))).toBeVisible()
      await form
        .getByLabel(t('account:profile.currentPassword'), { exact: true })
        .fill(person.password)
      await page.keyboard.press('Enter')
      await expect(page.getByText(t('account:profile.emailChanged'))).toBeVisible()
      await expect(page.getByText(t('account:profile.unverified'))).toBeVisible()
      expect((await site.mailbox.newest(email)).subject).toBe(
        t.either('验证你的新源科技邮箱', 'Verify your Xinyuan Tech email'),
      )

      const other = await page.context().newPage()
      await other.goto(await site.mailbox.link(email))
      await other.getByRole('button', { name: t('auth:verify.submit') }).click()
      await expect(page.getByText(t('account:profile.verified'), { exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByLabel(t('account:profile.name'), { exact: true })).toHaveValue(
        '林小夏',
      )
    },
  )

  test('a new password ends every other session and says how many (decision A6)', async ({
    page,
    site,
    person,
  }) => {
    await logInElsewhere(site.url, person)
    await logInElsewhere(site.url, person)
    await arrive(page, person)
    const sessions = page.getByRole('list', {
      name: t('account:sessions.list'),
      exact: true,
    })
    await expect(sessions.getByRole('listitem')).toHaveCount(3)
    const password = 'Autumn-river-93'
    await page
      .getByLabel(t('account:profile.currentPassword'), { exact: true })
      .fill(person.password)
    await page.getByLabel(t('account:password.new'), { exact: true }).fill(password)
    await page.getByLabel(t('account:password.confirm'), { exact: true }).fill(password)
    await page.getByRole('button', { name: t('account:password.submit') }).click()
    await expect(page.getByText(t('account:password.ended', { count: 2 }))).toBeVisible()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await page.context().clearCookies()
    await page.goto('/login')
    await logIn(page, t, { email: person.email, password })
    await expect(page).toHaveURL(t.either('/dashboard', '/en/dashboard'))
  })

  test('the account is closed by keyboard alone; the products stay (decision A8)', async ({
    page,
    person,
  }) => {
    await arrive(page, person)
    const close = t('account:close.open')
    await page.getByRole('button', { name: close }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog', {
      name: t('account:close.question', { email: person.email }),
    })
    await expect(dialog).toBeFocused()
    const confirm = dialog.getByRole('button', { name: t('account:close.submit') })
    for (const next of [dialog.getByRole('link'), dialog.getByRole('button').first(), confirm]) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(t.either('/', '/en'))
    await expect(page.getByText(t('landing:accountClosed.title'))).toBeVisible()
    await page.goto('/login')
    await logIn(page, t, person)
    await expect(
      page.getByText(t('auth:login.failed', { reason: t('errors:reason.blocked') })),
    ).toBeVisible()
  })

  test('a page whose script is late shows the account that is open by then', async ({
    page,
    site,
    person,
  }) => {
    const berta = newPerson('Berta')
    await withAccount(site.url, berta)
    const other = await page.context().newPage()
    await arriveOnDashboard(other, t, person)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/account[^/]*\.js$/, async (route) => {
      await held
      await route.fallback()
    })
    const asked = page.waitForResponse((response) => response.url().endsWith('/account/sessions'))
    await page.goto(account, { waitUntil: 'commit' })
    await asked
    await other.getByRole('button', { name: t('common:logOut.submit') }).click()
    await expect(other).toHaveURL(t.either('/', '/en'))
    await other.goto('/login')
    await logIn(other, t, berta)
    await expect(other).toHaveURL(t.either('/dashboard', '/en/dashboard'))
    release()
    await expect(page.getByLabel(t('account:profile.name'), { exact: true })).toHaveValue('Berta')
    await expect(page.getByText(berta.email, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(person.email)).toHaveCount(0)
  })

  test('closing an account is refused where another one is open by now', async ({
    page,
    site,
    person,
  }) => {
    const berta = newPerson('Berta')
    await withAccount(site.url, berta)
    // This tab hears of no other.
    await page.addInitScript(() => {
      window.BroadcastChannel = class extends EventTarget {
        postMessage() {}
      } as unknown as typeof BroadcastChannel
    })
    await arrive(page, person)
    await page.context().clearCookies()
    await withSession(page, berta)
    await page.getByRole('button', { name: t('account:close.open') }).click()
    const dialog = page.getByRole('alertdialog', {
      name: t('account:close.question', { email: person.email }),
    })
    await dialog.getByRole('button', { name: t('account:close.submit') }).click()
    await expect(dialog.getByRole('alert')).toContainText(t('errors:reason.otherAccount'))
    await page.reload()
    await expect(page.getByLabel(t('account:profile.name'), { exact: true })).toHaveValue('Berta')
  })

  test('a session that the service ended leads to log-in, which says why (decision A7)', async ({
    page,
    person,
  }) => {
    await arrive(page, person)
    // A list that is still on its way would meet the end of the session first.
    const sessions = page.getByRole('list', { name: t('account:sessions.list'), exact: true })
    await expect(sessions.getByRole('listitem').first()).toBeVisible()
    const setUp = page.getByRole('button', {
      name: t('twoFactor:section.start'),
    })
    await expect(setUp).toBeVisible()
    await page.context().clearCookies()
    const name = page.getByLabel(t('account:profile.name'), { exact: true })
    await name.fill('林小夏')
    await page.getByRole('button', { name: t('account:profile.saveName') }).click()
    await expect(page).toHaveURL(
      t.either('/login?next=%2Fdashboard%2Faccount', '/en/login?next=%2Fdashboard%2Faccount'),
    )
    await expect(page.getByText(t('auth:login.ended'))).toBeVisible()
    await logIn(page, t, person)
    await expect(name).toHaveValue('林小夏')
  })

  test('password managers see one form of each kind, and find the account page', async ({
    page,
    person,
  }) => {
    await page.goto('/.well-known/change-password')
    await expect(page).toHaveURL(
      t.either('/login?next=%2Fdashboard%2Faccount', '/en/login?next=%2Fdashboard%2Faccount'),
    )
    await expect.poll(() => kindsOfForms(page)).toEqual(['log-in, 1 username'])
    await page.goto('/signup')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => kindsOfForms(page)).toEqual(['sign-up, 1 username'])
    await arrive(page, person)
    await expect.poll(() => kindsOfForms(page)).toEqual(['change, 1 username'])
    await page.getByRole('button', { name: t('twoFactor:section.start') }).click()
    await expect(page.getByRole('main').getByRole('group').getByRole('textbox')).toHaveCount(6)
    // Chromium's DevTools report such a field: browsers cannot fill it in reliably.
    await expect(page.locator('input:not([id]):not([name])')).toHaveCount(0)
  })
})
