import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Rows that have nothing to assert here, and why. */
const without = {
  S07: 'uploads: the site keeps pictures in the browser (spec §3)',
  S08: 'subscriptions: the site opens none',
} as const

const series = (letter: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${letter}${String(n + 1).padStart(2, '0')}`)

it('every row about accounts, documents, general behaviour and the client has its test', () => {
  const folder = import.meta.dirname
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  // Where titles begin: `'A01 …'`, `'D10 and D15 …'`, or the first cell of a table.
  const titled = sources.flatMap((source) =>
    [...source.matchAll(/['`]([ADGS]\d\d)(?: and ([ADGS]\d\d))?\b/g)].flatMap(
      ([, first, second]) => (second === undefined ? [first] : [first, second]),
    ),
  )
  const rows = [...series('A', 57), ...series('D', 22), ...series('G', 4), ...series('S', 9)]
  const missing = rows.filter((row) => !titled.includes(row))
  expect(missing).toEqual(Object.keys(without))
})
