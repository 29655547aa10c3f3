import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { partOf, type MutationPart, type MutationReport } from './mutation.ts'
import type { Results } from './outcome.ts'

const name = 'virtual:results'

const read = (file: string): unknown =>
  existsSync(`test-results/${file}.json`)
    ? JSON.parse(readFileSync(`test-results/${file}.json`, 'utf8'))
    : {}

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

interface PlaywrightSuite {
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** Titles of a report of Vitest, with the component of a stories file, and whether they passed. */
const vitest = (file: string) =>
  ((read(file) as VitestReport).testResults ?? []).flatMap(({ name: path, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({
        title,
        component: path.endsWith('.stories.tsx') ? basename(dirname(path)) : null,
        passed: status === 'passed',
      })),
  )

const playwright = ({ specs = [], suites = [] }: PlaywrightSuite): Results['journey'] => [
  ...specs.map(({ title, ok }) => ({ title, passed: ok })),
  ...suites.flatMap(playwright),
]

/** The results of the last `npm test`, as its runners wrote them. */
const readResults = (): Results => {
  const run = read('run') as Partial<Pick<Results, 'time' | 'commit'>>
  const stories = vitest('stories')
  return {
    time: run.time ?? null,
    commit: run.commit ?? null,
    story: [...stories, ...vitest('browser')].map(({ title, component, passed }) => ({
      title: component === null || /^[A-Z]{2}-\d/u.test(title) ? title : `${component}/${title}`,
      passed,
    })),
    unit: [...vitest('unit'), ...vitest('screens')].map(({ title, passed }) => ({ title, passed })),
    journey: playwright(read('journeys') as PlaywrightSuite),
  }
}

/** The results of the last mutation tests, one file for each part of the repository. */
const readMutation = (): readonly MutationPart[] =>
  (existsSync('test-results/mutation') ? readdirSync('test-results/mutation') : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .map((name) => partOf(name, read(`mutation/${name}`) as MutationReport))

/** Vite plugin that provides the results of the last runs as `virtual:results`. */
export const results = (): Plugin => ({
  name,
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) =>
    id === `\0${name}`
      ? `export const results = ${JSON.stringify(readResults())}
         export const mutation = ${JSON.stringify(readMutation())}`
      : null,
})
