/*
 * `npm test`: everything that CI checks. As many steps run at a time as there are cores,
 * and at least two. Each prints a line when it ends, and its output if it failed. The last line counts the
 * tests.
 * `npm test -- unit stories` runs the named steps only. The weekly steps run when they are named:
 * `npm test -- faults`.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { chromiumLaunch, drawsPictures } from './chromium.ts'

interface Step {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  /** File to which the runner writes its counts. A step without one counts as one test. */
  readonly report?: string
  readonly env?: Readonly<Record<string, string>>
  /** Step that has to end before this one starts. */
  readonly needs?: string
}

interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface Result extends Counts {
  readonly name: string
  readonly seconds: number
}

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${name}.json`,
  ],
  report: `test-results/${name}.json`,
})

/** A larger young generation saves a sixth of the time of a program that reads every source once. */
const env = {
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].filter(Boolean).join(' '),
}

/** In the order in which they start: the longest first, so that all workers end together. */
const steps: readonly Step[] = [
  { name: 'sites', command: ['tsx', 'scripts/buildSites.ts'] },
  vitest('stories', 'storybook'),
  {
    name: 'journeys',
    command: ['playwright', 'test'],
    report: 'test-results/journeys.json',
    env: { SITES: 'built' },
    needs: 'sites',
  },
  vitest('visual', 'visual'),
  { name: 'compat', command: ['tsx', 'scripts/compat.ts', '.cache/sites/plain'], needs: 'sites' },
  {
    name: 'html',
    command: ['html-validate', '--preset', 'standard', '.cache/sites/plain'],
    needs: 'sites',
  },
  {
    name: 'storybook',
    command: ['storybook', 'build', '--disable-telemetry', '--quiet', '-o', '.cache/storybook'],
  },
  vitest('screens', 'screens'),
  vitest('unit', 'unit'),
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'], env },
  vitest('browser', 'browser'),
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'], env },
  { name: 'types', command: ['oxlint'] },
  { name: 'unused', command: ['knip'] },
]

const rounds = { FAULT_ROUNDS: '100' }

/** What CI runs once a week. */
const weekly: readonly Step[] = [
  { ...vitest('english', 'storybook'), env: { STORY_LOCALE: 'en', STORY_THEME: 'dark' } },
  { ...vitest('translated', 'storybook'), env: { STORY_TRANSLATED: 'yes' } },
  {
    name: 'docs',
    command: ['playwright', 'test', '--config', 'tests/docs/playwright.config.ts'],
    report: 'test-results/docs.json',
    needs: 'storybook',
  },
  {
    name: 'faults',
    command: [
      ...(['vitest', 'run', '--project', 'unit'] as const),
      ...['attacks', 'durability', 'generated', 'hostile', 'faults', 'limits', 'operations'],
      'patterns',
    ],
    env: rounds,
  },
  { name: 'connections', command: ['playwright', 'test', 'faults'], env: rounds },
  { name: 'hosts', command: ['tsx', 'tests/hosts/run.ts'] },
  { name: 'mutation', command: ['stryker', 'run'] },
]

const runsStories = ({ command }: Step): boolean =>
  command.includes('storybook') && command[0] === 'vitest'

const toNumber = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Reads how many tests ran, from the report of Vitest or of Playwright. */
const readCounts = (report: string, ok: boolean): Counts => {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const data = JSON.parse(readFileSync(report, 'utf8')) as Record<string, unknown>
  const stats = data['stats'] as Record<string, unknown> | undefined
  const passed = toNumber(stats?.['expected'] ?? data['numPassedTests'])
  const failed = toNumber(stats?.['unexpected'] ?? data['numFailedTests'])
  // A runner that stopped for another reason (a file that does not load, no test found) has failed.
  const skipped = toNumber(stats?.['skipped'] ?? data['numPendingTests'])
  return { passed, failed: ok && passed > 0 ? failed : Math.max(failed, 1), skipped }
}

/** The package of a program that is named otherwise. */
const packages: Readonly<Record<string, string>> = {
  playwright: '@playwright/test',
  stryker: '@stryker-mutator/core',
}

/** The script of a program, which Node runs on every system: Windows does not start those of `.bin`. */
const scriptOf = (program: string): string => {
  const manifest = resolve('node_modules', packages[program] ?? program, 'package.json')
  const { bin } = createRequire(import.meta.url)(manifest) as {
    readonly bin: string | Readonly<Record<string, string>>
  }
  return resolve(dirname(manifest), typeof bin === 'string' ? bin : (bin[program] ?? ''))
}

interface Ended {
  readonly ok: boolean
  readonly output: string
}

/** Runs the command. Its output has no colours. */
const execute = ({ command: [program, ...args], env: variables }: Step): Promise<Ended> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [scriptOf(program), ...args], {
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)))
    child.on('close', (status) => {
      done({ ok: status === 0, output: stripVTControlCharacters(Buffer.concat(output).toString()) })
    })
  })

const run = async (step: Step): Promise<Result> => {
  const { name, report } = step
  if (report !== undefined) rmSync(report, { force: true })
  const start = Date.now()
  const { ok, output } = await execute(step)
  const seconds = Math.round((Date.now() - start) / 1000)
  const counts =
    report === undefined
      ? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
      : readCounts(report, ok)
  console.log(counts.failed === 0 ? `── ${name}` : `\n── ${name} failed\n${output}`)
  return { name, ...counts, seconds }
}

const { positionals: names } = parseArgs({ allowPositionals: true })
const all = [...steps, ...weekly]
const unknown = names.filter((name) => !all.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `Unknown step: ${unknown.join(', ')}. Steps: ${all.map((step) => step.name).join(', ')}.`,
  )
  process.exit(2)
}
const needed = all.flatMap(({ name, needs }) =>
  needs !== undefined && names.includes(name) ? [needs] : [],
)
const chosen =
  names.length === 0
    ? steps.filter(({ name }) => name !== 'visual' || drawsPictures)
    : all.filter(({ name }) => [...names, ...needed].includes(name))

// Spaces are no problem, other characters are: storybookjs/storybook#36045.
const folder = process
  .cwd()
  .replaceAll('\\', '/')
  .replace(/^[A-Za-z]:/, '')
if (encodeURI(folder).replaceAll('%20', ' ') !== folder && chosen.some(runsStories)) {
  console.error(
    `Storybook finds no tests in this folder, because its path has other characters than ASCII ` +
      `(storybookjs/storybook#36045). Move the clone to a path like /home/you/site: ${process.cwd()}`,
  )
  process.exit(2)
}
if (!drawsPictures)
  console.log('Pictures are compared on Linux x64 only: the step visual is left out.')

mkdirSync('test-results', { recursive: true })
await chromiumLaunch()

const ended = new Map<string, Promise<Result>>()
const waiting = [...chosen]
const results: Result[] = []
const work = async (): Promise<void> => {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const { name, needs } = step
    if (needs !== undefined) await ended.get(needs)
    const result = run(step)
    ended.set(name, result)
    results.push(await result)
  }
}
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))

console.log('\nstep        passed  failed  seconds')
for (const { name, passed, failed, seconds } of results) {
  const row = [passed, failed, seconds].map((figure) => String(figure).padStart(7)).join(' ')
  console.log(`${name.padEnd(10)} ${row}`)
}
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
