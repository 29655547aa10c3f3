import { emailProblem, isSameEmail, nameProblem } from '#domain/fields.ts'
import type { EntriesOf, FormTable, ProblemOf } from '#domain/form.ts'
import { newPasswordFields } from '#domain/password.rules.ts'

/** The password of the account, to allow a change. */
const currentPassword = {
  check: (password: string) => (password === '' ? 'currentPasswordRequired' : null),
} as const

/** The form that changes the name, like that of sign-up (decision A8). */
export const nameFields = { name: { check: nameProblem } } as const satisfies FormTable

/** The form that changes the address from the present one (decision A8). */
export const emailFields = (current: string) =>
  ({
    email: {
      check: (email: string) =>
        emailProblem(email) ?? (isSameEmail(email, current) ? 'emailUnchanged' : null),
    },
    currentPassword,
  }) as const satisfies FormTable

/** What the form that changes the address holds, as typed. */
export type EmailEntries = EntriesOf<ReturnType<typeof emailFields>>

/** The form that changes the password, by the rules of sign-up (spec §5, decision A6). */
export const passwordFields = { currentPassword, ...newPasswordFields } as const satisfies FormTable

/** What the form that changes the password holds, as typed. */
export type PasswordEntries = EntriesOf<typeof passwordFields>

/** Why a field of the account page is refused (decision A8). */
export type AccountPageProblem =
  | ProblemOf<typeof nameFields>
  | ProblemOf<ReturnType<typeof emailFields>>
  | ProblemOf<typeof passwordFields>
