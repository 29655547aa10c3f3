import { useState } from 'react'
import type { User } from '#domain/account.ts'
import { createSubmission, useSubmission, type Submission } from '#machines/submission.ts'
import type { Services } from '#services/services.ts'
import type { PasswordEntries } from '#domain/account.rules.ts'
import { keepingTyped, type ScreenFailure } from '#machines/fromService.ts'

/** The form of the name on the account page. */
export interface NameFlow {
  /** The name that was not saved because the session had ended; `null` for none. */
  readonly typed: string | null
  /** The name is being saved. */
  readonly saving: boolean
  /** Why the name was not saved. */
  readonly problem: ScreenFailure | null
  /** How often it was saved on this page: a change is worth an announcement. */
  readonly timesSaved: number
  /** Saves a name that passed `nameFields`; ignored while one is being saved. */
  readonly rename: (name: string) => void
}

type NameServices = Pick<Services, 'account' | 'drafts' | 'reporter'>

/** Saves the name of the account. A name that meets the end of the session is kept for after log-in. */
export const nameSubmission = (
  { account, drafts, reporter }: NameServices,
  userId: string,
  userChanged: (user: User) => void,
) =>
  createSubmission({
    reporter,
    run: (name: string, signal) =>
      keepingTyped(drafts.name, { userId, name }, () => account.rename(name, signal)),
    onDone: userChanged,
  })

/** The name of this user that the end of a session left unsaved. */
export const typedName = ({ drafts }: Pick<Services, 'drafts'>, userId: string): string | null => {
  const draft = drafts.name.read()
  return draft?.userId === userId ? draft.name : null
}

/** A {@link Submission} as the form shows it. */
export const nameFlow = (
  { status, problem, times, submit }: Submission<string, User>,
  typed: string | null,
): NameFlow => ({
  typed,
  saving: status === 'sending',
  problem,
  timesSaved: times,
  rename: submit,
})

export const useName = (
  services: NameServices,
  userId: string,
  userChanged: (user: User) => void,
): NameFlow => {
  const [typed] = useState(() => typedName(services, userId))
  const submission = useSubmission(() => nameSubmission(services, userId, userChanged))
  return nameFlow(submission, typed)
}

/** The failures of the form of the password that have their own text. */
export const changePasswordFailures = ['invalidCredentials'] as const

/** Why the password was not changed. */
export type ChangePasswordFailure = ScreenFailure<typeof changePasswordFailures>

/** A password that was changed. */
export interface ChangedPassword {
  /** How many other sessions it ended, or `null` when they could not be ended. */
  readonly ended: number | null
}

/** The form that changes the password. */
export interface ChangePasswordFlow {
  /** The password is being changed. */
  readonly pending: boolean
  /** Why the last try failed. */
  readonly problem: ChangePasswordFailure | null
  /** The last change on this page, and how many other sessions it ended. */
  readonly changed: ChangedPassword | null
  /** How often it was saved on this page: the fields are empty again after each. */
  readonly timesSaved: number
  /** Sends a form that passed `passwordFields`; ignored while one is under way. */
  submit(form: PasswordEntries): void
}

/** Changes the password and ends every other session. */
export const changePasswordSubmission = (
  { account, reporter }: Pick<Services, 'account' | 'reporter'>,
  passwordChanged: () => void,
) =>
  createSubmission({
    reporter,
    run: async (
      { currentPassword, password }: PasswordEntries,
      signal,
    ): Promise<ChangedPassword> => ({
      ended: await account.changePassword({ currentPassword, password }, signal),
    }),
    own: changePasswordFailures,
    onDone: passwordChanged,
  })

/** A {@link Submission} as the form shows it. */
export const changePasswordFlow = ({
  status,
  problem,
  result,
  times,
  submit,
}: Submission<PasswordEntries, ChangedPassword, 'invalidCredentials'>): ChangePasswordFlow => ({
  pending: status === 'sending',
  problem,
  changed: result,
  timesSaved: times,
  submit,
})

export const useChangePassword = (
  services: Pick<Services, 'account' | 'reporter'>,
  passwordChanged: () => void,
): ChangePasswordFlow =>
  changePasswordFlow(useSubmission(() => changePasswordSubmission(services, passwordChanged)))
