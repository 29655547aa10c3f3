import { describe, expect, it } from 'vitest'
import {
  contactEntriesOf,
  contactRecordOf,
  emptyContact,
  isFromRobot,
  isSameContact,
  validateContact,
  type ContactEntries,
} from '#domain/contact.rules.ts'
import { message } from '#tests/support/contact.ts'

const form: ContactEntries = { ...message, phone: '1' }

describe('isSameContact', () => {
  it('is true for equal values, with or without spaces around them', () => {
    const spaced = contactEntriesOf((field) => ` ${form[field]} `)
    expect(isSameContact(form, spaced)).toBe(true)
  })

  it.each(Object.keys(emptyContact))('is false with another %s', (key) => {
    expect(isSameContact(form, { ...form, [key]: 'x' })).toBe(false)
  })
})

describe('a contact form', () => {
  it('composes letters, and drops what cannot be seen around a value', () => {
    const typed = {
      ...form,
      firstName: '\u200BJose\u0301',
      lastName: '\u3164林\u3164',
      email: 'mailto:lin＠example。com',
      phone: '\u202D123\u202C',
    }
    expect(contactRecordOf(typed)).toEqual(
      contactRecordOf({ ...form, firstName: 'José', phone: '123' }),
    )
  })

  it('keeps the variant that ends an emoji', () => {
    expect(contactRecordOf({ ...form, firstName: '❤\uFE0F ' }).firstName).toBe('❤\uFE0F')
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

  it('has the fields of the specification also where they are empty, and a product only if there is one', () => {
    expect(Object.keys(contactRecordOf({ ...form, phone: '', product: ' ' }))).toEqual([
      'lastName',
      'firstName',
      'emailAddress',
      'phoneNumber',
    ])
    expect(contactRecordOf({ ...form, product: '知远 40' }).product).toBe('知远 40')
  })

  it('cuts the name of a product instead of refusing it', () => {
    const long = { ...form, product: ` ${'名'.repeat(201)}` }
    expect(validateContact(long)).toEqual({})
    expect(contactRecordOf(long).product).toBe('名'.repeat(200))
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

  it('asks for both names and the address, in the order of the form (spec §5.14)', () => {
    const blank = { ...emptyContact, firstName: ' ', phone: ' ' }
    expect(Object.entries(validateContact(blank))).toEqual([
      ['lastName', 'lastNameRequired'],
      ['firstName', 'firstNameRequired'],
      ['email', 'emailRequired'],
    ])
    expect(validateContact(message)).toEqual({})
  })

  it('accepts 50 and 20 characters, spaces around them aside, and refuses one more (spec §5.13, §5.14, §9.4)', () => {
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
