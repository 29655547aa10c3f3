import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plainOrder } from './prune.ts'

const chakra = 'node_modules/@chakra-ui/react/dist/esm/styled-system/'

test('the conditions of this site stand in the same order with and without collation', () => {
  const files = [
    ...readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `src/${file}`),
    `${chakra}conditions.js`,
    'node_modules/@chakra-ui/react/dist/esm/preset-base.js',
  ]
  const conditions = new Set(
    files.flatMap((file) => readFileSync(file, 'utf8').match(/@(media|container) [^'"`{]+/g) ?? []),
  )
  expect(conditions.size).toBeGreaterThan(10)
  const plain = [...conditions].sort((a, b) => (a < b ? -1 : Number(a > b)))
  for (const locale of ['en', 'zh-CN'])
    expect([...conditions].sort((a, b) => a.localeCompare(b, locale))).toEqual(plain)
})

test('nothing in Chakra orders by collation any more', () => {
  const file = `${chakra}sort-at-params.js`
  const code = readFileSync(file, 'utf8')
  expect(code).toContain('localeCompare')
  expect(plainOrder(code, `/${file}`)).not.toContain('localeCompare')
})
