import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail, isSameEmail } from '#domain/email.ts'

describe('isEmail', () => {
  it.each(['a@b.cn', 'lin.xia@example.com', '  lin@example.com  ', '林@例子.公司', 'a+b@c.d.e'])(
    'accepts %j',
    (email) => {
      expect(isEmail(email)).toBe(true)
    },
  )

  it.each([
    '',
    'lin',
    'lin@example',
    '@example.com',
    'lin@',
    'a b@c.cn',
    'a@b@c.cn',
    'a@b..cn',
    'a@.cn',
    'a@b.cn.',
  ])('refuses %j', (email) => {
    expect(isEmail(email)).toBe(false)
  })

  it('accepts 254 characters and refuses 255', () => {
    const address = (length: number) => `${'a'.repeat(length - '@b.cn'.length)}@b.cn`
    expect(isEmail(address(254))).toBe(true)
    expect(isEmail(address(255))).toBe(false)
  })

  it('accepts every address that fast-check builds by the RFC', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(isEmail(email)).toBe(true)
      }),
    )
  })

  it('answers hostile texts in linear time', () => {
    const started = performance.now()
    isEmail(`a@${'a.'.repeat(50_000)}`)
    isEmail('@'.repeat(100_000))
    expect(performance.now() - started).toBeLessThan(200)
  })
})

describe('isSameEmail', () => {
  it('ignores case and surrounding space, as the service does', () => {
    expect(isSameEmail(' Lin@Example.com', 'lin@example.com ')).toBe(true)
    expect(isSameEmail('lin@example.com', 'xia@example.com')).toBe(false)
  })
})
