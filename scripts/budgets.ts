/*
 * `npm run budgets`: builds the site, measures every watched page as CI does, prints the table and
 * puts it into the README. CI itself checks the same in `tests/journeys/budgets.spec.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { format, resolveConfig } from 'prettier'
import { build } from 'vite'
import { startServer } from '#backend/server.ts'
import { serveSite } from '#backend/site/static.ts'
import { packagesAtStart, watchedPages } from './budgets/pages.ts'
import { problemsOf, tableOf } from './budgets/report.ts'
import { visit } from './budgets/visit.ts'
import type { Measured } from './budgets/measure.ts'
import { chromiumLaunch } from './chromium.ts'

const folder = '.cache/budgets'
await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
const server = await startServer({
  port: 0,
  rateLimits: false,
  mail: 'outbox',
  site: () => serveSite(folder, []),
})
const browser = await chromium.launch(await chromiumLaunch())
const measured: Measured[] = []
const problems: string[] = []
for (const page of watchedPages) {
  console.error(`measuring ${page.name} …`)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const found = await visit(await context.newPage(), server.url, folder, page)
  await context.close()
  measured.push(found)
  problems.push(...problemsOf(folder, page, found, page.path === '/' ? packagesAtStart : undefined))
}
await browser.close()
const table = tableOf(watchedPages, measured)
console.log(table)
const marks = /(<!-- budgets -->)[\s\S]*?(<!-- \/budgets -->)/
const readme = readFileSync('README.md', 'utf8').replace(
  marks,
  (_, start: string, end: string) => `${start}\n\n${table}\n\n${end}`,
)
writeFileSync(
  'README.md',
  await format(readme, { ...(await resolveConfig('README.md')), filepath: 'README.md' }),
)
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
