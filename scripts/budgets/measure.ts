import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { Budget } from './pages.ts'
import { bytesOf } from './files.ts'

/** What a page costs, and of which scripts it is made. */
export interface Measured extends Budget {
  /** Addresses of the scripts it fetched, in order. */
  readonly scripts: readonly string[]
  /** Requests that held up the first paint. */
  readonly blocking: readonly string[]
}

/** Takes down what a page asks for, from now on, and whether its app has started. */
export const watch = async (page: Page) => {
  await page.addInitScript(() => {
    document.addEventListener('app-listens', () => {
      document.documentElement.dataset['started'] = ''
    })
  })
  const scripts = new Set<string>()
  const others = new Set<string>()
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url())
    if (!/^https?:/.test(protocol)) return
    if (pathname.endsWith('.js')) scripts.add(pathname)
    else if (!['font', 'image'].includes(request.resourceType())) others.add(request.url())
  })
  return {
    scripts,
    /** Every request but those for fonts and pictures. */
    count: () => scripts.size + others.size,
  }
}

/** Waits until the app has started and everything that it asked for is there. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await page.locator('main h1').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** The file that the server answers a public address with; the shell for all others. */
const documentOf = (folder: string, path: string): string => {
  const file = join(path, 'index.html').replace(/^\//, '')
  return existsSync(join(folder, file)) ? file : 'shell.html'
}

/**
 * Measures the page that stands there now.
 *
 * @param page started and settled
 * @param folder of the build
 * @param path where the page was opened
 * @param seen what {@link watch} took down
 */
export const measure = async (
  page: Page,
  folder: string,
  path: string,
  seen: Awaited<ReturnType<typeof watch>>,
): Promise<Measured> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  await cdp.detach()
  const { elements, blocking } = await page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    blocking: performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map((entry) => entry.name),
  }))
  const scripts = [...seen.scripts]
  return {
    document: bytesOf(folder, documentOf(folder, path)),
    script: scripts.reduce((sum, script) => sum + bytesOf(folder, script), 0),
    requests: seen.count(),
    elements,
    heap: Math.round(usedSize / 10_000) / 100,
    scripts,
    blocking,
  }
}
