import { AppwriteException } from 'appwrite'
import { describe, expect, it } from 'vitest'
import { toFailure } from '#services/appwrite/failures.ts'

const refusal = (status: number, type: string, message = 'a text that may change') =>
  new AppwriteException(message, status, type)

describe('toFailure', () => {
  it.each([
    [401, 'user_invalid_credentials', 'invalidCredentials'],
    [404, 'user_not_found', 'userNotFound'],
    [409, 'user_already_exists', 'alreadyExists'],
    [409, 'user_email_already_exists', 'alreadyExists'],
    [409, 'user_email_already_verified', 'alreadyVerified'],
    [401, 'user_invalid_token', 'invalidToken'],
    [401, 'user_blocked', 'blocked'],
    [403, 'user_blocked', 'blocked'],
    [401, 'general_unauthorized_scope', 'signInAgain'],
    [404, 'user_session_not_found', 'signInAgain'],
    [429, 'general_rate_limit_exceeded', 'rateLimited'],
    [429, '', 'rateLimited'],
    [503, 'general_smtp_disabled', 'unavailable'],
    [500, 'general_unknown', 'unavailable'],
    [502, '', 'unavailable'],
    [403, 'general_unknown_origin', 'forbiddenOrigin'],
    [403, 'forbidden', 'forbiddenOrigin'],
  ])('reads the answer %i %s as %s (spec §8.3)', (status, type, code) => {
    expect(toFailure(refusal(status, type))).toEqual({ code })
  })

  it.each([
    ['general_argument_invalid', 'Invalid `password` param: Password must be long', 'password'],
    ['general_argument_invalid', 'Invalid `oldPassword` param', 'currentPassword'],
    ['general_argument_invalid', 'Invalid `email` param: Value must be valid', 'email'],
    ['general_argument_invalid', 'Invalid `userId` param', null],
    ['general_argument_invalid', 'Wrong `password`', null],
    ['document_invalid_structure', 'Attribute "phoneNumber" has invalid type', 'phone'],
    ['document_invalid_structure', 'Attribute "firstName" has invalid type', 'firstName'],
    ['document_invalid_structure', 'Attribute "lastName" has invalid type', 'lastName'],
    ['user_password_personal_data', 'Never read', 'password'],
    ['general_bad_request', 'Invalid `constructor` param', null],
  ])('reads the refused field of %s: %s', (type, message, field) => {
    expect(toFailure(refusal(400, type, message))).toEqual({ code: 'refused', field })
  })

  it.each([
    'Unknown attribute: "product"',
    'Missing required attribute "company"',
    'Attribute "product" has invalid type. Value must be a valid string and no longer than 64 chars',
    'Attribute "contactId" has invalid format. Value must be a valid integer',
  ])('does not blame the visitor for a collection of another version: %s', (text) => {
    const message = `Invalid document structure: ${text}`
    expect(toFailure(refusal(400, 'document_invalid_structure', message))).toEqual({
      code: 'unavailable',
    })
  })

  it('does not blame the visitor for a host that may not be linked to', () => {
    const message = 'Invalid `url` param: Invalid URI. Register your new client (evil.example)'
    expect(toFailure(refusal(400, 'general_argument_invalid', message))).toEqual({
      code: 'forbiddenOrigin',
    })
  })

  it('takes no text of the service along (decision D5)', () => {
    expect(toFailure(refusal(409, 'document_already_exists', 'Taken'))).toEqual({
      code: 'other',
      status: 409,
    })
    expect(toFailure(refusal(418, 'constructor', 'odd'))).toEqual({ code: 'other', status: 418 })
    expect(toFailure(refusal(400, '', '<h1>Bad request</h1>'))).toEqual({
      code: 'other',
      status: 400,
    })
  })

  it.each([
    ['Chromium', 'Failed to fetch'],
    ['Chromium, in the middle of an answer', 'network error'],
    ['Firefox', 'NetworkError when attempting to fetch resource.'],
    ['Node', 'fetch failed'],
  ])('is a network failure when fetch rejects as in %s', (_, message) => {
    expect(toFailure(new TypeError(message))).toEqual({ code: 'network' })
  })

  it.each(['Load failed', '网络连接已中断。'])(
    'is a network failure when no script threw the error, as in Safari: %s',
    (message) => {
      const error = new TypeError(message)
      delete error.stack
      expect(toFailure(error)).toEqual({ code: 'network' })
    },
  )

  it('does not take a bug for a network failure', () => {
    expect(toFailure(new TypeError('account.updateName is not a function'))).toBeNull()
    expect(
      toFailure(new TypeError("Cannot read properties of undefined (reading '$id')")),
    ).toBeNull()
  })

  it.each(['SecurityError', 'QuotaExceededError'])('is blocked storage: %s', (name) => {
    expect(toFailure(new DOMException('Refused', name))).toEqual({ code: 'storageBlocked' })
  })

  it('does not know any other error', () => {
    expect(toFailure(new RangeError('a bug'))).toBeNull()
  })
})
