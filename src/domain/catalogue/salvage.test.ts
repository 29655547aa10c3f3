import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson, salvageObjects } from './salvage.ts'

describe('salvageObjects', () => {
  it.each([
    ['', []],
    ['[]', []],
    ['[{}]', ['{}']],
    ['[{"a":1},{"b":{"c":[2]}}]', ['{"a":1}', '{"b":{"c":[2]}}']],
    ['[{"a":1},{"b":', ['{"a":1}']],
    ['[{"a":1},{"b":{"c":2}', ['{"a":1}']],
    ['}}[{"a":1}', ['{"a":1}']],
    ['[{"a":"}"},{"b":"{"}]', ['{"a":"}"}', '{"b":"{"}']],
    ['[{"a":"\\"}"},1]', ['{"a":"\\"}"}']],
    ['[{"a":"\\\\"},{"b":2}]', ['{"a":"\\\\"}', '{"b":2}']],
    ['"[{"a":1}]', ['{"a":1}']],
    ['\\[{"a":1}]', ['{"a":1}']],
  ])('of %j are %j', (text, expected) => {
    expect(salvageObjects(text, 9)).toEqual(expected)
  })

  it('are no more than the most', () => {
    expect(salvageObjects('{}{}{}', 2)).toEqual(['{}', '{}'])
  })

  it('are all objects of a list that ends in the middle of the last', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), fc.json())), (objects) => {
        const text = JSON.stringify([...objects, {}]).slice(0, -2)
        expect(salvageObjects(text, 99)).toEqual(objects.map((one) => JSON.stringify(one)))
      }),
    )
  })
})

describe('parseJson', () => {
  it('returns the value, or undefined for invalid JSON', () => {
    expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] })
    expect(parseJson('{')).toBeUndefined()
  })
})
