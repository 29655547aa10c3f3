import type { Collection, Schema } from '#backend/config/schema.ts'
import type { Limiter } from '#backend/http/limiter.ts'
import type { Turns } from '#backend/http/turns.ts'
import type { guardsStore } from '#backend/store/guards.ts'
import type { Mailer } from '#backend/mail/mailer.ts'
import type { Keys } from '#backend/secrets/secrets.ts'
import type { Stores } from '#backend/store/stores.ts'

/** Everything the calls work with. */
export interface Services extends Stores {
  readonly schema: Schema
  readonly mailer: Mailer
  readonly limiter: Limiter
  /** Counts all calls of each network. */
  readonly totals: Limiter
  /** Called after a document was stored; tells the owner of messages (decision O1). */
  readonly documentStored: (collection: Collection) => void
  readonly guards: ReturnType<typeof guardsStore>
  /** For password hashes: each keeps a core busy for some 40 ms. */
  readonly hashing: Turns
  /** For lists: the database answers one question at a time, and nothing else is answered meanwhile. */
  readonly listing: Turns
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
