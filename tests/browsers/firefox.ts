import { existsSync } from 'node:fs'
import { launch, type ElementHandle, type LaunchOptions } from 'puppeteer-core'
import type { Opening, Tab } from './tab.ts'

const program = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file))

/** Whether Firefox is installed. */
export const hasFirefox = (): boolean => program !== undefined

/** Opens a tab of Firefox over WebDriver BiDi. */
export const openFirefox = async (
  { scripts = true }: Opening,
  options: LaunchOptions = {},
): Promise<Tab> => {
  if (program === undefined) throw new Error('Firefox is not installed')
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    ...options,
    extraPrefsFirefox: { ...options.extraPrefsFirefox, 'javascript.enabled': scripts },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(15_000)
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    open: async (url) => void (await page.goto(url)),
    evaluate: (script) => page.evaluate(`(async () => (${script}))()`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key as 'Enter'),
    choose: async (selector, file) => {
      const field = await page.$(selector)
      await (field as ElementHandle<HTMLInputElement> | null)?.uploadFile(file)
    },
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
