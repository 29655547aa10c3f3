/*
 * `npm run test:visual`: a picture of every story, compared with the accepted ones; runs offline.
 * `npm run test:visual:accept` makes the present pictures the accepted ones.
 *
 *   --accept          accept instead of compare
 *   --only <text>     only pictures whose name contains the text (story id / mode)
 *   --built <folder>  use this built Storybook instead of building one
 */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { createCamera } from '#tests/visual/camera.ts'
import { compare, pack } from '#tests/visual/compare.ts'
import { planOf, type Shot } from '#tests/visual/plan.ts'
import { writeReport, type Finding } from '#tests/visual/report.ts'
import { serveFolder } from '#tests/visual/serve.ts'
import { chromiumLaunch } from './chromium.ts'

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    built: { type: 'string' },
  },
})

const baselines = 'tests/visual/baselines'
const reportFolder = 'test-results/visual'

const build = (): string => {
  const folder = '.cache/visual-storybook'
  const { status } = spawnSync(
    'npx',
    ['--no-install', 'storybook', 'build', '--disable-telemetry', '--quiet', '-o', folder],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) {
    console.error('Storybook could not be built: run "npm run build-storybook" to see why.')
    process.exit(1)
  }
  return folder
}

const acceptedNames = (): readonly string[] =>
  existsSync(baselines)
    ? readdirSync(baselines, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.png'))
        .map((file) => relative('.', file).replace(/\.png$/, ''))
    : []

const fileOf = (name: string): string => join(baselines, `${name}.png`)
const accepted = (name: string): Buffer | null =>
  existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : null

const accept = (name: string, png: Buffer): void => {
  mkdirSync(dirname(fileOf(name)), { recursive: true })
  writeFileSync(fileOf(name), pack(png))
}

const begun = Date.now()
const folder = values.built ?? build()
const shots = planOf(folder, values.only)
const wanted = new Set(shots.map(({ name }) => name))
const stale = values.only === '' ? acceptedNames().filter((name) => !wanted.has(name)) : []

const site = await serveFolder(folder)
const { args, ...launch } = await chromiumLaunch()
// One way to draw, whatever the machine has: no second raster thread, no tuned instructions.
const steady = ['--num-raster-threads=1', '--disable-partial-raster', '--disable-skia-runtime-opts']
const browser = await chromium.launch({ ...launch, args: [...args, ...steady] })
const findings: Finding[] = []
const broken: string[] = []

/** Two cameras share the list: one waits while the other renders. */
const queue: Shot[] = [...shots]
const work = async (): Promise<void> => {
  const camera = await createCamera(browser, site.origin)
  for (let shot = queue.shift(); shot !== undefined; shot = queue.shift()) {
    try {
      const before = accepted(shot.name)
      const actual = await camera.take(shot, (picture) => compare(before, picture).kind === 'equal')
      const verdict = compare(before, actual)
      if (verdict.kind === 'equal') continue
      if (values.accept) accept(shot.name, actual)
      findings.push({ name: shot.name, verdict, actual })
    } catch (error) {
      broken.push(`${shot.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await camera.close()
}
await Promise.all([work(), work()])
await browser.close()
site.close()

if (values.accept) for (const name of stale) rmSync(fileOf(name))
for (const line of broken) console.error(line)

const bytes = acceptedNames().reduce((sum, name) => sum + statSync(fileOf(name)).size, 0)
console.log(
  `${shots.length} pictures in ${Math.round((Date.now() - begun) / 1000)} s, ` +
    `${findings.length} changed, ${stale.length} without a story, ${broken.length} not taken; ` +
    `baselines ${(bytes / 1e6).toFixed(1)} MB`,
)
if (values.accept) {
  process.exit(broken.length === 0 ? 0 : 1)
} else if (findings.length + stale.length > 0) {
  const page = writeReport(reportFolder, baselines, findings, stale)
  console.error(`See ${page}. If the changes are meant: npm run test:visual:accept`)
}
process.exit(findings.length + stale.length + broken.length === 0 ? 0 : 1)
