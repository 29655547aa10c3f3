import { expect, test } from '@playwright/test'

test('the menu of a component runs its tests and says how many ran', async ({ page }) => {
  await page.goto('/?path=/docs/ui-tag--docs')
  const item = page.locator('[data-item-id="ui-tag"]')
  const notice = page.getByText('“Run tests” is not connected')
  const menu = page.getByRole('dialog')
  // The sidebar may give up its server (storybook#35864). Then a person reads the notice and clicks on it.
  await expect(async () => {
    await page.keyboard.press('Escape')
    if (await notice.isVisible()) await notice.click()
    await item.hover()
    await item.getByRole('button', { name: 'Open context menu' }).click()
    await menu.getByRole('button', { name: 'Start test run' }).click()
    await expect(menu.getByText(/^(Starting|Testing)/u)).toBeVisible()
  }).toPass({ timeout: 90_000 })
  await expect(menu.getByText('Ran 5 tests')).toBeVisible({ timeout: 90_000 })
})
