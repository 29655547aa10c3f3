import type { AccountSession, User } from '#domain/account.ts'
import { limits } from '#domain/limits.ts'
import type { ClockPort } from '#services/browser.ts'
import type { FactorStatus } from '#services/factors.ts'
import type { SessionLossPort } from '#services/session.ts'

/** What the account page lists first. */
interface AccountLists {
  readonly factors?: Promise<FactorStatus>
  readonly sessions?: Promise<readonly AccountSession[]>
}

/** Answers to calls that went out before the page was rendered. Each is taken once, with its failure. */
export interface EarlyAnswers {
  /** Who is logged in; `undefined` when it is taken. Then the session may be another one, and the lists are dropped. */
  takeUser(): Promise<User | null> | undefined
  /** `undefined` where it was not asked for, is taken or dropped, or is older than `limits.callTimeoutMs`. */
  take<Name extends keyof AccountLists>(name: Name): AccountLists[Name] | undefined
  /** Drops the lists, as they are when the check finds no user or fails, and when the session ends. */
  drop(): void
}

/** Keeps {@link EarlyAnswers} for their callers. */
export const keepEarly = (
  checked: Promise<User | null>,
  asked: AccountLists,
  { clock, sessionLoss }: { readonly clock: ClockPort; readonly sessionLoss: SessionLossPort },
): EarlyAnswers => {
  const askedAt = clock.elapsed()
  let user: typeof checked | undefined = checked
  let lists = asked
  const drop = () => {
    lists = {}
  }
  checked.then((found) => {
    if (found === null) drop()
  }, drop)
  sessionLoss.subscribe(drop)
  // The caller that takes an answer reports its failure.
  for (const answer of [asked.factors, asked.sessions]) answer?.catch(() => undefined)
  return {
    takeUser: () => {
      const taken = user
      if (taken === undefined) drop()
      user = undefined
      return taken
    },
    take: (name) => {
      const { [name]: taken, ...rest } = lists
      lists = rest
      return clock.elapsed() - askedAt < limits.callTimeoutMs ? taken : undefined
    },
    drop,
  }
}
