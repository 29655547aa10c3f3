import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { somebody, withAccount } from './people.ts'
import { appCode, typeCode, withSecondFactor } from './secondFactor.ts'
import { arriveOnDashboard, logIn, tabTo, withSession } from './steps.ts'

inBothLanguages((_language, localize) => {
  const codePage = localize(/\/login\/code$/, /\/en\/login\/code$/)
  const dashboard = localize('/dashboard', '/en/dashboard')
  const section = (page: Page) =>
    page.getByRole('region', { name: localize('两步验证', 'Two-step verification') })
  const logOut = async (page: Page) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: localize('退出登录', 'Log out') }).click()
    await expect(page).toHaveURL(localize('/', '/en'))
  }
  const logInAgain = async (page: Page, person: ReturnType<typeof somebody>) => {
    await page.goto('/login')
    await logIn(page, localize, person)
    await expect(page).toHaveURL(codePage)
  }

  test('turned on, a log-in asks for a code of the app; each code works once', async ({
    page,
    person,
  }) => {
    await arriveOnDashboard(page, localize, person)
    await page.goto('/dashboard/account')
    const part = section(page)
    await part
      .getByRole('button', { name: localize('开启两步验证', 'Turn on two-step verification') })
      .click()
    await expect(
      part.getByRole('img', {
        name: localize('给验证器应用扫描的二维码', 'QR code for an authenticator app'),
      }),
    ).toBeVisible()
    const secret = (await part.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? ''
    await typeCode(page, localize, '000000')
    await expect(
      part.getByText(
        localize('验证码不对，或已经用过。', 'That code is wrong or has already been used.'),
      ),
    ).toBeVisible()
    const first = appCode(secret, 0)
    await typeCode(page, localize, first)
    const codes = part.getByRole('list', { name: localize('恢复码', 'Recovery codes') })
    await expect(codes.getByRole('listitem')).toHaveText(
      Array<RegExp>(6).fill(/^[0-9a-f]{5}-[0-9a-f]{5}$/),
    )
    const download = page.waitForEvent('download')
    await part.getByRole('link', { name: localize('下载', 'Download') }).click()
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
    await part.getByRole('button', { name: localize('我已收好', 'I’ve saved them') }).click()
    await expect(
      part.getByText(
        localize('已开启：登录时要输入验证码。', 'It’s on: logging in asks for a code.'),
      ),
    ).toBeFocused()

    await logOut(page)
    await logInAgain(page, person)
    await typeCode(page, localize, first)
    await expect(
      page.getByText(
        localize('验证码不对，或已经用过。', 'That code is wrong or has already been used.'),
      ),
    ).toBeVisible()
    await expect(page).toHaveTitle(localize('登录验证码 · 新源科技', 'Log-in code · Xinyuan Tech'))
    await typeCode(page, localize, appCode(secret, 1))
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
    await logIn(page, localize, person)
    const waiting = localize(
      '/login/code?next=%2Fdashboard%2Fproducts',
      '/en/login/code?next=%2Fdashboard%2Fproducts',
    )
    await expect(page).toHaveURL(waiting)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      localize('还差一步', 'One more step'),
    )
    await page.goto('/dashboard/products')
    await expect(page).toHaveURL(waiting)

    const other = await page.context().newPage()
    await other.goto('/login')
    await expect(other).toHaveURL(codePage)
    await typeCode(page, localize, appCode(secret, 1))
    await expect(page).toHaveURL(localize('/dashboard/products', '/en/dashboard/products'))
    await expect(other).toHaveURL(dashboard)
  })

  test('a recovery code logs in once, and another account can be chosen', async ({
    page,
    site,
    request,
    person,
  }) => {
    const { recoveryCodes } = await withSecondFactor(request, site.url, person)
    const [code = ''] = recoveryCodes
    const enter = async () => {
      await page
        .getByRole('button', {
          name: localize('手机不在身边？用恢复码登录', 'Phone not with you? Use a recovery code'),
        })
        .click()
      const field = page.getByLabel(localize('恢复码', 'Recovery code'), { exact: true })
      await expect(field).toBeFocused()
      await field.fill(`${code.slice(0, 5).toUpperCase()}-${code.slice(5)}`)
      await page.keyboard.press('Enter')
    }
    await logInAgain(page, person)
    await enter()
    await expect(page).toHaveURL(dashboard)
    await logOut(page)
    await logInAgain(page, person)
    await enter()
    await expect(
      page.getByText(
        localize(
          '恢复码不对，或已经用过。',
          'That recovery code is wrong or has already been used.',
        ),
      ),
    ).toBeVisible()
    await page.getByRole('button', { name: localize('换一个账号', 'Use another account') }).click()
    await expect(page).toHaveURL(localize('/login', '/en/login'))
    const someoneElse = somebody()
    await withAccount(site.url, someoneElse)
    await logIn(page, localize, someoneElse)
    await expect(page).toHaveURL(dashboard)
  })

  test(
    'a verified address gets a code by mail',
    { tag: '@bilingual' },
    async ({ page, site, request, person }) => {
      await withSecondFactor(request, site.url, person)
      const verification = await request.post(`${site.url}/v1/account/verifications/email`, {
        headers: { 'x-appwrite-project': 'website', origin: site.url },
        data: { url: `${site.url}/verify-email` },
      })
      expect(verification.status()).toBe(201)
      const link = new URLSearchParams((await site.mailbox.link(person.email)).split('?')[1])
      await request.put(`${site.url}/v1/account/verifications/email`, {
        headers: { 'x-appwrite-project': 'website', origin: site.url },
        data: { userId: link.get('userId'), secret: link.get('secret') },
      })
      await logInAgain(page, person)
      await page
        .getByRole('button', { name: localize('改用邮箱验证码', 'Get a code by email') })
        .click()
      await expect(
        page.getByText(
          localize(
            '验证码已发到你的邮箱，请查看收件箱。',
            'We sent a code to your email address. Please check your inbox.',
          ),
        ),
      ).toBeVisible()
      await typeCode(page, localize, await site.mailbox.code(person.email))
      await expect(page).toHaveURL(dashboard)
    },
  )

  test('turned on in one browser, the other is asked at its next page', async ({
    page,
    site,
    request,
    person,
  }) => {
    await arriveOnDashboard(page, localize, person)
    const { secret } = await withSecondFactor(request, site.url, person)
    await page.reload()
    await expect(page).toHaveURL(
      localize('/login/code?next=%2Fdashboard', '/en/login/code?next=%2Fdashboard'),
    )
    await typeCode(page, localize, appCode(secret, 1))
    await expect(page).toHaveURL(dashboard)
  })

  test('turned on in one browser, an open page of the other asks at its next call', async ({
    page,
    site,
    request,
    person,
  }) => {
    await arriveOnDashboard(page, localize, person)
    const { secret } = await withSecondFactor(request, site.url, person)
    await page
      .getByRole('button', { name: localize('测试连接', 'Test connection'), exact: true })
      .click()
    await expect(page).toHaveURL(
      localize('/login/code?next=%2Fdashboard', '/en/login/code?next=%2Fdashboard'),
    )
    await typeCode(page, localize, appCode(secret, 1))
    await expect(page).toHaveURL(dashboard)
  })

  test('turned off with a recovery code where the phone is lost', async ({
    page,
    site,
    person,
  }) => {
    const { recoveryCodes } = await withSecondFactor(page.request, site.url, person)
    await page.goto('/dashboard/account')
    const off = localize('关闭两步验证', 'Turn off two-step verification')
    await page.getByRole('button', { name: off }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog
      .getByRole('button', {
        name: localize('手机不在身边？用恢复码', 'Phone not with you? Use a recovery code'),
      })
      .click()
    await expect(
      dialog.getByLabel(localize('恢复码', 'Recovery code'), { exact: true }),
    ).toBeFocused()
    await page.keyboard.type(recoveryCodes[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(section(page)).toContainText(
      localize('现在没有开启：只凭密码就能登录。', 'It’s off: a password is enough'),
    )
  })

  test('set up without a mouse, and new recovery codes made without one', async ({
    page,
    person,
  }) => {
    await withSession(page, person)
    await page.goto('/dashboard/account')
    await tabTo(page, 'button', localize('开启两步验证', 'Turn on two-step verification'))
    await page.keyboard.press('Enter')
    const part = section(page)
    await expect(
      part.getByRole('heading', {
        name: localize('用验证器应用扫描', 'Scan with an authenticator app'),
      }),
    ).toBeFocused()
    const secret = (await part.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? ''
    await page.keyboard.press('Tab')
    await expect(part.getByRole('button', { name: localize('复制密钥', 'Copy key') })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type(appCode(secret, 0))
    await page.keyboard.press('Enter')
    const codes = part.getByRole('list', { name: localize('恢复码', 'Recovery codes') })
    const headingOfCodes = part.getByRole('heading', {
      name: localize('收好恢复码', 'Keep the recovery codes'),
    })
    await expect(headingOfCodes).toBeFocused()
    const [first] = await codes.getByRole('listitem').allTextContents()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect(await readFile(await (await download).path(), 'utf8')).toContain(first)
    await tabTo(page, 'button', localize('我已收好', 'I’ve saved them'))
    await page.keyboard.press('Enter')
    const on = part.getByText(
      localize('已开启：登录时要输入验证码。', 'It’s on: logging in asks for a code.'),
    )
    await expect(on).toBeFocused()

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(
      localize('旧的恢复码会立即失效。', 'The old ones stop working at once.'),
    )
    await page.keyboard.type(appCode(secret, 1))
    await page.keyboard.press('Enter')
    await expect(headingOfCodes).toBeFocused()
    await expect(codes.getByRole('listitem')).toHaveCount(6)
    await expect(codes.getByText(first ?? '')).toHaveCount(0)
    await tabTo(page, 'button', localize('我已收好', 'I’ve saved them'))
    await page.keyboard.press('Enter')
    await expect(on).toBeFocused()
  })

  test('turned off with a code, without a mouse', async ({ page, site, person }) => {
    // The same browser: the session is the one that turned it on.
    const { secret } = await withSecondFactor(page.request, site.url, person)
    await page.goto('/dashboard/account')
    const turnOff = localize('关闭两步验证', 'Turn off two-step verification')
    await page.getByRole('button', { name: turnOff }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toHaveAccessibleName(
      localize('关闭两步验证？', 'Turn off two-step verification?'),
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: turnOff })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox').first()).toBeFocused()
    await page.keyboard.type(appCode(secret, 1))
    await page.keyboard.press('Enter')
    await expect(
      page.getByText(
        localize('现在没有开启：只凭密码就能登录。', 'It’s off: a password is enough'),
      ),
    ).toBeFocused()
    await logOut(page)
    await arriveOnDashboard(page, localize, person)
  })

  test('log-in with a code of the app without a mouse', async ({ page, site, request, person }) => {
    const { secret } = await withSecondFactor(request, site.url, person)
    await page.goto('/login')
    await page.getByLabel(localize('电子邮箱', 'Email')).focus()
    await page.keyboard.type(person.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.password)
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('textbox', { name: localize('第1位，共6位', 'Digit 1 of 6') }),
    ).toBeFocused()
    await page.keyboard.type(appCode(secret, 1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(dashboard)
  })
})
