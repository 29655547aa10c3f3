import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from './fixtures.ts'
import type { Person } from './people.ts'
import { appCode, typeCode, withSecondFactor } from './secondFactor.ts'
import { arriveOnDashboard, logIn, tabTo, withSession } from './steps.ts'

inBothLanguages((_language, t) => {
  const codePage = t.either(/\/login\/code$/, /\/en\/login\/code$/)
  const dashboard = t.either('/dashboard', '/en/dashboard')
  const section = (page: Page) => page.getByRole('region', { name: t('twoFactor:section.title') })
  const logOut = async (page: Page) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: t('common:logOut.submit') }).click()
    await expect(page).toHaveURL(t.either('/', '/en'))
  }
  const logInAgain = async (page: Page, person: Person) => {
    await page.goto('/login')
    await logIn(page, t, person)
    await expect(page).toHaveURL(codePage)
  }

  test('turned on, a log-in asks for a code of the app; each code works once', async ({
    page,
    person,
  }) => {
    await arriveOnDashboard(page, t, person)
    await page.goto('/dashboard/account')
    const part = section(page)
    await part.getByRole('button', { name: t('twoFactor:section.start') }).click()
    await expect(
      part.getByRole('img', {
        name: t('twoFactor:section.qr'),
      }),
    ).toBeVisible()
    const secret = (await part.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? ''
    await typeCode(page, t, '000000')
    await expect(part.getByText(t('twoFactor:login.wrong.email'))).toBeVisible()
    const first = appCode(secret, 0)
    await typeCode(page, t, first)
    const codes = part.getByRole('list', { name: t('twoFactor:section.codes') })
    await expect(codes.getByRole('listitem')).toHaveText(
      Array<RegExp>(6).fill(/^[0-9a-f]{5}-[0-9a-f]{5}$/),
    )
    const download = page.waitForEvent('download')
    await part.getByRole('link', { name: t('twoFactor:section.download') }).click()
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
    await part.getByRole('button', { name: t('twoFactor:section.saved') }).click()
    await expect(part.getByText(t('twoFactor:section.on'))).toBeFocused()

    await logOut(page)
    await logInAgain(page, person)
    await typeCode(page, t, first)
    await expect(page.getByText(t('twoFactor:login.wrong.email'))).toBeVisible()
    await expect(page).toHaveTitle(t('common:title.pattern', { page: t('common:title.loginCode') }))
    await typeCode(page, t, appCode(secret, 1))
    await expect(page).toHaveURL(dashboard)
  })

  test('without the code the session is none, after a reload and in another tab as well', async ({
    page,
    site,
    request,
    person,
  }) => {
    const { secret } = await withSecondFactor(request, site.url, person)
    await page.goto('/dashboard/products')
    await logIn(page, t, person)
    const waiting = t.either(
      '/login/code?next=%2Fdashboard%2Fproducts',
      '/en/login/code?next=%2Fdashboard%2Fproducts',
    )
    await expect(page).toHaveURL(waiting)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('twoFactor:login.title'))
    await page.goto('/dashboard/products')
    await expect(page).toHaveURL(waiting)

    const other = await page.context().newPage()
    await other.goto('/login')
    await expect(other).toHaveURL(codePage)
    await typeCode(page, t, appCode(secret, 1))
    await expect(page).toHaveURL(t.either('/dashboard/products', '/en/dashboard/products'))
    await expect(other).toHaveURL(dashboard)
  })

  test('turned on in one browser, an open page of the other asks at its next call', async ({
    page,
    site,
    request,
    person,
  }) => {
    await arriveOnDashboard(page, t, person)
    const { secret } = await withSecondFactor(request, site.url, person)
    await page
      .getByRole('button', { name: t('dashboard:connection.testConnection'), exact: true })
      .click()
    await expect(page).toHaveURL(
      t.either('/login/code?next=%2Fdashboard', '/en/login/code?next=%2Fdashboard'),
    )
    await typeCode(page, t, appCode(secret, 1))
    await expect(page).toHaveURL(dashboard)
  })

  test('set up without a mouse, and new recovery codes made without one', async ({
    page,
    person,
  }) => {
    await withSession(page, person)
    await page.goto('/dashboard/account')
    await tabTo(page, 'button', t('twoFactor:section.start'))
    await page.keyboard.press('Enter')
    const part = section(page)
    await expect(
      part.getByRole('heading', {
        name: t('twoFactor:section.scan'),
      }),
    ).toBeFocused()
    const secret = (await part.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? ''
    await page.keyboard.press('Tab')
    await expect(part.getByRole('button', { name: t('twoFactor:section.copyKey') })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type(appCode(secret, 0))
    await page.keyboard.press('Enter')
    const codes = part.getByRole('list', { name: t('twoFactor:section.codes') })
    const headingOfCodes = part.getByRole('heading', {
      name: t('twoFactor:section.codesTitle'),
    })
    await expect(headingOfCodes).toBeFocused()
    const [first] = await codes.getByRole('listitem').allTextContents()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect(await readFile(await (await download).path(), 'utf8')).toContain(first)
    await tabTo(page, 'button', t('twoFactor:section.saved'))
    await page.keyboard.press('Enter')
    const on = part.getByText(t('twoFactor:section.on'))
    await expect(on).toBeFocused()

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(
      t('twoFactor:section.ask.renewText'),
    )
    await expect(page.getByRole('alertdialog').getByRole('textbox').first()).toBeFocused()
    await page.keyboard.type(appCode(secret, 1))
    await page.keyboard.press('Enter')
    await expect(headingOfCodes).toBeFocused()
    await expect(codes.getByRole('listitem')).toHaveCount(6)
    await expect(codes.getByText(first ?? '')).toHaveCount(0)
    await tabTo(page, 'button', t('twoFactor:section.saved'))
    await page.keyboard.press('Enter')
    await expect(on).toBeFocused()
  })
})
