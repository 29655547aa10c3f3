import { expect, test, type Page } from '@playwright/test'

const choose = async (page: Page, toolbar: RegExp, item: string) => {
  await page.getByRole('button', { name: toolbar }).click()
  await page.getByText(item, { exact: true }).click()
}

test('a story is played again when a toolbar renders it again', async ({ page }) => {
  await page.goto('/?path=/story/auth-loginform--invalid')
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByText('请输入密码').first()).toBeVisible({ timeout: 20_000 })
  await choose(page, /^Language of the texts/u, 'English')
  await expect(story.getByText('Please enter your password').first()).toBeVisible()
  await choose(page, /^Forced colours/u, 'Forced colours: simulated')
  await expect(story.getByText('Please enter your password').first()).toBeVisible()
})

/** A story, and one of its texts. Some have a language of their own. */
const loadedOnce = [
  ['auth-loginform--invalid', '请输入密码'],
  ['flows-log-in--in-english', 'Welcome, '],
  ['catalogue-figures--text-on-small-phone', 'Max clock'],
] as const

for (const [id, text] of loadedOnce) {
  test(`${id} is loaded once`, async ({ page }) => {
    const loads: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/iframe.html') loads.push(request.url())
    })
    await page.goto(`/?path=/story/${id}`)
    const story = page.frameLocator('#storybook-preview-iframe')
    await expect(story.getByText(text).first()).toBeVisible({ timeout: 20_000 })
    expect(loads).toHaveLength(1)
  })
}

test('a flow is in the language of the toolbar', async ({ page }) => {
  await page.goto('/iframe.html?id=flows-log-in--to-the-dashboard&globals=locale:en')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible({
    timeout: 20_000,
  })
})

test('a page side by side keeps its own colour mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/iframe.html?id=ui-button--docs&viewMode=docs&globals=theme:both')
  const dark = page.locator('iframe[title$=", dark"]').first().contentFrame()
  await expect(dark.getByRole('button').first()).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('html')).not.toHaveClass(/dark/u)
})

test('a story side by side has no panel, which would report on neither frame', async ({ page }) => {
  await page.goto('/?path=/story/auth-loginform--invalid')
  const panel = page.getByRole('tab', { name: /^Interactions/u })
  await expect(panel).toBeVisible({ timeout: 20_000 })
  await choose(page, /^Colour mode/u, 'Side by side')
  await expect(panel).toBeHidden()
  const frame = page.frameLocator('#storybook-preview-iframe').frameLocator('iframe[title=dark]')
  await expect(frame.getByText('请输入密码').first()).toBeVisible()
})
