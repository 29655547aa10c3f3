import { ApiError } from '#backend/contract/errors.ts'
import { countUnknownAddress, networkOf } from '#backend/http/counting.ts'
import { addEventOf } from '#backend/http/pipeline.ts'
import type { RequestFacts } from '#backend/http/route.ts'
import { isPassword } from '#backend/secrets/secrets.ts'
import type { Services } from '#backend/services.ts'
import type { User } from '#backend/store/users.ts'

/**
 * Whether a password is right. The try is counted against the account before it is checked.
 *
 * @param address - As it was sent.
 * @param user - Who has it, if anybody.
 * @param password - As it was sent.
 * @throws LimitExceeded after too many wrong ones.
 */
export const checkPassword = async (
  address: string,
  user: User | undefined,
  password: string,
  facts: RequestFacts,
  services: Services,
): Promise<boolean> => {
  const network = networkOf(facts.ip)
  if (!user) countUnknownAddress(address, facts, services)
  const counted = user && services.guards.count(user.id, 'password', network)
  const good = await services.hashing.run(network, () => isPassword(user?.password, password))
  if (good) counted?.giveBack()
  else addEventOf(user?.id, 'password.failed', facts, services)
  return good
}

/**
 * The user as stored now, or nothing when the account was closed or its password changed since it was
 * read: a hash takes its time. Called inside of the transaction that continues with it.
 */
export const unchangedUser = (user: User, { users }: Services): User | undefined => {
  const current = users.byId(user.id)
  return current?.password === user.password ? current : undefined
}

/**
 * {@link unchangedUser} for a change within a session, which may have ended meanwhile too.
 *
 * @throws ApiError `user_invalid_credentials`.
 */
export const sameUser = (user: User, sessionId: string, services: Services): User => {
  const current = unchangedUser(user, services)
  const isOpen = services.sessions
    .ofUser(user.id, services.now())
    .some((session) => session.id === sessionId)
  if (!current?.status || !isOpen) throw new ApiError('user_invalid_credentials')
  return current
}
