/*
 * `npm run bench:catalogue`: how the catalogue behaves with 100 to 10,000 stored products, at a
 * quarter of the processor's speed, as a table with growth factors. A benchmark, not a test: nothing
 * fails, and figures of different runs compare as ratios only.
 */
import { chromium, type CDPSession, type Page } from 'playwright'
import { build } from 'vite'
import { startServer } from '#backend/server.ts'
import { serveSite } from '#backend/site/static.ts'
import { chromiumLaunch } from './chromium.ts'

const sizes = [100, 1_000, 5_000, 10_000] as const
const folder = '.cache/bench-site'
const slower = 4
const rounds = 3
const query = 'Car 12'

interface Row {
  readonly products: number
  readonly firstCards: number
  readonly keyMedian: number
  readonly keyWorst: number
  readonly sort: number
  readonly add: number
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Products all in one category; the largest catalogues are without pictures and keep short texts. */
const seedText = (count: number): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => {
      const time = Date.UTC(2026, 0, 1) + index * 1_000
      return {
        $id: `local_${String(time)}_bench`,
        createdAt: new Date(time).toISOString(),
        productId: time,
        productName: `Car ${String(index)} 纯电轿车`,
        description: `Number ${String(index)}. 电池平铺在车底，后备厢完整保留。Quiet, long range, quick to charge.`,
        price: 10_000 + ((index * 7_919) % 50_000),
        stockQuantity: index % 9,
        category: 'car',
        available: true,
        imageId: '',
        imageUrl: '',
        specifications: {},
      }
    }),
  )

/** Milliseconds of work on the main thread so far: scripts, styles and layout. */
const work = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2_000 }))
      }),
  )

const measured = async (page: Page, cdp: CDPSession, act: () => Promise<void>): Promise<number> => {
  await settled(page)
  const before = await work(cdp)
  await act()
  await settled(page)
  return (await work(cdp)) - before
}

/** Longest time from a key to the next picture, as the browser itself reports it (Event Timing). */
const answered = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await settled(page)
  await page.evaluate(() => {
    Object.assign(window, { longest: 0 })
  })
  await act()
  await settled(page)
  return page.evaluate(() => (window as unknown as { longest: number }).longest)
}

/** Keeps the longest of the keyboard events; what takes less than 16 ms is not reported. */
const watchEvents = () => {
  new PerformanceObserver((list) => {
    const kept = window as unknown as { longest?: number }
    for (const entry of list.getEntries()) {
      if (/^(key|input|beforeinput)/.test(entry.name)) {
        kept.longest = Math.max(kept.longest ?? 0, entry.duration)
      }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

const open = async (page: Page, address: string): Promise<number> => {
  await page.goto(address)
  await page.locator('main h3').first().waitFor()
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => resolve(performance.now()))
      }),
  )
}

const measure = async (url: string, products: number): Promise<Row> => {
  const launch = await chromiumLaunch()
  const browser = await chromium.launch(launch)
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(watchEvents)
  await page.goto('/terms')
  await page.evaluate((text) => localStorage.setItem('local_products', text), seedText(products))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })

  const first: number[] = []
  for (let round = 0; round < rounds; round += 1) first.push(await open(page, '/products/car'))
  const keys: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('searchbox').fill('')
    await page.getByRole('searchbox').focus()
    for (const key of query) {
      keys.push(await answered(page, () => page.keyboard.press(key)))
    }
  }
  await page.getByRole('searchbox').fill('')
  const sorts: number[] = []
  for (let round = 0; round < rounds * 2; round += 1) {
    const pressed = page.locator('search button[aria-pressed=true]')
    sorts.push(await measured(page, cdp, () => pressed.click()))
  }
  const adds = await addInManagement(page, cdp, url)
  await browser.close()
  return {
    products,
    firstCards: median(first),
    keyMedian: median(keys),
    keyWorst: Math.max(...keys),
    sort: median(sorts),
    add: median(adds),
  }
}

/** Adds products on the management page; the work of saving and of drawing the new row. */
const addInManagement = async (page: Page, cdp: CDPSession, url: string): Promise<number[]> => {
  const person = { email: 'bench@example.com', password: 'Spring-river-82', name: 'Bench' }
  await fetch(`${url}/v1/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': 'website' },
    body: JSON.stringify({ userId: 'bench', ...person }),
  })
  await page.goto('/login?next=%2Fdashboard%2Fproducts')
  await page.locator('input[type=email]').fill(person.email)
  await page.locator('input[type=password]').fill(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('/dashboard/products')
  const adds: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('button', { name: '添加产品', exact: true }).click()
    await page.locator('input[name=productName]').fill(`Added ${String(round)}`)
    await page.locator('textarea[name=description]').fill('Added by the benchmark.')
    await page.locator('input[name=price]').fill('12.50')
    await page.locator('input[name=stockQuantity]').fill('3')
    const save = page.getByRole('button', { name: '保存产品' })
    adds.push(
      await measured(page, cdp, async () => {
        await save.click()
        await page.getByRole('rowheader', { name: `Added ${String(round)}` }).waitFor()
      }),
    )
  }
  return adds
}

await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
const server = await startServer({
  port: 0,
  rateLimits: false,
  mail: 'outbox',
  site: () => serveSite(folder, []),
})
const rows: Row[] = []
for (const products of sizes) rows.push(await measure(server.url, products))
const [base] = rows
const times = (value: number, of: number | undefined): string =>
  `${value.toFixed(0)} ms (${(value / (of ?? value)).toFixed(2)}×)`
console.table(
  rows.map((row) => ({
    products: row.products,
    'first cards': times(row.firstCards, base?.firstCards),
    'keystroke, median': times(row.keyMedian, base?.keyMedian),
    'keystroke, worst': times(row.keyWorst, base?.keyWorst),
    'sort flip': times(row.sort, base?.sort),
    'one add': times(row.add, base?.add),
  })),
)
process.exit(0)
