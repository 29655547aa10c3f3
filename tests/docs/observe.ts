import { expect, type Page, type Request } from '@playwright/test'

/** Waits for an idle period, 500 ms at most: an endless animation may leave none. Runs in the browser. */
const idle = (): Promise<void> =>
  new Promise<void>((done) => {
    requestIdleCallback(
      () => {
        done()
      },
      { timeout: 500 },
    )
  })

/** What a page prints. */
export interface Observed {
  /** Texts on the console, and uncaught errors. */
  readonly printed: readonly string[]
  /** Waits until the page is idle twice without an open request: what it shows has loaded. */
  readonly settled: () => Promise<void>
}

/**
 * Observes a page from now on.
 *
 * @param page - before it opens an address
 */
export const observe = (page: Page): Observed => {
  const open = new Set<Request>()
  const printed: string[] = []
  page.on('request', (request) => {
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  page.on('console', (message) => printed.push(`console: ${message.text()}`))
  page.on('pageerror', ({ message }) => printed.push(`error: ${message}`))
  const openWhenIdle = async () => {
    await page.evaluate(idle)
    return [...open].map((request) => request.url())
  }
  return {
    printed,
    settled: () =>
      expect.poll(async () => [...(await openWhenIdle()), ...(await openWhenIdle())]).toEqual([]),
  }
}
