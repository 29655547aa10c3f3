import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { currentCommit } from '#scripts/git.ts'
import {
  componentOf,
  differenceOf,
  type PictureTest,
  type VisualReport,
} from '#scripts/visual/pictureTest.ts'
import { rules } from '#tests/coverage/rules.ts'
import { contractOf } from '#tests/coverage/scan.ts'
import {
  placesOf,
  testsOf,
  titlePattern,
  type Compared,
  type Ran,
  type Results,
  type Run,
  type Skipped,
} from './outcome.ts'
import { testsIn, type WrittenTest } from './writtenTests.ts'

const read = (file: string): unknown =>
  existsSync(`test-results/${file}.json`)
    ? JSON.parse(readFileSync(`test-results/${file}.json`, 'utf8'))
    : {}

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly fullName: string
      readonly status: string
      readonly location?: { readonly line: number } | null
    }[]
  }[]
}

interface Spec {
  readonly title: string
  readonly ok: boolean
  readonly tests: readonly { readonly status: string }[]
  readonly file: string
  readonly line: number
}

interface PlaywrightSuite {
  readonly specs?: readonly Spec[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[]
}

/** A test with the path of its file. */
interface Written extends WrittenTest {
  readonly file: string
}

/**
 * The tests of a file. Those of a port are in its `.contract.ts`, which the test file runs against the fake and
 * the adapter.
 */
const writtenFor = (file: string): readonly Written[] =>
  [...new Set([file, file.replace(/\.test\.ts$/u, '.contract.ts')])]
    .filter((path) => existsSync(path))
    .flatMap((path) => testsIn(readFileSync(path, 'utf8')).map((test) => ({ ...test, file: path })))
    .toSorted((a, b) => b.title.length - a.title.length)

/** Where a test stands. Vitest names no line of a story, and none of a port. */
const placeOf = (
  { file, title, line }: { readonly file: string; readonly title: string; readonly line?: number },
  written: readonly Written[],
): { readonly file: string; readonly line?: number } => {
  const test = written.find((one) =>
    line === undefined
      ? titlePattern(one.title).test(title)
      : one.file === file && one.line <= line && line <= one.lastLine,
  )
  if (test !== undefined) return { file: test.file, line: test.line }
  return line === undefined ? { file } : { file, line }
}

/** The path of a file in this repository. A report may come from another checkout. */
const pathHere = (file: string): string =>
  file
    .split('/')
    .map((_, index, parts) => parts.slice(index + 1).join('/'))
    .find((path) => path !== '' && existsSync(path)) ?? file

/** Titles of a report of Vitest, and whether they passed. */
const vitest = (report: string) =>
  ((read(report) as VitestReport).testResults ?? []).flatMap(({ name, assertionResults }) => {
    const file = pathHere(name)
    const written = writtenFor(file)
    return assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, fullName, status, location }) => ({
        title,
        ...(status === 'failed' ? { fullName } : {}),
        passed: status === 'passed',
        ...placeOf({ file, title, ...(location ? { line: location.line } : {}) }, written),
      }))
  })

/** The tests of a report of Vitest that did not run. */
const skippedIn = (report: string): readonly Skipped[] =>
  ((read(report) as VitestReport).testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped')
      .map(({ fullName }) => ({ fullName, file: pathHere(name) })),
  )

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** The journeys of the report of Playwright, with the path of their file. */
const journeys = (): readonly Spec[] =>
  ((read('journeys') as PlaywrightReport).suites ?? [])
    .flatMap(specsOf)
    .map((spec) => ({ ...spec, file: `tests/journeys/${spec.file}` }))

/** Playwright calls a journey that it left out "ok" too. */
const isSkipped = ({ tests }: Spec): boolean => tests.every(({ status }) => status === 'skipped')

/** Titles of the report of Playwright, and whether they passed. */
const playwright = (): readonly Ran[] => {
  const specs = journeys().filter((spec) => !isSkipped(spec))
  return [...new Set(specs.map((spec) => spec.file))].flatMap((file) => {
    const written = writtenFor(file)
    return specs
      .filter((spec) => spec.file === file)
      .map(({ title, ok, line }) => ({
        title,
        passed: ok,
        ...placeOf({ file, title, line }, written),
      }))
  })
}

