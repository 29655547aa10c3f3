import { expect, inBothLanguages, test } from './fixtures.ts'
import { somebody } from './people.ts'
import { logIn } from './steps.ts'

inBothLanguages((_language, localize) => {
  const sent = localize(
    '重设邮件已发出，请查看收件箱。',
    'Password reset email sent! Please check your inbox.',
  )
  const newPassword = 'Autumn-mountain-19'

  test(
    'a forgotten password is reset from the mail',
    { tag: '@bilingual' },
    async ({ page, site, person }) => {
      await page.goto('/login')
      await page.getByLabel(localize('电子邮箱', 'Email')).fill(person.email)
      await page
        .getByRole('button', { name: localize('忘记密码？', 'Forgot your password?') })
        .click()
      const dialog = page.getByRole('dialog', { name: localize('重设密码', 'Reset your password') })
      await expect(dialog.getByLabel(localize('电子邮箱', 'Email'))).toHaveValue(person.email)
      await dialog
        .getByRole('button', { name: localize('发送重设邮件', 'Send Reset Email') })
        .click()
      await expect(dialog.getByText(sent)).toBeVisible()

      const link = await site.mailbox.link(person.email)
      await page.goto(link)
      await expect(page).toHaveURL(localize('/reset-password', '/en/reset-password'))
      await page.getByLabel(localize('新密码', 'New password'), { exact: true }).fill(newPassword)
      await page
        .getByLabel(localize('确认新密码', 'Confirm new password'), { exact: true })
        .fill(newPassword)
      await page.getByRole('button', { name: localize('保存新密码', 'Save new password') }).click()
      await expect(
        page.getByRole('heading', { name: localize('新密码已保存', 'New password saved') }),
      ).toBeVisible()
      const toSessions = localize('登录并查看登录的设备', 'Log in and see my devices')
      await page.getByRole('link', { name: toSessions }).click()
      await logIn(page, localize, person)
      await expect(
        page.getByText(
          localize(
            '邮箱或密码不对，请检查后再试。',
            'Invalid email or password. Please check your credentials.',
          ),
        ),
      ).toBeVisible()
      await logIn(page, localize, { ...person, password: newPassword })
      await expect(page).toHaveURL(
        localize('/dashboard/account#sessions', '/en/dashboard/account#sessions'),
      )
      await page.goto('/dashboard')

      await page.getByRole('button', { name: localize('退出登录', 'Log out') }).click()
      await expect(page).toHaveURL(localize('/', '/en'))
      await page.goto(link)
      await page
        .getByLabel(localize('新密码', 'New password'), { exact: true })
        .fill('Winter-lake-44')
      await page
        .getByLabel(localize('确认新密码', 'Confirm new password'), { exact: true })
        .fill('Winter-lake-44')
      await page.getByRole('button', { name: localize('保存新密码', 'Save new password') }).click()
      await expect(
        page.getByRole('heading', { name: localize('链接已失效', 'The link no longer works') }),
      ).toBeVisible()
    },
  )

  test('a form whose service chunk fails to load shows a message and keeps typed text', async ({
    page,
  }) => {
    await page.route(/\/assets\/appwriteServices-.*\.js$/, (route) => route.abort())
    await page.goto('/login')
    await page.getByLabel(localize('电子邮箱', 'Email')).fill('nobody@example.com')
    await page
      .getByRole('button', { name: localize('忘记密码？', 'Forgot your password?') })
      .click()
    const dialog = page.getByRole('dialog', { name: localize('重设密码', 'Reset your password') })
    const send = dialog.getByRole('button', { name: localize('发送重设邮件', 'Send Reset Email') })
    await send.click()
    const message = localize(
      '页面的一部分没有载入。请先刷新页面。',
      'Part of this page could not be loaded. Reload the page.',
    )
    await expect(dialog.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect(dialog.getByLabel(localize('电子邮箱', 'Email'))).toHaveValue('nobody@example.com')
  })

  test('a reset mail that fails keeps the address, and a second try succeeds', async ({
    page,
    site,
    person,
  }) => {
    await page.goto('/login')
    await page.getByLabel(localize('电子邮箱', 'Email')).fill(person.email)
    await page
      .getByRole('button', { name: localize('忘记密码？', 'Forgot your password?') })
      .click()
    await page.route('**/v1/account/recovery', (route) => route.abort(), { times: 1 })
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: localize('发送重设邮件', 'Send Reset Email') })
    await send.click()
    const failed = localize(
      '重设邮件没有发出，请重试。',
      'Failed to send password reset email. Please try again.',
    )
    await expect(dialog.getByRole('alert').filter({ hasText: failed })).toBeVisible()
    await expect(dialog.getByLabel(localize('电子邮箱', 'Email'))).toHaveValue(person.email)
    expect(await site.mailbox.count(person.email)).toBe(0)
    await send.click()
    await expect(dialog.getByText(sent)).toBeVisible()
  })

  test('an unknown address shows the same message and sends no mail (decision A3)', async ({
    page,
    site,
  }) => {
    const { email } = somebody()
    await page.goto('/login')
    await page
      .getByRole('button', { name: localize('忘记密码？', 'Forgot your password?') })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: localize('发送重设邮件', 'Send Reset Email') }).click()
    await expect(
      dialog
        .getByText(localize('请输入有效的电子邮箱地址', 'Please enter a valid email address'))
        .first(),
    ).toBeVisible()
    await dialog.getByLabel(localize('电子邮箱', 'Email')).fill(email)
    await dialog.getByRole('button', { name: localize('发送重设邮件', 'Send Reset Email') }).click()
    await expect(dialog.getByText(sent)).toBeVisible()
    expect(await site.mailbox.count(email)).toBe(0)
  })

  test('an incomplete link shows a message', async ({ page }) => {
    await page.goto('/reset-password?userId=abc')
    await expect(page).toHaveURL(localize('/reset-password', '/en/reset-password'))
    await expect(
      page.getByRole('heading', { name: localize('链接不完整', 'The link is incomplete') }),
    ).toBeVisible()
  })
})
