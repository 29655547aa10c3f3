/*
 * `npm test`: everything that CI checks, and a closing line that counts. What only reads the sources
 * runs side by side, since a step of one thread leaves the other cores idle; the rest one by one.
 * `npm test -- unit stories` runs only the named steps.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
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

/** Read the sources, one thread each. */
const readers: readonly Step[] = [
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'unused', command: ['knip'] },
]

/** Take every core they get. */
const runners: readonly Step[] = [
  vitest('unit', 'unit'),
  vitest('browser', 'browser'),
  vitest('screens', 'screens'),
  vitest('stories', 'stories:zh-light', 'stories:en-dark'),
  { name: 'visual', command: ['tsx', 'scripts/visual.ts'], report: 'test-results/visual.json' },
  { name: 'journeys', command: ['playwright', 'test'], report: 'test-results/journeys.json' },
]

const steps = [...readers, ...runners]

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
const execute = ([program, ...args]: Step['command'], held: string | null): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', program, ...args], {
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

const run = async ({ name, command, report }: Step, held: boolean): Promise<Result> => {
  if (!held) console.log(`\n── ${name}`)
  if (report !== undefined) rmSync(report, { force: true })
  const begun = Date.now()
  const ok = await execute(command, held ? name : null)
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

const chosen = (list: readonly Step[]): readonly Step[] =>
  list.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const results = await Promise.all(chosen(readers).map((step) => run(step, true)))
for (const step of chosen(runners)) results.push(await run(step, false))

console.log('\nstep        passed  failed  seconds')
for (const { name, passed, failed, seconds } of results) {
  const row = [passed, failed, seconds].map((figure) => String(figure).padStart(7)).join(' ')
  console.log(`${name.padEnd(10)} ${row}`)
}
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log(`\n${String(passed)} passed, ${String(failed)} failed`)
process.exit(failed === 0 ? 0 : 1)
