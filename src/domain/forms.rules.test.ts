import { describe, expect, it } from 'vitest'
import {
  isFromRobot,
  trimContact,
  validateContact,
  type ContactForm,
} from '#domain/contact.rules.ts'
import { hasProblems } from '#domain/fields.ts'
import { validateLogin, validateRecovery } from '#domain/login.rules.ts'
import {
  confirmProblem,
  newPasswordProblem,
  composedPassword,
  validateReset,
} from '#domain/password.rules.ts'
import { validateSignup, type SignupForm } from '#domain/signup.rules.ts'

const signup: SignupForm = {
  name: '林夏',
  email: 'lin@example.com',
  password: 'correct horse',
  confirm: 'correct horse',
  terms: true,
}

const contact: ContactForm = {
  firstName: '夏',
  lastName: '林',
  email: 'lin@example.com',
  phone: '',
}

describe('validateLogin', () => {
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

  it('refuses a wrong address and a password of 5 characters', () => {
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

describe('validateRecovery', () => {
  it.each(['', 'lin', 'lin@example'])('has one answer for %j', (email) => {
    expect(validateRecovery({ email })).toEqual({ email: 'emailInvalid' })
  })

  it('accepts an address', () => {
    expect(validateRecovery({ email: 'lin@example.com' })).toEqual({})
  })
})

describe('validateSignup', () => {
  it('accepts a complete form', () => {
    expect(validateSignup(signup)).toEqual({})
    expect(hasProblems(validateSignup(signup))).toBe(false)
  })

  it('asks for every field, in the order of the form', () => {
    const empty = { name: ' ', email: '', password: '', confirm: '', terms: false }
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
  ] satisfies [Partial<SignupForm>, object][])('sign-up: checks %j', (change, expected) => {
    expect(validateSignup({ ...signup, ...change })).toEqual(expected)
  })
})

describe('validateReset', () => {
  it('follows the rules of sign-up', () => {
    expect(validateReset({ password: '12345678', confirm: '12345678' })).toEqual({})
    expect(validateReset({ password: '1234567', confirm: '' })).toEqual({
      password: 'passwordTooShort',
      confirm: 'confirmRequired',
    })
  })
})

describe('validateContact', () => {
  it('accepts a form without a phone number', () => {
    expect(validateContact(contact)).toEqual({})
  })

  it('asks for both names and the address, in the order of the form', () => {
    const empty = { firstName: ' ', lastName: '', email: '', phone: ' ' }
    expect(Object.entries(validateContact(empty))).toEqual([
      ['firstName', 'firstNameRequired'],
      ['lastName', 'lastNameRequired'],
      ['email', 'emailRequired'],
    ])
  })

  it('accepts 50 and 20 characters, spaces around them aside, and refuses one more', () => {
    const full = {
      firstName: ` ${'名'.repeat(50)} `,
      lastName: '😀'.repeat(50),
      phone: '1'.repeat(20),
    }
    expect(validateContact({ ...contact, ...full })).toEqual({})
    const over = { firstName: '名'.repeat(51), lastName: '😀'.repeat(51), phone: '1'.repeat(21) }
    expect(validateContact({ ...contact, ...over })).toEqual({
      firstName: 'firstNameTooLong',
      lastName: 'lastNameTooLong',
      phone: 'phoneTooLong',
    })
  })

  it('refuses a wrong address', () => {
    expect(validateContact({ ...contact, email: 'lin' })).toEqual({ email: 'emailInvalid' })
  })

  it('sends what it checked: values without the spaces around them', () => {
    expect(
      trimContact({ firstName: ' 夏 ', lastName: '林 ', email: ' a@b.cn', phone: ' 1 2 ' }),
    ).toEqual({ firstName: '夏', lastName: '林', email: 'a@b.cn', phone: '1 2' })
  })

  it('takes a filled hidden field for a robot', () => {
    expect(isFromRobot({ ...contact, honeypot: '' })).toBe(false)
    expect(isFromRobot({ ...contact, honeypot: 'https://spam.example' })).toBe(true)
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
