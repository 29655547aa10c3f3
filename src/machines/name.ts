import { useState } from 'react'
import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import type { User } from '#domain/account.ts'
import { keepingTyped } from '#machines/failures.ts'
import { createSubmission, useSubmission, type Submission } from '#machines/submission.ts'
import type { Services } from '#services/services.ts'

/** The form of the name on the account page (decision A8). */
export interface NameFlow {
  /** The name that was not saved because the session had ended; `null` for none (decision A7). */
  readonly typed: string | null
  /** The name is being saved. */
  readonly saving: boolean
  /** Why the name was not saved. */
  readonly problem: FailureWith<CommonFailureCode> | null
  /** How often it was saved on this page: a change is worth an announcement. */
  readonly timesSaved: number
  /** Saves a name that passed `validateName`; ignored while one is being saved. */
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

/** Runs {@link nameSubmission}. */
export const useName = (
  services: NameServices,
  userId: string,
  userChanged: (user: User) => void,
): NameFlow => {
  const [typed] = useState(() => typedName(services, userId))
  const submission = useSubmission(() => nameSubmission(services, userId, userChanged))
  return nameFlow(submission, typed)
}
