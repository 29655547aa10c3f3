import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
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

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const firstLine = (message: string | undefined): string | undefined =>
  message && stripVTControlCharacters(message).split('\n')[0]

const readVitest = (data: JsonTestResults): Counts => ({
  passed: data.numPassedTests,
  failed: data.numFailedTests,
  failures: data.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }): readonly FailedTest[] => {
      const file = posixPath(process.cwd(), name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [{ file }]
      return failed.map(({ fullName, failureMessages }) => ({
        file,
        title: fullName,
        message: firstLine(failureMessages?.[0]),
      }))
    }),
})

const readPlaywright = (data: JSONReport): Counts => ({
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
 * Counts the tests of a step.
 *
 * @param report - file of the runner, or `undefined` for a program that is one test
 * @param ok - whether the program ended with 0
 */
export const countTests = (report: string | undefined, ok: boolean): Counts => {
  if (report === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] }
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [] }
  // Written by the runners of this repository a moment ago: their own types say what is in it.
  const data = JSON.parse(readFileSync(report, 'utf8')) as JsonTestResults | JSONReport
  const counts = 'testResults' in data ? readVitest(data) : readPlaywright(data)
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
