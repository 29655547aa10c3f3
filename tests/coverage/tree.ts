import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { contractOf, scanContract, scanStories, type StoryTest } from './scan.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A source file of the tree: its path from the root, and its text. */
interface Source {
  readonly path: string
  readonly text: string
}

const read = (folder: string, wanted: RegExp): readonly Source[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))

/** The stories file of a component with what it names. */
export interface StoriesFile {
  readonly path: string
  /** Component, from the name of its folder. */
  readonly component: string
  readonly folder: string
  readonly stories: readonly string[]
  readonly tests: readonly StoryTest[]
}

/** Every stories file below `src/components`. */
export const storiesFiles: readonly StoriesFile[] = read('src/components', /\.stories\.tsx$/).map(
  ({ path, text }) => ({
    path,
    component: basename(dirname(path)),
    folder: dirname(path),
    ...scanStories(text),
  }),
)

/** Ids of all stories, as they stand in an address. */
export const storyIds: ReadonlySet<string> = new Set(
  storiesFiles.flatMap(({ path, component, stories }) =>
    stories.map((story) =>
      toId(`${path.split('/')[2] ?? ''}-${component}`, storyNameFromExport(story)),
    ),
  ),
)

/** Guidance pages with the contract ids that they promise. */
export const guidance = read('src/components', /\.mdx$/).map(({ path, text }) => ({
  folder: dirname(path),
  path,
  ids: scanContract(text),
}))

const titlesIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /\b(?:it|test|describe)\b[^'"`\n]*\(\s*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`([^`]+)`)\s*,/g,
    ),
  ].map(([, single, double, template]) => single ?? double ?? template ?? '')

/** Tests in a browser that stand beside their component and carry contract ids. */
const browserTests = read('src/components', /\.browser\.test\.tsx?$/).map(({ path, text }) => ({
  folder: dirname(path),
  ids: titlesIn(text).flatMap((title) => contractOf(title) ?? []),
}))

/** Contract ids with a test, by the folder of the component; an id stands once for each test. */
export const testedIds = (folder: string): readonly string[] => [
  ...storiesFiles
    .filter((file) => file.folder === folder)
    .flatMap(({ tests }) => tests.flatMap(({ title }) => contractOf(title) ?? [])),
  ...browserTests.filter((file) => file.folder === folder).flatMap(({ ids }) => ids),
]

/** Titles of all tests of rules, services, machines and the backend. */
export const unitTitles: readonly string[] = [
  ...read('src', /\.test\.tsx?$/),
  ...read('locales', /\.test\.ts$/),
  ...read('tests', /(\.test|\.contract)\.tsx?$/),
].flatMap(({ text }) => titlesIn(text))

/** Titles of all journeys through the whole site. */
export const journeyTitles: readonly string[] = read('tests/journeys', /\.spec\.ts$/).flatMap(
  ({ text }) => titlesIn(text),
)
