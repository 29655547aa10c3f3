import { expect, test, type Page } from '@playwright/test'
import axe from 'axe-core'
import { resolveColor, type Mode } from '#.storybook/colours/resolveColor.ts'

const story = '/?path=/story/ui-button--solid'

/** What the system prefers, what the toolbar says, and what is shown. */
const modes = [
  { system: 'light', toolbar: 'system', shown: 'light' },
  { system: 'dark', toolbar: 'system', shown: 'dark' },
  { system: 'light', toolbar: 'dark', shown: 'dark' },
  { system: 'dark', toolbar: 'light', shown: 'light' },
  { system: 'light', toolbar: 'both', shown: 'light' },
  { system: 'dark', toolbar: 'both', shown: 'dark' },
] as const

/** The ground of the sidebar, as a browser writes it. */
const groundOf = (mode: Mode): string => {
  const hex = resolveColor('bg.subtle', mode)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${String(red)}, ${String(green)}, ${String(blue)})`
}

/** Texts of the frame whose contrast is too low. */
const unreadable = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: tool } = globalThis as unknown as { readonly axe: typeof axe }
    const found = await tool.run({ exclude: [['iframe']] }, { runOnly: ['color-contrast'] })
    return found.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  })
}

const expectMode = async (page: Page, shown: Mode) => {
  await expect(page.locator('body')).toHaveCSS('background-color', groundOf(shown))
  await expect(page.locator('html')).toHaveCSS('color-scheme', shown)
  await expect(page.getByRole('button', { name: 'Solid', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Language of the texts/u })).toBeVisible()
  expect(await unreadable(page)).toEqual([])
}

for (const { system, toolbar, shown } of modes)
  test(`the sidebar and the toolbar are ${shown} when the toolbar says ${toolbar} on a ${system} system`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system })
    await page.goto(`${story}&globals=theme:${toolbar}`)
    await expectMode(page, shown)
  })

test('the sidebar and the toolbar follow the toolbar, and then the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(story)
  await expectMode(page, 'light')
  const choose = async (item: string) => {
    await page.getByRole('button', { name: /^Colour mode/u }).click()
    await page.getByText(item, { exact: true }).click()
  }
  await choose('Dark')
  await expectMode(page, 'dark')
  await choose('Colour mode: as the system')
  await expectMode(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectMode(page, 'dark')
})

test('the first frame has the colour mode of the address', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  // What is drawn before the manager's own code.
  await page.route('**/sb-manager/**', (route) => route.abort())
  await page.goto(`${story}&globals=theme:dark`)
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'dark')
})
