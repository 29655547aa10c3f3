import type { Schema } from '#backend/config/schema.ts'
import type { Limiter } from '#backend/http/limiter.ts'
import type { Mailer } from '#backend/mail/mailer.ts'
import type { Keys } from '#backend/secrets/secrets.ts'
import type { AuthenticatorsStore } from '#backend/store/authenticators.ts'
import type { ChallengesStore } from '#backend/store/challenges.ts'
import type { DocumentsStore } from '#backend/store/documents.ts'
import type { EventsStore } from '#backend/store/events.ts'
import type { MailsStore } from '#backend/store/mails.ts'
import type { RecoveryCodesStore } from '#backend/store/recoveryCodes.ts'
import type { SessionsStore } from '#backend/store/sessions.ts'
import type { TokensStore } from '#backend/store/tokens.ts'
import type { UsersStore } from '#backend/store/users.ts'

/** Everything the calls work with. */
export interface Services {
  readonly schema: Schema
  readonly users: UsersStore
  readonly sessions: SessionsStore
  readonly tokens: TokensStore
  readonly authenticators: AuthenticatorsStore
  readonly recoveryCodes: RecoveryCodesStore
  readonly challenges: ChallengesStore
  readonly documents: DocumentsStore
  readonly events: EventsStore
  readonly mails: MailsStore
  readonly mailer: Mailer
  readonly limiter: Limiter
  readonly keys: Keys
  /** Host names of sites that may use the API, beside `localhost`. */
  readonly platforms: readonly string[]
  /** The addresses that the server listens at; mailed links may lead there. */
  readonly ownAddresses: readonly string[]
  /** How many proxies in front add to `X-Forwarded-*`; 0 believes none of it. */
  readonly trustedHops: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Throws when the database does not answer. */
  readonly checkDatabase: () => void
  /** Runs several writes as one. */
  readonly transaction: <T>(work: () => T) => T
  /** One line for the log; never holds a secret. */
  readonly log: (line: string) => void
}
