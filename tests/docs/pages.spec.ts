import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { observe } from './observe.ts'

interface Entry {
  readonly id: string
  readonly type: string
  readonly title: string
}

const index = '.cache/storybook/index.json'
if (!existsSync(index)) throw new Error('Build Storybook first: npm test -- storybook')
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
  readonly entries: Readonly<Record<string, Entry>>
}

for (const { id, title, type } of Object.values(entries))
  if (type === 'docs')
    test(`${title} opens without a message on the console`, async ({ page }) => {
      const { printed, settled } = observe(page)
      await page.goto(`/iframe.html?viewMode=docs&id=${id}`)
      await expect(page.locator('#storybook-docs h1').first()).toBeVisible()
      await settled()
      const links = await page
        .locator('a[href*="?path=/"]')
        .evaluateAll((all: readonly HTMLAnchorElement[]) => all.map(({ href }) => href))
      const dead = links.filter((link) => {
        const path = new URL(link).searchParams.get('path') ?? ''
        return !(path.replace(/^\/(?:docs|story)\//u, '') in entries)
      })
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      )
      expect({ printed, dead, sideways }).toEqual({ printed: [], dead: [], sideways: false })
    })
