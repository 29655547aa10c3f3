import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { changedSince } from '#scripts/changedSince.ts'
import { readComponentFacts } from './componentFacts.ts'
import type { MutationRecord } from './mutation.ts'
import { readCatalogueFailures, readPorts } from './ports.ts'
import { readHandbookTypes, readMachineTypes, readPropTypes } from './propTypes.ts'
import { readCalled, readResults, readSources } from './readResults.ts'
import { readScreenLogs } from './screenLogs.ts'
import { readStoryTests } from './storyTests.ts'

/** What each module exports, by its name. To read the types takes seconds: they have a module of their own. */
const modules: Readonly<Record<string, () => Readonly<Record<string, unknown>>>> = {
  'virtual:component-facts': () => ({ facts: readComponentFacts() }),
  'virtual:prop-types': () => {
    const read = Object.entries(readPropTypes())
    const all = Object.assign({}, ...read.map(([, types]) => types), readHandbookTypes()) as object
    const keys = read.map(([title, types]) => [title, Object.keys(types)] as const)
    return { typesOf: Object.fromEntries(keys), types: all }
  },
  'virtual:ports': () => ({ ports: readPorts(), catalogueFailures: readCatalogueFailures() }),
  'virtual:machine-types': () => ({ machineTypes: readMachineTypes() }),
  'virtual:results': () => ({ results: readResults() }),
  'virtual:screen-logs': () => ({ screenLogs: readScreenLogs() }),
  'virtual:story-tests': () => ({ storyTests: readStoryTests() }),
  'virtual:test-sources': () => ({ testSources: readSources() }),
  'virtual:mutation': () => {
    const record = JSON.parse(
      readFileSync('tests/coverage/mutation.json', 'utf8'),
    ) as MutationRecord
    return { changed: changedSince(record), called: readCalled(Object.keys(record)) }
  },
}

const load = (id: string): string | null => {
  const read = modules[id.slice(1)]
  if (!id.startsWith('\0') || read === undefined) return null
  return Object.entries(read())
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** Vite plugin that provides what is read from the code and from the reports of tests, as modules. */
export const virtualModules = (): Plugin => ({
  name: 'virtual-modules',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load,
})
