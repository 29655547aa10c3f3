import type { Page } from '@playwright/test'
import { followApp } from './followApp.ts'

/**
 * Holds the app back until it is let go, so that what happens before it is certain.
 *
 * @returns lets it go, and waits until it listens
 */
export const holdApp = async (page: Page): Promise<() => Promise<void>> => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const listening = await followApp(page)
  return async () => {
    release()
    await listening()
  }
}
