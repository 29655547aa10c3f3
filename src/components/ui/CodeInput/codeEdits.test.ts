import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deleteDigit, digitsInPaste, eraseDigit, furthestBox, insertDigits } from './codeEdits.ts'

describe('insertDigits', () => {
  it.each([
    ['', 0, '1', { code: '1', focus: 1 }],
    ['12', 2, '3', { code: '123', focus: 3 }],
    ['123456', 2, '9', { code: '129456', focus: 3 }],
    ['12', 1, '2', { code: '12', focus: 2 }],
    ['12345', 5, '6', { code: '123456', focus: 5 }],
    ['12', 5, '3', { code: '123', focus: 3 }],
    ['123456', 3, '987654', { code: '987654', focus: 5 }],
    ['1', 0, '45', { code: '45', focus: 2 }],
    ['123456', 4, '789', { code: '123478', focus: 5 }],
  ])('%j at box %i with %j', (code, index, digits, edit) => {
    expect(insertDigits(code, index, digits)).toEqual(edit)
  })
})

describe('eraseDigit (Backspace)', () => {
  it.each([
    ['123', 2, { code: '12', focus: 2 }],
    ['12', 2, { code: '1', focus: 1 }],
    ['123456', 5, { code: '12345', focus: 5 }],
    ['12345', 5, { code: '1234', focus: 4 }],
    ['123456', 2, { code: '12456', focus: 1 }],
    ['123', 0, { code: '23', focus: 0 }],
    ['', 0, { code: '', focus: 0 }],
  ])('%j in box %i', (code, index, edit) => {
    expect(eraseDigit(code, index)).toEqual(edit)
  })
})

it('deleteDigit leaves no hole: later digits move up', () => {
  expect(deleteDigit('123456', 2)).toEqual({ code: '12456', focus: 2 })
})

describe('digitsInPaste', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['123–456', '123456'],
    ['１２３４５６', '123456'],
    ['１２３　４５６', '123456'],
    ['你的验证码是 123456，10 分钟内有效。', '123456'],
    ['Xinyuan Tech 2026: your code is 123456.', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['12', '12'],
    ['none', ''],
  ])('%j gives %j', (text, digits) => {
    expect(digitsInPaste(text)).toBe(digits)
  })
})

it('no sequence of edits makes a hole, a seventh digit or a box out of reach', () => {
  const edit = fc.oneof(
    fc.record({ kind: fc.constant('insert' as const), digits: fc.stringMatching(/^[0-9]{1,8}$/u) }),
    fc.record({ kind: fc.constant('erase' as const), digits: fc.constant('') }),
    fc.record({ kind: fc.constant('delete' as const), digits: fc.constant('') }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(edit, fc.nat({ max: 5 })), { maxLength: 30 }), (edits) => {
      let code = ''
      for (const [{ kind, digits }, wanted] of edits) {
        const index = Math.min(wanted, furthestBox(code))
        const next =
          kind === 'insert'
            ? insertDigits(code, index, digits)
            : kind === 'erase'
              ? eraseDigit(code, index)
              : deleteDigit(code, index)
        code = next.code
        expect(code).toMatch(/^[0-9]{0,6}$/u)
        expect(next.focus).toBeGreaterThanOrEqual(0)
        expect(next.focus).toBeLessThanOrEqual(furthestBox(code))
      }
    }),
  )
})

it('holding Backspace from any box clears everything up to it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{0,6}$/u), fc.nat({ max: 5 }), (start, wanted) => {
      let edit = { code: start, focus: Math.min(wanted, furthestBox(start)) }
      const after = start.slice(edit.focus + 1)
      for (let pressed = 0; pressed < 7; pressed += 1) {
        if (edit.code === after) break
        edit = eraseDigit(edit.code, edit.focus)
      }
      expect(edit.code).toBe(after)
    }),
  )
})
