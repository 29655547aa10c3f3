import { authenticatorsStore } from '#backend/store/authenticators.ts'
import { challengesStore } from '#backend/store/challenges.ts'
import { documentsStore } from '#backend/store/documents.ts'
import type { Db } from '#backend/store/database.ts'
import { eventsStore } from '#backend/store/events.ts'
import { mailsStore } from '#backend/store/mails.ts'
import { recoveryCodesStore } from '#backend/store/recoveryCodes.ts'
import { sessionsStore } from '#backend/store/sessions.ts'
import { tokensStore } from '#backend/store/tokens.ts'
import { usersStore } from '#backend/store/users.ts'

/**
 * What the calls read and write, one store for each table.
 *
 * @param db - The open database.
 */
export const openStores = (db: Db) => ({
  authenticators: authenticatorsStore(db),
  challenges: challengesStore(db),
  documents: documentsStore(db),
  events: eventsStore(db),
  mails: mailsStore(db),
  recoveryCodes: recoveryCodesStore(db),
  sessions: sessionsStore(db),
  tokens: tokensStore(db),
  users: usersStore(db),
})

/** See {@link openStores}. */
export type Stores = ReturnType<typeof openStores>
