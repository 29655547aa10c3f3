import { ApiError } from '#backend/contract/errors.ts'
import { lifetimes } from '#backend/contract/limits.ts'
import { newestStep, totpStep } from '#backend/factors/totp.ts'
import { decrypt } from '#backend/secrets/encryption.ts'
import type { Services } from '#backend/services.ts'
import type { Factor, Session } from '#backend/store/sessions.ts'
import type { User } from '#backend/store/users.ts'

/** The factors beside the password that a user has set up and verified. */
export const verifiedFactors = (user: User, services: Services): readonly Factor[] => [
  ...(services.authenticators.of(user.id)?.verified ? (['totp'] as const) : []),
  ...(user.emailVerification && user.mailProves ? (['email'] as const) : []),
]

/**
 * The session with more factors, each of them once.
 *
 * @param session - As it is stored.
 * @param factors - What was proved in it.
 */
export const withFactors = (session: Session, factors: readonly Factor[]): Session => ({
  ...session,
  factors: [...new Set([...session.factors, ...factors])],
})

/** Whether a second factor is asked of a user at all: without a verified one, nothing is. */
const isAsked = (user: User, services: Services) =>
  user.mfa && verifiedFactors(user, services).length > 0

/** Whether the second factor of a session is missing. */
export const lacksFactor = (
  user: User,
  { factors }: Pick<Session, 'factors'>,
  services: Services,
) => factors.length < 2 && isAsked(user, services)

/**
 * Refuses a session whose second factor is missing.
 *
 * @throws ApiError `user_more_factors_required`.
 */
export const checkFactors = (user: User, session: Session, services: Services) => {
  if (lacksFactor(user, session, services)) throw new ApiError('user_more_factors_required')
}

const isRecent = (at: number | null, { now }: Services) =>
  at !== null && now() - at < lifetimes.recentProof

/**
 * Refuses a change of factors unless a challenge was completed in this session a short time ago.
 *
 * @throws ApiError `user_challenge_required`.
 */
export const checkRecentChallenge = ({ mfaUpdatedAt }: Session, services: Services) => {
  if (!isRecent(mfaUpdatedAt, services)) throw new ApiError('user_challenge_required')
}

/**
 * Refuses a change of factors unless the person was there a short time ago: completed a challenge,
 * verified the app or, where no second factor is asked for, logged in.
 *
 * @throws ApiError `user_challenge_required`.
 */
export const checkRecentProof = (user: User, session: Session, services: Services) => {
  const { mfaUpdatedAt, provedAt, createdAt } = session
  const proofs = [mfaUpdatedAt, provedAt, ...(isAsked(user, services) ? [] : [createdAt])]
  if (!proofs.some((at) => isRecent(at, services))) throw new ApiError('user_challenge_required')
}

/**
 * Whether a code of the user's authenticator is right and was not used before; if so, it is used now.
 *
 * @param userId - Whose authenticator.
 * @param code - As it was typed.
 * @param services - Where the authenticator is.
 */
export const spendTotp = (userId: string, code: string, services: Services): boolean => {
  const { authenticators, keys, now } = services
  const authenticator = authenticators.of(userId)
  if (!authenticator) return false
  const step = totpStep(decrypt(keys, userId, authenticator.secret), code, now())
  return step !== undefined && authenticators.useStep(userId, step, newestStep(now()))
}
