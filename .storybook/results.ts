import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { currentCommit } from '#scripts/currentCommit.ts'
import { emptyTests } from '#tests/coverage/scan.ts'
import type { Results, Run } from './outcome.ts'

const name = 'virtual:results'

const read = (file: string): unknown =>
  existsSync(`test-results/${file}.json`)
    ? JSON.parse(readFileSync(`test-results/${file}.json`, 'utf8'))
    : {}

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly title: string
      readonly status: string
      readonly location?: { readonly line: number } | null
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly file: string
    readonly line: number
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** Titles of the tests in a file that assert nothing: they pass, and prove nothing. */
const emptyIn = (file: string): ReadonlySet<string> =>
  new Set(existsSync(file) ? emptyTests(readFileSync(file, 'utf8')) : [])

/**
 * Where a test stands. The tests of a port are in its `.contract.ts`, which the test file runs against the fake
 * and the adapter: Vitest names no line then.
 */
const placeOf = (path: string, title: string, line: number | undefined) => {
  const file = relative('', path)
  const contract = file.replace(/\.test\.ts$/u, '.contract.ts')
  if (line !== undefined) return { file, line }
  if (contract === file || !existsSync(contract)) return { file }
  const lines = readFileSync(contract, 'utf8').split('\n')
  const found = lines.findIndex((text) => text.includes(title))
  return found < 0 ? { file } : { file: contract, line: found + 1 }
}

/** Titles of a report of Vitest, and whether they passed. */
const vitest = (file: string) =>
  ((read(file) as VitestReport).testResults ?? []).flatMap(({ name: path, assertionResults }) => {
    const empty = emptyIn(path)
    return assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status, location }) => ({
        title,
        passed: status === 'passed' && !empty.has(title),
        ...placeOf(path, title, location?.line),
      }))
  })

const playwright = ({ specs = [], suites = [] }: PlaywrightSuite): Results['journey'] => [
  ...specs.map(({ title, ok, file, line }) => ({
    title,
    passed: ok && !emptyIn(`tests/journeys/${file}`).has(title),
    file: `tests/journeys/${file}`,
    line,
  })),
  ...suites.flatMap(playwright),
]

interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[]
}

/** The results of the last `npm test`, as its runners wrote them. */
const readResults = (): Results => {
  const runs = read('runs') as Readonly<Record<string, Omit<Run, 'step'>>>
  return {
    built: currentCommit(),
    runs: Object.entries(runs).map(([step, run]) => ({ step, ...run })),
    story: [...vitest('stories'), ...vitest('browser')],
    unit: [...vitest('unit'), ...vitest('screens')],
    journey: ((read('journeys') as PlaywrightReport).suites ?? []).flatMap(playwright),
  }
}

/** Vite plugin that provides the results of the last runs as `virtual:results`. */
export const results = (): Plugin => ({
  name,
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) =>
    id === `\0${name}` ? `export const results = ${JSON.stringify(readResults())}` : null,
})
