import type { SnapshotFrom } from 'xstate'
import type { challengeMachine } from '#machines/challenge/challenge.machine.ts'
import type {
  ChallengeEvent,
  ChallengeFailure,
  MailFailure,
} from '#machines/challenge/challenge.types.ts'
import type { FactorMethod } from '#services/factors/factors.port.ts'

export type { ChallengeFailure, MailFailure } from '#machines/challenge/challenge.types.ts'
export type { FactorMethod } from '#services/factors/factors.port.ts'

/** The mail with a code (decision S4). */
export interface MailView {
  /** `none`: no mail was asked for yet. */
  readonly status: 'none' | 'sending' | 'waiting' | 'ready'
  /** Whole seconds until another mail may be asked for; 0 unless `waiting`. */
  readonly secondsLeft: number
  /** How many mails were sent on this screen: a change is worth an announcement. */
  readonly timesSent: number
  /** Why no mail was sent. */
  readonly problem: MailFailure | null
}

/** What the page of the second factor shows. */
export interface ChallengeView {
  /** Which code is asked for. */
  readonly method: FactorMethod
  /** The other ways that the service offers. */
  readonly others: ReadonlyArray<FactorMethod>
  /** The code is being checked. */
  readonly pending: boolean
  /** The log-in is being given up. */
  readonly leaving: boolean
  /** Why the last try failed. */
  readonly problem: ChallengeFailure | null
  /** The mail with the code. */
  readonly mail: MailView
}

/** What the page of the second factor may do. */
export interface ChallengeCommands {
  /** Checks a code that passed the rules; ignored while one is being checked. */
  submit(code: string): void
  /** Asks for another kind of code. The first choice of the mail sends one. */
  choose(method: FactorMethod): void
  /** Sends a code by mail; ignored until the countdown has run out. */
  mail(): void
  /** Gives the log-in up, to log in as somebody else. */
  leave(): void
}

/** Which ways to offer before the service has answered. */
const assumed = { totp: true, email: false, recoveryCode: true }
const methods: readonly FactorMethod[] = ['totp', 'recoveryCode', 'email']

/** Reads the view from the machine's snapshot. */
export const selectChallengeView = (
  snapshot: SnapshotFrom<typeof challengeMachine>,
): ChallengeView => {
  const { method, offers, secondsLeft, timesSent, problem, mailProblem } = snapshot.context
  return {
    method,
    others: methods.filter((one) => one !== method && (offers ?? assumed)[one]),
    pending: snapshot.hasTag('pending'),
    leaving: snapshot.matches({ entry: 'leaving' }) || snapshot.matches({ entry: 'left' }),
    problem,
    mail: { status: snapshot.value.mail, secondsLeft, timesSent, problem: mailProblem },
  }
}

/** Turns the machine's events into commands. */
export const challengeCommands = (send: (event: ChallengeEvent) => void): ChallengeCommands => ({
  submit: (code) => send({ type: 'code.submitted', code }),
  choose: (method) => send({ type: 'method.chosen', method }),
  mail: () => send({ type: 'mail.requested' }),
  leave: () => send({ type: 'login.abandoned' }),
})
