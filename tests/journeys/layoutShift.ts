import type { Page } from '@playwright/test'

/** Layout shifts since the document started, each with its score and the elements that moved. */
export const layoutShifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const found = list.getEntries().map((entry) => {
            const sources = Reflect.get(entry, 'sources') as readonly { readonly node?: Node }[]
            const texts = sources.map(({ node }) => node?.textContent?.slice(0, 40))
            return `${String(Reflect.get(entry, 'value'))}: ${texts.join(' | ')}`
          })
          resolve(found)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 100, [])
      }),
  )

/** Blocks the fonts. One that arrives after the first paint moves text, which is up to the network (record 010). */
export const blockFonts = async (page: Page): Promise<void> => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
}
