import fc from 'fast-check'
import { expect, test } from 'vitest'
import plainJson from './plainJson.ts'

const json = plainJson()

test('reads what it wrote, and calls the reviver as the SDK expects', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
      const text = json.stringify(value)
      expect(text).toBe(JSON.stringify(value))
      expect(json.parse(text)).toEqual(JSON.parse(text))
    }),
  )
  const double = (_key: string, value: unknown) => (typeof value === 'number' ? value * 2 : value)
  expect(json.parse('{"total":2,"documents":[]}', double)).toEqual({ total: 4, documents: [] })
})
