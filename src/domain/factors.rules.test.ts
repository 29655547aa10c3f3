import { describe, expect, it } from 'vitest'
import {
  inGroups,
  readableRecoveryCode,
  recoveryCodeOf,
  validateRecoveryCode,
} from '#domain/factors.rules.ts'

describe('a recovery code', () => {
  it.each(['3f9a1c4001', '3F9A1-C4001', ' 3f9a1 c4001 ', '３Ｆ９Ａ１—Ｃ４００１'])(
    'is the same as %j',
    (text) => {
      expect(recoveryCodeOf(text)).toBe('3f9a1c4001')
      expect(validateRecoveryCode(text)).toBeNull()
    },
  )

  it.each(['', '3f9a1-c400', '3f9a1-c40012', '恢复码'])('is not %j', (text) => {
    expect(validateRecoveryCode(text)).toBe('recoveryCodeIncomplete')
  })

  it('is shown in two groups of five', () => {
    expect(readableRecoveryCode('3f9a1c4001')).toBe('3f9a1-c4001')
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
