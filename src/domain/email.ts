import { limits } from '#domain/limits.ts'
import { isBlank } from '#domain/text.ts'

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
