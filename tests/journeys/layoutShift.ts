import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/**
 * Layout shifts, each with its time, its score and the elements that moved, from where to where.
 *
 * @param page - the page
 * @param from - the time of the page's clock after which they count, in ms. Defaults to the start of the document.
 */
export const layoutShifts = (page: Page, from = 0): Promise<readonly string[]> =>
  page.evaluate(async (after) => {
    const found: string[] = []
    await new Promise<void>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        for (const { startTime, value, sources } of list.getEntriesByType(
          'layout-shift',
        ) as unknown as Shift[]) {
          if (startTime <= after) continue
          const moved = sources.map(({ node, previousRect, currentRect }) => {
            const html = (node instanceof Element ? node.outerHTML : node?.textContent) ?? ''
            const [before, now] = [previousRect, currentRect].map(({ x, y, width, height }) =>
              [x, y, width, height].join(' '),
            )
            return `${html.slice(0, 80)} (${String(before)} → ${String(now)})`
          })
          found.push(`${startTime.toFixed()} ms, ${String(value)}: ${moved.join(' | ')}`)
        }
        if (list.getEntriesByName('told').length > 0) resolve()
      })
      observer.observe({ type: 'layout-shift', buffered: true })
      observer.observe({ type: 'mark' })
      // A shift is recorded with the next frame. The mark comes after all that was recorded before it.
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('told')))
    })
    return found
  }, from)

/** Blocks the fonts. One that arrives after the first paint moves text, which is up to the network (record 010). */
export const blockFonts = async (page: Page): Promise<void> => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
}
