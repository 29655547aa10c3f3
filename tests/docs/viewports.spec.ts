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

test('side by side fits beside the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(
    '/?path=/story/pages-managementpage--default&globals=theme:both;viewport.value:w1280',
  )
  const preview = page.frameLocator('#storybook-preview-iframe')
  const dark = preview.locator('iframe[title="dark"]')
  await expect(preview.getByText(/^Dark, 1280 px, drawn at 3\d %$/u)).toBeVisible({
    timeout: 20_000,
  })
  // The height ends within a pixel.
  await expect(dark).toBeInViewport({ ratio: 0.99 })
  await expect(dark).toHaveJSProperty('clientWidth', 1280)
})

test('in a narrow window light is above dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/iframe.html?id=pages-managementpage--default&globals=theme:both')
  for (const mode of ['light', 'dark'] as const) {
    const side = page.locator(`iframe[title="${mode}"]`)
    await expect(side).toBeInViewport({ ratio: 1, timeout: 20_000 })
    await expect(side).toHaveJSProperty('clientWidth', 390)
  }
})

test('side by side follows the width of the window', async ({ page }) => {
  await page.goto('/iframe.html?id=pages-managementpage--default&globals=theme:both')
  for (const width of [1280, 800]) {
    await page.setViewportSize({ width, height: 800 })
    for (const mode of ['light', 'dark'] as const)
      await expect(page.locator(`iframe[title="${mode}"]`)).toHaveJSProperty(
        'clientWidth',
        width / 2,
        { timeout: 20_000 },
      )
  }
})

test('side by side at the width of a phone gives each mode the full height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/?path=/story/pages-loginpage--default&globals=theme:both;viewport.value:w360')
  const preview = page.frameLocator('#storybook-preview-iframe')
  for (const mode of ['light', 'dark'] as const) {
    const side = preview.locator(`iframe[title="${mode}"]`)
    await expect(side).toHaveJSProperty('clientWidth', 360, { timeout: 20_000 })
    // The captions of both sides take 32 px each.
    expect(await side.evaluate(({ clientHeight }) => innerHeight - clientHeight)).toBe(64)
  }
  await expect(preview.getByText('Dark, 360 px')).toBeInViewport()
})

test('two phones stand beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(
    '/?path=/story/pages-loginpage--default&globals=theme:both;viewport.value:twoPhones',
  )
  const preview = page.frameLocator('#storybook-preview-iframe')
  for (const mode of ['light', 'dark'] as const)
    await expect(preview.locator(`iframe[title="${mode}"]`)).toHaveJSProperty('clientWidth', 360, {
      timeout: 20_000,
    })
  const [light, dark] = await Promise.all(
    ['Light, 360 px', 'Dark, 360 px'].map((name) => preview.getByText(name).boundingBox()),
  )
  expect((dark?.x ?? 0) - (light?.x ?? 0)).toBe(360)
  expect(dark?.y).toBe(light?.y)
})

test('a frame without a height of its own is as high as its story', async ({ page }) => {
  await page.goto('/iframe.html?id=ui-button--docs&viewMode=docs&globals=theme:both')
  await page.getByRole('group', { name: 'Solid', exact: true }).scrollIntoViewIfNeeded()
  const frame = page.locator('iframe[title="Solid, light"]')
  const story = frame.contentFrame().locator('#storybook-root')
  await expect(story.getByRole('button')).toBeVisible({ timeout: 20_000 })
  const height = await story.evaluate((root) => root.ownerDocument.body.offsetHeight)
  await expect(frame).toHaveJSProperty('clientHeight', height)
  expect(height).toBeLessThan(120)
})
