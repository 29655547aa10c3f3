import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createApi } from '#backend/app.ts'
import { readSchema, type Schema } from '#backend/config/schema.ts'
import { createLimiter } from '#backend/http/limiter.ts'
import { createTurns } from '#backend/http/turns.ts'
import { createContactNotice, type ContactNotify } from '#backend/mail/contactNotice.ts'
import { createMailer, type MailMode } from '#backend/mail/mailer.ts'
import { freshKeys, readKeys } from '#backend/secrets/secrets.ts'
import type { Services } from '#backend/services.ts'
import { contactCollection } from '#backend/documents/contacts.ts'
import { letContactsGo } from '#backend/documents/letGo.ts'
import { contactsStore } from '#backend/store/contacts.ts'
import {
  closeDatabase,
  databaseName,
  inTransaction,
  openDatabase,
} from '#backend/store/database.ts'
import { lockFolder } from '#backend/store/folderLock.ts'
import { guardsStore } from '#backend/store/guards.ts'
import { areForeign, hasFactors } from '#backend/store/liftFactors.ts'
import { syncIndexes } from '#backend/store/indexes.ts'
import { openStores } from '#backend/store/stores.ts'

/** How a backend is set up. Everything has a default that suits a first start. */
export interface BackendOptions {
  /** The folder that keeps everything, already there; without one all is kept in memory and gone at the end. */
  readonly dataDir?: string
  /** The text of a `keys.json` that is not kept in the folder. */
  readonly keys?: string
  /** The project's definition; `appwrite.config.json` by default. */
  readonly schema?: Schema
  /** On by default, as with the real service. */
  readonly rateLimits?: boolean
  /** Into the mailbox page by default. */
  readonly mail?: MailMode
  /** Whom to tell of new messages; no one by default. */
  readonly contactNotify?: ContactNotify
  /** How many days messages and sign-up codes are kept; without end by default. */
  readonly contactKeepDays?: number
  /** Host names of sites that may use the API, beside `localhost`. */
  readonly platforms?: readonly string[]
  /** The addresses that the server listens at. */
  readonly ownAddresses?: readonly string[]
  /** How many proxies in front add to `X-Forwarded-*`; 0 by default. */
  readonly trustedHops?: number
  /** Milliseconds since 1970; tests move it. */
  readonly now?: () => number
  /** Takes one line per call; silent by default. */
  readonly log?: (line: string) => void
}

/** Milliseconds that mails get to leave when the server closes. */
const mailGrace = 5_000

/** Bytes below which a disk counts as full: some hundred writes. */
const leastSpace = 16 * 1024 * 1024

const isFull = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < leastSpace
}

/** A backend ready to answer. */
export interface Backend {
  readonly api: ReturnType<typeof createApi>
  readonly services: Services
  /** Lets mails leave, writes the log into the database and closes it; calls afterwards fail. */
  readonly close: () => Promise<void>
}

/**
 * Makes a backend: opens its data and puts the API together. It listens to nothing yet.
 *
 * @param options - See {@link BackendOptions}.
 * @throws Error when the data folder or the definition cannot be used.
 */
export const createBackend = (options: BackendOptions = {}): Backend => {
  const { dataDir, now = Date.now, schema = readSchema(), log = () => undefined } = options
  const { rateLimits = true } = options
  const unlock = dataDir === undefined ? undefined : lockFolder(dataDir)
  try {
    const db = openDatabase(dataDir === undefined ? ':memory:' : join(dataDir, databaseName))
    const keys =
      dataDir === undefined ? freshKeys() : readKeys(dataDir, options.keys, () => hasFactors(db))
    if (areForeign(db, keys)) {
      throw new Error(
        `These keys are not those of ${String(dataDir)}: no second factor in it can be read with them. Start with its own keys, or turn all second factors off with "npx tsx scripts/site.ts lift-factors --all"; people then log in with their password alone.`,
      )
    }
    syncIndexes(db, schema)
    const stores = openStores(db)
    const mode = options.mail ?? 'outbox'
    const mailer = createMailer(mode, schema.projectName, stores.mails, now, log)
    const collection = contactCollection(schema)
    const contacts = collection && contactsStore(db, collection)
    const notice =
      contacts && options.contactNotify && mode !== 'fail'
        ? createContactNotice(contacts, mailer, now, options.contactNotify)
        : undefined
    const { contactKeepDays: days } = options
    const stopLettingGo =
      contacts && days !== undefined ? letContactsGo(contacts, days, now, log) : undefined
    notice?.tell()
    const services: Services = {
      ...stores,
      schema,
      keys,
      now,
      mailer,
      log,
      documentStored(stored) {
        if (stored === collection) notice?.tell()
      },
      limiter: createLimiter(rateLimits, now),
      totals: createLimiter(rateLimits, now),
      guards: guardsStore(db, rateLimits, now),
      hashing: createTurns(2),
      listing: createTurns(1),
      platforms: options.platforms ?? [],
      ownAddresses: options.ownAddresses ?? [],
      trustedHops: options.trustedHops ?? 0,
      checkDatabase() {
        db.prepare('SELECT count(*) FROM sqlite_master').get()
        if (dataDir !== undefined && isFull(dataDir)) throw new Error('the disk is full')
      },
      transaction: (work) => inTransaction(db, work),
    }
    return {
      api: createApi(services),
      services,
      async close() {
        await Promise.race([mailer.close(), wait(mailGrace, undefined, { ref: false })])
        notice?.close()
        stopLettingGo?.()
        closeDatabase(db)
        unlock?.()
      },
    }
  } catch (error) {
    unlock?.()
    throw error
  }
}
