/**
 * Checks of single values. Each says, in the service's own words, what a value must be; the words
 * reach the client as "Invalid `name` param: …".
 */

/** The outcome of a check: the value to continue with, or the sentence that refuses it. */
export type Checked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string }

/** A check of one value. */
export type Validator<T> = (value: unknown) => Checked<T>

const pass = <T>(value: T): Checked<T> => ({ ok: true, value })
const refuse = (message: string): Checked<never> => ({ ok: false, message })

/** Characters as the service counts them: code points, so that an emoji is one. */
export const codePoints = (text: string) => Array.from(text).length

const idPattern = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/
const emailPattern =
  /^(?=.{3,254}$)(?=.{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** Whether a text is an e-mail address by the service's rule: plain ASCII with a dotted domain. */
export const isEmail = (text: string) => emailPattern.test(text)

/** The sentence for anything that is no e-mail address. */
export const emailMessage = 'Value must be a valid email address'

/** An e-mail address, put in lower case, as accounts keep it. */
export const email: Validator<string> = (value) =>
  typeof value === 'string' && isEmail(value) ? pass(value.toLowerCase()) : refuse(emailMessage)

/** An identifier, or the literal `unique()` that asks the server for one. */
export const identifier: Validator<string> = (value) =>
  typeof value === 'string' && (value === 'unique()' || idPattern.test(value))
    ? pass(value)
    : refuse(
        "Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char",
      )

/** The identifier of something that exists. */
export const reference: Validator<string> = (value) =>
  value === 'unique()' ? identifier(undefined) : identifier(value)

/**
 * A non-empty text.
 *
 * @param max - The most characters it may have.
 */
export const text =
  (max: number): Validator<string> =>
  (value) =>
    typeof value === 'string' && value !== '' && codePoints(value) <= max
      ? pass(value)
      : refuse(`Value must be a valid string and at least 1 chars and no longer than ${max} chars`)

/**
 * A code with plain digits where the digits of another script were typed: full-width, Arabic-Indic and
 * the like.
 */
export const withPlainDigits = (code: string): string =>
  code.normalize('NFKC').replace(/\p{Nd}/gu, (sign) => {
    // Every script has its ten digits in a row that begins at a multiple of 10 from some start.
    let value = 0
    while (/\p{Nd}/u.test(String.fromCodePoint((sign.codePointAt(0) ?? 0) - value - 1))) value += 1
    return String(value % 10)
  })

const passwordBytes = (value: unknown): value is string => {
  if (typeof value !== 'string') return false
  const bytes = Buffer.byteLength(value)
  return bytes >= 8 && bytes <= 256
}

/** The password of a log-in; the length is counted in bytes. */
export const password: Validator<string> = (value) =>
  passwordBytes(value) ? pass(value) : refuse('Password must be between 8 and 256 characters long.')

/** A password to be set. The service's sentence says 265; its limit is 256. */
export const newPassword: Validator<string> = (value) =>
  passwordBytes(value)
    ? pass(value)
    : refuse(
        'Password must be between 8 and 265 characters long, and should not be one of the commonly used password.',
      )

/** Yes or no, also as the texts and numbers that a form or query string sends. */
export const boolean: Validator<boolean> = (value) => {
  if (value === true || value === 'true' || value === 1 || value === '1') return pass(true)
  if (value === false || value === 'false' || value === 0 || value === '0') return pass(false)
  return refuse('Value must be a valid boolean')
}

/**
 * One word of a list, in any case.
 *
 * @param words - As the service's sentence lists them.
 */
export const oneOf =
  <const T extends string>(words: readonly T[]): Validator<T> =>
  (value) => {
    const lower = typeof value === 'string' ? value.toLowerCase() : undefined
    const found = words.find((word) => word === lower)
    return found === undefined ? refuse(`Value must be one of (${words.join(', ')})`) : pass(found)
  }

/**
 * A map, kept as it is.
 *
 * @param max - The most characters its JSON text may have.
 */
export const map =
  (max: number): Validator<Record<string, unknown>> =>
  (value) => {
    const empty = Array.isArray(value) && value.length === 0
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (!empty && !isMap) return refuse('Value must be a valid object.')
    const result = empty ? {} : (value as Record<string, unknown>)
    if (JSON.stringify(result).length > max) return refuse('Value must be a valid object.')
    return pass(result)
  }

/** A JSON object, or the text of one as older SDKs send it; a list counts as a map without names. */
export const json: Validator<Record<string, unknown> | readonly unknown[] | null> = (value) => {
  if (typeof value === 'object' && value !== null) {
    return pass(value as Record<string, unknown>)
  }
  if (typeof value !== 'string') return refuse('Value must be a valid JSON string')
  try {
    const parsed: unknown = JSON.parse(value)
    return pass(typeof parsed === 'object' ? (parsed as Record<string, unknown> | null) : null)
  } catch {
    return refuse('Value must be a valid JSON string')
  }
}

/** Any value; for parameters whose rules depend on the call. */
export const anything: Validator<unknown> = (value) => pass(value)
