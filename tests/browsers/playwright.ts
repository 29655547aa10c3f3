import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, webkit, type Browser } from '@playwright/test'
import { chromiumLaunch } from '#scripts/chromium.ts'
import type { Opening, Tab } from './tab.ts'

const cache = resolve('.cache/browsers')

/** Installs an old Chromium from npm, once, and unpacks it. */
const oldChromium = (version: string): string => {
  const folder = join(cache, `chromium-${version}`)
  const program = join(folder, 'chromium')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const name = `@sparticuz/chromium@${version}`
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, name])
  const packed = join(folder, 'node_modules/@sparticuz/chromium/bin')
  for (const file of readdirSync(packed)) {
    const bytes = brotliDecompressSync(readFileSync(join(packed, file)))
    writeFileSync(join(folder, file.replace('.br', '')), bytes, { mode: 0o755 })
    if (file.endsWith('.tar.br'))
      execFileSync('tar', ['-xf', file.replace('.br', ''), '-C', folder], { cwd: folder })
  }
  return program
}

const openTab = async (
  browser: Browser,
  name: string,
  { scripts = true }: Opening,
): Promise<Tab> => {
  const page = await browser.newPage({ javaScriptEnabled: scripts })
  page.setDefaultTimeout(60_000)
  return {
    version: `${name} ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    evaluate: (script) => page.evaluate(`(async () => (${script}))()`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    choose: (selector, file) => page.setInputFiles(selector, file),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}

/**
 * Opens a tab of Chromium.
 *
 * @param version - of `@sparticuz/chromium`; the one that the other tests use by default
 */
export const openChromium = async (opening: Opening, version?: string): Promise<Tab> => {
  const browser = await chromium.launch({
    ...(await chromiumLaunch()),
    ...(version === undefined ? {} : { executablePath: oldChromium(version) }),
  })
  return openTab(browser, 'Chromium', opening)
}

/** Whether Playwright's own WebKit is installed. */
export const hasPlaywrightWebKit = (): boolean => existsSync(webkit.executablePath())

/** Opens a tab of the WebKit that Playwright builds. */
export const openPlaywrightWebKit = async (opening: Opening): Promise<Tab> =>
  openTab(await webkit.launch(), 'WebKit', opening)
