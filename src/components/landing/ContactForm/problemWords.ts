import type { ContactProblem } from '#domain/contact.rules.ts'
import { limits } from '#domain/limits.ts'
import type { Translate } from '#locales/index.ts'

/**
 * The words for every problem of the contact form, in the language of `t` (spec §5, decision L3). A
 * problem without words does not compile.
 */
export const problemWords = (t: Translate): Readonly<Record<ContactProblem, string>> => ({
  firstNameRequired: t('contact:problem.firstNameRequired'),
  firstNameTooLong: t('contact:problem.firstNameTooLong', { max: limits.contactNameMax }),
  lastNameRequired: t('contact:problem.lastNameRequired'),
  lastNameTooLong: t('contact:problem.lastNameTooLong', { max: limits.contactNameMax }),
  emailRequired: t('contact:problem.emailRequired'),
  emailInvalid: t('contact:problem.emailInvalid'),
  phoneTooLong: t('contact:problem.phoneTooLong', { max: limits.phoneMax }),
})
