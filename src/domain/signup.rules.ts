import { emailProblem, nameProblem } from '#domain/fields.ts'
import type { EntriesOf, FormTable, ProblemOf } from '#domain/form.ts'
import { newPasswordFields } from '#domain/password.rules.ts'

/** The sign-up form (spec §5). */
export const signupFields = {
  /** Name to be greeted with. */
  name: { check: nameProblem },
  email: { check: emailProblem },
  ...newPasswordFields,
  /** Whether the terms are accepted. */
  terms: { check: (ticked: string) => (ticked === '' ? 'termsRequired' : null) },
} as const satisfies FormTable

/** What the sign-up form holds, as typed. */
export type SignupEntries = EntriesOf<typeof signupFields>

/** Why a field of the sign-up form is refused. */
export type SignupProblem = ProblemOf<typeof signupFields>
