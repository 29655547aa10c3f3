import { expect, it } from 'vitest'
import { isolated } from './bidi.ts'

it.each([
  ['知远 40', '知远 40'],
  ['a\u202Egpj.exe', '\u2068a\u202Egpj.exe\u2069'],
  ['\u2069\u202Ex', '\u2068\u202Ex\u2069'],
  ['שלום', '\u2068שלום\u2069'],
])('%j in a sentence is %j', (name, shown) => {
  expect(isolated(name)).toBe(shown)
})
