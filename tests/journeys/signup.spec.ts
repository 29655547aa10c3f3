import { expect, inBothLanguages, test } from './fixtures.ts'
import { somebody } from './people.ts'
import { enterCode, signUp, signUpToCode, welcomedHome } from './steps.ts'

inBothLanguages((_language, localize) => {
  const codeHeading = localize('输入验证码', 'Enter the code')

  test(
    'sign-up in the default flow: mail, code, success, landing page (decision S1)',
    { tag: '@bilingual' },
    async ({ page, site }) => {
      const person = somebody()
      await signUpToCode(page, localize, person)
      await expect(page.getByText(person.email)).toBeVisible()
      expect(await site.mailbox.link(person.email)).toMatch(
        localize(/^\/verify-email\?/, /^\/en\/verify-email\?/),
      )

      await page.getByRole('button', { name: localize('验证', 'Verify'), exact: true }).click()
      await expect(
        page.getByText(localize('请输入全部六位数字', 'Please enter all 6 digits')).first(),
      ).toBeVisible()

      await enterCode(page, localize, '123456')
      await welcomedHome(page, localize)
    },
  )

  test('a failed sign-up keeps every value, and a second try succeeds', async ({ page }) => {
    const person = somebody()
    await page.goto('/signup')
    await page.route('**/v1/account', (route) => route.abort(), { times: 1 })
    await signUp(page, localize, person)
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: localize('注册失败，请重试。', 'Signup failed. Please try again.') }),
    ).toBeVisible()
    await expect(page.getByLabel(localize('姓名', 'Name'), { exact: true })).toHaveValue(
      person.name,
    )
    await expect(page.getByLabel(localize('电子邮箱', 'Email'))).toHaveValue(person.email)
    for (const name of [localize('密码', 'Password'), localize('确认密码', 'Confirm password')])
      await expect(page.getByLabel(name, { exact: true })).toHaveValue(person.password)
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page
      .getByRole('button', { name: localize('注册并获取验证码', 'Sign up and get a code') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(codeHeading)
  })

  test('Back at the success screen, and right after it, stalls nowhere', async ({ page }) => {
    const dashboard = localize('/dashboard', '/en/dashboard')
    for (const waits of [true, false]) {
      const person = somebody()
      await page.context().clearCookies()
      await page.goto('/terms')
      await page.goto('/signup')
      await signUp(page, localize, person)
      await enterCode(page, localize, '123456')
      if (waits) await welcomedHome(page, localize)
      else {
        await expect(
          page.getByRole('heading', {
            name: localize('验证成功，欢迎加入', 'Verified. Welcome aboard'),
          }),
        ).toBeVisible()
      }
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        localize('使用条款', 'Terms of use'),
      )
      await page.goForward()
      await expect(page).toHaveURL(waits ? localize('/', '/en') : dashboard)
    }
  })

  test('going back keeps name and address, and the new account continues (decision S3)', async ({
    page,
  }) => {
    const person = somebody()
    await page.goto('/signup')
    await signUp(page, localize, person)
    await page.getByRole('button', { name: localize('返回注册', 'Back to Signup') }).click()
    await expect(page.getByLabel(localize('姓名', 'Name'), { exact: true })).toHaveValue(
      person.name,
    )
    await expect(page.getByLabel(localize('电子邮箱', 'Email'))).toHaveValue(person.email)
    await expect(page.getByLabel(localize('密码', 'Password'), { exact: true })).toHaveValue('')
    await signUp(page, localize, person)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(codeHeading)
    await enterCode(page, localize, '654321')
    await welcomedHome(page, localize)
  })

  test('a reload returns to the code screen and continues the countdown (decision S4)', async ({
    page,
  }) => {
    const person = somebody()
    await signUpToCode(page, localize, person)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(codeHeading)
    await expect(page.getByText(person.email)).toBeVisible()
    await expect(
      page.getByRole('button', {
        name: localize(/^重新发送（[1-5]\d秒）$/, /^Resend in [1-5]\d s$/),
      }),
    ).toHaveAttribute('aria-disabled', 'true')
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(kept).not.toContain(person.password)
  })

  test('an address with an account shows the message of the specification', async ({ page }) => {
    const person = somebody()
    await signUpToCode(page, localize, person)
    await page.context().clearCookies()
    await page.evaluate(() => {
      sessionStorage.clear()
    })
    await page.goto('/signup')
    await signUp(page, localize, { ...person, password: 'Another-one-17' })
    await expect(
      page.getByText(localize('注册失败，请重试。', 'Signup failed. Please try again.')),
    ).toBeVisible()
  })
})
