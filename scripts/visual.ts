/*
 * `npm run test:visual`: a picture of every story, compared with the accepted ones; runs offline.
 * `npm run test:visual:accept` makes the present pictures the accepted ones.
 *
 *   --accept              accept instead of compare
 *   --only <text>         only pictures whose name contains the text (story id / mode)
 *   --built <folder>      use this built Storybook instead of building one
 *   --build-only <folder> build it there and take no picture
 *   --baselines <folder>  other accepted pictures than tests/visual/baselines
 *   --shuffle <number>    another order; whatever the number, the pictures must be the same
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { baselinesIn } from '#tests/visual/baselines.ts'
import { launchSteadyBrowser } from '#tests/visual/browser.ts'
import { createCamera } from '#tests/visual/camera.ts'
import { compare } from '#tests/visual/compare.ts'
import { planOf, type Shot } from '#tests/visual/plan.ts'
import { writeReport, type Finding } from '#tests/visual/report.ts'
import { serveFolder } from '#tests/visual/serve.ts'

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    built: { type: 'string' },
    'build-only': { type: 'string' },
    baselines: { type: 'string', default: 'tests/visual/baselines' },
    shuffle: { type: 'string' },
  },
})

const reportFolder = 'test-results/visual'
const summaryFile = 'test-results/visual.json'

const build = (folder: string): string => {
  const { status } = spawnSync(
    'npx',
    // `--test` leaves the documentation out, which no picture shows.
    [
      '--no-install',
      'storybook',
      'build',
      '--test',
      '--disable-telemetry',
      '--quiet',
      '-o',
      folder,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) {
    console.error('Storybook could not be built: run "npm run build-storybook" to see why.')
    process.exit(1)
  }
  return folder
}

if (values['build-only'] !== undefined) {
  build(values['build-only'])
  process.exit(0)
}

const seconds = (since: number): number => Math.round((Date.now() - since) / 1000)

const begun = Date.now()
rmSync(summaryFile, { force: true })
const folder = values.built ?? build('.cache/visual-storybook')
const built = seconds(begun)

const baselines = baselinesIn(values.baselines)
const site = await serveFolder(folder)
const browser = await launchSteadyBrowser()

// Cameras share the reels: one waits while the others render.
const cameras = await Promise.all([1, 2, 3].map(() => createCamera(browser, site.origin)))
const stories = (await cameras[0]?.list()) ?? []
const seed = values.shuffle === undefined ? null : Number(values.shuffle)
const reels = [...planOf(stories, values.only, seed)]
const wanted = new Set(reels.flatMap(({ shots }) => shots.map(({ name }) => name)))
const stale = values.only === '' ? baselines.names().filter((name) => !wanted.has(name)) : []

const findings: Finding[] = []
const broken: { readonly name: string; readonly reason: string }[] = []

let looked = 0
const taken = async ({ name }: Shot, picture: Buffer | Error): Promise<void> => {
  looked += 1
  if (looked % 100 === 0) console.log(`${looked} of ${wanted.size}, ${seconds(begun)} s`)
  if (picture instanceof Error) {
    console.error(`${name}: ${picture.message}`)
    broken.push({ name, reason: picture.message })
    return
  }
  const verdict = await compare(baselines.read(name), picture)
  if (verdict.kind === 'equal') return
  if (values.accept) await baselines.accept(name, picture)
  findings.push({ name, verdict, actual: picture })
}

await Promise.all(
  cameras.map(async (camera) => {
    for (let reel = reels.shift(); reel !== undefined; reel = reels.shift())
      await camera.film(
        reel,
        async ({ name }, picture) =>
          (await compare(baselines.read(name), picture)).kind === 'equal',
        taken,
      )
    await camera.close()
  }),
)
await browser.close()
site.close()

if (values.accept) for (const name of stale) baselines.remove(name)

const unexpected = values.accept ? broken.length : findings.length + stale.length + broken.length
mkdirSync('test-results', { recursive: true })
// As Playwright reports: the full check counts all its steps in one way.
const stats = { expected: wanted.size - findings.length - broken.length, unexpected }
writeFileSync(
  summaryFile,
  JSON.stringify(
    {
      stats,
      findings: findings.map(({ name, verdict }) => ({ name, kind: verdict.kind })),
      stale,
      broken,
    },
    null,
    2,
  ),
)
console.log(
  `${wanted.size} pictures in ${seconds(begun)} s (${built} s of it building Storybook), ` +
    `${findings.length} ${values.accept ? 'accepted' : 'changed or new'}, ` +
    `${stale.length} without a story, ${broken.length} not taken; ` +
    `baselines ${(baselines.bytes() / 1e6).toFixed(1)} MB`,
)
if (!values.accept && unexpected > 0) {
  const page = writeReport(reportFolder, baselines, { findings, stale, broken })
  console.error(`See ${page}. If the changes are meant: npm run test:visual:accept`)
}
process.exit(unexpected === 0 ? 0 : 1)
