import { expect, test, type Page } from '@playwright/test'
import { observe } from './observe.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')

for (const [id, place] of [
  ['pages-landingpage', 'contact-sent'],
  ['ui-dialog', 'do-and-dont'],
  ['catalogue-productcard', 'long-text'],
  ['pages-managementpage', 'form-open'],
] as const)
  test(`the table of contents of ${id} leads to its heading, and stays there`, async ({ page }) => {
    const { settled } = observe(page)
    // On a slow machine what stands above the heading loads after the click.
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(`/iframe.html?viewMode=docs&id=${id}--docs`)
    await page.locator(`.toc-wrapper a[href$="#${place}"]`).click()
    const heading = page.locator(`#${place}`)
    await expect(heading).toBeInViewport({ ratio: 1 })
    await settled()
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.toc-wrapper .is-active-link')).toHaveAttribute(
      'href',
      new RegExp(`#${place}$`, 'u'),
    )
  })

test('a frame that grows above the window does not move the text', async ({ page }) => {
  const { settled } = observe(page)
  await page.goto('/iframe.html?viewMode=docs&id=catalogue-productcard--docs')
  const heading = page.locator('#do-and-dont')
  await heading.evaluate((element) => {
    element.scrollIntoView()
  })
  await settled()
  const before = await heading.boundingBox()
  await page
    .locator('.state')
    .first()
    .evaluate((state) => {
      state.style.paddingBlockStart = '600px'
    })
  expect(await heading.boundingBox()).toEqual(before)
})

for (const [id, place, globals] of [
  ['handbook-when-a-check-fails', 'visual-difference', ''],
  ['handbook-spec-coverage', '516', ''],
  ['documents-specification', '5.16', '&globals=theme:dark'],
] as const)
  test(`a link to ${place} of ${id} leads there`, async ({ page }) => {
    const { settled } = observe(page)
    await page.goto(`/?path=/docs/${id}--docs${globals}#${place}`)
    await expect(preview(page).locator(`[id="${place}"]`)).toBeInViewport({ timeout: 20_000 })
    await settled()
    await expect(preview(page).locator(`[id="${place}"]:target`)).toBeInViewport()
  })

test('a page without a place in its address starts at the top', async ({ page }) => {
  const { settled } = observe(page)
  await page.goto('/?path=/docs/handbook-when-a-check-fails--docs')
  const title = preview(page).getByRole('heading', { level: 1 })
  await expect(title).toBeVisible({ timeout: 20_000 })
  await settled()
  await expect(title).toBeInViewport()
})
