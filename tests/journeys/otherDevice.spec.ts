import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test, type Texts } from './fixtures.ts'
import { newPerson, type Person } from './people.ts'
import { enterCode, logIn, signUpToCode, welcomed } from './steps.ts'

const devices = {
  computer: {},
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

type Device = keyof typeof devices

const pairs = [
  ['computer', 'phone'],
  ['phone', 'computer'],
  ['computer', 'computer'],
] as const satisfies readonly (readonly [signsUp: Device, opensMail: Device])[]

const newPassword = 'Autumn-mountain-19'

const confirm = async (page: Page, t: Texts, link: string) => {
  await page.goto(link)
  await page.getByRole('button', { name: t('auth:verify.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:reset.confirmedTitle'))
}

const setPassword = async (page: Page, t: Texts) => {
  await page.getByLabel(t('auth:field.newPassword'), { exact: true }).fill(newPassword)
  await page.getByLabel(t('auth:field.confirmNew'), { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: t('auth:reset.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:reset.savedTitle'))
}

inBothLanguages((_language, t) => {
  const dashboard = t.either('/dashboard', '/en/dashboard')
  const logsIn = async (page: Page, person: Person) => {
    await logIn(page, t, person)
    await expect(page.getByText(t('auth:login.invalidHelp'))).toBeVisible()
    await logIn(page, t, { ...person, password: newPassword })
    await expect(page).toHaveURL(dashboard)
  }

  for (const [signsUp, opensMail] of pairs) {
    const title = `who signs up on a ${signsUp} and opens the mail on another ${opensMail} gets in, and nobody else`

    test(`${title}: link, then code`, { tag: '@bilingual' }, async ({ openBrowser, site }) => {
      const person = newPerson()
      const page = await (await openBrowser(devices[signsUp])).newPage()
      const other = await (await openBrowser(devices[opensMail])).newPage()
      await signUpToCode(page, t, person)
      await confirm(other, t, await site.mailbox.link(person.email))
      await other.reload()
      await setPassword(other, t)
      // What a stranger who signed up with the address could do.
      await enterCode(page, t, '123456')
      const refusal = page.getByRole('alert').filter({ hasText: t('auth:code.signInAgain') })
      await expect(refusal).toContainText(t('auth:code.signInAgainText'))
      await refusal.getByRole('link').click()
      await logsIn(page, person)
    })

    test(`${title}: code, then link`, { tag: '@bilingual' }, async ({ openBrowser, site }) => {
      const person = newPerson()
      const page = await (await openBrowser(devices[signsUp])).newPage()
      const other = await (await openBrowser(devices[opensMail])).newPage()
      await signUpToCode(page, t, person)
      const link = await site.mailbox.link(person.email)
      await enterCode(page, t, '123456')
      await welcomed(page, t)
      await expect(page).toHaveURL(t.either('/', '/en'))
      await confirm(other, t, link)
      await setPassword(other, t)
      await page.goto('/dashboard')
      await expect(page.getByText(t('auth:login.ended'))).toBeVisible()
      await logsIn(page, person)
    })
  }

  test('who leaves the page of the new password resets it where the sign-up was', async ({
    openBrowser,
    site,
  }) => {
    const person = newPerson()
    const page = await (await openBrowser(devices.computer)).newPage()
    const other = await (await openBrowser(devices.phone)).newPage()
    await signUpToCode(page, t, person)
    await confirm(other, t, await site.mailbox.link(person.email))
    await other.close()
    await page.getByRole('button', { name: t('auth:code.back') }).click()
    await page.goto('/login')
    await logIn(page, t, person)
    await expect(page.getByText(t('auth:login.invalidHelp'))).toBeVisible()
    await page.getByRole('button', { name: t('auth:login.forgot') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('auth:recovery.submit') }).click()
    await expect(dialog.getByText(t('auth:recovery.sent'))).toBeVisible()
    await page.goto(await site.mailbox.link(person.email))
    await setPassword(page, t)
    await page.getByRole('link', { name: t('auth:reset.toLogin'), exact: true }).click()
    await logIn(page, t, { ...person, password: newPassword })
    await expect(page).toHaveURL(dashboard)
  })
})
