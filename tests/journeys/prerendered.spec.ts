import { expect, inBothLanguages, test } from './fixtures.ts'
import { appScript, holdApp } from './holdApp.ts'

inBothLanguages((_language, localize) => {
  test('a page can be read before hydration, and no typed text or click is lost', async ({
    page,
  }) => {
    const release = await holdApp(page)
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(localize('登录', 'Log in'))
    const email = page.getByLabel(localize('电子邮箱', 'Email'))
    await email.fill('early@example.com')
    await page
      .getByRole('main')
      .getByRole('button', { name: localize('登录', 'Log in'), exact: true })
      .click()
    const element = await email.elementHandle()
    await release()
    // The click is repeated: the password is missing, the address is not.
    const missing = page.getByRole('link', {
      name: localize('请输入密码', 'Please enter your password'),
    })
    await expect(missing).toBeVisible()
    await expect(email).toHaveValue('early@example.com')
    const password = page.locator('input[name="password"]')
    const id = (await password.getAttribute('id')) ?? ''
    // Hydration keeps the ids of the markup.
    expect(await password.getAttribute('aria-describedby')).toContain(`${id}-error`)
    expect(
      await element.evaluate((node) => node.isConnected),
      'the markup is hydrated, not replaced',
    ).toBe(true)
  })

  test('text typed before and during hydration is kept in every field with its caret', async ({
    page,
  }) => {
    const release = await holdApp(page)
    await page.goto('/#contact')
    const last = page.getByLabel(localize('姓', 'Last name'), { exact: true })
    const first = page.getByLabel(localize('名', 'First name'), { exact: true })
    const email = page.getByLabel(localize('电子邮箱', 'Email'))
    const phone = page.getByRole('textbox', { name: localize('电话', 'Phone') })
    await last.fill('Lin')
    await first.fill('Xia')
    await email.pressSequentially('lin@example.co')
    await page.keyboard.press('Home')
    const listening = release()
    // Types at the start of the field, before hydration.
    for (const key of 'early.') await page.keyboard.press(key)
    await listening
    await expect(email).toBeFocused()
    await page.keyboard.press('x')
    await phone.fill('123')
    for (const [field, value] of [
      [last, 'Lin'],
      [first, 'Xia'],
      [email, 'early.xlin@example.co'],
      [phone, '123'],
    ] as const) {
      await expect(field).toHaveValue(value)
    }
  })

  test('text typed before and after hydration survives a reload', async ({ page }) => {
    const release = await holdApp(page)
    await page.goto('/#contact')
    const last = page.getByLabel(localize('姓', 'Last name'), { exact: true })
    const email = page.getByLabel(localize('电子邮箱', 'Email'))
    await last.fill('Lin')
    await release()
    await email.fill('lin@example.com')
    await page.reload()
    await expect(last).toHaveValue('Lin')
    await expect(email).toHaveValue('lin@example.com')
    await page.getByRole('button', { name: localize('发送', 'Send'), exact: true }).click()
    await expect(
      page.getByRole('link', { name: localize('请填写名字', 'Please enter your first name') }),
    ).toBeVisible()
    await expect(last).toHaveValue('Lin')
  })

  test('menus open before hydration', async ({ page }) => {
    const release = await holdApp(page)
    await page.goto('/terms')
    const menu = page.getByRole('button', { name: localize(/^语言/, /^Language/) })
    await menu.click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeVisible()
    await release()
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeVisible()
  })

  for (const { name, address, field, problem } of [
    {
      name: 'log-in',
      address: '/login',
      field: localize('电子邮箱', 'Email'),
      problem: localize('请输入密码', 'Please enter your password'),
    },
    {
      name: 'sign-up',
      address: '/signup',
      field: localize('电子邮箱', 'Email'),
      problem: localize('请输入姓名', 'Please enter your name'),
    },
    {
      name: 'contact',
      address: '/#contact',
      field: localize('电子邮箱', 'Email'),
      problem: localize('请填写名字', 'Please enter your first name'),
    },
    {
      name: 'reset',
      address: '/reset-password?userId=lin&secret=s',
      field: localize('新密码', 'New password'),
      problem: localize('请再输入一次密码', 'Please enter the password again'),
    },
  ]) {
    test(`without the app, the ${name} form stays and keeps what was typed`, async ({ page }) => {
      const posted: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') posted.push(request.url())
      })
      await page.route(appScript, (route) => route.abort())
      await page.goto(address)
      const { href } = new URL(page.url())
      const typed = page.getByRole('main').getByLabel(field, { exact: true })
      await typed.fill('lin.xia@example.com')
      await page.keyboard.press('Enter')
      await page.getByRole('main').locator('form [type=submit]').click()
      const reload = page.getByRole('button', {
        name: localize('刷新页面', 'Reload'),
        exact: true,
      })
      await expect(reload).toBeVisible()
      expect(page.url()).toBe(href)
      expect(posted).toEqual([])
      await expect(typed).toHaveValue('lin.xia@example.com')

      await page.unroute(appScript)
      await reload.click()
      await expect(reload).toHaveCount(0)
      // A password is never stored (decision S3).
      const isPassword = name === 'reset'
      await expect(typed).toHaveValue(isPassword ? '' : 'lin.xia@example.com')
      if (isPassword) await typed.fill('Autumn-mountain-19')
      await page.getByRole('main').locator('form [type=submit]').click()
      await expect(page.getByRole('link', { name: problem })).toBeVisible()
      expect(posted).toEqual([])
    })
  }

  test('text of the other language is never shown', { tag: '@bilingual' }, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        const heading = document.querySelector<HTMLElement>('h1')
        const shown = heading?.checkVisibility({ visibilityProperty: true }) === true
        if (shown && seen.at(-1) !== heading.innerText) seen.push(heading.innerText)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/signup')
    await page.getByLabel(localize('姓名', 'Name')).first().focus()
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
    )
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen).toEqual([localize('注册', 'Sign up')])
  })
})

test('hydration adopts the styles of the document and moves each once (record 010)', async ({
  page,
}) => {
  const release = await holdApp(page)
  await page.goto('/terms')
  await page.evaluate(() => {
    const moves = new Map<Node, number>()
    for (const style of document.querySelectorAll('style[data-emotion]')) moves.set(style, 0)
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (moves.has(node)) moves.set(node, (moves.get(node) ?? 0) + 1)
      }
    }).observe(document.head, { childList: true })
    Object.assign(window, { moves })
  })
  await release()
  const moves = await page.evaluate(() => [
    ...(Reflect.get(window, 'moves') as Map<Node, number>).values(),
  ])
  // Twice says that Emotion no longer knows `data-s`.
  expect(moves).toEqual([1, 1])
})

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false })

  for (const [address, language, heading] of [
    ['/', 'zh-CN', '好科技，从能源开始。'],
    ['/en', 'en', 'Good technology starts with energy.'],
    ['/terms', 'zh-CN', '使用条款'],
    ['/en/login', 'en', 'Log in'],
  ] as const) {
    test(`${address} can be read in its language`, async ({ page }) => {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const family = await page.locator('h1').evaluate((node) => getComputedStyle(node).fontWeight)
      expect(family, 'the global styles have arrived').toBe('600')
    })
  }
})
