import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import { posixPath } from './posixPath.js'

/** How many tests of a step passed, and those that failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly FailedTest[]
}

/** A test that failed, and the first line of its message. */
export interface FailedTest {
  readonly file: string
  /** A file that does not load has no test. */
  readonly title?: string
  readonly message?: string | undefined
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.optional(v.array(v.string())),
        }),
      ),
    }),
  ),
})

const spec = v.object({
  title: v.string(),
  file: v.string(),
  ok: v.boolean(),
  tests: v.array(
    v.object({
      results: v.array(v.object({ error: v.optional(v.object({ message: v.string() })) })),
    }),
  ),
})
interface Suite {
  specs: v.InferOutput<typeof spec>[]
  suites?: Suite[] | undefined
}
const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
})
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number() }),
  suites: v.array(suite),
})

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const firstLine = (message: string | undefined): string | undefined =>
  message && stripVTControlCharacters(message).split('\n')[0]

const readVitest = (data: v.InferOutput<typeof vitestReport>, root: string): Counts => ({
  passed: data.numPassedTests,
  failed: data.numFailedTests,
  failures: data.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }): readonly FailedTest[] => {
      const file = posixPath(root, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [{ file }]
      return failed.map(({ fullName, failureMessages = [] }) => ({
        file,
        title: fullName,
        message: firstLine(failureMessages[0]),
      }))
    }),
})

const readPlaywright = (data: v.InferOutput<typeof playwrightReport>): Counts => ({
  passed: data.stats.expected,
  failed: data.stats.unexpected,
  failures: data.suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      file,
      title,
      message: firstLine(
        tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
      ),
    })),
})

/**
 * Reads the JSON report of Vitest or Playwright.
 *
 * @param data - the parsed report
 * @param root - folder from which paths are shown
 */
export const readReport = (data: unknown, root: string): Counts => {
  const vitest = v.safeParse(vitestReport, data)
  return vitest.success
    ? readVitest(vitest.output, root)
    : readPlaywright(v.parse(playwrightReport, data))
}

/**
 * Counts the tests of a step.
 *
 * @param report - file of the runner, or `undefined` for a program that is one test
 * @param ok - whether the program ended with 0
 */
export const countTests = (report: string | undefined, ok: boolean): Counts => {
  if (report === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] }
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [] }
  const counts = readReport(JSON.parse(readFileSync(report, 'utf8')), process.cwd())
  // A runner that stopped for another reason (a file that does not load, no test found) has failed.
  return ok && counts.passed > 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) }
}

/**
 * The command that repeats a failure, on today's code and in every shell: the title is cut to its longest part without
 * a character that a shell reads between quotes.
 *
 * @param step - name of the step
 * @param first - its first failed test; without one the whole step is repeated
 */
export const repeatCommand = (step: string, first?: FailedTest): string => {
  const [text = ''] = (first?.title ?? '')
    .split(/["`$!%\\]/u)
    .toSorted((a, b) => b.length - a.length)
  return [
    `npm test -- ${step}`,
    ...(first === undefined ? [] : [first.file]),
    ...(text === '' ? [] : [`-g "${text.trim()}"`]),
  ].join(' ')
}
