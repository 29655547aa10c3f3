import { faultTest as test } from './faultTest.ts'
import { expect, inBothLanguages } from './fixtures.ts'
import { logIn, untilHydrated, withSession } from './steps.ts'

/** The style sheet of the log-in page, and of the other pages for accounts. */
const sheet = /\/assets\/accounts-[^/]*\.css$/

inBothLanguages((_language, t) => {
  const sentence = t('common:status.incomplete.text')

  test('a missing script leads to one button, at the bottom of the window or in the open dialog (decision D2)', async ({
    page,
  }) => {
    const script = /\/assets\/appwriteServices-[^/]*\.js$/
    await page.route(script, (route) => route.abort())
    await page.goto('/login')
    const address = page.getByRole('main').getByLabel(t('auth:field.email'))
    await logIn(page, t, { email: 'lin.xia@example.com', password: 'Spring-river-82' })
    const reload = page.getByRole('button', { name: t('common:status.failed.reload'), exact: true })
    await expect(reload).toHaveCount(1)
    const notice = page.getByRole('alert').filter({ has: reload })
    await expect(notice).toContainText(sentence)
    const below = await notice.evaluate(
      (element) => window.innerHeight - element.getBoundingClientRect().bottom,
    )
    expect(below).toBe(16)

    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: t('auth:login.forgot') }).click()
    await expect(dialog.getByText(sentence)).toBeVisible()
    await expect(reload).toHaveCount(1)
    await expect(
      dialog.getByRole('button', { name: t('common:status.failed.reload') }),
    ).toBeVisible()

    await page.unroute(script)
    await reload.click()
    await expect(reload).toHaveCount(0)
    await expect(address).toHaveValue('lin.xia@example.com')
  })

  test('a page that a newer deployment has removed has the one button in its place (decision D2)', async ({
    page,
  }) => {
    const script = /\/assets\/terms\.route-[^/]*\.js$/
    let calls = 0
    await page.route(script, (route) => {
      calls += 1
      return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' })
    })
    await page.goto('/login')
    await untilHydrated(page)
    await page.getByRole('link', { name: t('common:title.terms') }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      t('common:status.failed.title'),
    )
    await expect(main.getByText(sentence)).toBeVisible()
    const reload = page.getByRole('button', { name: t('common:status.failed.reload'), exact: true })
    await expect(reload).toHaveCount(1)
    await expect(main.getByRole('button')).toHaveText(t('common:status.failed.reload'))
    expect(calls).toBe(1)

    await page.unroute(script)
    await reload.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common:title.terms'))
  })

  test('a change of page waits for the sheet of the next one', async ({ page }) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(sheet, async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto('/terms')
    await untilHydrated(page)
    const asked = page.waitForRequest(sheet)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:nav.login') })
      .click()
    await asked
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(t('legal:heading'))
    arrive()
    await expect(heading).toHaveText(t('auth:login.title'))
  })

  test('a link whose page has a missing sheet loads the document', async ({ page }) => {
    await page.goto('/terms')
    await untilHydrated(page)
    await page.route(sheet, (route) => route.abort())
    const loaded = page.waitForEvent('load')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:nav.login') })
      .click()
    await loaded
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(t('auth:login.title'))
    expect(await heading.evaluate((node) => getComputedStyle(node).fontWeight)).toBe('600')
  })

  test('a script that is missing before the page has started is told as such (decision D2)', async ({
    page,
    person,
  }) => {
    await withSession(page, person)
    await page.route(/\/assets\/appwriteServices-[^/]*\.js$/, (route) => route.abort())
    await page.goto('/dashboard')
    const main = page.getByRole('main')
    await expect(main.getByText(sentence)).toBeVisible()
    await expect(main.getByRole('button')).toHaveText(t('common:status.failed.reload'))
  })
})
