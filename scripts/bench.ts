/*
 * `npm run bench`: how fast pages are for a new visitor on a slow phone, beside any other site. A
 * benchmark, not a test: times of different runs and machines compare as ratios only.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { build } from 'vite'
import { visit, type Visit } from './bench/load.ts'
import { changes, medianVisit, tables, type Medians } from './bench/report.ts'
import { serveFolder } from './bench/serve.ts'
import { chromiumLaunch } from './chromium.ts'

const help = `npm run bench -- [--site name=folder-or-address]... [--page name=path]... [--runs 5] [--baseline name]

Builds this site and measures it beside the others, run by run in turn: processor four times slower,
network as slow 4G, folders served alike (HTTP/1.1, brotli). Medians as Markdown on standard output,
progress on standard error, JSON in .cache/bench with what has changed since the run before.
Pages are those at the same path of every site; by default / , /products/car/ and /login/.
Lighthouse is not part of it: run it on the addresses of \`npm start\`.`

const { values } = parseArgs({
  options: {
    site: { type: 'string', multiple: true, default: [] },
    page: {
      type: 'string',
      multiple: true,
      default: ['landing=/', 'category=/products/car/', 'log-in=/login/'],
    },
    runs: { type: 'string', default: '5' },
    baseline: { type: 'string', default: 'limit' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(help)
  process.exit(0)
}

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

// Every file is packed once before anything counts.
for (const [, url] of sites) {
  for (const [, path] of pages) await fetch(url + path).then((answer) => answer.arrayBuffer())
}
const launch = await chromiumLaunch()
const visits: Record<string, Record<string, Visit[]>> = {}
const runs = Number(values.runs)
for (let run = 0; run <= runs; run += 1) {
  for (const [page, path] of pages) {
    for (const [site, url] of sites) {
      const browser = await chromium.launch(launch)
      const figures = await visit(browser, url + path)
      await browser.close()
      // The first round warms the server up.
      const note = run === 0 ? 'warm-up' : `run ${String(run)} of ${String(runs)}`
      console.error(
        `${note}: ${site} ${page}: LCP ${figures.lcp.toFixed(0)} ms, ${(figures.bytes / 1_000).toFixed(1)} KB`,
      )
      if (run > 0) ((visits[page] ??= {})[site] ??= []).push(figures)
    }
  }
}
const medians: Medians = Object.fromEntries(
  Object.entries(visits).map(([page, bySite]) => [
    page,
    Object.fromEntries(Object.entries(bySite).map(([site, all]) => [site, medianVisit(all)])),
  ]),
)
console.log(tables(medians, values.baseline))

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
  JSON.stringify({ when, node: process.version, medians, visits }, null, 1),
)
process.exit(0)
