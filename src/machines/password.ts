import type { ChangePasswordForm } from '#domain/account.rules.ts'
import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import { createSubmission, useSubmission, type Submission } from '#machines/submission.ts'
import type { Services } from '#services/services.ts'

/** Why the password was not changed. */
export type ChangePasswordFailure = FailureWith<'invalidCredentials' | CommonFailureCode>

/** A password that was changed. */
export interface ChangedPassword {
  /** How many other sessions it ended, or `null` when they could not be ended (decision A6). */
  readonly ended: number | null
}

/** The form that changes the password (decision A6). */
export interface ChangePasswordFlow {
  /** The password is being changed. */
  readonly pending: boolean
  /** Why the last try failed. */
  readonly problem: ChangePasswordFailure | null
  /** The last change on this page, and how many other sessions it ended. */
  readonly changed: ChangedPassword | null
  /** How often it was saved on this page: the fields are empty again after each. */
  readonly timesSaved: number
  /** Sends a form that passed `validateChangePassword`; ignored while one is under way. */
  submit(form: ChangePasswordForm): void
}

/** Changes the password and ends every other session. */
export const changePasswordSubmission = (
  { account, reporter }: Pick<Services, 'account' | 'reporter'>,
  passwordChanged: () => void,
) =>
  createSubmission({
    reporter,
    run: async (
      { currentPassword, password }: ChangePasswordForm,
      signal,
    ): Promise<ChangedPassword> => ({
      ended: await account.changePassword({ currentPassword, password }, signal),
    }),
    own: ['invalidCredentials'],
    onDone: passwordChanged,
  })

/** A {@link Submission} as the form shows it. */
export const changePasswordFlow = ({
  status,
  problem,
  result,
  times,
  submit,
}: Submission<ChangePasswordForm, ChangedPassword, 'invalidCredentials'>): ChangePasswordFlow => ({
  pending: status === 'sending',
  problem,
  changed: result,
  timesSaved: times,
  submit,
})

/** Runs {@link changePasswordSubmission}. */
export const useChangePassword = (
  services: Pick<Services, 'account' | 'reporter'>,
  passwordChanged: () => void,
): ChangePasswordFlow =>
  changePasswordFlow(useSubmission(() => changePasswordSubmission(services, passwordChanged)))
