import { limits } from '#domain/limits.ts'
import type { User } from '#domain/account.ts'
import type { Services } from '#services/services.ts'

/** What reads of a user's account go to. */
export type ReadServices = Pick<Services, 'account' | 'factors'>

/** Calls that go out before the page is rendered. The first caller of each takes its answer. */
export interface Ahead {
  /** The ports of the site. */
  readonly services: ReadServices & Pick<Services, 'auth'>
  /** Asks who is logged in. */
  checkSession(): void
  /**
   * The same ports, for calls without arguments that belong to the session that is being checked. Their answers are
   * dropped when the check finds no user or fails, with the next call to `auth`, when a session ends, and after
   * `limits.callTimeoutMs`. A later caller sends its own request.
   */
  readonly reads: ReadServices
}

type Call = (...given: readonly unknown[]) => Promise<unknown>

/** A port whose methods are wrapped. */
const wrapped = <Port extends object>(
  port: Port,
  wrap: (method: PropertyKey, call: Call) => Call,
): Port =>
  new Proxy(port, {
    get: (_, method) => {
      const call: unknown = Reflect.get(port, method)
      return typeof call === 'function' ? wrap(method, call as Call) : call
    },
  })

/** Creates {@link Ahead}. Nothing is sent before the first call. */
export const createAhead = (
  { auth, account, factors }: ReadServices & Pick<Services, 'auth'>,
  { clock, sessionLoss }: Pick<Services, 'clock' | 'sessionLoss'>,
): Ahead => {
  let check: Promise<User | null> | null = null
  const answers = new Map<PropertyKey, { answer: Promise<unknown>; askedAt: number }>()
  const drop = () => answers.clear()
  sessionLoss.subscribe(drop)

  const keep =
    (method: PropertyKey, call: Call): Call =>
    (...given) => {
      const answer = call(...given)
      // The caller that takes the answer reports a failure.
      answer.catch(() => undefined)
      answers.set(method, { answer, askedAt: clock.elapsed() })
      return answer
    }
  const take =
    (method: PropertyKey, call: Call): Call =>
    (...given) => {
      const kept = answers.get(method)
      answers.delete(method)
      return kept !== undefined && clock.elapsed() - kept.askedAt < limits.callTimeoutMs
        ? kept.answer
        : call(...given)
    }
  return {
    services: {
      auth: wrapped(auth, (method, call) => (...given) => {
        const checked = check
        check = null
        if (checked !== null && method === 'currentUser') return checked
        drop()
        return call(...given)
      }),
      account: wrapped(account, take),
      factors: wrapped(factors, take),
    },
    checkSession: () => {
      check = auth.currentUser()
      check.then((user) => {
        if (user === null) drop()
      }, drop)
    },
    reads: { account: wrapped(account, keep), factors: wrapped(factors, keep) },
  }
}
