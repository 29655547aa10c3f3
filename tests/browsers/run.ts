/*
 * `npm run test:browsers`: drives the main journeys in every engine and prints a table. An engine that this machine
 * lacks is an error. Then opens every public page in each Chromium from 109 to 126.
 * Screenshots of failures, and of the landing page in each engine, are in `test-results/browsers`.
 * `npm run test:browsers -- Firefox` runs the browsers whose names contain a word,
 * `npm run test:browsers -- Pages` the pages alone.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { addressIn } from '#domain/address.ts'
import { languages } from '#domain/language.ts'
import buildSites from '#tests/journeys/buildSites.ts'
import { startSite } from '#tests/journeys/fixtures.ts'
import { scriptedDrawing } from '#tests/journeys/pictures.ts'
import { publicPagesWith } from '#tests/journeys/pages.ts'
import { someProducts } from '#tests/journeys/products.ts'
import { hasFirefox, openFirefox } from './firefox.ts'
import {
  hasPlaywrightWebKit,
  oldChromiums,
  openChromium,
  openPlaywrightWebKit,
  unreadPages,
} from './playwright.ts'
import { steps, type Visit } from './steps.ts'
import type { Opening, Tab } from './tab.ts'
import { hasWebKit, openWebKit } from './webkit.ts'

interface Engine {
  readonly name: string
  /** What brings it. */
  readonly install?: string
  readonly found: boolean
  readonly open: (opening: Opening) => Promise<Tab>
}

const engines: readonly Engine[] = [
  { name: 'Chromium', found: true, open: (opening) => openChromium(opening) },
  { name: 'Chromium 119', found: true, open: (opening) => openChromium(opening, '119.0.2') },
  { name: 'Chromium 109', found: true, open: (opening) => openChromium(opening, '109.0.6') },
  {
    name: 'Firefox',
    install: 'apt-get install firefox-esr',
    found: hasFirefox(),
    open: (opening) => openFirefox(opening),
  },
  {
    name: 'WebKit',
    install: 'apt-get install webkit2gtk-driver xvfb',
    found: hasWebKit(),
    open: openWebKit,
  },
  {
    name: "Playwright's WebKit",
    install: 'npx playwright install --with-deps webkit',
    found: hasPlaywrightWebKit(),
    open: openPlaywrightWebKit,
  },
]

const folder = resolve('test-results/browsers')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const picture = resolve(folder, 'drawing.svg')
writeFileSync(picture, scriptedDrawing.buffer)
const importFile = resolve(folder, 'products.json')
writeFileSync(importFile, JSON.stringify(someProducts('zh', 1)))

/** Runs the steps in one engine. Returns what failed. */
const drive = async ({ name, open }: Engine): Promise<ReadonlyMap<string, string>> => {
  const failures = new Map<string, string>()
  const site = await startSite('plain')
  const tab = await open({})
  console.log(`${name}: ${tab.version}`)
  const visit: Visit = {
    tab,
    url: site.url,
    picture,
    importFile,
    openWithoutScripts: () => open({ scripts: false }),
  }
  const shoot = async (file: string) =>
    writeFileSync(
      resolve(folder, `${name} ${file}.png`.replaceAll(/[ :,]+/g, '-')),
      await tab.screenshot(),
    )
  for (const [step, run] of steps) {
    try {
      await run(visit)
    } catch (error) {
      failures.set(step, String(error))
      await shoot(step).catch(() => undefined)
    }
    if (step === steps[0]?.[0]) await shoot('landing').catch(() => undefined)
  }
  await tab.close()
  site.stop()
  return failures
}

await buildSites()
const words = process.argv.slice(2)
const chosen = engines.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
const missing = chosen.filter(({ found }) => !found)
for (const { name, install } of missing)
  console.error(`${name} is not on this machine: ${install ?? ''}`)
const results = new Map<string, ReadonlyMap<string, string>>()
for (const engine of chosen.filter(({ found }) => found)) {
  const failures = await drive(engine).catch(
    (error: unknown) => new Map([['start', String(error)]]),
  )
  results.set(engine.name, failures)
  for (const [step, error] of failures) console.error(`  ${step}: ${error.slice(0, 400)}`)
}

let unread = 0
if (words.length === 0 || words.includes('Pages')) {
  const site = await startSite('plain')
  const addresses = publicPagesWith('nothing').flatMap((path) =>
    languages.map((language) => site.url + addressIn(language, path)),
  )
  for (const version of oldChromiums) {
    const failures = await unreadPages(version, addresses)
    unread += failures.size
    console.log(`Pages in Chromium ${version}: ${failures.size === 0 ? 'ok' : 'FAILS'}`)
    for (const [address, why] of failures) console.error(`  ${address}: ${why.slice(0, 400)}`)
  }
  site.stop()
}

const width = Math.max(...steps.map(([step]) => step.length)) + 2
console.log(`\n${''.padEnd(width)}${[...results.keys()].join('  ')}`)
for (const [step] of steps) {
  const marks = [...results].map(([name, failures]) =>
    (failures.has(step) || failures.has('start') ? 'FAILS' : 'ok').padEnd(name.length),
  )
  console.log(`${step.padEnd(width)}${marks.join('  ')}`)
}
const failed = [...results.values()].some(({ size }) => size > 0)
const nothingRan = results.size === 0 && !words.includes('Pages')
process.exit(failed || unread > 0 || missing.length > 0 || nothingRan ? 1 : 0)
