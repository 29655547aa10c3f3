import { existsSync, readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { faultsOf } from './faults.ts'
import { observe } from './observe.ts'
import { snippetFaultsOf } from './snippets.ts'

interface Entry {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly tags: readonly string[]
}

const index = '.cache/storybook/index.json'
if (!existsSync(index)) throw new Error('Build Storybook first: npm test -- storybook')
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
  readonly entries: Readonly<Record<string, Entry>>
}
const pages = Object.values(entries).filter(({ type }) => type === 'docs')

const languages = ['zh', 'en'] as const

/** How each page is shown, one after the other. axe sees both colour modes and both widths. */
const views = [
  { colorScheme: 'light', width: 1440, axe: true },
  { colorScheme: 'dark', width: 1440, axe: false },
  { colorScheme: 'dark', width: 390, axe: true },
  { colorScheme: 'light', width: 390, axe: false },
] as const

/**
 * Components with a story that shows both languages: it changes its language in place, or has a long name of
 * another country. Their samples are not judged by language.
 */
const bilingualSamples = ['auth/LoginForm', 'dashboard/WelcomeHeader', 'landing/ContactForm']

/** Requests of a page without its stories in frames, which load when they come into view. */
const mostRequests = 200

/** Links of the page to pages, stories and tests that do not exist. */
const deadLinksOf = async (page: Page): Promise<readonly string[]> => {
  const links = await page
    .locator('a[href*="?path=/"]')
    .evaluateAll((all: readonly HTMLAnchorElement[]) => all.map(({ href }) => href))
  const ids = links.map((link) =>
    new URL(link).searchParams.get('path')?.replace(/^\/(?:docs|story)\//u, ''),
  )
  return [...new Set(ids)].filter((id) => id === undefined || !(id in entries)).map(String)
}

for (const language of languages)
  test.describe(`in ${language}`, () => {
    for (const { id, title, tags } of pages)
      test(title, async ({ page }) => {
        const { printed, requests, settled } = observe(page)
        const faults: string[] = []
        const [first] = views
        await page.emulateMedia({ colorScheme: first.colorScheme })
        await page.setViewportSize({ width: first.width, height: 900 })
        await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=locale:${language}`)
        await expect(page.locator('#storybook-docs h1').first()).toBeVisible({ timeout: 20_000 })
        await settled()
        test.info().annotations.push({ type: 'requests', description: String(requests()) })
        if (requests() > mostRequests) faults.push(`${requests()} requests`)
        for (const { colorScheme, width, axe } of views) {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 900 })
          await settled()
          const found = await faultsOf(page, {
            language,
            bilingual: bilingualSamples.includes(title),
            axe,
          })
          faults.push(...found.map((fault) => `${colorScheme} ${width}: ${fault}`))
        }
        faults.push(...(await deadLinksOf(page)).map((id) => `a link to ${id}, which is not there`))
        // Snippets are the same in every language.
        if (language === 'zh' && !tags.includes('unattached-mdx'))
          faults.push(...(await snippetFaultsOf(page)))
        expect([...printed, ...faults]).toEqual([])
      })
  })
