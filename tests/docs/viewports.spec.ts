import { expect, test } from '@playwright/test'

test('side by side shows both modes as wide as the viewport, and scrolls them together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(
    '/iframe.html?id=pages-landingpage--default&globals=theme:both;viewport.value:w1280',
  )
  const side = (mode: 'light' | 'dark') =>
    page.frameLocator(`iframe[title="${mode}"]`).locator('html')
  for (const mode of ['light', 'dark'] as const) {
    await expect(side(mode).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })
    await expect(side(mode)).toHaveJSProperty('clientWidth', 1280)
  }
  await side('light').evaluate(() => {
    scrollTo(0, 600)
  })
  await expect(side('dark')).toHaveJSProperty('scrollTop', 600)
})

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
