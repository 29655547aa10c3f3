import type { Page } from '@playwright/test'
import { hydratedEvent } from '#components/firstPaint/scripts/hydratedEvent.ts'

/** The script of the app. */
export const appScript = /\/assets\/index-.*\.js$/

/**
 * Holds the script of the app back, so that a test can act on the prerendered page.
 *
 * @returns lets the script go, and resolves when the page is hydrated
 */
export const holdApp = async (page: Page): Promise<() => Promise<void>> => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(appScript, async (route) => {
    await held
    await route.fallback()
  })
  await page.addInitScript((name) => {
    const hydrated = new Promise<void>((resolve) => {
      addEventListener(name, () => resolve(), { once: true })
    })
    Object.assign(window, { hydrated })
  }, hydratedEvent)
  return async () => {
    release()
    await page.evaluate(() => Reflect.get(window, 'hydrated') as Promise<void>)
  }
}
