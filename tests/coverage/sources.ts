import { basename, dirname } from 'node:path'
import { readFiles } from './readFiles.ts'
import { contractOf, scanContract, scanStories, titleOf, type StoryTest } from './scan.ts'
import { storyId } from './storyId.ts'

/** The stories file of a component. */
export interface StoriesFile {
  readonly path: string
  /** In the sidebar: its own, or that of its path. */
  readonly title: string
  /** Name of the component, taken from its folder. */
  readonly component: string
  readonly folder: string
  readonly stories: readonly string[]
  readonly tests: readonly StoryTest[]
}

/** Every stories file below `src/components`. */
export const storiesFiles: readonly StoriesFile[] = readFiles(
  'src/components',
  /\.stories\.tsx$/u,
).map(({ path, text }) => ({
  path,
  title: titleOf(path, text),
  component: basename(dirname(path)),
  folder: dirname(path),
  ...scanStories(text),
}))

/** Ids of all stories of components. */
export const storyIds: ReadonlySet<string> = new Set(
  storiesFiles.flatMap(({ title, stories }) => stories.map((story) => storyId(title, story))),
)

/** Documentation pages of components with the contract ids that they list. */
export const guidance = readFiles('src/components', /\.mdx$/u).map(({ path, text }) => ({
  folder: dirname(path),
  path,
  ids: scanContract(text),
}))

const titlesIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /(?:\b(?:it|test)\b[^'"`\n]*|^\s*\][^'"`\n]*\))\(\s*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`([^`]+)`)\s*,/gm,
    ),
  ].map(([, single, double, template]) => single ?? double ?? template ?? '')

const browserTests = readFiles('src/components', /\.browser\.test\.tsx?$/u).map(
  ({ path, text }) => ({
    folder: dirname(path),
    ids: titlesIn(text).flatMap((title) => contractOf(title) ?? []),
  }),
)

/**
 * Contract ids that have a test, one entry for each test.
 *
 * @param folder - folder of the component
 */
export const testedIds = (folder: string): readonly string[] => [
  ...storiesFiles
    .filter((file) => file.folder === folder)
    .flatMap(({ tests }) => tests.flatMap(({ title }) => contractOf(title) ?? [])),
  ...browserTests.filter((file) => file.folder === folder).flatMap(({ ids }) => ids),
]

/** Titles of the tests of rules, services, machines and the backend. */
export const unitTitles: readonly string[] = [
  ...readFiles('src', /\.test\.tsx?$/u),
  ...readFiles('locales', /\.test\.ts$/u),
  ...readFiles('scripts', /\.test\.ts$/u),
  ...readFiles('tests', /(?:\.test|\.contract)\.tsx?$/u),
].flatMap(({ text }) => titlesIn(text))

const journeyFiles = readFiles('tests/journeys', /\.spec\.ts$/u)

/** Titles of the journeys. */
export const journeyTitles: readonly string[] = journeyFiles.flatMap(({ text }) => titlesIn(text))

/** Titles of the journeys that run once: in one language, or about both. */
export const journeysOnce: readonly string[] = journeyFiles.flatMap(({ text }) =>
  titlesIn(text.replaceAll(/^inBothLanguages\([^]*?^\}\)$/gmu, '')),
)
