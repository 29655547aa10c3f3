/**
 * Lists the tests of each rule of the specification, whose titles name it (`spec §2.17`), and the rules without one.
 * All rules: `npx tsx scripts/rules.ts`; those of a section or one rule: `npx tsx scripts/rules.ts 2.17`.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const [wanted = ''] = process.argv.slice(2)
const ids = [...readFileSync('docs/specification.md', 'utf8').matchAll(/<sup id="([^"]+)">/gu)]
  .map(([, id = '']) => id)
  .filter((id) => `${id}.`.startsWith(wanted === '' ? '' : `${wanted}.`))
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))

const tests = execFileSync(
  'git',
  ['grep', '-n', '-E', String.raw`\(spec §[0-9]`, '--', '*.ts', '*.tsx'],
  { encoding: 'utf8' },
)
  .split('\n')
  .map((line) => line.replace(/^([^:]+:\d+):\s*/u, '$1  '))

for (const id of ids) {
  const found = tests.filter((line) => new RegExp(String.raw`§${id}\b(?!\.)`, 'u').test(line))
  console.log([id, ...(found.length === 0 ? ['no test'] : found)].join('\n  '))
}
