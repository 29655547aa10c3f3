import { describe, expect, it } from 'vitest'
import {
  factorCodeOf,
  inGroups,
  readableRecoveryCode,
  validateFactorCode,
} from '#domain/factors.rules.ts'

describe('a recovery code', () => {
  it.each(['3f9a1c4001', '3F9A1-C4001', ' 3f9a1 c4001 ', '３Ｆ９Ａ１—Ｃ４００１'])(
    'is the same as %j',
    (text) => {
      expect(factorCodeOf('recoveryCode', text)).toBe('3f9a1c4001')
      expect(validateFactorCode('recoveryCode', text)).toBeNull()
    },
  )

  it.each(['', '3f9a1-c400', '3f9a1-c40012', '恢复码'])('is not %j', (text) => {
    expect(validateFactorCode('recoveryCode', text)).toBe('recoveryCodeIncomplete')
  })

  it('is shown in two groups of five', () => {
    expect(readableRecoveryCode('3f9a1c4001')).toBe('3f9a1-c4001')
  })
})

describe.each(['totp', 'email'] as const)('a code of six digits (%s)', (method) => {
  it('is sent as it is', () => {
    expect(factorCodeOf(method, '012 345')).toBe('012 345')
    expect(validateFactorCode(method, '012345')).toBeNull()
  })

  it('is complete or not sent', () => {
    expect(validateFactorCode(method, '01234')).toBe('codeIncomplete')
  })
})

describe('inGroups', () => {
  it('leaves the rest as the last group', () => {
    expect(inGroups('JBSWY3DPEH', 4, ' ')).toBe('JBSW Y3DP EH')
  })

  it('has no group of nothing', () => {
    expect(inGroups('', 4, ' ')).toBe('')
  })
})
