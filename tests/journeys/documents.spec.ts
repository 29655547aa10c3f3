import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { siteFolder } from './buildSites.ts'
import { expect, test } from './fixtures.ts'
import { holdApp } from './holdApp.ts'
import { layoutShifts } from './layoutShift.ts'
import { isPrivate, pagesWith } from './pages.ts'

const pages = pagesWith('unknown')

// What a category, a product and a link of a mail show depends on the browser: other journeys cover it.
const addresses = pages
  .filter((address) => !isPrivate(address) && !/products|password|verify|code/.test(address))
  .flatMap((address) => (address === '/' ? [address, '/en'] : [address]))

/** Records computed styles. A second call returns the differences. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const perceived = [
      ...['color', 'backgroundColor', 'fontFamily', 'fontSize', 'fontWeight', 'lineHeight'],
      ...['display', 'visibility', 'opacity', 'padding', 'margin', 'border', 'borderRadius'],
      ...['width', 'height', 'textDecorationLine', 'outlineStyle', 'boxShadow', 'fill', 'stroke'],
    ]
    const look = (element: Element) => {
      // Computed styles of invisible elements may be outdated.
      if (!element.checkVisibility()) return perceived.map(() => 'not visible')
      const style = getComputedStyle(element) as unknown as Record<string, string>
      return perceived.map((name) => `${name}: ${style[name] ?? ''}`)
    }
    const kept = window as unknown as { looked?: Map<Element, string[]> }
    const before = kept.looked
    if (before === undefined) {
      const all = [document.body, ...document.querySelectorAll('#root *')]
      kept.looked = new Map(all.map((element) => [element, look(element)]))
      return { compared: all.length, differences: [] }
    }
    const still = [...before].filter(([element]) => element.isConnected)
    const differences = still.flatMap(([element, then]) => {
      const now = look(element)
      const changed = then.filter((line, place) => line !== now[place])
      return changed.map((line) => `${element.outerHTML.slice(0, 60)} was ${line}`)
    })
    return { compared: still.length, differences }
  })

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })
    for (const address of addresses) {
      test(`${address} looks the same before and after hydration`, async ({ page }) => {
        const release = await holdApp(page)
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        // Two frames later, layout shifts of font loading are recorded.
        const ready = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
            }),
        )
        const before = await looks(page)
        await release()
        const after = await looks(page)
        expect(after.differences).toEqual([])
        expect(after.compared, 'the markup is hydrated, not replaced').toBeGreaterThan(
          before.compared * 0.9,
        )
        expect(await layoutShifts(page, ready), 'nothing has moved').toEqual([])
      })
    }

    for (const address of [...pages.filter(isPrivate), '/en/reset-password']) {
      test(`${address} shows its heading before hydration`, async ({ page }) => {
        await holdApp(page)
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        // Hidden while the page loads, so that nothing moves.
        await expect(page.getByRole('contentinfo', { includeHidden: true })).toBeAttached()
      })
    }
  })
}

/** Names and texts of the documents of a build. */
const documentsOf = (folder: string): readonly (readonly [string, string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')])

for (const variant of ['plain', 'published'] as const) {
  test(`the first paint of every ${variant} document waits for a part of it (record 010)`, () => {
    const ids = documentsOf(siteFolder(variant)).map(([name, text]) => {
      const id = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(text)?.[1] ?? ''
      return [name, text.includes(` id="${id}"`)]
    })
    expect(ids.filter(([, found]) => found === false)).toEqual([])
  })

  test(`every picture, font and script that a ${variant} document names is in the build`, () => {
    const folder = siteFolder(variant)
    const named = documentsOf(folder).flatMap(([, text]) =>
      [...text.matchAll(/(?<![\w.])\/(?:assets|src)\/[\w./-]+/g)].map(([file]) => file),
    )
    expect(new Set(named.map((file) => /\w+$/.exec(file)?.[0]))).toContain('svg')
    expect([...new Set(named)].filter((file) => !existsSync(join(folder, file)))).toEqual([])
  })
}
