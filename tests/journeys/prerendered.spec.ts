import { htmlLang } from '#domain/language.ts'
import { expect, inBothLanguages, test, textsIn } from './fixtures.ts'
import { appScript, holdApp } from './holdApp.ts'

inBothLanguages((_language, t) => {
  test('a page can be read before hydration, and no typed text or click is lost', async ({
    page,
  }) => {
    const release = await holdApp(page)
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:login.title'))
    const email = page.getByLabel(t('auth:field.email'))
    await email.fill('early@example.com')
    const submit = page
      .getByRole('main')
      .getByRole('button', { name: t('auth:login.title'), exact: true })
    await submit.click()
    // The press is seen to be heard.
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await expect(submit).toHaveCSS('opacity', '0.6')
    const element = await email.elementHandle()
    await release()
    await expect(submit).not.toHaveAttribute('aria-busy')
    // The click is repeated: the password is missing, the address is not.
    const missing = page.getByRole('link', {
      name: t('auth:problem.passwordRequired'),
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
    const last = page.getByLabel(t('contact:form.lastName'), { exact: true })
    const first = page.getByLabel(t('contact:form.firstName'), { exact: true })
    const email = page.getByLabel(t('auth:field.email'))
    const phone = page.getByRole('textbox', { name: t('contact:form.phone') })
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
    const last = page.getByLabel(t('contact:form.lastName'), { exact: true })
    const email = page.getByLabel(t('auth:field.email'))
    await last.fill('Lin')
    await release()
    await email.fill('lin@example.com')
    await page.reload()
    await expect(last).toHaveValue('Lin')
    await expect(email).toHaveValue('lin@example.com')
    await page.getByRole('button', { name: t('contact:form.send'), exact: true }).click()
    await expect(
      page.getByRole('link', { name: t('contact:problem.firstNameRequired') }),
    ).toBeVisible()
    await expect(last).toHaveValue('Lin')
  })

  test('menus open before hydration', async ({ page }) => {
    const release = await holdApp(page)
    await page.goto('/terms')
    const menu = page.getByRole('button', { name: t('common:language.label') })
    await menu.click()
    await expect(
      page.getByRole('banner').getByRole('link', { name: t('common:language.en') }),
    ).toBeVisible()
    await release()
    await expect(
      page.getByRole('banner').getByRole('link', { name: t('common:language.en') }),
    ).toBeVisible()
  })

  for (const { name, address, field, problem } of [
    {
      name: 'log-in',
      address: '/login',
      field: t('auth:field.email'),
      problem: t('auth:problem.passwordRequired'),
    },
    {
      name: 'reset',
      address: '/reset-password?userId=lin&secret=s',
      field: t('auth:field.newPassword'),
      problem: t('auth:problem.confirmRequired'),
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
        name: t('common:status.failed.reload'),
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
    await page.getByLabel(t('auth:field.name')).first().focus()
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
    )
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen).toEqual([t('auth:signup.title')])
  })
})

test('hydration takes the styles of the document and adds none (record 010)', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/terms')
  const rules = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].map(
        ({ sheet }) => sheet?.cssRules.length,
      ),
    )
  expect(await rules()).toEqual([0, 0, 0])
  await release()
  // Rules here say that the names in the document are not those of the browser.
  expect(await rules()).toEqual([0, 0, 0])
})

test('styles of the lower part of the landing page come in a file, and stay when it is left (record 010)', async ({
  page,
}) => {
  const t = textsIn('zh')
  const heading = page.getByRole('heading', { name: t('landing:proof.heading') })
  const look = () => heading.evaluate((node) => getComputedStyle(node).fontSize)
  const release = await holdApp(page)
  const response = await page.goto('/')
  const text = (await response?.text()) ?? ''
  const files = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, file]) => file)
  expect(files).not.toEqual([])
  const faces = await page.evaluate(() =>
    [...document.fonts].map(({ family, weight }) => `${family} ${weight}`),
  )
  expect(faces, 'each font has one face: another one lays out the whole page anew').toEqual([
    ...new Set(faces),
  ])
  const before = await look()
  await release()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('common:footer.terms') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('legal:heading'))
  await page.goBack()
  await expect(heading).toBeVisible()
  expect(await look()).toBe(before)
})

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false })

  for (const [address, language, heading] of [
    ['/', 'zh', 'landing:hero.heading'],
    ['/en', 'en', 'landing:hero.heading'],
    ['/terms', 'zh', 'legal:heading'],
    ['/en/login', 'en', 'auth:login.title'],
  ] as const) {
    test(`${address} can be read in its language`, async ({ page }) => {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn(language)(heading))
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const family = await page.locator('h1').evaluate((node) => getComputedStyle(node).fontWeight)
      expect(family, 'the global styles have arrived').toBe('600')
    })
  }
})
