import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import { isSpent, requireToken, type MailedLink } from '#machines/mailedLink.ts'
import { createSubmission, useSubmission, type Submission } from '#machines/submission.ts'
import type { Services } from '#services/services.ts'
import type { LinkToken } from '#services/verification.ts'

/** Why the new password was not set, or is not known to be set, although the link was good. */
export type ResetFailure = FailureWith<CommonFailureCode | 'unconfirmed'>

/** The new-password page (decision S5). */
export interface ResetFlow {
  /** `linkBroken`: the address lacks its parts; `linkSpent`: wrong, used or expired. */
  readonly status: 'linkBroken' | 'editing' | 'saving' | 'linkSpent' | 'saved'
  /** Set in `editing` after a failed try. */
  readonly problem: ResetFailure | null
  /** Sends a password that passed `validateReset`; ignored while one is under way. */
  readonly submit: (password: string) => void
}

/** Sets a new password with a mailed link. */
export const resetSubmission = (
  { recovery, reporter }: Pick<Services, 'recovery' | 'reporter'>,
  token: LinkToken | null,
) =>
  createSubmission({
    reporter,
    run: async (password: string, signal) => recovery.reset(requireToken(token), password, signal),
    own: ['unconfirmed', 'invalidToken'],
    isLast: isSpent,
  })

const statusOf = { idle: 'editing', sending: 'saving', success: 'saved', error: 'editing' } as const

/** A {@link Submission} as the page shows it. */
export const resetFlow = (
  { status, problem, submit }: Submission<string, unknown, 'unconfirmed' | 'invalidToken'>,
  { token, end }: MailedLink,
): ResetFlow => {
  if (end === 'done') return { status: 'saved', problem: null, submit }
  if (end === 'spent') return { status: 'linkSpent', problem: null, submit }
  if (token === null) return { status: 'linkBroken', problem: null, submit }
  if (problem?.code === 'invalidToken') return { status: 'linkSpent', problem: null, submit }
  return { status: statusOf[status], problem, submit }
}

/** Runs {@link resetSubmission}. */
export const useReset = (
  services: Pick<Services, 'recovery' | 'reporter'>,
  link: MailedLink,
): ResetFlow =>
  resetFlow(
    useSubmission(() => resetSubmission(services, link.token)),
    link,
  )
