import {
  ServiceError,
  failureOf,
  type CommonFailureCode,
  type FailureWith,
} from '#domain/failure.ts'
import type { LinkToken } from '#services/verification.ts'
import { createSubmission, useSubmission, type Submission } from '#machines/submission.ts'
import type { Services } from '#services/services.ts'

/**
 * The token of a complete link.
 *
 * @throws ServiceError `invalidToken` for `null`
 */
export const requireToken = (token: LinkToken | null): LinkToken => {
  if (token === null) throw new ServiceError({ code: 'invalidToken' })
  return token
}

/** Whether nothing more can be done with a link: it is used, or it was wrong, used or expired before. */
const isSpent = (problem: { readonly code: string } | null): boolean =>
  problem === null || problem.code === 'invalidToken'

/** A mailed link, as its page has it. */
export interface MailedLink {
  /** `null` when parts are missing, or after the end. */
  readonly token: LinkToken | null
  /** How it ended before a reload. @defaultValue it may still be used */
  readonly end?: 'done' | 'spent' | null
}

/** Why the address could not be confirmed although the link is good. */
export type VerifyFailure = FailureWith<CommonFailureCode>

/** The parts of the link, from the address. */
export interface VerifyLink extends MailedLink {
  /** The six digits of the sign-up that waits for them. */
  readonly code: string | null
}

/** The page behind the link of the verification mail. */
export interface VerifyFlow {
  /**
   * `ready` waits for the button, because mail scanners open links; `linkBroken`: the address lacks
   * its parts; `linkSpent`: wrong, used or expired; `confirmed` also when it was verified earlier.
   */
  readonly status: 'linkBroken' | 'ready' | 'confirming' | 'linkSpent' | 'confirmed'
  /** The six digits for the sign-up page, once the address is confirmed. */
  readonly code: string | null
  /** Set once the address is confirmed and the password has ended: the way to a new one (decision A10). */
  readonly newPassword: LinkToken | null
  /** Set in `ready` after a failed try. */
  readonly problem: VerifyFailure | null
  /** Spends the link; ignored while that is under way. */
  readonly confirm: () => void
}

type VerifyServices = Pick<Services, 'emailLink' | 'authChannel' | 'reporter'>

/** Confirms an address with a mailed link. The tab with sign-up continues by itself. */
export const verifySubmission = (
  { emailLink, authChannel, reporter }: VerifyServices,
  token: LinkToken | null,
) =>
  createSubmission({
    reporter,
    run: async (_: null, signal) => {
      try {
        return await emailLink.confirm(requireToken(token), signal)
      } catch (thrown) {
        // The address may have been confirmed in another tab.
        if (failureOf(thrown).code !== 'alreadyVerified') throw thrown
        return null
      }
    },
    own: ['invalidToken'],
    onDone: () => authChannel.emit('changed'),
    isLast: isSpent,
  })

const verificationOf = {
  idle: 'ready',
  sending: 'confirming',
  success: 'confirmed',
  error: 'ready',
} as const

/** A {@link Submission} as the page shows it. */
export const verifyFlow = (
  { status, problem, result, submit }: Submission<null, LinkToken | null, 'invalidToken'>,
  { token, code, end }: VerifyLink,
): VerifyFlow => {
  const rest = { code: null, newPassword: result, problem: null, confirm: () => submit(null) }
  if (end === 'done') return { ...rest, status: 'confirmed', code }
  if (end === 'spent') return { ...rest, status: 'linkSpent' }
  if (token === null) return { ...rest, status: 'linkBroken' }
  if (problem?.code === 'invalidToken') return { ...rest, status: 'linkSpent' }
  // Until the page of the new password is there.
  if (result !== null) return { ...rest, status: 'confirming' }
  return {
    ...rest,
    status: verificationOf[status],
    code: status === 'success' ? code : null,
    problem,
  }
}

export const useVerify = (services: VerifyServices, link: VerifyLink): VerifyFlow =>
  verifyFlow(
    useSubmission(() => verifySubmission(services, link.token)),
    link,
  )

/** Why the new password was not set, or is not known to be set, although the link was good. */
export type ResetFailure = FailureWith<CommonFailureCode | 'unconfirmed'>

/** The new-password page. */
export interface ResetFlow {
  /** `linkBroken`: the address lacks its parts; `linkSpent`: wrong, used or expired. */
  readonly status: 'linkBroken' | 'editing' | 'saving' | 'linkSpent' | 'saved'
  /** Set in `editing` after a failed try. */
  readonly problem: ResetFailure | null
  /** Sends a password that passed `newPasswordFields`; ignored while one is under way. */
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

const resettingOf = {
  idle: 'editing',
  sending: 'saving',
  success: 'saved',
  error: 'editing',
} as const

/** A {@link Submission} as the page shows it. */
export const resetFlow = (
  { status, problem, submit }: Submission<string, unknown, 'unconfirmed' | 'invalidToken'>,
  { token, end }: MailedLink,
): ResetFlow => {
  if (end === 'done') return { status: 'saved', problem: null, submit }
  if (end === 'spent') return { status: 'linkSpent', problem: null, submit }
  if (token === null) return { status: 'linkBroken', problem: null, submit }
  if (problem?.code === 'invalidToken') return { status: 'linkSpent', problem: null, submit }
  return { status: resettingOf[status], problem, submit }
}

export const useReset = (
  services: Pick<Services, 'recovery' | 'reporter'>,
  link: MailedLink,
): ResetFlow =>
  resetFlow(
    useSubmission(() => resetSubmission(services, link.token)),
    link,
  )
