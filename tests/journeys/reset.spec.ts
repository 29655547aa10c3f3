import { expect, inBothLanguages, test } from './fixtures.ts'
import { logIn } from './steps.ts'

inBothLanguages((_language, t) => {
  const sent = t('auth:recovery.sent')
  const newPassword = 'Autumn-mountain-19'

  test(
    'a forgotten password is reset from the mail (spec §2.18, §7.7, §8.12)',
    { tag: '@bilingual' },
    async ({ page, site, person }) => {
      await page.goto('/login')
      await page.getByLabel(t('auth:field.email')).fill(person.email)
      await page.getByRole('button', { name: t('auth:login.forgot') }).click()
      const dialog = page.getByRole('dialog', { name: t('auth:recovery.title') })
      await expect(dialog.getByLabel(t('auth:field.email'))).toHaveValue(person.email)
      await dialog.getByRole('button', { name: t('auth:recovery.submit') }).click()
      await expect(dialog.getByText(sent)).toBeVisible()

      const link = await site.mailbox.link(person.email)
      await page.goto(link)
      await expect(page).toHaveURL(t.either('/reset-password', '/en/reset-password'))
      await page.getByLabel(t('auth:field.newPassword'), { exact: true }).fill(newPassword)
      await page.getByLabel(t('auth:field.confirmNew'), { exact: true }).fill(newPassword)
      await page.getByRole('button', { name: t('auth:reset.submit') }).click()
      await expect(page.getByRole('heading', { name: t('auth:reset.savedTitle') })).toBeVisible()
      await page.getByRole('link', { name: t('auth:reset.toSessions') }).click()
      await logIn(page, t, person)
      await expect(page.getByText(t('auth:login.invalidCredentials'))).toBeVisible()
      await logIn(page, t, { ...person, password: newPassword })
      await expect(page).toHaveURL(
        t.either('/dashboard/account#sessions', '/en/dashboard/account#sessions'),
      )
      await page.goto('/dashboard')

      await page.getByRole('button', { name: t('common:logOut.submit') }).click()
      await expect(page).toHaveURL(t.either('/', '/en'))
      await page.goto(link)
      await page.getByLabel(t('auth:field.newPassword'), { exact: true }).fill('Winter-lake-44')
      await page.getByLabel(t('auth:field.confirmNew'), { exact: true }).fill('Winter-lake-44')
      await page.getByRole('button', { name: t('auth:reset.submit') }).click()
      await expect(page.getByRole('heading', { name: t('auth:reset.spentTitle') })).toBeVisible()
    },
  )
})
