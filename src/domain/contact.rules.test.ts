import { describe, expect, it } from 'vitest'
import {
  contactFormOf,
  contactRecordOf,
  emptyContactForm,
  isFromRobot,
  isSameContact,
  trimContact,
  validateContact,
  type ContactForm,
} from '#domain/contact.rules.ts'
import { message } from '#tests/support/contact.ts'

const form: ContactForm = { ...message, phone: '1' }

describe('isSameContact', () => {
  it('is true for equal values, with or without spaces around them', () => {
    const spaced = contactFormOf((field) => ` ${form[field]} `)
    expect(isSameContact(form, spaced)).toBe(true)
  })

  it.each(Object.keys(emptyContactForm))('is false with another %s', (key) => {
    expect(isSameContact(form, { ...form, [key]: 'x' })).toBe(false)
  })
})

describe('trimContact', () => {
  it('composes letters, and drops what cannot be seen around a value', () => {
    const typed = {
      ...form,
      firstName: '\u200BJose\u0301',
      lastName: '\u3164林\u3164',
      email: 'mailto:lin＠example。com',
      phone: '\u202D123\u202C',
    }
    expect(trimContact(typed)).toEqual({ ...form, firstName: 'José', phone: '123' })
  })

  it('keeps the variant that ends an emoji', () => {
    expect(trimContact({ ...form, firstName: '❤\uFE0F ' }).firstName).toBe('❤\uFE0F')
  })
})

describe('contactRecordOf', () => {
  it('names the fields as a record does, with tidied values', () => {
    expect(contactRecordOf({ ...form, firstName: ' 夏 ' })).toEqual({
      firstName: '夏',
      lastName: '林',
      emailAddress: 'lin@example.com',
      phoneNumber: '1',
    })
  })
})

describe('isFromRobot', () => {
  it('takes a filled hidden field for a robot', () => {
    expect(isFromRobot({ ...form, honeypot: '' })).toBe(false)
    expect(isFromRobot({ ...form, honeypot: 'https://spam.example' })).toBe(true)
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

  it('asks for both names and the address, in the order of the form', () => {
    const blank = { ...emptyContactForm, firstName: ' ', phone: ' ' }
    expect(Object.entries(validateContact(blank))).toEqual([
      ['firstName', 'firstNameRequired'],
      ['lastName', 'lastNameRequired'],
      ['email', 'emailRequired'],
    ])
    expect(validateContact(message)).toEqual({})
  })

  it('accepts 50 and 20 characters, spaces around them aside, and refuses one more', () => {
    const full = {
      firstName: ` ${'名'.repeat(50)} `,
      lastName: '😀'.repeat(50),
      phone: '1'.repeat(20),
    }
    expect(validateContact({ ...form, ...full })).toEqual({})
    const over = { firstName: '名'.repeat(51), lastName: '😀'.repeat(51), phone: '1'.repeat(21) }
    expect(validateContact({ ...form, ...over })).toEqual({
      firstName: 'firstNameTooLong',
      lastName: 'lastNameTooLong',
      phone: 'phoneTooLong',
    })
  })

  it('refuses a wrong address', () => {
    expect(validateContact({ ...form, email: 'lin' })).toEqual({ email: 'emailInvalid' })
  })
})
