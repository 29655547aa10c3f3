/*
 * `npm test`: everything that CI checks, one step after the other, and a closing line that counts.
 * `npm test -- unit stories` runs only the named steps.
 */
import { spawnSync } from 'node:child_process'
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

const steps: readonly Step[] = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'unused', command: ['knip'] },
  vitest('unit', 'unit'),
  vitest('browser', 'browser'),
  vitest('stories', 'stories:zh-light', 'stories:en-dark'),
  { name: 'journeys', command: ['playwright', 'test'], report: 'test-results/journeys.json' },
]

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

const run = ({ name, command, report }: Step): Counts & { readonly seconds: number } => {
  console.log(`\n── ${name}`)
  if (report !== undefined) rmSync(report, { force: true })
  const begun = Date.now()
  const [program, ...args] = command
  const { status } = spawnSync('npx', ['--no-install', program, ...args], { stdio: 'inherit' })
  const seconds = Math.round((Date.now() - begun) / 1000)
  const ok = status === 0
  const counts =
    report === undefined ? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 } : readCounts(report, ok)
  return { ...counts, seconds }
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

const results = steps
  .filter((step) => wanted.length === 0 || wanted.includes(step.name))
  .map((step) => ({ name: step.name, ...run(step) }))

console.log('\nstep        passed  failed  seconds')
for (const { name, passed, failed, seconds } of results) {
  const row = [passed, failed, seconds].map((figure) => String(figure).padStart(7)).join(' ')
  console.log(`${name.padEnd(10)} ${row}`)
}
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log(`\n${String(passed)} passed, ${String(failed)} failed`)
process.exit(failed === 0 ? 0 : 1)
