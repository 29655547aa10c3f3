import { expect, test, textsIn } from './fixtures.ts'
import { holdApp } from './holdApp.ts'
import { untilHydrated } from './steps.ts'

const zh = textsIn('zh')

const light = 'rgb(255, 255, 255)'

test.describe('light, dark or as the system (decision D7)', () => {
  test('a choice holds at once, in other tabs, on other pages and before the app starts', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await untilHydrated(page)
    const other = await context.newPage()
    await other.goto('/terms')
    const foot = page.getByRole('contentinfo')
    await foot.getByRole('radio', { name: zh('common:colourMode.dark') }).check()
    for (const tab of [page, other]) {
      await expect(tab.locator('body')).not.toHaveCSS('background-color', light)
      await expect(tab.locator('html')).toHaveCSS('color-scheme', 'dark')
      const bars = tab.locator('meta[name=theme-color]')
      await expect(bars.first()).toHaveAttribute('content', '#0D1315')
    }
    await other.evaluate(() => localStorage.clear())
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    await expect(foot.locator('input[value=system]')).toBeChecked()
    await foot.getByRole('radio', { name: zh('common:colourMode.dark') }).check()
    await holdApp(page)
    await page.goto('/en/login')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expect(foot.locator('input[value=dark]')).toBeChecked()
    await foot.locator('input[value=system]').check()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBeNull()
  })

  test('light is light where the system is dark, chosen in the menu of a phone', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    await untilHydrated(page)
    await page.getByRole('button', { name: zh('common:nav.openMenu') }).click()
    const menu = page.getByRole('navigation', { name: zh('common:nav.main') })
    await menu.getByRole('radio', { name: zh('common:colourMode.light') }).check()
    await expect(page.locator('body')).toHaveCSS('background-color', light)
    await page.reload()
    await untilHydrated(page)
    await expect(page.locator('body')).toHaveCSS('background-color', light)
    for (const copy of await page.locator('input[value=light]').all()) {
      await expect(copy).toBeChecked()
    }
  })
})

test('a page that comes back from the cache of the browser has the mode and the language chosen meanwhile', async ({
  page,
}) => {
  await page.goto('/terms')
  await untilHydrated(page)
  const comeBack = (key: string, value: string) =>
    page.evaluate(
      ([name, text]) => {
        localStorage.setItem(name, text)
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      },
      [key, value] as const,
    )
  await comeBack('colour-mode', 'dark')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(
    page.getByRole('contentinfo').getByRole('radio', { name: zh('common:colourMode.dark') }),
  ).toBeChecked()
  await comeBack('language', 'en')
  await expect(page).toHaveURL('/en/terms')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no choice is offered', async ({ page }) => {
    await page.goto('/terms')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
  })
})
