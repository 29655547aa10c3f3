import { describe, expect, it } from 'vitest'
import {
  emptyContactForm,
  isSameContact,
  trimContact,
  validateContact,
} from '#domain/contact.rules.ts'

const form = { firstName: '夏', lastName: '林', email: 'lin@example.com', phone: '1' }

describe('isSameContact', () => {
  it('is true for equal values, with or without spaces around them', () => {
    const spaced = { firstName: ' 夏', lastName: '林 ', email: ' lin@example.com ', phone: '1 ' }
    expect(isSameContact(form, spaced)).toBe(true)
  })

  it.each(['firstName', 'lastName', 'email', 'phone'] as const)(
    'is false with another %s',
    (key) => {
      expect(isSameContact(form, { ...form, [key]: 'x' })).toBe(false)
    },
  )
})

describe('trimContact', () => {
  it('composes letters, and drops what cannot be seen around a value', () => {
    const typed = {
      firstName: '\u200BJose\u0301',
      lastName: '\u3164林\u3164',
      email: 'mailto:lin＠example。com',
      phone: '\u202D123\u202C',
    }
    const tidied = { firstName: 'José', lastName: '林', email: 'lin@example.com', phone: '123' }
    expect(trimContact(typed)).toEqual(tidied)
  })

  it('keeps the variant that ends an emoji', () => {
    expect(trimContact({ ...form, firstName: '❤\uFE0F ' }).firstName).toBe('❤\uFE0F')
  })
})

describe('validateContact', () => {
  it.each(['\u3164', '\u200B', '\u2800', '\u00AD'])('takes a name of %j as empty', (firstName) => {
    expect(validateContact({ ...form, firstName })).toEqual({ firstName: 'firstNameRequired' })
  })

  it('takes 50 letters with accents, however they were entered, and refuses 51', () => {
    const name = (length: number) => 'e\u0301'.repeat(length)
    expect(validateContact({ ...form, lastName: name(50) })).toEqual({})
    expect(validateContact({ ...form, lastName: name(51) })).toEqual({
      lastName: 'lastNameTooLong',
    })
  })

  it('asks for names and address, not for a phone number', () => {
    expect(validateContact(emptyContactForm)).toEqual({
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      email: 'emailRequired',
    })
  })
})
