import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readKnownDifferences } from '#backend/tests/conformance/knownDifferences.ts'
import { readRecordings } from '#backend/tests/conformance/recording.ts'
import { replay, type Result } from '#backend/tests/conformance/replay.ts'

/**
 * `npx tsx backend/tests/conformance/run.ts <folder> [group …]`: plays recordings of a real Appwrite against the embedded
 * backend and fails on every difference that `backend/README.md` does not list.
 */

const groups = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '15']
const [folder, ...asked] = process.argv.slice(2)

const table = (results: readonly Result[]) => {
  const outcomes = ['equal', 'known', 'not offered', 'different'] as const
  const row = (name: string, rows: readonly Result[]) =>
    [name, rows.length, ...outcomes.map((o) => rows.filter((r) => r.outcome === o).length)]
      .map((cell) => String(cell).padStart(12))
      .join('')
  const names = [...new Set(results.map(({ recording }) => recording.group))]
  return [
    ['group', 'recordings', ...outcomes].map((cell) => cell.padStart(12)).join(''),
    ...names.map((name) =>
      row(
        name,
        results.filter((r) => r.recording.group === name),
      ),
    ),
    row('all', results),
  ].join('\n')
}

if (folder === undefined) {
  process.stderr.write(
    'Name the folder of recordings: npx tsx backend/tests/conformance/run.ts <folder>\n',
  )
  process.exit(2)
}
const dataDir = mkdtempSync(join(tmpdir(), 'conformance-'))
try {
  // Not offered are transactions, whose recordings build on each other, and JWTs and magic links, which the
  // others here need. The lists depend on every call before, in calls that were not recorded as well. One
  // recording is of a server without SMTP.
  const builtOnOthers =
    /^(10-tx-|(?:09|15)-logs-list|09-sessions-list$|15-sessions-list|15-recovery-create-no-smtp|09-account-get-jwt|09-magic-url-account-get)/
  const recordings = readRecordings(folder, asked.length > 0 ? asked : groups).filter(
    ({ name }) => !builtOnOthers.test(name),
  )
  const list = readKnownDifferences(new URL('../../README.md', import.meta.url))
  const results = await replay(recordings, list, dataDir)
  for (const { recording, unexplained } of results) {
    for (const { field, recorded, found } of unexplained) {
      process.stdout.write(
        `${recording.name}: ${field} was ${JSON.stringify(recorded)}, is ${JSON.stringify(found)}\n`,
      )
    }
  }
  process.stdout.write(`${table(results)}\n`)
  const met = new Set(results.flatMap(({ known }) => known))
  const idle = list.filter(({ id }) => !met.has(id)).map(({ id }) => id)
  if (idle.length > 0) process.stdout.write(`Listed but not met: ${idle.join(', ')}\n`)
  process.exitCode = results.some(({ outcome }) => outcome === 'different') ? 1 : 0
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
