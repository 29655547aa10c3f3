/*
 * `npm test`: everything that CI checks, several steps at a time. It prints when a step starts and
 * ends, and its output if it failed. At the end it lists what failed with the first line of each message.
 * The last line counts the tests; the line before it names the first failure and the command that repeats it.
 * `npm test -- unit stories` runs the named steps, `npm test -- unit src/domain -g "a title"` the tests of these
 * files whose title has this text, `npm test -- --job site` the steps of a job on GitHub. The weekly steps run
 * when they are named: `npm test -- faults`.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { chromiumLaunch, drawsPictures } from './chromium.ts'
import { steps, weekly, type Command, type Step } from './steps.ts'
import { countTests, repeatCommand, type Counts, type FailedTest } from './testReport.ts'

interface Result extends Counts {
  readonly step: Step
  readonly seconds: number
}

const runsStories = ({ command }: Step): boolean =>
  command.includes('storybook') && command[0] === 'vitest'

const needsBrowser = ({ command: [program, ...args] }: Step): boolean =>
  program === 'playwright' || (program === 'vitest' && !args.includes('unit'))

/** The package of a program that is named otherwise. */
const packages: Readonly<Record<string, string>> = {
  playwright: '@playwright/test',
  tsc: 'typescript-7',
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

/** Runs a command. Its output has no colours. */
const execute = ([program, ...args]: Command, variables: Step['env']): Promise<Ended> =>
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

const stop = (message: string): never => {
  console.error(message)
  process.exit(2)
}
const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { job: { type: 'string' }, grep: { type: 'string', short: 'g' } },
    })
  } catch (error) {
    const [problem = ''] = (error as Error).message.split('. ')
    return stop(`${problem}. npm test -- [steps] [files] [-g "text in the title"] [--job job]`)
  }
}
const {
  values: { job, grep },
  positionals,
} = readArguments()
const all = [...steps, ...weekly]
// A path has a slash or an extension, the name of a step neither.
const isPath = (text: string): boolean => /[./\\]/u.test(text)
const names = positionals.filter((text) => !isPath(text))
const unknown = names.filter((name) => !all.some((step) => step.name === name))
if (unknown.length > 0)
  stop(`Unknown step: ${unknown.join(', ')}. Steps: ${all.map(({ name }) => name).join(', ')}.`)
if (job !== undefined && !all.some((step) => step.job === job))
  stop(`Unknown job: ${job}. Jobs: ${[...new Set(all.map((step) => step.job))].join(', ')}.`)

/** Files and title as the runner takes them. */
const onlyTheseTests = ([program]: Command): readonly string[] => {
  const files = positionals.filter(isPath)
  const pattern = grep?.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  return [...files, ...(pattern === undefined ? [] : [program === 'vitest' ? '-t' : '-g', pattern])]
}
const hasTests = ({ command: [program] }: Step): boolean =>
  program === 'vitest' || program === 'playwright'
const runsAll = onlyTheseTests(['vitest']).length === 0
if (!runsAll && !all.some((step) => names.includes(step.name) && hasTests(step)))
  stop(
    `Name the step of these tests: ${all
      .filter(hasTests)
      .map(({ name }) => name)
      .join(', ')}.`,
  )

const named = job === undefined && names.length === 0 ? steps.map(({ name }) => name) : names
const wanted = all.filter((step) => step.job === job || named.includes(step.name))
const needed = new Set(wanted.map(({ needs }) => needs))
const chosen = all
  .filter((step) => wanted.includes(step) || needed.has(step.name))
  .filter(({ name }) => name !== 'visual' || drawsPictures || names.includes(name))

// Spaces are no problem, other characters are: storybookjs/storybook#36045.
const folder = process
  .cwd()
  .replaceAll('\\', '/')
  .replace(/^[A-Za-z]:/, '')
if (encodeURI(folder).replaceAll('%20', ' ') !== folder && chosen.some(runsStories))
  stop(
    `Storybook finds no tests in this folder, because its path has other characters than ASCII ` +
      `(storybookjs/storybook#36045). Move the clone to a path like /home/you/site: ${process.cwd()}`,
  )
