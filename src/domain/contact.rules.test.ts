import { describe, expect, it } from 'vitest'
import { emptyContactForm, isSameContact, validateContact } from '#domain/contact.rules.ts'

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

describe('validateContact', () => {
  it('asks for names and address, not for a phone number', () => {
    expect(validateContact(emptyContactForm)).toEqual({
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      email: 'emailRequired',
    })
  })
})
