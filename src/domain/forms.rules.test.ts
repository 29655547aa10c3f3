import { describe, expect, it } from 'vitest'
import { hasProblems } from '#domain/fields.ts'
import { loginFields, validateRecovery } from '#domain/login.rules.ts'
import {
  confirmProblem,
  newPasswordProblem,
  composedPassword,
  newPasswordFields,
} from '#domain/password.rules.ts'
import { signupFields, type SignupEntries } from '#domain/signup.rules.ts'
import { validate } from '#domain/form.ts'

const validateLogin = validate(loginFields)
const validateReset = validate(newPasswordFields)
const validateSignup = validate(signupFields)

const signup: SignupEntries = {
  name: '林夏',
  email: 'lin@example.com',
  password: 'correct horse',
  confirm: 'correct horse',
  terms: 'on',
}

describe('the log-in form', () => {
  it('accepts an address with a password of 6 characters', () => {
    expect(validateLogin({ email: 'lin@example.com', password: '123456' })).toEqual({})
  })

  it('asks for both fields, in the order of the form', () => {
    const problems = validateLogin({ email: ' ', password: '' })
    expect(Object.entries(problems)).toEqual([
      ['email', 'emailRequired'],
      ['password', 'passwordRequired'],
    ])
  })

  it('refuses a wrong address and a password of 5 characters (spec §5.2)', () => {
    expect(validateLogin({ email: 'lin@', password: '12345' })).toEqual({
      email: 'emailInvalid',
      password: 'passwordTooShort',
    })
  })

  it('counts an emoji as one character', () => {
    expect(validateLogin({ email: 'a@b.cn', password: '😀😀😀😀😀' })).toEqual({
      password: 'passwordTooShort',
    })
  })
})

describe('the forgot-password dialog', () => {
  it.each(['', 'lin', 'lin@example'])('has one answer for %j', (email) => {
    expect(validateRecovery({ email })).toEqual({ email: 'emailInvalid' })
  })

  it('accepts an address', () => {
    expect(validateRecovery({ email: 'lin@example.com' })).toEqual({})
  })
})

describe('the sign-up form', () => {
  it('accepts a complete form', () => {
    expect(validateSignup(signup)).toEqual({})
    expect(hasProblems(validateSignup(signup))).toBe(false)
  })

  it('asks for every field, in the order of the form', () => {
    const empty = { name: ' ', email: '', password: '', confirm: '', terms: '' }
    expect(Object.entries(validateSignup(empty))).toEqual([
      ['name', 'nameRequired'],
      ['email', 'emailRequired'],
      ['password', 'passwordRequired'],
      ['confirm', 'confirmRequired'],
      ['terms', 'termsRequired'],
    ])
    expect(hasProblems(validateSignup(empty))).toBe(true)
  })

  it.each([
    [{ name: ' 林 ' }, { name: 'nameTooShort' }],
    [{ name: 'x'.repeat(128) }, {}],
    [{ name: 'x'.repeat(129) }, { name: 'nameTooLong' }],
    [{ email: 'lin.example.com' }, { email: 'emailInvalid' }],
    [{ password: '1234567', confirm: '1234567' }, { password: 'passwordTooShort' }],
    [{ password: '12345678', confirm: '12345678' }, {}],
    [{ password: '密'.repeat(85), confirm: '密'.repeat(85) }, {}],
    [{ password: '密'.repeat(86), confirm: '密'.repeat(86) }, { password: 'passwordTooLong' }],
    [{ confirm: 'correct horse ' }, { confirm: 'confirmMismatch' }],
  ] satisfies [Partial<SignupEntries>, object][])(
    'sign-up: checks %j (spec §5.4, §5.6, §5.7, §9.3)',
    (change, expected) => {
      expect(validateSignup({ ...signup, ...change })).toEqual(expected)
    },
  )
})

describe('the new-password page', () => {
  it('follows the rules of sign-up', () => {
    expect(validateReset({ password: '12345678', confirm: '12345678' })).toEqual({})
    expect(validateReset({ password: '1234567', confirm: '' })).toEqual({
      password: 'passwordTooShort',
      confirm: 'confirmRequired',
    })
  })
})

describe('a password typed with letters and accents apart', () => {
  const [composed, apart] = ['Z\u00FCrich-19', 'Zu\u0308rich-19'] as const

  it('is the same as the composed one', () => {
    expect(composedPassword(apart)).toBe(composed)
    expect(confirmProblem(composed, apart)).toBe(null)
  })

  it('is as long as the composed one', () => {
    expect(newPasswordProblem('u\u0308'.repeat(7))).toBe('passwordTooShort')
  })
})

describe('newPasswordProblem', () => {
  it.each([
    ['', 'passwordRequired'],
    ['1234567', 'passwordTooShort'],
    ['12345678', null],
    ['密'.repeat(85), null],
    [`${'密'.repeat(85)}1`, null],
    ['abcd1234！', 'passwordWide'],
    ['１２３４５６７８', 'passwordWide'],
    ['abc，1234', 'passwordWide'],
    ['“quoted”1', 'passwordWide'],
    [`${'密'.repeat(85)}12`, 'passwordTooLong'],
  ])('of %.9j… is %j', (password, problem) => {
    expect(newPasswordProblem(password)).toBe(problem)
  })
})