if (wanted.some((step) => !chosen.includes(step)))
  console.log('Pictures are compared on Linux x64 only: the step visual is left out.')

mkdirSync('test-results', { recursive: true })
// Before all steps unpack it at once, or fail one by one.
if (chosen.some(needsBrowser)) await chromiumLaunch()

const running = new Map<Step, number>()
const results: Result[] = []
const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000)

/** The line of a terminal that moves. */
const showRunning = (): void => {
  const parts = [...running].map(([{ name }, start]) => `${name} ${secondsSince(start)} s`)
  const line = `${results.length} of ${chosen.length} done; ${parts.join(', ')}`
  process.stdout.write(`\r\u001B[K${line.slice(0, process.stdout.columns - 1)}`)
}
const { isTTY } = process.stdout
const print = (text: string): void => {
  if (isTTY) process.stdout.write('\r\u001B[K')
  console.log(text)
}

const run = async (step: Step): Promise<void> => {
  const { name, report, command, then, env } = step
  if (report !== undefined) rmSync(report, { force: true })
  const start = Date.now()
  running.set(step, start)
  print(`── ${name} starts`)
  let ended: Ended = { ok: true, output: '' }
  const tests = hasTests(step) ? onlyTheseTests(command) : []
  for (const next of then === undefined ? [[...command, ...tests] as const] : [command, then])
    if (ended.ok) ended = await execute(next, env)
  const counts = countTests(report, ended.ok)
  const seconds = secondsSince(start)
  running.delete(step)
  results.push({ step, ...counts, seconds })
  if (counts.failed > 0) print(`\n${ended.output}`)
  const left = chosen.length - results.length
  print(`── ${name} ${counts.failed > 0 ? 'failed' : 'passed'} in ${seconds} s, ${left} left`)
}

const cores = availableParallelism()

/** Processes that a step keeps busy: Vitest and Playwright start a worker for each core. */
const loadOf = ({ command: [program] }: Step): number =>
  program === 'vitest' || program === 'playwright' ? cores : 1

/** Whether a step can start beside those that run: at most two busy processes for each core. */
const canStart = (step: Step): boolean =>
  running.size < Math.max(2, cores) &&
  [step, ...running.keys()].reduce((sum, each) => sum + loadOf(each), 0) <= 2 * cores &&
  !chosen.some(
    (other) => other.name === step.needs && !results.some((result) => result.step === other),
  )

const waiting = [...chosen]
const startSteps = async (): Promise<void> => {
  const begun: Promise<void>[] = []
  for (let next = waiting.find(canStart); next !== undefined; next = waiting.find(canStart)) {
    waiting.splice(waiting.indexOf(next), 1)
    begun.push(run(next).then(startSteps))
  }
  await Promise.all(begun)
}

const clock = isTTY ? setInterval(showRunning, 1000) : undefined
await startSteps()
clearInterval(clock)

print('\nstep        passed  failed  seconds')
for (const { step, passed, failed, seconds } of results) {
  const row = [passed, failed, seconds].map((figure) => String(figure).padStart(7)).join(' ')
  console.log(`${step.name.padEnd(10)} ${row}`)
}
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
const failures = results.flatMap(({ step, failures: each }) =>
  each.map((failure) => ({ step, failure })),
)
const nameOf = ({ file, title }: FailedTest): string => [file, title].filter(Boolean).join(' › ')
for (const { step, failure } of failures)
  console.log(`\n${step.name}: ${nameOf(failure)}\n  ${failure.message ?? ''}`)
const firstFailed = results.find((result) => result.failed > 0)
if (firstFailed !== undefined) {
  const {
    step,
    failures: [first],
  } = firstFailed
  if (first === undefined && !runsAll && hasTests(step))
    console.log(
      `\nNo test of ${step.name} ran: -g takes a text that is in the title as it is written.`,
    )
  else {
    const again = repeatCommand(step.name, first)
    console.log(
      `\nFirst failure: ${first === undefined ? step.name : nameOf(first)}. Repeat it: ${again}`,
    )
  }
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
