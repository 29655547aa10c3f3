import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Rows of Appwrite's own tests that have nothing to assert here, and why. */
const without = {
  A32: 'anonymous sessions are not offered (calls.test.ts)',
  A46: 'magic links are not offered (calls.test.ts)',
  A47: 'anonymous sessions are not offered (calls.test.ts)',
  A49: 'JWTs are not offered (calls.test.ts)',
  A52: 'codes by telephone are not offered (calls.test.ts)',
  A53: 'telephone numbers are not offered (calls.test.ts)',
  A54: 'push messages are not offered (calls.test.ts)',
  S02: 'the SDK alone: the check of its endpoint',
  S04: 'the SDK alone: an answer of text; what the site makes of it is a journey',
  S07: 'uploads: the site keeps pictures in the browser (spec §3)',
  S08: 'subscriptions: the site opens none',
  S09: 'the SDK alone: how queries and permissions are written',
} as const

const series = (letter: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${letter}${String(n + 1).padStart(2, '0')}`)

it('every row of Appwrite’s own tests has a test here, by its id, or a reason', () => {
  const folder = import.meta.dirname
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  // Where titles begin: `'A01 …'`, `'D03, D10 and D15 …'`, or the first cell of a table.
  const titled = sources.flatMap((source) =>
    [...source.matchAll(/['`]((?:[ADGS]\d\d(?:, | and )?)+)/g)].flatMap(
      ([, ids = '']) => ids.match(/[ADGS]\d\d/g) ?? [],
    ),
  )
  const rows = [...series('A', 57), ...series('D', 22), ...series('G', 4), ...series('S', 9)]
  expect(rows.filter((row) => !titled.includes(row))).toEqual(Object.keys(without))
})
