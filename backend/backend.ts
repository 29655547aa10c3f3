import { join } from 'node:path'
import { createApi } from '#backend/app.ts'
import { readSchema, type Schema } from '#backend/config/schema.ts'
import { createLimiter } from '#backend/http/limiter.ts'
import { createMailer, type MailMode } from '#backend/mail/mailer.ts'
import { equalInConstantTime, freshKeys, readKeys } from '#backend/secrets/secrets.ts'
import type { Services } from '#backend/services.ts'
import { inTransaction, openDatabase } from '#backend/store/database.ts'
import { documentsStore } from '#backend/store/documents.ts'
import { keepIndexes } from '#backend/store/indexes.ts'
import { mailsStore } from '#backend/store/mails.ts'
import { sessionsStore } from '#backend/store/sessions.ts'
import { tokensStore } from '#backend/store/tokens.ts'
import { usersStore } from '#backend/store/users.ts'

/** How a backend is set up. Everything has a default that suits a first start. */
export interface BackendOptions {
  /** The folder that keeps everything, already there; without one all is kept in memory and gone at the end. */
  readonly dataDir?: string
  /** The project's definition; `appwrite.config.json` by default. */
  readonly schema?: Schema
  /** On by default, as with the real service. */
  readonly rateLimits?: boolean
  /** Into the mailbox page by default. */
  readonly mail?: MailMode
  /** Host names of sites that may use the API, beside `localhost`. */
  readonly platforms?: readonly string[]
  /** Believe `X-Forwarded-*`; only behind a proxy that sets them. */
  readonly trustProxy?: boolean
  /** Milliseconds since 1970; tests move it. */
  readonly now?: () => number
  /** Takes one line per call; silent by default. */
  readonly log?: (line: string) => void
}

/** A backend ready to answer. */
export interface Backend {
  readonly api: ReturnType<typeof createApi>
  readonly services: Services
  /** Closes the database; calls afterwards fail. */
  readonly close: () => void
}

/**
 * Makes a backend: opens its data and puts the API together. It listens to nothing yet.
 *
 * @param options - See {@link BackendOptions}.
 * @throws Error when the data folder or the definition cannot be used.
 */
export function createBackend(options: BackendOptions = {}): Backend {
  const { dataDir, now = Date.now, schema = readSchema() } = options
  const keys = dataDir === undefined ? freshKeys() : readKeys(dataDir)
  const db = openDatabase(dataDir === undefined ? ':memory:' : join(dataDir, 'backend.sqlite'))
  keepIndexes(db, schema)
  const mails = mailsStore(db)
  const services: Services = {
    schema,
    keys,
    now,
    mails,
    users: usersStore(db),
    sessions: sessionsStore(db),
    tokens: tokensStore(db, equalInConstantTime),
    documents: documentsStore(db),
    mailer: createMailer(options.mail ?? 'outbox', schema.projectName, mails, now),
    limiter: createLimiter(options.rateLimits ?? true, now),
    platforms: options.platforms ?? [],
    trustProxy: options.trustProxy ?? false,
    together: (work) => inTransaction(db, work),
    log: options.log ?? (() => undefined),
  }
  return { api: createApi(services), services, close: () => void db.close() }
}
