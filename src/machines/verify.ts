import { failureOf, type CommonFailureCode, type FailureWith } from '#domain/failure.ts'
import { isSpent, requireToken, type MailedLink } from '#machines/mailedLink.ts'
import { createSubmission, useSubmission, type Submission } from '#machines/submission.ts'
import type { Services } from '#services/services.ts'
import type { LinkToken } from '#services/verification.ts'

/** Why the address could not be confirmed although the link is good. */
export type VerifyFailure = FailureWith<CommonFailureCode>

/** The parts of the link, from the address. */
export interface VerifyLink extends MailedLink {
  /** The six digits of the sign-up that waits for them (decision S7). */
  readonly code: string | null
}

/** The page behind the link of the verification mail (decision S5). */
export interface VerifyFlow {
  /**
   * `ready` waits for the button, because mail scanners open links; `linkBroken`: the address lacks
   * its parts; `linkSpent`: wrong, used or expired; `confirmed` also when it was verified earlier.
   */
  readonly status: 'linkBroken' | 'ready' | 'confirming' | 'linkSpent' | 'confirmed'
  /** The six digits for the sign-up page, once the address is confirmed (decision S7). */
  readonly code: string | null
  /** Set in `ready` after a failed try. */
  readonly problem: VerifyFailure | null
  /** Spends the link; ignored while that is under way. */
  readonly confirm: () => void
}

type VerifyServices = Pick<Services, 'emailLink' | 'authChannel' | 'reporter'>

/** Confirms an address with a mailed link. The tab with sign-up continues by itself (decision S7). */
export const verifySubmission = (
  { emailLink, authChannel, reporter }: VerifyServices,
  token: LinkToken | null,
) =>
  createSubmission({
    reporter,
    run: async (_: null, signal) => {
      try {
        await emailLink.confirm(requireToken(token), signal)
      } catch (thrown) {
        // The address may have been confirmed in another tab.
        if (failureOf(thrown).code !== 'alreadyVerified') throw thrown
      }
    },
    own: ['invalidToken'],
    onDone: () => authChannel.emit('changed'),
    isLast: isSpent,
  })

const statusOf = {
  idle: 'ready',
  sending: 'confirming',
  success: 'confirmed',
  error: 'ready',
} as const

/** A {@link Submission} as the page shows it. */
export const verifyFlow = (
  { status, problem, submit }: Submission<null, unknown, 'invalidToken'>,
  { token, code, end }: VerifyLink,
): VerifyFlow => {
  const confirm = () => submit(null)
  if (end === 'done') return { status: 'confirmed', code, problem: null, confirm }
  if (end === 'spent') return { status: 'linkSpent', code: null, problem: null, confirm }
  if (token === null) return { status: 'linkBroken', code: null, problem: null, confirm }
  if (problem?.code === 'invalidToken')
    return { status: 'linkSpent', code: null, problem: null, confirm }
  return {
    status: statusOf[status],
    code: status === 'success' ? code : null,
    problem,
    confirm,
  }
}

/** Runs {@link verifySubmission}. */
export const useVerify = (services: VerifyServices, link: VerifyLink): VerifyFlow =>
  verifyFlow(
    useSubmission(() => verifySubmission(services, link.token)),
    link,
  )
