import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import type { User } from '#domain/user.ts'
import { createSubmission, useSubmission, type Submission } from '#machines/submission.ts'
import type { Services } from '#services/services.ts'

/** The form of the name on the account page (decision A8). */
export interface NameFlow {
  /** The name is being saved. */
  readonly saving: boolean
  /** Why the name was not saved. */
  readonly problem: FailureWith<CommonFailureCode> | null
  /** How often it was saved on this page: a change is worth an announcement. */
  readonly timesSaved: number
  /** Saves a name that passed `validateName`; ignored while one is being saved. */
  readonly rename: (name: string) => void
}

/** Saves the name of the account. */
export const nameSubmission = (
  { account, reporter }: Pick<Services, 'account' | 'reporter'>,
  userChanged: (user: User) => void,
) =>
  createSubmission({
    reporter,
    run: (name: string, signal) => account.rename(name, signal),
    onDone: userChanged,
  })

/** A {@link Submission} as the form shows it. */
export const nameFlow = ({
  status,
  problem,
  times,
  submit,
}: Submission<string, User>): NameFlow => ({
  saving: status === 'sending',
  problem,
  timesSaved: times,
  rename: submit,
})

/** Runs {@link nameSubmission}. */
export const useName = (
  services: Pick<Services, 'account' | 'reporter'>,
  userChanged: (user: User) => void,
): NameFlow => nameFlow(useSubmission(() => nameSubmission(services, userChanged)))
