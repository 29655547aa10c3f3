/*
 * What browsers and extensions do to the markup of a page: translators replace its texts, password
 * managers put elements beside its fields.
 */
import type { Page } from '@playwright/test'
import { translatePage, type Translator } from '#tests/support/translator.ts'
import { expect, test, textsIn } from './fixtures.ts'
import { holdApp } from './holdApp.ts'
import { isPrivate, pagesWith, publicPagesWith } from './pages.ts'
import { seed, someProducts } from './products.ts'
import { untilHydrated, withSession } from './steps.ts'

const t = textsIn('zh')
const products = someProducts('zh', 30)
const product = products[0]?.$id ?? ''

const translate = (page: Page) =>
  page.evaluate(`window.translator = (${translatePage.toString()})(document.body)`)

const staleTexts = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'translator') as Translator).stale)

/** Types into every field and sends every form, so that messages and icons come and go. */
const exercise = async (page: Page) => {
  const main = page.getByRole('main')
  const shown = (selector: string) => main.locator(selector).filter({ visible: true }).all()
  for (const button of await shown('form button[type=submit]')) await button.click()
  for (const field of await shown('input:not([type=checkbox], [type=file])'))
    await field.pressSequentially('Aa1')
  // The buttons that show a password.
  for (const button of await shown('button[aria-controls]')) await button.click()
  for (const button of await shown('form button[type=submit]')) await button.click()
}

for (const path of [...publicPagesWith(product), ...pagesWith(product).filter(isPrivate)])
  test(`a page translator does no harm to ${path}`, async ({ page, person }) => {
    await seed(page, { local_products: JSON.stringify(products) })
    if (path.startsWith('/dashboard')) await withSession(page, person)
    await page.goto(path)
    await page.keyboard.press('Shift')
    await untilHydrated(page)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    if (path === '/dashboard/products') await expect(page.getByRole('table')).toBeVisible()
    await translate(page)
    await exercise(page)
    await expect(heading).toBeVisible()
    await expect(heading).not.toHaveText(t('common:status.failed.title'))
    expect(await staleTexts(page)).toEqual([])
  })

test('sign-up works under a page translator, from the form to the code', async ({ page }) => {
  await page.goto('/signup')
  await page.keyboard.press('Shift')
  await untilHydrated(page)
  await translate(page)
  await page.getByLabel(t('auth:field.name'), { exact: true }).fill('林夏')
  await page.getByLabel(t('auth:field.email')).fill('translated@example.com')
  await page
    .getByLabel(t('auth:field.password'), { exact: true })
    .pressSequentially('correct Horse 1')
  await page.getByLabel(t('auth:field.confirm'), { exact: true }).fill('correct Horse 1')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('auth:signup.submit') }).click()
  const boxes = page.getByRole('group', { name: t('auth:code.group') }).getByRole('textbox')
  await expect(boxes).toHaveCount(6)
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page.getByText(t('auth:problem.codeIncomplete')).first()).toBeVisible()
  await boxes.first().pressSequentially('123456')
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(
    page.getByRole('heading', { level: 1, name: t('auth:verified.title') }),
  ).toBeVisible()
  expect(await staleTexts(page)).toEqual([])
})

const manager = test.extend({
  // React says in the console that the markup is another one.
  quiet: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    await use(undefined)
    expect(problems).toEqual([expect.stringContaining('#418')])
  },
})

for (const [path, names] of [
  ['/login', ['email', 'password']],
  ['/signup', ['name', 'email', 'password', 'confirm']],
  ['/', ['lastName', 'firstName', 'email']],
] as const)
  manager(`what a password manager filled in on ${path} survives`, async ({ page }) => {
    const release = await holdApp(page)
    await page.goto(path)
    const fields = names.map((name) => page.locator(`main input[name=${name}]`))
    for (const [index, field] of fields.entries()) {
      await field.fill(`value ${String(index)}`)
      await field.evaluate((input) => input.after(document.createElement('i')))
    }
    const before = await fields[0]?.elementHandle()
    await release()
    expect(await before?.evaluate((input) => input.isConnected), 'React built it anew').toBe(false)
    for (const [index, field] of fields.entries())
      await expect(field).toHaveValue(`value ${String(index)}`)
  })

test('a card that is pressed while the app starts leads where it says', async ({ page }) => {
  await seed(page, { local_products: JSON.stringify(products) })
  const release = await holdApp(page)
  await page.goto('/products/car')
  const link = page
    .getByRole('list', { name: t('catalogue:list') })
    .getByRole('link')
    .nth(2)
  const name = (await link.textContent()) ?? ''
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.mouse.down()
  await release()
  await expect(page.locator('[data-stored-list]')).toHaveCount(0)
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('a press that was kept for a button that is gone does not go to its namesake', async ({
  page,
}) => {
  const release = await holdApp(page)
  await page.goto('/login')
  await page.evaluate(() => {
    const pressed: string[] = []
    Object.assign(window, { pressed })
    for (const which of ['first', 'second']) {
      const button = document.createElement('button')
      button.textContent = 'Delete'
      button.addEventListener('click', () => pressed.push(which))
      document.body.append(button)
    }
  })
  const first = page.getByRole('button', { name: 'Delete' }).first()
  await first.click()
  await expect(first).toHaveAttribute('aria-busy', 'true')
  await first.evaluate((button) => button.remove())
  await release()
  // The kept press is done in the same task as the event that `release` waits for, or never.
  expect(await page.evaluate(() => Reflect.get(window, 'pressed') as string[])).toEqual(['first'])
})
