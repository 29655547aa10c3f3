/*
 * `npm run test:mutation:components -- ui/Field auth` makes the mutants of the components in these folders
 * (record 017), and runs their stories, then those of the components that use them. It prints the mutants
 * that no story notices. Without folders: every component but the pages. `--continue` leaves out what the
 * report lists already, `--survivors` runs only what survived.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest } from 'vitest/node'
import { readFiles } from '#tests/coverage/readFiles.ts'
import { batchOf, directUsers } from './batches.ts'
import { mutantsOf, type Mutant } from './mutants.ts'

const root = 'src/components'
const report = 'test-results/mutation/components.json'

/** The mutants that ran, by file, as Stryker reports them. */
interface Report {
  readonly files: Record<string, { readonly mutants: Result[] }>
}

interface Result {
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
  readonly replacement: string
  readonly status: 'Killed' | 'Survived'
}

/** A mutant in its file. */
interface Case {
  readonly path: string
  readonly folder: string
  readonly text: string
  readonly mutant: Mutant
}

const sources = readFiles(root, /(?<!\.test)\.tsx?$/u)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    continue: { type: 'boolean', default: false },
    survivors: { type: 'boolean', default: false },
  },
})
const named = positionals.map((folder) => `${root}/${folder}`)
for (const folder of named) {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`)
}

// The command `vitest` sets it, and Storybook's plugin reads it.
process.env['VITEST'] = 'true'
// A test has to notice a mutant by itself, and a missing element is not waited for.
process.env['STORY_AXE'] = 'off'
process.env['STORYBOOK_WAIT'] = '4000'
const vitest = await createVitest('test', { watch: false, project: ['storybook'], reporters: [{}] })
await vitest.standalone()

/** The folders of these that have a story that fails. */
const failing = async (folders: readonly string[]): Promise<readonly string[]> => {
  const specifications = await vitest.globTestSpecifications(folders.map((folder) => `${folder}/`))
  if (folders.length === 0 || specifications.length === 0) return []
  const ids = new Set(specifications.map(({ moduleId }) => moduleId))
  // Vitest also returns the modules of the runs before.
  const failed = (await vitest.runTestSpecifications(specifications)).testModules.filter(
    (module) => ids.has(module.moduleId) && !module.ok(),
  )
  return folders.filter((folder) => failed.some(({ moduleId }) => moduleId.includes(`/${folder}/`)))
}

const write = (path: string, text: string) => {
  writeFileSync(path, text)
  vitest.invalidateFile(`${vitest.config.root}/${path}`)
}

/** Calls `run` while these mutants stand in their files. */
const withMutants = async <T>(cases: readonly Case[], run: () => Promise<T>): Promise<T> => {
  const restore = () => {
    for (const { path, text } of cases) write(path, text)
  }
  process.once('exit', restore)
  for (const { path, text, mutant } of cases)
    write(path, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end))
  const result = await run()
  restore()
  process.off('exit', restore)
  return result
}

const resultOf = ({ text, mutant }: Case, survived: boolean): Result => {
  const before = text.slice(0, mutant.start).split('\n')
  const original = text.slice(mutant.start, mutant.end).replaceAll(/\s+/gu, ' ')
  return {
    location: { start: { line: before.length, column: before.at(-1)?.length ?? 0 } },
    replacement: `without ${original}`,
    status: survived ? 'Survived' : 'Killed',
  }
}

const wanted = (path: string) =>
  !path.endsWith('.stories.tsx') &&
  (named.length === 0
    ? !path.startsWith(`${root}/pages/`)
    : named.some((folder) => path.startsWith(folder)))
const again = values.continue || values.survivors
const last: Report = existsSync(report)
  ? (JSON.parse(readFileSync(report, 'utf8')) as Report)
  : { files: {} }
const files = Object.fromEntries(
  Object.entries(last.files).filter(([path]) => again || !wanted(path)),
)

/** The status of a mutant in the report. */
const reported = (one: Case): Result['status'] | undefined => {
  const { line, column } = resultOf(one, false).location.start
  return files[one.path]?.mutants.find(
    ({ location: { start } }) => start.line === line && start.column === column,
  )?.status
}

const save = (one: Case, survived: boolean) => {
  const result = resultOf(one, survived)
  const { line, column } = result.location.start
  const others = (files[one.path]?.mutants ?? []).filter(
    ({ location: { start } }) => start.line !== line || start.column !== column,
  )
  files[one.path] = { mutants: [...others, result] }
  mkdirSync(dirname(report), { recursive: true })
  writeFileSync(report, JSON.stringify({ files }, null, 2))
}

const all = sources
  .filter(({ path }) => wanted(path))
  .flatMap(({ path, text }) =>
    mutantsOf(text).map((mutant) => ({ path, folder: dirname(path), text, mutant })),
  )
const chosen = all.filter((one) =>
  values.survivors ? reported(one) === 'Survived' : reported(one) === undefined,
)

process.once('SIGTERM', () => process.exit(1))
// The first run finds dependencies that Vite has to bundle, and reloads.
await failing([`${root}/ui/Tag`])

// A folder of which a mutant ran before had stories that pass.
const checked = new Set(
  all.filter((one) => reported(one) !== undefined).map(({ folder }) => folder),
)

/** Of the folders that were not run yet without a mutant: those whose stories fail. */
const broken = async (folders: readonly string[]): Promise<readonly string[]> => {
  const found = await failing([...new Set(folders)].filter((folder) => !checked.has(folder)))
  for (const folder of folders) checked.add(folder)
  for (const folder of found) console.log(`${folder}: its stories fail without a mutant`)
  return found
}

/** Runs mutants with these stories of each, and returns those that no story noticed. */
const survivorsOf = async (
  cases: readonly Case[],
  storiesOf: (one: Case) => readonly string[],
): Promise<readonly Case[]> => {
  const survivors: Case[] = []
  let open = cases.map((one) => ({ ...one, stories: storiesOf(one) }))
  while (open.length > 0) {
    const batch = batchOf(open, sources)
    const left = await broken(batch.map(({ folder }) => folder))
    if (left.length > 0) {
      open = open.filter(({ folder }) => !left.includes(folder))
      continue
    }
    open = open.filter((one) => !batch.includes(one))
    const failed = await withMutants(batch, () => failing(batch.flatMap(({ stories }) => stories)))
    for (const one of batch) {
      const survived = !one.stories.some((folder) => failed.includes(folder))
      save(one, survived)
      if (survived) survivors.push(one)
    }
    console.log(`${open.length} left`)
  }
  return survivors
}

const own = await survivorsOf(chosen, ({ folder }) => [folder])
for (const { path, text, mutant } of await survivorsOf(own, ({ path }) =>
  directUsers(path, sources),
))
  console.log(`${path}: ${text.slice(mutant.start, mutant.end)}`)
await vitest.close()
