import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsOf, drawCode, isCode, validateCode } from '#domain/code.rules.ts'

describe('digitsOf', () => {
  it.each([
    ['123456', '123456'],
    ['１２３４５６', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['你的验证码是 123456，15 分钟内有效', '123456'],
    ['Your code is 123456.', '123456'],
    ['12345678', '123456'],
    ['①②③', '123'],
    ['abc', ''],
    ['٣', '3'],
    ['१२३ ๔๕๖', '123456'],
  ])('reads %j as %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits)
  })

  it('answers at most six ASCII digits and is stable on its own answer', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 0x10ffff })), (points) => {
        const digits = digitsOf(String.fromCodePoint(...points))
        expect(digits).toMatch(/^[0-9]{0,6}$/)
        expect(digitsOf(digits)).toBe(digits)
      }),
    )
  })

  it('finds six digits however they are spaced and widened', () => {
    const wide = (digit: string) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0)
    const piece = fc.tuple(
      fc.integer({ min: 0, max: 9 }),
      fc.boolean(),
      fc.constantFrom('', ' ', '-', '　', '码'),
    )
    fc.assert(
      fc.property(fc.array(piece, { minLength: 6, maxLength: 6 }), (pieces) => {
        const text = pieces
          .map(([n, isWide, gap]) => (isWide ? wide(`${n}`) : `${n}`) + gap)
          .join('')
        expect(digitsOf(text)).toBe(pieces.map(([n]) => n).join(''))
      }),
    )
  })
})

describe('validateCode', () => {
  it('accepts six digits, leading zeros too (spec §5.11)', () => {
    expect(validateCode('000042')).toBeNull()
  })

  it.each(['', '12345', '1234567', '12345a', '12345 ', '１２３４５６', '12345\n'])(
    'refuses %j',
    (code) => {
      expect(validateCode(code)).toBe('codeIncomplete')
      expect(isCode(code)).toBe(false)
    },
  )
})

describe('drawCode', () => {
  it('reaches both ends of 100000 to 999999 (spec §7.10, §9.1)', () => {
    expect(drawCode(() => 0)).toBe('100000')
    expect(drawCode((bound) => bound - 1)).toBe('999999')
  })

  it('draws a complete code from any chance', () => {
    fc.assert(
      fc.property(fc.nat({ max: 899_999 }), (chance) => {
        expect(isCode(drawCode(() => chance))).toBe(true)
      }),
    )
  })
})

describe('isCode', () => {
  it.each(['a12345', '12345a', ' 12345', '１２３４５６', '12345', '1234567', ''])(
    'is false for %j',
    (text) => {
      expect(isCode(text)).toBe(false)
    },
  )
})