/** The tests of pictures that ran. */
const pictureTests = (): readonly PictureTest[] =>
  ((read('visual') as VisualReport).testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')

/** Whether a test compares a picture. The others check components without one with axe. */
const hasPicture = ({ title }: Pick<PictureTest, 'title'>): boolean =>
  title.endsWith('looks as accepted')

const comparedBy = (test: PictureTest): Compared => {
  const picture = { component: componentOf(test), mode: test.ancestorTitles[0] ?? '' }
  if (test.status === 'passed') return { ...picture, equal: true }
  const { differing = [], accepted = false } = test.meta ?? {}
  return { ...picture, equal: false, difference: differenceOf(test), stories: differing, accepted }
}

/** The tests that a page shows: those that prove a rule or a line of a contract, and those that failed. */
const shown = (all: Pick<Results, 'story' | 'unit' | 'journey'>) => {
  const proving = new Set(rules.flatMap(({ proof }) => proof.flatMap((one) => testsOf(one, all))))
  const only = (list: readonly Ran[]) =>
    list.filter((ran) => !ran.passed || proving.has(ran) || contractOf(ran.title) !== null)
  return { story: only(all.story), unit: only(all.unit), journey: only(all.journey) }
}

/** The results of the last `npm test`, as its runners wrote them. */
export const readResults = (): Results => {
  const pictures = pictureTests()
  const without = pictures.filter((test) => !hasPicture(test)).map(componentOf)
  const runs = read('runs') as Readonly<Record<string, Omit<Run, 'step'>>>
  // A rule names a test in a browser by its contract id, or by its title like any unit test.
  const browser = vitest('browser')
  const isContract = ({ title }: Ran) => contractOf(title) !== null
  return {
    built: currentCommit(),
    runs: Object.entries(runs).map(([step, run]) => ({ step, ...run })),
    ...shown({
      story: [...vitest('stories'), ...browser.filter(isContract)],
      unit: [
        ...vitest('unit'),
        ...browser.filter((test) => !isContract(test)),
        ...vitest('screens'),
        ...vitest('visual').filter((test) => !hasPicture(test)),
      ],
      journey: playwright(),
    }),
    skipped: [
      ...['stories', 'browser', 'unit', 'screens'].flatMap(skippedIn),
      ...journeys()
        .filter(isSkipped)
        .map(({ title, file }) => ({ fullName: title, file })),
    ],
    pictures: pictures.filter(hasPicture).map(comparedBy),
    withoutPicture: [...new Set(without)],
  }
}

/** The tests that prove rules, by their place. */
const readProofs = (): readonly (readonly [place: string, test: Written])[] => {
  const results = readResults()
  const places = new Set(
    rules.flatMap(({ proof }) => proof.flatMap((one) => placesOf(one, results))),
  )
  const files = new Set([...places].map((place) => place.replace(/:\d+$/u, '')))
  return [...files]
    .flatMap(writtenFor)
    .map((test) => [`${test.file}:${test.line}`, test] as const)
    .filter(([place]) => places.has(place))
}

/** The source of each test that proves a rule, by its place. */
export const readSources = (): Readonly<Record<string, string>> =>
  Object.fromEntries(readProofs().map(([place, { text }]) => [place, text]))

/** The file of an import (`#domain/email.ts`, `./email.ts`) from the root of the repository. */
const fileOf = (module: string, from: string): string =>
  module.startsWith('./')
    ? join(dirname(from), module)
    : module.replace(/^#(?=backend|locales|scripts|tests|\.storybook)/u, '').replace(/^#/u, 'src/')

/**
 * The files that each test which proves a rule calls, by its place.
 *
 * @param files - that count
 */
export const readCalled = (files: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    readProofs().flatMap(([place, { file, uses }]) => {
      const called = uses.map((module) => fileOf(module, file)).filter((one) => files.includes(one))
      return called.length === 0 ? [] : [[place, called]]
    }),
  )
