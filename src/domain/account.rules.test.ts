import { describe, expect, it } from 'vitest'
import { emailFields, nameFields, passwordFields } from '#domain/account.rules.ts'
import { validate as validateBy } from '#domain/form.ts'

const validateName = validateBy(nameFields)
const validatePassword = validateBy(passwordFields)

describe('the name', () => {
  it.each([
    ['', 'nameRequired'],
    [' \t', 'nameRequired'],
    ['\u3164', 'nameRequired'],
    ['\u200B\u2800 ', 'nameRequired'],
    ['\u200B林\u200B', 'nameTooShort'],
    ['林', 'nameTooShort'],
    [' 林 ', 'nameTooShort'],
    ['夏'.repeat(129), 'nameTooLong'],
  ])('refuses %j: %s', (name, problem) => {
    expect(validateName({ name })).toEqual({ name: problem })
  })

  it.each(['林夏', ' 林夏 ', '夏'.repeat(128), ` ${'夏'.repeat(128)} `, 'e\u0301'.repeat(128)])(
    'accepts %j',
    (name) => {
      expect(validateName({ name })).toEqual({})
    },
  )
})

describe('a change of the address', () => {
  const validate = validateBy(emailFields('lin@example.com'))

  it.each([
    ['', 'emailRequired'],
    ['lin@', 'emailInvalid'],
    ['LIN@example.com', 'emailUnchanged'],
  ])('refuses %j: %s', (email, problem) => {
    expect(validate({ email, currentPassword: 'x' })).toEqual({ email: problem })
  })

  it('asks for the present password, whatever it is', () => {
    expect(validate({ email: 'xia@example.com', currentPassword: '' })).toEqual({
      currentPassword: 'currentPasswordRequired',
    })
    expect(validate({ email: 'xia@example.com', currentPassword: ' ' })).toEqual({})
  })

  it('names the problems in the order of the form', () => {
    expect(Object.keys(validate({ email: '', currentPassword: '' }))).toEqual([
      'email',
      'currentPassword',
    ])
  })
})

describe('a change of the password', () => {
  it('accepts a new password that was typed twice', () => {
    const form = { currentPassword: 'x', password: 'riverbend8', confirm: 'riverbend8' }
    expect(validatePassword(form)).toEqual({})
  })

  it('names the problem of each field, in the order of the form', () => {
    const form = { currentPassword: '', password: 'short', confirm: 'other' }
    expect(Object.entries(validatePassword(form))).toEqual([
      ['currentPassword', 'currentPasswordRequired'],
      ['password', 'passwordTooShort'],
      ['confirm', 'confirmMismatch'],
    ])
  })
})
