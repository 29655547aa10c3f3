import type { SnapshotFrom } from 'xstate'
import type { FactorMethod } from '#domain/factors.rules.ts'
import {
  challengeMachine,
  type ChallengeEffects,
  type ChallengeEvent,
  type ChallengeFailure,
  type ChallengeServices,
} from '#machines/challenge/machine.ts'
import { mailFlow, type MailFlow } from '#machines/mailedCode.ts'
import { useFlow } from '#machines/useFlow.ts'

export type { ChallengeFailure } from '#machines/challenge/machine.ts'

/** The page of the second factor. */
export interface ChallengeFlow {
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
  /** The mail with the code; `null` as long as none was asked for. */
  readonly mail: MailFlow | null
  /** Checks a code that passed the rules; ignored while one is being checked. */
  submit(code: string): void
  /** Asks for another kind of code. The first choice of the mail sends one. */
  choose(method: FactorMethod): void
  /** Sends a code by mail; ignored until the countdown has run out. */
  sendMail(): void
  /** Gives the log-in up, to log in as another person. */
  leave(): void
}

/** Which ways to offer before the service has responded. */
const assumed = { totp: true, email: false, recoveryCode: true }
const methods: readonly FactorMethod[] = ['totp', 'recoveryCode', 'email']

export const challengeFlow = (
  snapshot: SnapshotFrom<typeof challengeMachine>,
  send: (event: ChallengeEvent) => void,
): ChallengeFlow => {
  const { value, context } = snapshot
  const { method, offers, problem } = context
  return {
    method,
    others: methods.filter((one) => one !== method && (offers ?? assumed)[one]),
    pending: snapshot.hasTag('pending'),
    leaving: value.entry === 'leaving' || value.entry === 'left',
    problem,
    mail: value.mail === 'none' ? null : mailFlow(value.mail, context),
    submit: (code) => send({ type: 'code.submitted', code }),
    choose: (chosen) => send({ type: 'method.chosen', method: chosen }),
    sendMail: () => send({ type: 'mail.requested' }),
    leave: () => send({ type: 'login.abandoned' }),
  }
}

export const useChallenge = (
  services: ChallengeServices,
  effects: ChallengeEffects,
): ChallengeFlow => useFlow(() => challengeMachine(services, effects), challengeFlow)
