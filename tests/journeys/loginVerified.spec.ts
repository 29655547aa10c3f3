import { expect, inBothLanguages, test } from './fixtures.ts'
import { somebody } from './people.ts'
import { enterCode, logIn, signUp, signUpToCode } from './steps.ts'

test.use({ variant: 'republished' })

inBothLanguages((_language, localize) => {
  test('an unverified address cannot log in until its mailed link is used (decision A1)', async ({
    page,
    site,
  }) => {
    const person = somebody()
    await signUpToCode(page, localize, person)
    await page.context().clearCookies()
    await page.evaluate(() => {
      sessionStorage.clear()
    })

    await page.goto('/login')
    await logIn(page, localize, person)
    await expect(
      page.getByText(
        localize('登录前请先验证邮箱。', 'Please verify your email before logging in.'),
      ),
    ).toBeVisible()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(
      localize('/login?next=%2Fdashboard', '/en/login?next=%2Fdashboard'),
    )

    await page.goto(await site.mailbox.link(person.email))
    await page.getByRole('button', { name: localize('确认邮箱', 'Confirm email') }).click()
    await expect(
      page.getByRole('heading', { name: localize('邮箱已验证', 'Email verified') }),
    ).toBeVisible()
    await page.goto('/login')
    await logIn(page, localize, person)
    await expect(page).toHaveURL(localize('/dashboard', '/en/dashboard'))
  })

  test('an unverified account that was created elsewhere is rejected too; a reset verifies it', async ({
    page,
    site,
    person,
  }) => {
    await page.goto('/login')
    await logIn(page, localize, person)
    await expect(
      page.getByText(
        localize('登录前请先验证邮箱。', 'Please verify your email before logging in.'),
      ),
    ).toBeVisible()
    await page
      .getByRole('button', { name: localize('忘记密码？', 'Forgot your password?') })
      .click()
    await page.getByRole('button', { name: localize('发送重设邮件', 'Send Reset Email') }).click()
    await expect(
      page.getByText(localize('重设邮件已发出', 'Password reset email sent!')),
    ).toBeVisible()
    await page.goto(await site.mailbox.link(person.email))
    const password = 'Autumn-river-93'
    for (const name of [
      localize('新密码', 'New password'),
      localize('确认新密码', 'Confirm new password'),
    ]) {
      await page.getByLabel(name, { exact: true }).fill(password)
    }
    await page.getByRole('button', { name: localize('保存新密码', 'Save new password') }).click()
    await expect(
      page.getByRole('heading', { name: localize('新密码已保存', 'New password saved') }),
    ).toBeVisible()
    await page.goto('/login')
    await logIn(page, localize, { email: person.email, password })
    await expect(page).toHaveURL(localize('/dashboard', '/en/dashboard'))
  })

  test('sign-up ends with the request to log in, and without a session (decision S7)', async ({
    page,
  }) => {
    await page.goto('/signup')
    await signUp(page, localize, somebody())
    await enterCode(page, localize, '123456')
    await expect(
      page.getByText(localize('验证后请重新登录。', 'Please log in again after verification.')),
    ).toBeVisible()
    expect(await page.context().cookies()).toEqual([])
  })
})
