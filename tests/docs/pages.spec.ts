import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { bilingualSamples } from './bilingualSamples.ts'
import { faultsOf } from './faults.ts'

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
const pages = Object.values(entries).filter(({ type }) => type === 'docs')

const languages = ['zh', 'en'] as const
const themes = ['light', 'dark'] as const
const widths = [1440, 390] as const

/** Requests of a page without its stories in frames, which load when they come into view. */
const mostRequests = 200

for (const language of languages)
  for (const theme of themes)
    for (const width of widths)
      test.describe(`${language} ${theme} ${String(width)}`, () => {
        test.use({ viewport: { width, height: 900 }, colorScheme: theme })
        for (const { id, title } of pages)
          test(title, async ({ page }) => {
            const printed: string[] = []
            let requests = 0
            page.on('request', () => {
              requests += 1
            })
            page.on('console', (message) => printed.push(`console: ${message.text()}`))
            page.on('pageerror', ({ message }) => printed.push(`error: ${message}`))
            const globals = `locale:${language};theme:${theme}`
            await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=${globals}`)
            await expect(page.locator('#storybook-docs h1').first()).toBeVisible({
              timeout: 20_000,
            })
            await page.waitForLoadState('networkidle')
            const faults = [
              ...printed,
              ...(await faultsOf(page, { language, bilingual: bilingualSamples.has(title) })),
            ]
            test.info().annotations.push({ type: 'requests', description: String(requests) })
            if (requests > mostRequests) faults.push(`${String(requests)} requests`)
            expect(faults).toEqual([])
          })
      })
