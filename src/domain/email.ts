import { limits } from '#domain/limits.ts'
import { isBlank } from '#domain/text.ts'

// "Something @ something . something": the spec asks for a simple pattern, and anything stricter
// refuses addresses that exist. The domain excludes dots between groups so that matching stays linear.
const simpleEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u

/** The address as it is sent: without the spaces that keyboards and pasting leave around it. */
export const trimEmail = (email: string): string => email.trim()

/** Whether a text is an e-mail address by the simple pattern (spec §5). Surrounding space is forgiven. */
export const isEmail = (email: string): boolean => {
  const address = trimEmail(email)
  return address.length <= limits.emailMax && simpleEmail.test(address)
}

/** The first rule that a required address breaks, or `null` (spec §5). */
export const emailProblem = (email: string): 'emailRequired' | 'emailInvalid' | null => {
  if (isBlank(email)) return 'emailRequired'
  return isEmail(email) ? null : 'emailInvalid'
}

/** Whether two texts are the same address to the account service, which lower-cases them. */
export const isSameEmail = (one: string, other: string): boolean =>
  trimEmail(one).toLowerCase() === trimEmail(other).toLowerCase()
