import type { ContactProblem } from '#domain/contact.rules.ts'
import { limits } from '#domain/limits.ts'
import type { Translate } from '#locales/index.ts'

/** The text of a problem in the contact form (spec §5). A problem without a text does not compile. */
export const problemMessage = (t: Translate, problem: ContactProblem): string =>
  t(`contact:problem.${problem}`, {
    max: problem === 'phoneTooLong' ? limits.phoneMax : limits.contactNameMax,
  })
