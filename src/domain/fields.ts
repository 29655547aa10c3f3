import { limits } from '#domain/limits.ts'

/** Whether a form may be sent. */
export const hasProblems = (problems: object): boolean => Object.keys(problems).length > 0

/** Length in code points, so that one emoji or rare Han character counts once, as the service counts. */
// oxlint-disable-next-line typescript/no-misused-spread -- code points are what is counted
export const lengthOf = (text: string): number => [...text].length

/** Length in UTF-8 bytes, which is how the account service measures a password. */
export const byteLengthOf = (text: string): number => new TextEncoder().encode(text).length

// Space, control characters and what is drawn as nothing, such as the Hangul filler.
const unseen = String.raw`\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800`
const seen = new RegExp(`[^${unseen}]`, 'u')
const leading = new RegExp(`^[${unseen}]+`, 'u')
// What ends an emoji belongs to it: its joiners, variants and tags stay. Each run is looked at once.
const trailing =
  /(?<![\s\p{Cc}\u00AD\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0])[\s\p{Cc}\u00AD\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]+$/u

/** Whether nothing was entered that can be seen. */
export const isBlank = (text: string): boolean => !seen.test(text)

/**
 * A text as it is kept: composed, so that a letter with its accent is one character however it was
 * entered, and without space and invisible characters around it.
 */
export const tidyText = (text: string): string =>
  text.normalize('NFC').replace(leading, '').replace(trailing, '')

/** Why the name of an account is refused. */
export type NameProblem = 'nameRequired' | 'nameTooShort' | 'nameTooLong'

/** The first rule that the name of an account breaks, or `null` (spec §5). */
export const nameProblem = (name: string): NameProblem | null => {
  if (isBlank(name)) return 'nameRequired'
  const length = lengthOf(tidyText(name))
  if (length < limits.nameMin) return 'nameTooShort'
  return length > limits.nameMax ? 'nameTooLong' : null
}

// The rule of the account service, so that no address is refused after it was sent: plain signs before
// the @, at most 64, and a domain of letters, digits and hyphens with a dot.
const address =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/iu

/** Longer texts are no addresses, and are not looked at. */
const longest = 1_000

/** A domain in other letters, such as 例子.公司, as mail carries it. */
const plainDomain = (email: string): string => {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (at === -1 || /^[ -~]*$/u.test(domain) || /[\s/\\?#:@[\]<>]/u.test(domain)) return email
  try {
    return email.slice(0, at + 1) + new URL(`http://${domain}`).hostname
  } catch {
    return email
  }
}

/**
 * The address as it is sent, where its meaning is certain: full-width letters, `＠` and `。` are read
 * as what they mean; `mailto:`, a name before `<…>`, marks that cannot be seen, and the spaces and
 * signs that pasting leaves around an address are dropped.
 */
export const cleanEmail = (email: string): string => {
  if (email.length > longest) return email
  const plain = email
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
    .replace(/^[^<>]*<([^<>]*)>[\s,;，；、。]*$/u, '$1')
    .trim()
    .replace(/^mailto:([^?]*)(?:\?.*)?$/iu, '$1')
    .replace(/(?<![\s,;、。])[\s,;、。]+$/u, '')
    .replace(/^(["'“‘「])(.*)(["'”’」])$/u, '$2')
    .replaceAll('。', '.')
  return plainDomain(plain)
}

/** Whether a text is an e-mail address that the account service takes (spec §5), once it is cleaned. */
export const isEmail = (email: string): boolean => {
  const cleaned = cleanEmail(email)
  return cleaned.length <= limits.emailMax && address.test(cleaned)
}

/** The first rule that a required address breaks, or `null` (spec §5). */
export const emailProblem = (email: string): 'emailRequired' | 'emailInvalid' | null => {
  if (isBlank(email)) return 'emailRequired'
  return isEmail(email) ? null : 'emailInvalid'
}

/** Whether two texts are the same address to the account service, which lower-cases them. */
export const isSameEmail = (one: string, other: string): boolean =>
  cleanEmail(one).toLowerCase() === cleanEmail(other).toLowerCase()
