/*
 * `npm run test:mutation:components -- ui/Field auth` makes the mutants of the components in these folders
 * one by one (record 017), and runs their stories, then those of the components that use them. It prints
 * the mutants that no story notices. Without folders: every component but the pages.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { createVitest } from 'vitest/node'
import { mutantsOf } from './mutants.ts'

const root = 'src/components'
const report = 'test-results/mutation/components.json'

/** The mutants that ran, by file, as Stryker reports them. */
interface Report {
  readonly files: Record<string, { readonly mutants: readonly Result[] }>
}

interface Result {
  readonly location: { readonly start: { readonly line: number } }
  readonly replacement: string
  readonly status: 'Killed' | 'Survived'
}

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.stories|\.test)\.tsx?$/u.test(path))
  .map((path) => ({ path: `${root}/${path}`, text: readFileSync(`${root}/${path}`, 'utf8') }))

/** Folders of the components that import a file. */
const usersOf = (file: string): readonly string[] => {
  const users = sources.filter(({ text }) => text.includes(`/${basename(file)}'`))
  return [...new Set(users.map(({ path }) => dirname(path)))].filter(
    (folder) => folder !== dirname(file),
  )
}

// The command `vitest` sets it, and Storybook's plugin reads it.
process.env['VITEST'] = 'true'
const vitest = await createVitest('test', {
  watch: false,
  project: ['storybook'],
  reporters: [{}],
  bail: 1,
})
await vitest.standalone()

/** Whether all stories below these folders pass. */
const passes = async (folders: readonly string[]): Promise<boolean> => {
  const specifications = await vitest.globTestSpecifications(folders.map((folder) => `${folder}/`))
  if (folders.length === 0 || specifications.length === 0) return true
  const ids = new Set(specifications.map(({ moduleId }) => moduleId))
  // Vitest also returns the modules of the runs before.
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  return (
    unhandledErrors.length === 0 &&
    testModules.every((module) => !ids.has(module.moduleId) || module.ok())
  )
}

/** Runs the mutants of a file, and reports those that pass in the format of Stryker. */
const resultsOf = async (file: string, text: string): Promise<readonly Result[] | null> => {
  const own = dirname(file)
  const users = usersOf(file)
  if (!(await passes([own]))) return null
  const restore = () => writeFileSync(file, text)
  process.once('exit', restore)
  const mutants: Result[] = []
  for (const { start, end, replacement } of mutantsOf(text)) {
    writeFileSync(file, text.slice(0, start) + replacement + text.slice(end))
    vitest.invalidateFile(`${vitest.config.root}/${file}`)
    const survived = (await passes([own])) && (await passes(users))
    const line = text.slice(0, start).split('\n').length
    const original = text.slice(start, end).replaceAll(/\s+/gu, ' ')
    mutants.push({
      location: { start: { line } },
      replacement: `without ${original}`,
      status: survived ? 'Survived' : 'Killed',
    })
    if (survived) console.log(`${file}:${String(line)} ${original}`)
  }
  restore()
  process.off('exit', restore)
  vitest.invalidateFile(`${vitest.config.root}/${file}`)
  return mutants
}

// The first run finds dependencies that Vite has to bundle, and reloads.
await passes([`${root}/ui/Tag`])
process.once('SIGTERM', () => process.exit(1))
const named = process.argv.slice(2).map((folder) => `${root}/${folder}`)
const chosen = sources.filter(
  ({ path, text }) =>
    mutantsOf(text).length > 0 &&
    (named.length === 0
      ? !path.startsWith(`${root}/pages/`)
      : named.some((folder) => path.startsWith(folder))),
)
const { files }: Report = existsSync(report)
  ? (JSON.parse(readFileSync(report, 'utf8')) as Report)
  : { files: {} }
for (const { path, text } of chosen) {
  const results = await resultsOf(path, text)
  if (results === null) {
    console.log(`${path}: its stories fail without a mutant`)
    continue
  }
  files[path] = { mutants: results }
  mkdirSync(dirname(report), { recursive: true })
  writeFileSync(report, JSON.stringify({ files }, null, 2))
  console.log(path, results.length)
}
await vitest.close()
