import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCommonPassword, strengthOf } from '#domain/password.rules.ts'

describe('strengthOf', () => {
  it.each([
    ['', 0, 'weak'],
    ['a', 1, 'weak'],
    ['abcdefgh', 2, 'weak'],
    ['abcdefG', 2, 'weak'],
    ['abcdefgH', 3, 'medium'],
    ['abc1!', 3, 'medium'],
    ['abcdefG1', 4, 'strong'],
    ['abcdefG1!', 5, 'strong'],
    ['电池很满电池很满', 2, 'weak'],
    ['correct horse', 3, 'medium'],
  ])('gives %j %i points, %s (spec §5.9, §5.10)', (password, score, level) => {
    const strength = strengthOf(password)
    expect([strength.score, strength.level]).toEqual([score, level])
  })

  it('counts code points, so that an emoji is one character', () => {
    expect(strengthOf('😀'.repeat(7)).rules.longEnough).toBe(false)
    expect(strengthOf('😀'.repeat(8)).rules.longEnough).toBe(true)
  })

  it('says which of the five rules hold (spec §5.9)', () => {
    expect(strengthOf('Abc1').rules).toEqual({
      longEnough: false,
      lowercase: true,
      uppercase: true,
      digit: true,
      special: false,
    })
  })

  it('scores as many points as rules hold, and never fewer after adding characters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (start, more) => {
          const before = strengthOf(start)
          const after = strengthOf(start + more)
          expect(before.score).toBe(Object.values(before.rules).filter(Boolean).length)
          expect(after.score).toBeGreaterThanOrEqual(before.score)
        },
      ),
    )
  })

  it('takes its level from its score alone (spec §5.10)', () => {
    fc.assert(
      fc.property(fc.string(), (password) => {
        const { score, level } = strengthOf(password)
        expect(level).toBe(score <= 2 ? 'weak' : score === 3 ? 'medium' : 'strong')
      }),
    )
  })
})

describe('isCommonPassword', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd2026',
    '12345678',
    '88888888',
    'qwerty123',
    'woaini520',
    '1qaz2wsx',
    '11password',
  ])('advises against %j', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['', 'correct horse', '电池很满', 'passwords are hard to choose', 'Tr0ub4dor&3'])(
    'has nothing against %j',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )

  it.each([
    ['six characters around a root', 'password123456', true],
    ['seven characters around a root', 'password1234567', false],
    ['six emoji around a root', `password${'😀'.repeat(6)}`, true],
    ['full-width letters', 'ｐａｓｓｗｏｒｄ', true],
    ['an address', 'Lin.Xia@Example.com', true],
    ['an address and more', 'lin.xia@example.com and more', false],
  ])('with %s is %j: %j', (_, password, common) => {
    expect(isCommonPassword(password)).toBe(common)
  })

  it('changes neither score nor level', () => {
    expect(strengthOf('Password1!')).toMatchObject({ score: 5, level: 'strong', common: true })
  })
})
