import { expect, inBothLanguages, test } from './fixtures.ts'
import { somebody } from './people.ts'
import { tabTo } from './steps.ts'

inBothLanguages((_language, localize) => {
  test('sign-up, code, dashboard and log-out without a mouse', async ({ page }) => {
    const person = somebody()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('link', { name: localize('跳到正文', 'Skip to content') }),
    ).toBeFocused()

    await page.goto('/signup')
    await tabTo(page, 'textbox', localize('姓名', 'Name'))
    await page.keyboard.type(person.name)
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.password)
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('button', { name: localize('显示密码', 'Show password') }),
    ).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByLabel(localize('密码', 'Password'), { exact: true })).toHaveAttribute(
      'type',
      'text',
    )
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.password)
    await tabTo(page, 'checkbox', /./)
    await page.keyboard.press('Space')
    await tabTo(page, 'button', localize('注册并获取验证码', 'Sign up and get a code'))
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      localize('输入验证码', 'Enter the code'),
    )
    await tabTo(page, 'textbox', localize('第1位，共6位', 'Digit 1 of 6'))
    await page.keyboard.type('123456')
    await page.keyboard.press('Enter')
    const onward = page.getByRole('link', { name: localize('现在就去', 'Continue now') })
    await expect(
      onward.or(page.getByRole('button', { name: localize('现在就去', 'Continue now') })),
    ).toBeVisible()
    await expect(page).toHaveURL(localize('/', '/en'))

    await tabTo(page, 'link', localize('个人中心', 'Dashboard'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(localize('/dashboard', '/en/dashboard'))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await tabTo(page, 'button', localize('退出登录', 'Log out'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(localize('/', '/en'))
  })
})
