import { lifetimes } from '#backend/contract/limits.ts'
import type { Caller } from '#backend/documents/permissions.ts'
import type { RequestFacts } from '#backend/http/route.ts'
import { equalInConstantTime, hashSecret } from '#backend/secrets/secrets.ts'
import type { Services } from '#backend/services.ts'
import type { User } from '#backend/store/users.ts'

/** What a call tells of the browser that it comes from. */
interface Proof {
  readonly caller: Caller
  readonly facts: RequestFacts
}

/** Whether a call comes from a session of the account, or from the browser that signed up. */
const isOwn = (user: User, { caller, facts }: Proof, { keys, now }: Services) =>
  (caller.kind === 'user' && caller.id === user.id) ||
  (now() - user.createdAt < lifetimes.signUp &&
    facts.signUps.some((value) => equalInConstantTime(user.madeFrom, hashSecret(keys, value))))

/**
 * Called by every road that proves an address, in its transaction, before the address counts as proved
 * (decision A10). The person who made the account, or changed its address, may be a stranger who knew it. So
 * unless the account is already open in the browser that proves it, everything that lets the stranger in ends:
 * password, sessions, app, recovery codes, known networks. The stranger's name goes too: mails greet by it.
 *
 * @param user - As it is stored now.
 * @param proof - The call.
 * @returns Whether a password ended, which its owner is told of.
 */
export const takeOver = (user: User, proof: Proof, services: Services): boolean => {
  if (user.emailVerification || isOwn(user, proof, services)) return false
  const { authenticators, challenges, guards, recoveryCodes, sessions, users, now } = services
  users.setMfa(user.id, false, now())
  users.setMailProves(user.id, true)
  users.dropPassword(user.id, now())
  users.setName(user.id, '', now())
  authenticators.remove(user.id)
  recoveryCodes.replace(user.id, [])
  challenges.removeAll(user.id)
  sessions.removeAll(user.id)
  guards.forgetNetworks(user.id)
  return user.password !== null
}

/** Tells the owner of an address that the password from before no longer counts. */
export const tellOfTakeOver = (user: User, { locale }: RequestFacts, { mailer }: Services) =>
  mailer.send({ kind: 'takenOver', locale, to: { name: '', address: user.email } })
