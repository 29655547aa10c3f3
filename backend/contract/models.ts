/** The one table of responses: every model's fields in the service's names, as of release 1.8. */
import type { Collection } from '#backend/config/schema.ts'
import { formatDate, readDocument } from '#backend/documents/attributes.ts'
import type { Challenge } from '#backend/store/challenges.ts'
import type { AccountEvent } from '#backend/store/events.ts'
import type { Session } from '#backend/store/sessions.ts'
import type { StoredDocument } from '#backend/store/documentRows.ts'
import type { Token } from '#backend/store/tokens.ts'
import type { User } from '#backend/store/users.ts'

/** An account as its own user sees it: no hash, no password. */
export const accountModel = (user: User) => ({
  $id: user.id,
  $createdAt: formatDate(user.createdAt),
  $updatedAt: formatDate(user.updatedAt),
  name: user.name,
  registration: formatDate(user.createdAt),
  status: user.status,
  labels: [],
  passwordUpdate: user.passwordUpdate === null ? '' : formatDate(user.passwordUpdate),
  email: user.email,
  phone: '',
  emailVerification: user.emailVerification,
  phoneVerification: false,
  mfa: user.mfa,
  prefs: user.prefs,
  targets: [
    {
      $id: user.targetId,
      $createdAt: formatDate(user.createdAt),
      $updatedAt: formatDate(user.createdAt),
      name: '',
      userId: user.id,
      providerId: null,
      providerType: 'email',
      identifier: user.email,
      expired: false,
    },
  ],
  accessedAt: formatDate(user.createdAt),
})

/** A session; its secret is never shown, the cookie alone carries it. */
export const sessionModel = (session: Session, current: boolean) => ({
  $id: session.id,
  $createdAt: formatDate(session.createdAt),
  $updatedAt: formatDate(session.mfaUpdatedAt ?? session.createdAt),
  userId: session.userId,
  expire: formatDate(session.expire),
  provider: session.provider,
  providerUid: session.providerUid,
  providerAccessToken: '',
  providerAccessTokenExpiry: '',
  providerRefreshToken: '',
  ip: session.ip,
  ...session.agent,
  countryCode: '--',
  countryName: 'Unknown',
  current,
  factors: session.factors,
  secret: '',
  mfaUpdatedAt: session.mfaUpdatedAt === null ? '' : formatDate(session.mfaUpdatedAt),
})

/** What happened to an account. */
export const eventModel = (event: AccountEvent, user: User) => ({
  event: event.event,
  userId: event.userId,
  userEmail: user.email,
  userName: user.name,
  mode: 'default',
  ip: event.ip,
  time: formatDate(Math.floor(event.createdAt / 1000) * 1000),
  ...event.agent,
  countryCode: '--',
  countryName: 'Unknown',
})

/** A mailed secret as the client hears of it: without the secret. */
export const tokenModel = (token: Omit<Token, 'kind'>, phrase = '') => ({
  $id: token.id,
  $createdAt: formatDate(token.createdAt),
  userId: token.userId,
  secret: '',
  expire: formatDate(token.expire),
  phrase,
})

/** A challenge that waits for its code. */
export const challengeModel = (challenge: Challenge) => ({
  $id: challenge.id,
  $createdAt: formatDate(challenge.createdAt),
  userId: challenge.userId,
  expire: formatDate(challenge.expire),
})

/**
 * A document.
 *
 * @param collection - Names the attributes.
 * @param document - As stored.
 * @param sequenceAsText - See `RequestFacts`.
 * @param selected - The attributes asked for, or nothing for all.
 */
export const documentModel = (
  collection: Collection,
  document: StoredDocument,
  sequenceAsText: boolean,
  selected?: ReadonlySet<string>,
) => {
  const data = readDocument(collection, document.data)
  const { sequence } = document
  return {
    ...(selected
      ? Object.fromEntries(Object.entries(data).filter(([key]) => selected.has(key)))
      : data),
    $id: document.id,
    $sequence: sequenceAsText ? String(sequence) : sequence,
    $createdAt: formatDate(document.createdAt),
    $updatedAt: formatDate(document.updatedAt),
    $permissions: document.permissions,
    $databaseId: collection.databaseId,
    $collectionId: collection.$id,
  }
}
