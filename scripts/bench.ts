/*
 * `npm run bench`: how fast pages are for a new visitor on a slow phone, beside any other site. A
 * benchmark, not a test: times of different runs and machines compare as ratios only.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { build } from 'vite'
import { someProducts } from '#tests/journeys/products.ts'
import { judge, medianScores, scoreTable, type Scores } from './bench/lighthouse.ts'
import { beenBefore, visit, type Storage, type Visit } from './bench/load.ts'
import { changes, medianVisit, tables, type Medians } from './bench/report.ts'
import { serveFolder } from './bench/serve.ts'
import { chromiumLaunch } from './chromium.ts'

const help = `npm run bench -- [--site name=folder-or-address]... [--page name=path]... [--runs 5]
                 [--products 24] [--lighthouse] [--baseline name]

Builds this site and measures it beside the others, run by run in turn: processor four times slower,
network as slow 4G, folders served alike (HTTP/1.1, brotli). Medians as Markdown on standard output,
progress on standard error, JSON in .cache/bench with what has changed since the run before.
Pages are those at the same path of every site that has them. Below /products the browser knows
products (--products, all of them cars) and was here before, but its cache is empty.
--lighthouse adds the scores of Lighthouse, which npm fetches for it, for a first visit.`

const { values } = parseArgs({
  options: {
    site: { type: 'string', multiple: true, default: [] },
    page: {
      type: 'string',
      multiple: true,
      default: [
        'landing=/',
        'category=/products/car/',
        `product=/products/car/${someProducts('zh', 1)[0]?.$id ?? ''}/`,
        'log-in=/login/',
        'sign-up=/signup/',
      ],
    },
    runs: { type: 'string', default: '5' },
    products: { type: 'string', default: '24' },
    lighthouse: { type: 'boolean', default: false },
    baseline: { type: 'string', default: 'limit' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(help)
  process.exit(0)
}

const whole = (name: 'runs' | 'products', least: number): number => {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= least) return number
  console.error(
    `--${name} is a whole number from ${String(least)}, not "${values[name]}". See --help.`,
  )
  process.exit(2)
}
const runs = whole('runs', 1)
const known = whole('products', 0)

const pairs = (texts: readonly string[]): (readonly [name: string, value: string])[] =>
  texts.map((text) => {
    const at = text.indexOf('=')
    if (at < 1) throw new Error(`"${text}" is not name=value. See --help.`)
    return [text.slice(0, at), text.slice(at + 1)]
  })

const own = '.cache/bench-site'
await build({ logLevel: 'error', build: { outDir: own, emptyOutDir: true } })
const sites: [name: string, url: string][] = []
for (const [name, place] of [['ours', own] as const, ...pairs(values.site)]) {
  const url = /^https?:/.test(place) ? place.replace(/\/$/, '') : (await serveFolder(place)).url
  sites.push([name, url])
}
const pages = pairs(values.page)

const launch = await chromiumLaunch()
const inBrowser = async <Result>(act: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const browser = await chromium.launch(launch)
  try {
    return await act(browser)
  } finally {
    await browser.close()
  }
}

interface Place {
  readonly page: string
  readonly site: string
  readonly address: string
  readonly storage: Storage | undefined
}

const products = JSON.stringify(someProducts('zh', known))
const places: Place[] = []
for (const [page, path] of pages) {
  for (const [site, url] of sites) {
    const address = url + path
    // Every file is packed once before anything counts, too.
    if (!(await fetch(address)).ok) continue
    const storage = /\/products(\/|$)/.test(path)
      ? await inBrowser((browser) => beenBefore(browser, address, { local_products: products }))
      : undefined
    places.push({ page, site, address, storage })
  }
}

const visits: Record<string, Record<string, Visit[]>> = {}
const verdicts: Record<string, Record<string, Scores[]>> = {}
// The first round warms the server up.
for (let run = 0; run <= runs; run += 1) {
  const note = run === 0 ? 'warm-up' : `run ${String(run)} of ${String(runs)}`
  for (const { page, site, address, storage } of places) {
    const figures = await inBrowser((browser) => visit(browser, address, storage))
    console.error(
      `${note}: ${site} ${page}: LCP ${figures.lcp.toFixed(0)} ms, ${(figures.bytes / 1_000).toFixed(1)} KB`,
    )
    if (run === 0) continue
    ;((visits[page] ??= {})[site] ??= []).push(figures)
    if (!values.lighthouse) continue
    const scores = await judge(address, launch)
    console.error(`${note}: ${site} ${page}: Lighthouse ${scores.performance.toFixed(0)}`)
    ;((verdicts[page] ??= {})[site] ??= []).push(scores)
  }
}

const middle = <One, Made>(
  all: Readonly<Record<string, Readonly<Record<string, readonly One[]>>>>,
  of: (ones: readonly One[]) => Made,
): Record<string, Record<string, Made>> =>
  Object.fromEntries(
    Object.entries(all).map(([page, bySite]) => [
      page,
      Object.fromEntries(Object.entries(bySite).map(([site, ones]) => [site, of(ones)])),
    ]),
  )
const medians: Medians = middle(visits, medianVisit)
const scores = middle(verdicts, medianScores)
console.log(tables(medians, values.baseline))
if (values.lighthouse) console.log(`\n${scoreTable(scores)}`)

const folder = '.cache/bench'
mkdirSync(folder, { recursive: true })
const last = readdirSync(folder).sort().at(-1)
if (last !== undefined) {
  const before = JSON.parse(readFileSync(`${folder}/${last}`, 'utf8')) as { medians: Medians }
  console.error(`\nSince ${last}:`)
  for (const line of changes(medians, before.medians)) console.error(line)
}
const when = new Date().toISOString().replaceAll(':', '-')
writeFileSync(
  `${folder}/${when}.json`,
  JSON.stringify({ when, node: process.version, medians, scores, visits }, null, 1),
)
process.exit(0)
