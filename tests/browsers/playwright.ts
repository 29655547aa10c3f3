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

const launchChromium = async (version?: string): Promise<Browser> =>
  chromium.launch({
    ...(await chromiumLaunch()),
    ...(version === undefined ? {} : { executablePath: oldChromium(version) }),
  })

/**
 * Opens a tab of Chromium.
 *
 * @param version - of `@sparticuz/chromium`; the one that the other tests use by default
 */
export const openChromium = async (opening: Opening, version?: string): Promise<Tab> =>
  openTab(await launchChromium(version), 'Chromium', opening)

/** The newest package of each Chromium from 109, the oldest that is supported, to 126. */
export const oldChromiums = [
  '109.0.6',
  '110.0.1',
  '111.0.0',
  '112.0.2',
  '113.0.1',
  '114.0.0',
  '115.0.0',
  '116.0.0',
  '117.0.0',
  '118.0.0',
  '119.0.2',
  '121.0.0',
  '122.0.0',
  '123.0.1',
  '126.0.0',
] as const

/** Milliseconds after the load event in which a page may still crash its tab. */
const watched = 2000

/** Opens the address in its own tab. Returns why it cannot be read, or `null`. */
const whyUnread = async (browser: Browser, address: string): Promise<string | null> => {
  const page = await browser.newPage()
  const crash = new Promise<string>((done) => {
    page.on('crash', () => done('crashes'))
  })
  const stays = page.goto(address, { timeout: 30_000 }).then(
    () => page.waitForTimeout(watched).then(() => null),
    (error: unknown) => String(error),
  )
  const why = await Promise.race([crash, stays])
  await page.close().catch(() => undefined)
  return why
}

/** Opens the addresses in an old Chromium, four at once. Returns those that crash or do not load, with the reason. */
export const unreadPages = async (
  version: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const browser = await launchChromium(version)
  const failures = new Map<string, string>()
  const left = [...addresses]
  const work = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const why = await whyUnread(browser, address).catch(String)
      if (why !== null) failures.set(address, why)
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
  await browser.close()
  return failures
}

/** Whether Playwright's own WebKit is installed. */
export const hasPlaywrightWebKit = (): boolean => existsSync(webkit.executablePath())

/** Opens a tab of the WebKit that Playwright builds. */
export const openPlaywrightWebKit = async (opening: Opening): Promise<Tab> =>
  openTab(await webkit.launch(), 'WebKit', opening)
