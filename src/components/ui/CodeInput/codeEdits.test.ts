import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  deleteDigit,
  digitsInPaste,
  eraseDigit,
  furthestBox,
  insertDigits,
  type CodeEdit,
} from './codeEdits.ts'

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
    expect(insertDigits(code, index, digits, false)).toEqual({ ...edit, gap: false })
  })

  it.each([
    ['12456', 2, '9', { code: '129456', focus: 3, gap: false }],
    ['1456', 1, '8', { code: '18456', focus: 2, gap: true }],
    ['18456', 2, '9', { code: '189456', focus: 3, gap: false }],
    ['1456', 1, '89', { code: '189456', focus: 3, gap: false }],
    ['12456', 2, '987', { code: '129876', focus: 5, gap: false }],
    ['12456', 2, '987654', { code: '987654', focus: 5, gap: false }],
  ])('%j with a gap before box %i and %j', (code, index, digits, edit) => {
    expect(insertDigits(code, index, digits, true)).toEqual(edit)
  })
})

describe('eraseDigit (Backspace)', () => {
  it.each([
    ['123', 2, false, { code: '12', focus: 2, gap: false }],
    ['12', 2, false, { code: '1', focus: 1, gap: false }],
    ['123456', 5, false, { code: '12345', focus: 5, gap: false }],
    ['12345', 5, false, { code: '1234', focus: 4, gap: false }],
    ['123456', 2, false, { code: '12456', focus: 2, gap: true }],
    ['12456', 2, true, { code: '1456', focus: 1, gap: true }],
    ['123', 0, false, { code: '23', focus: 0, gap: true }],
    ['23', 0, true, { code: '23', focus: 0, gap: true }],
    ['', 0, false, { code: '', focus: 0, gap: false }],
  ])('%j in box %i, after a gap: %j', (code, index, gap, edit) => {
    expect(eraseDigit(code, index, gap)).toEqual(edit)
  })
})

it.each(['erase', 'delete'] as const)(
  'a digit that was taken away (%s) and typed again leaves the others in place',
  (key) => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9]{6}$/u),
        fc.nat({ max: 5 }),
        fc.stringMatching(/^[0-9]$/u),
        (code, index, digit) => {
          const edit = key === 'erase' ? eraseDigit(code, index, false) : deleteDigit(code, index)
          expect(insertDigits(edit.code, edit.focus, digit, edit.gap).code).toBe(
            code.slice(0, index) + digit + code.slice(index + 1),
          )
        },
      ),
    )
  },
)

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
    ['客服热线 400-123-4567，你的验证码是 384912。', '384912'],
    ['客服热线 400 123 4567，你的验证码是 384 912。', '384912'],
    ['订单 20261125001 的验证码：３８４９１２', '384912'],
    ['Order 100200-300 of 2026-11-25: your code is 384912.', '384912'],
    ['Call 13800138000. Code: 3 8 4 9 1 2', '384912'],
    ['Order 123456. Your code is 384912.', '384912'],
    ['2026-384912', '384912'],
    ['12345678', '123456'],
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
      let gap = false
      for (const [{ kind, digits }, wanted] of edits) {
        const index = Math.min(wanted, furthestBox(code))
        const next: CodeEdit =
          kind === 'insert'
            ? insertDigits(code, index, digits, gap)
            : kind === 'erase'
              ? eraseDigit(code, index, gap)
              : deleteDigit(code, index)
        code = next.code
        gap = next.gap
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
      let edit = { code: start, focus: Math.min(wanted, furthestBox(start)), gap: false }
      const after = start.slice(edit.focus + 1)
      for (let pressed = 0; pressed < 7; pressed += 1) {
        if (edit.code === after) break
        edit = eraseDigit(edit.code, edit.focus, edit.gap)
      }
      expect(edit.code).toBe(after)
    }),
  )
})
