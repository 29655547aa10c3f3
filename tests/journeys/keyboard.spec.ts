import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { somebody } from './people.ts'

/** Presses Tab until the focus is on what has the role and name; fails after a page's worth. */
const tabTo = async (
  page: Page,
  role: 'textbox' | 'button' | 'link' | 'checkbox',
  name: string | RegExp,
) => {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) {
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${role} ${String(name)}`)
}

inBothLanguages((_language, words) => {
  test('sign-up, code, dashboard and log-out without a mouse', async ({ page }) => {
    const person = somebody()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('link', { name: words('跳到正文', 'Skip to content') }),
    ).toBeFocused()

    await page.goto('/signup')
    await tabTo(page, 'textbox', words('姓名', 'Name'))
    await page.keyboard.type(person.name)
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.password)
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('button', { name: words('显示密码', 'Show password') }),
    ).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByLabel(words('密码', 'Password'), { exact: true })).toHaveAttribute(
      'type',
      'text',
    )
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.password)
    await tabTo(page, 'checkbox', /./)
    await page.keyboard.press('Space')
    await tabTo(page, 'button', words('注册并获取验证码', 'Sign up and get a code'))
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words('输入验证码', 'Enter the code'),
    )
    await tabTo(page, 'textbox', words('第1位，共6位', 'Digit 1 of 6'))
    await page.keyboard.type('123456')
    await page.keyboard.press('Enter')
    const onward = page.getByRole('link', { name: words('现在就去', 'Continue now') })
    await expect(
      onward.or(page.getByRole('button', { name: words('现在就去', 'Continue now') })),
    ).toBeVisible()
    await expect(page).toHaveURL(words('/', '/en'))

    await tabTo(page, 'link', words('控制台', 'Dashboard'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(words('/dashboard', '/en/dashboard'))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await tabTo(page, 'button', words('退出登录', 'Log out'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(words('/', '/en'))
  })
})
