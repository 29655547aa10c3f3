import type { AccountSession, User } from '#domain/account.ts'
import { limits } from '#domain/limits.ts'
import type { ClockPort } from '#services/browser.ts'
import type { FactorStatus } from '#services/factors.ts'
import type { AuthChannelPort, SessionLossPort } from '#services/session.ts'

/** What the account page lists first. */
interface AccountLists {
  readonly factors?: Promise<FactorStatus>
  readonly sessions?: Promise<readonly AccountSession[]>
}

/**
 * Answers to calls that went out before the page was rendered. Each is taken once, with its failure, and is `undefined`
 * where it was not asked for, is taken or dropped, or is older than `limits.callTimeoutMs`. All belong to one session:
 * they are dropped at every notice of another tab, at the end of the session, and where the check finds no user. After the end of
 * the session nobody is logged in.
 */
export interface EarlyAnswers {
  /** Who is logged in. A second call drops the lists: the session may be another one. */
  takeUser(): Promise<User | null> | undefined
  take<Name extends keyof AccountLists>(name: Name): AccountLists[Name] | undefined
  drop(): void
}

/** Keeps {@link EarlyAnswers} for their callers. */
export const keepEarly = (
  checked: Promise<User | null>,
  asked: AccountLists,
  {
    authChannel,
    clock,
    sessionLoss,
  }: {
    readonly authChannel: AuthChannelPort
    readonly clock: ClockPort
    readonly sessionLoss: SessionLossPort
  },
): EarlyAnswers => {
  const askedAt = clock.elapsed()
  const fresh = <Answer>(answer: Answer | undefined) =>
    clock.elapsed() - askedAt < limits.callTimeoutMs ? answer : undefined
  let user: typeof checked | undefined = checked
  let lists = asked
  const dropLists = () => {
    lists = {}
  }
  const drop = () => {
    user = undefined
    dropLists()
  }
  checked.then((found) => {
    if (found === null) dropLists()
  }, dropLists)
  authChannel.subscribe(drop)
  sessionLoss.subscribe((end) => {
    dropLists()
    // Nobody is logged in then: the check itself may have found it out.
    if (user !== undefined) user = end === 'ended' ? Promise.resolve(null) : undefined
  })
  // The caller that takes an answer reports its failure.
  for (const answer of [asked.factors, asked.sessions]) answer?.catch(() => undefined)
  return {
    takeUser: () => {
      const taken = user
      if (taken === undefined) dropLists()
      user = undefined
      return fresh(taken)
    },
    take: (name) => {
      const { [name]: taken, ...rest } = lists
      lists = rest
      return fresh(taken)
    },
    drop,
  }
}
