/*
 * `tsx scripts/mutation/record.ts` takes the reports of the last mutation tests, with the day and the commit,
 * into `tests/coverage/mutation.json`, from which the page about coverage shows them.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  recordOf,
  type MutatedFile,
  type MutationRecord,
  type MutationReport,
} from '#.storybook/mutation.ts'
import { filesBelow } from '#tests/coverage/readFiles.ts'
import { mutantsOf } from './mutants.ts'
import { leftOut, parts, testSupport } from './parts.js'

const target = 'tests/coverage/mutation.json'
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const run = {
  date: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
}
const last = existsSync(target) ? (read(target) as MutationRecord) : {}
const reports = readdirSync('test-results/mutation')
  .filter((name) => name.endsWith('.json'))
  .map((name) => recordOf(read(`test-results/mutation/${name}`) as MutationReport, run))

const filesIn = (folder: string): readonly string[] =>
  filesBelow(folder, /(?<!\.(?:stories|test))\.tsx?$/u)
const rules = Object.values(parts)
  .flat()
  .flatMap(filesIn)
  .filter((file) => !file.startsWith(`${testSupport}/`) && !leftOut.includes(file))
const components = new Map(
  filesIn('src/components').map((file) => [file, mutantsOf(readFileSync(file, 'utf8')).length]),
)
// A run that was stopped leaves files of which some mutants were not run.
const complete = ([file, result]: readonly [string, MutatedFile | null]) =>
  result !== null && (components.get(file) ?? result.all) === result.all
const known: MutationRecord = Object.fromEntries([
  ...Object.entries(last),
  ...reports.flatMap((one) => Object.entries(one).filter(complete)),
])

const files = [...rules, ...components.keys()]
  .filter((file) => components.get(file) !== 0)
  .toSorted()
const record = Object.fromEntries(files.map((file) => [file, known[file] ?? null]))
writeFileSync(target, `${JSON.stringify(record, null, 2)}\n`)
