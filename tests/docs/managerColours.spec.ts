import { expect, test } from '@playwright/test'
import axe from 'axe-core'

for (const colorScheme of ['light', 'dark'] as const)
  test(`the sidebar and the toolbar are readable in ${colorScheme}`, async ({ browser }) => {
    const page = await browser.newPage({ colorScheme })
    await page.goto('/?path=/story/ui-button--solid')
    await expect(page.getByRole('button', { name: 'Solid', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Language of the texts/u })).toBeVisible()
    await page.evaluate(axe.source)
    const violations = await page.evaluate(async () => {
      const { axe: tool } = globalThis as unknown as { readonly axe: typeof axe }
      const found = await tool.run({ exclude: [['iframe']] }, { runOnly: ['color-contrast'] })
      return found.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
    })
    expect(violations).toEqual([])
    await page.close()
  })
