/*
 * `npm test`: everything that CI checks, and a closing line that counts. Steps that leave cores idle
 * run side by side, and the builds that later steps look at with them; the rest one by one.
 * `npm test -- unit stories` runs only the named steps, and what they need.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { chromiumLaunch } from './chromium.ts'

interface Counts {
  readonly passed: number
  readonly failed: number
}

interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** File the runner writes its counts to; a step without one counts as a single test. */
  readonly report?: string
  readonly env?: Readonly<Record<string, string>>
  /** Another step that has to be done before. */
  readonly needs?: string
}

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=test-results/${name}.json`,
  ],
  report: `test-results/${name}.json`,
})

const storybook = '.cache/visual-storybook'

/** For programs that read every source once: fewer collections of what is garbage soon, a sixth of the time. */
const roomy = {
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].filter(Boolean).join(' '),
}

/** Each leaves a core idle for a good part of its time. The longest comes first. */
const light: readonly Step[] = [
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'], env: roomy },
  vitest('screens', 'screens'),
  vitest('unit', 'unit'),
  { name: 'types', command: ['tsc', '-p', '.'], env: roomy },
  { name: 'sites', command: ['tsx', 'scripts/buildSites.ts'] },
  { name: 'storybook', command: ['tsx', 'scripts/visual.ts', '--build-only', storybook] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'], env: roomy },
  vitest('browser', 'browser'),
  { name: 'unused', command: ['knip'] },
]

/** Take every core they get. */
const heavy: readonly Step[] = [
  vitest('stories', 'stories:zh-light', 'stories:en-dark'),
  {
    name: 'visual',
    command: ['tsx', 'scripts/visual.ts', '--built', storybook],
    report: 'test-results/visual.json',
    needs: 'storybook',
  },
  {
    name: 'journeys',
    command: ['playwright', 'test'],
    report: 'test-results/journeys.json',
    env: { SITES: 'built' },
    needs: 'sites',
  },
]

const steps = [...light, ...heavy]

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Vitest and Playwright both say how many tests ran, each in its own words. */
const readCounts = (report: string, ok: boolean): Counts => {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const data = JSON.parse(readFileSync(report, 'utf8')) as Record<string, unknown>
  const stats = data['stats'] as Record<string, unknown> | undefined
  const passed = number(stats?.['expected'] ?? data['numPassedTests'])
  const failed = number(stats?.['unexpected'] ?? data['numFailedTests'])
  // A runner that stopped for another reason (a file that does not load, no test found) has failed.
  return ok && passed > 0 ? { passed, failed } : { passed, failed: Math.max(failed, 1) }
}

/** Runs the command; resolves to whether it ended well. With `held` its output comes in one piece. */
const execute = (
  { command: [program, ...args], env }: Step,
  held: string | null,
): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', program, ...args], {
      env: { ...process.env, ...env },
      stdio: held === null ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('close', (status) => {
      if (held !== null) process.stdout.write(`\n── ${held}\n${Buffer.concat(output).toString()}`)
      resolve(status === 0)
    })
  })

interface Result extends Counts {
  readonly name: string
  readonly seconds: number
}

const run = async (step: Step, held: boolean): Promise<Result> => {
  const { name, report } = step
  if (!held) console.log(`\n── ${name}`)
  if (report !== undefined) rmSync(report, { force: true })
  const begun = Date.now()
  const ok = await execute(step, held ? name : null)
  const seconds = Math.round((Date.now() - begun) / 1000)
  const counts =
    report === undefined ? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 } : readCounts(report, ok)
  return { name, seconds, ...counts }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}.`,
  )
  process.exit(2)
}

mkdirSync('test-results', { recursive: true })
// Unpacked once here, so that parallel runners do not meet a half-written browser.
await chromiumLaunch()

const needed = steps.flatMap(({ name, needs }) =>
  needs !== undefined && wanted.includes(name) ? [needs] : [],
)
const chosen = (list: readonly Step[]): Step[] =>
  list.filter(({ name }) => wanted.length === 0 || [...wanted, ...needed].includes(name))

const results: Result[] = []
const waiting = chosen(light)
const lane = async () => {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
    results.push(await run(step, true))
}
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, lane))
for (const step of chosen(heavy)) results.push(await run(step, false))

console.log('\nstep        passed  failed  seconds')
for (const { name, passed, failed, seconds } of results) {
  const row = [passed, failed, seconds].map((figure) => String(figure).padStart(7)).join(' ')
  console.log(`${name.padEnd(10)} ${row}`)
}
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log(`\n${String(passed)} passed, ${String(failed)} failed`)
process.exit(failed === 0 ? 0 : 1)
