import { expect, test } from '@playwright/test'

test('a story on a page of documentation has the width of its viewport', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=layout-header--docs')
  for (const [name, width] of [
    ['Tablet', 768],
    ['Phone', 360],
    ['Small phone', 320],
  ] as const) {
    const state = page.locator('.state', { has: page.getByRole('group', { name, exact: true }) })
    await state.getByRole('link', { name: 'Open the story' }).scrollIntoViewIfNeeded()
    await expect(state.locator('iframe')).toHaveJSProperty('clientWidth', width)
  }
})
