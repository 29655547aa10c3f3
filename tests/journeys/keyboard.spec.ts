import { expect, inBothLanguages, test } from './fixtures.ts'
import { newPerson } from './people.ts'
import { tabTo } from './steps.ts'

inBothLanguages((_language, t) => {
  test('sign-up, code, dashboard and log-out without a mouse', async ({ page }) => {
    const person = newPerson()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: t('common:nav.skip') })).toBeFocused()

    await page.goto('/signup')
    await tabTo(page, 'textbox', t('auth:field.name'))
    await page.keyboard.type(person.name)
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.password)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: t('auth:toggle.showPassword') })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByLabel(t('auth:field.password'), { exact: true })).toHaveAttribute(
      'type',
      'text',
    )
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.password)
    await tabTo(page, 'checkbox', /./)
    await page.keyboard.press('Space')
    await tabTo(page, 'button', t('auth:signup.submit'))
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:code.title'))
    await tabTo(page, 'textbox', t('auth:code.digit', { position: 1, total: 6 }))
    await page.keyboard.type('123456')
    await page.keyboard.press('Enter')
    const onward = page.getByRole('link', { name: t('auth:verified.continue') })
    await expect(
      onward.or(page.getByRole('button', { name: t('auth:verified.continue') })),
    ).toBeVisible()
    await expect(page).toHaveURL(t.either('/', '/en'))

    await tabTo(page, 'link', t('common:nav.dashboard'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(t.either('/dashboard', '/en/dashboard'))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await tabTo(page, 'button', t('common:logOut.submit'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(t.either('/', '/en'))
  })
})
