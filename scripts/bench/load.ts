import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'

/** One visit with an empty cache, and a second one. */
export interface Visit {
  /** Milliseconds after navigation. */
  readonly fcp: number
  readonly lcp: number
  /** Blocking beyond 50 ms of long tasks, milliseconds. */
  readonly tbt: number
  readonly cls: number
  /** Bytes on the wire. */
  readonly bytes: number
  readonly script: number
  readonly requests: number
  /** Milliseconds of script on the main thread. */
  readonly scriptMs: number
  readonly heapMB: number
  readonly elements: number
  /** Longest time from a key to the next picture, milliseconds; 0 on pages without a field. */
  readonly interaction: number
  /** Bytes of the second visit. */
  readonly repeat: number
}

/** A phone of the middle, on a mobile network: what Lighthouse calls slow 4G, really applied. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
}
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
}
const slower = 4

interface Seen {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  key: number
}

const observe = () => {
  const seen: Seen = { fcp: 0, lcp: 0, tbt: 0, cls: 0, key: 0 }
  Object.assign(window, { seen })
  const on = (type: string, take: (entry: PerformanceEntry) => void, options = {}) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true, ...options })
  }
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  on('longtask', (entry) => (seen.tbt += Math.max(0, entry.duration - 50)))
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) seen.cls += shift.value
  })
  on('event', (entry) => (seen.key = Math.max(seen.key, entry.duration)), { durationThreshold: 16 })
}

const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** Counts what travels until nothing has for a while. */
const traffic = async (cdp: CDPSession) => {
  const kinds = new Map<string, string>()
  let figures = { bytes: 0, script: 0, requests: 0 }
  let open = 0
  let last = Date.now()
  await cdp.send('Network.enable')
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http') || kinds.has(requestId)) return
    kinds.set(requestId, type ?? '')
    figures.requests += 1
    open += 1
    last = Date.now()
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    figures.bytes += encodedDataLength
    if (kinds.get(requestId) === 'Script') figures.script += encodedDataLength
    open -= 1
    last = Date.now()
  })
  cdp.on('Network.loadingFailed', () => (open -= 1))
  return {
    quiet: async () => {
      const begun = Date.now()
      while (Date.now() - begun < 20_000 && (open > 0 || Date.now() - last < 2_500)) await wait(100)
      return figures
    },
    reset: () => (figures = { bytes: 0, script: 0, requests: 0 }),
  }
}

/** What a browser keeps of a site, its cache left out. */
export type Storage = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * Comes to a page with something in storage and stays until it is quiet.
 *
 * @param entries of `localStorage`
 * @returns what the browser keeps from then on
 */
export const beenBefore = async (
  browser: Browser,
  address: string,
  entries: Readonly<Record<string, string>>,
): Promise<Storage> => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate((given) => {
    for (const [key, text] of Object.entries(given)) localStorage.setItem(key, text)
  }, entries)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.locator('main').first().waitFor()
  return context.storageState()
}

/**
 * Opens a page on a slow phone with an empty cache, types into its first field, and comes again.
 *
 * @param address whole address of the page
 * @param storage what the browser has kept of the site; by default nothing
 */
export const visit = async (
  browser: Browser,
  address: string,
  storage?: Storage,
): Promise<Visit> => {
  const context = await browser.newContext({
    ...phone,
    ...(storage === undefined ? {} : { storageState: storage }),
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const net = await traffic(cdp)
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  // tsx names inner functions with a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (given) => given')
  await page.addInitScript(observe)
  await page.goto(address, { timeout: 60_000 })
  const { bytes, script, requests } = await net.quiet()
  const { metrics } = await cdp.send('Performance.getMetrics')
  const scriptMs = 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
  const loaded = { ...(await seenBy(page)) }
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const field = page.locator('main input:visible').first()
  if ((await field.count()) > 0) {
    await field.focus()
    await page.evaluate(() => ((window as unknown as { seen: Seen }).seen.key = 0))
    await page.keyboard.type('speed', { delay: 250 })
    await wait(500)
  }
  const { key } = await seenBy(page)
  net.reset()
  await page.goto(address, { timeout: 60_000 })
  const again = await net.quiet()
  await context.close()
  const { fcp, lcp, tbt, cls } = loaded
  const heapMB = usedSize / 1_048_576
  const figures = { fcp, lcp, tbt, cls, bytes, script, requests, scriptMs, heapMB, elements }
  return { ...figures, interaction: key, repeat: again.bytes }
}
