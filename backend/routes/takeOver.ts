import { networkOf } from '#backend/http/counting.ts'
import type { RequestFacts } from '#backend/http/route.ts'
import type { Services } from '#backend/services.ts'
import type { User } from '#backend/store/users.ts'

/** Milliseconds after a sign-up in which its own mailed code is expected. */
const signupTime = 24 * 60 * 60 * 1000

/**
 * Ends everything that lets anybody in but the owner of the address.
 *
 * @param user - Whose account.
 * @param services - Where it is.
 * @param sessionId - The session that proved the address, if any; it stays.
 */
export const endAccess = (user: User, services: Services, sessionId = '') => {
  const { authenticators, challenges, guards, recoveryCodes, sessions, users, now } = services
  users.setMfa(user.id, false, now())
  users.setMailProves(user.id, true)
  authenticators.remove(user.id)
  recoveryCodes.replace(user.id, [])
  challenges.removeAll(user.id)
  sessions.removeOthers(user.id, sessionId)
  guards.forgetNetworks(user.id)
}

/**
 * Before an address is proved for the first time: the person who made the account may be a stranger who knew
 * the address. Then the stranger's password, app, recovery codes and sessions end. A sign-up that is
 * proved from the network it was made from, within a day, is the owner's own.
 */
export const takeOver = (user: User, facts: RequestFacts, services: Services) => {
  if (user.emailVerification) return
  const isOwn =
    user.madeFrom === networkOf(facts.ip) && services.now() - user.createdAt < signupTime
  if (isOwn) return
  endAccess(user, services)
  services.users.dropPassword(user.id, services.now())
}
