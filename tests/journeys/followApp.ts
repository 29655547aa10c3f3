import type { Page } from '@playwright/test'

/**
 * Follows the app from the beginning of every document that the page will show: by the time that a
 * test could ask, it may listen already.
 *
 * @returns waits until the app of the present document listens
 */
export const followApp = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() => {
    const listening = new Promise<void>((resolve) => {
      document.addEventListener('app-listens', () => resolve(), { once: true })
    })
    Object.assign(window, { listening })
  })
  return () => page.evaluate(() => Reflect.get(window, 'listening') as Promise<void>)
}
