import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { changedSince } from '#scripts/changedSince.ts'
import type { MutationRecord } from './mutation.ts'
import { readCalled, readResults, readSources } from './readResults.ts'
import { readStoryTests } from './storyTests.ts'

const readRecord = () =>
  JSON.parse(readFileSync('tests/coverage/mutation.json', 'utf8')) as MutationRecord

const constant = (name: string, value: unknown): string =>
  `export const ${name} = ${JSON.stringify(value)}`

/** The modules by their name. */
const modules: Readonly<Record<string, () => string>> = {
  'virtual:results': () => constant('results', readResults()),
  'virtual:story-tests': () => constant('storyTests', readStoryTests()),
  'virtual:test-sources': () => constant('testSources', readSources()),
  'virtual:mutation': () => {
    const record = readRecord()
    const called = readCalled(Object.keys(record))
    return [constant('changed', changedSince(record)), constant('called', called)].join('\n')
  },
}

/** Vite plugin that provides what the last runs said, and where their tests are written, as modules. */
export const results = (): Plugin => ({
  name: 'results',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0') ? (modules[id.slice(1)]?.() ?? null) : null),
})
