import { AppwriteException } from 'appwrite'
import isNetworkError from 'is-network-error'
import * as v from 'valibot'
import { contactFields } from '#domain/contact.rules.ts'
import type { Failure, FailureCode, RefusedField } from '#domain/failure.ts'
import { fieldsOf } from '#domain/form.ts'

/** The service's error types that the site knows (decision A1). */
const byType: ReadonlyMap<string, Exclude<FailureCode, 'refused' | 'other'>> = new Map([
  ['user_invalid_credentials', 'invalidCredentials'],
  ['user_not_found', 'userNotFound'],
  ['user_already_exists', 'alreadyExists'],
  ['user_email_already_exists', 'alreadyExists'],
  ['user_target_already_exists', 'alreadyExists'],
  ['user_email_already_verified', 'alreadyVerified'],
  ['user_invalid_token', 'invalidToken'],
  ['user_blocked', 'blocked'],
  // The response to a guest on a route for users: the service has no "session expired".
  ['general_unauthorized_scope', 'signInAgain'],
  ['user_session_not_found', 'signInAgain'],
  ['user_more_factors_required', 'moreFactors'],
  ['user_challenge_required', 'proofNeeded'],
  ['general_rate_limit_exceeded', 'rateLimited'],
  ['general_smtp_disabled', 'unavailable'],
  ['general_unknown_origin', 'forbiddenOrigin'],
  ['forbidden', 'forbiddenOrigin'],
])

/** Fields that people type, by the parameters and attributes that hold them. */
const fields: ReadonlyMap<string, RefusedField> = new Map([
  ...fieldsOf(contactFields)
    .filter((field) => field !== 'product')
    .map((field) => [contactFields[field].attribute, field] as const),
  ['email', 'email'],
  ['password', 'password'],
  ['oldPassword', 'currentPassword'],
  ['name', 'name'],
  ['phone', 'phone'],
  ['secret', 'code'],
  ['otp', 'code'],
])

/** Types of refusals that are about one field. */
const fieldsByType: ReadonlyMap<string, RefusedField> = new Map([
  ['user_password_mismatch', 'password'],
  ['user_password_recently_used', 'password'],
  ['user_password_personal_data', 'password'],
])

/**
 * What a refusal with status 400 means. Only its text names the parameter that it is about: in backquotes after
 * "Invalid", or in quotes after "Attribute". Nothing else of it is read: no text of a service reaches a page.
 */
const ofRefusal = (type: string, message: string): Failure => {
  const [, parameter = ''] =
    /^Invalid `(\w+)` param|Attribute "(\w+)"/u.exec(message)?.filter(Boolean) ?? []
  const field = fieldsByType.get(type) ?? fields.get(parameter) ?? null
  // A mailed link may lead to registered hosts only.
  if (parameter === 'url') return { code: 'forbiddenOrigin' }
  // The collection has other attributes than the site sends: nobody can mend that in a form.
  if (type === 'document_invalid_structure' && field === null) return { code: 'unavailable' }
  return { code: 'refused', field }
}

/** A refusal because of too many calls, with the end of that: milliseconds since 1970, if it is known. */
export class RateLimitException extends AppwriteException {
  readonly until: number | undefined

  /**
   * @param refusal - as the SDK throws it
   * @param until - see the property
   */
  constructor(refusal: AppwriteException, until: number | undefined) {
    super(refusal.message, refusal.code, refusal.type, refusal.response)
    this.until = until
  }
}

const ofException = (exception: AppwriteException): Failure => {
  const { code: status, type, message } = exception
  if (exception instanceof RateLimitException && exception.until !== undefined) {
    return { code: 'rateLimited', until: exception.until }
  }
  const code = byType.get(type)
  if (code !== undefined) return { code }
  if (status === 429) return { code: 'rateLimited' }
  if (status >= 500) return { code: 'unavailable' }
  // An error response without a type comes from a proxy.
  if (status === 400 && type !== '') return ofRefusal(type, message)
  return { code: 'other', status }
}

/**
 * Whether `fetch` itself rejected: offline, connection lost, or blocked by the browser. It rejects with a
 * `TypeError`, and so does a bug of ours. WebKit may translate the message, but no script threw the
 * error, so that it has no stack.
 */
const isFetchError = (thrown: unknown): boolean =>
  thrown instanceof TypeError && (!thrown.stack || isNetworkError(thrown))

// The SDK reads `localStorage` for every call, also where the browser blocks it.
const isStorageError = (thrown: unknown): boolean =>
  thrown instanceof DOMException && ['SecurityError', 'QuotaExceededError'].includes(thrown.name)

// The SDK's JSON parser throws a plain object.
const isSyntaxError = (thrown: unknown): boolean =>
  v.is(v.object({ name: v.literal('SyntaxError') }), thrown)

/**
 * What an error of an SDK call means: by the service's error type, else by the status.
 *
 * @param thrown - what the SDK or the check of its response threw
 * @returns the failure, or `null` for an error that is none of these
 */
export const toFailure = (thrown: unknown): Failure | null => {
  if (thrown instanceof AppwriteException) return ofException(thrown)
  if (isFetchError(thrown)) return { code: 'network' }
  if (isStorageError(thrown)) return { code: 'storageBlocked' }
  if (v.isValiError(thrown) || isSyntaxError(thrown)) return { code: 'unavailable' }
  return null
}
