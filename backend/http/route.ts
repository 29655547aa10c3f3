import type { RateLimit } from '#backend/contract/limits.ts'
import type { Caller } from '#backend/documents/permissions.ts'
import type { Agent } from '#backend/http/agent.ts'
import type { CookieNames } from '#backend/http/cookies.ts'
import type { Params, Values } from '#backend/http/params.ts'
import type { MailLocale } from '#backend/mail/texts.ts'
import type { Services } from '#backend/services.ts'
import type { Session } from '#backend/store/sessions.ts'
import type { User } from '#backend/store/users.ts'

/**
 * Who may call. `public` and `guests` are open; `account` needs a logged-in user; the others are the
 * server key's alone and name the scope that everybody else is told of.
 */
type Scope = 'public' | 'guests' | 'account' | 'collections.read' | 'users.read' | 'users.write'

/** What a handler knows of the request beyond its parameters. */
export interface RequestFacts {
  readonly ip: string
  /** The host name that the request was sent to. */
  readonly host: string
  readonly secure: boolean
  readonly locale: MailLocale
  readonly agent: Agent
  /** The names of the cookies that this site sets. */
  readonly cookies: CookieNames
  /** What cookies of sign-ups hold. */
  readonly signUps: readonly string[]
  /** Whether the caller's SDK is of a generation that wants `$sequence` as a text. */
  readonly sequenceAsText: boolean
}

/** One call that passed every check. */
interface Call<P extends Params> {
  readonly params: Values<P>
  /** The named parts of the path. */
  readonly path: Readonly<Record<string, string>>
  readonly caller: Caller
  /** The session that the call was made with, if any. */
  readonly sessionId?: string
  readonly facts: RequestFacts
}

/** A call by a logged-in user. */
interface UserCall<P extends Params> extends Call<P> {
  readonly user: User
  readonly session: Session
}

/** The response to a call. */
export interface Reply {
  readonly status: 200 | 201 | 204
  /** JSON; left out with a 204. */
  readonly body?: unknown
  /** Plain text in place of JSON. */
  readonly text?: string
  /** Whose account it was, for calls without a session. */
  readonly userId?: string
  /** Whole `Set-Cookie` lines. */
  readonly cookies?: readonly string[]
}

type Handler<C> = (call: C, services: Services) => Reply | Promise<Reply>

interface Common<P extends Params> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/v1`; older spellings of the same call come after the first. */
  readonly paths: readonly [string, ...string[]]
  readonly limit?: RateLimit
  /** Refused while the caller has a session. */
  readonly startsSession?: boolean
  /** Open to a session whose second factor is still missing. */
  readonly withoutSecondFactor?: boolean
  /** Wrong passwords are counted against the caller's network. */
  readonly checksPassword?: boolean
  /** What a success writes into the user's activity (`GET /account/logs`). */
  readonly event?: string
  /** Answers without a project as well. */
  readonly withoutProject?: boolean
  readonly params?: P | ((services: Services, host: string) => P)
}

/** A call of the API as its router declares it. */
export type Route<P extends Params = Params> =
  | (Common<P> & { readonly scope: 'account'; readonly handle: Handler<UserCall<P>> })
  | (Common<P> & { readonly scope: Exclude<Scope, 'account'>; readonly handle: Handler<Call<P>> })

/** Declares a call; the types of its parameters reach the handler. */
export const route = <P extends Params>(declared: Route<P>): Route => declared as unknown as Route
