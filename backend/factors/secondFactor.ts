import { ApiError } from '#backend/contract/errors.ts'
import { lifetimes } from '#backend/contract/limits.ts'
import { totpStep } from '#backend/factors/totp.ts'
import { decrypt } from '#backend/secrets/encryption.ts'
import type { Services } from '#backend/services.ts'
import type { Factor, Session } from '#backend/store/sessions.ts'
import type { User } from '#backend/store/users.ts'

/** The factors beside the password that a user has set up and verified. */
export const verifiedFactors = (user: User, services: Services): readonly Factor[] => [
  ...(services.authenticators.of(user.id)?.verified ? (['totp'] as const) : []),
  ...(user.emailVerification ? (['email'] as const) : []),
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

/**
 * Refuses a session whose second factor is missing. Without any verified factor nothing is asked
 * for, as with the service.
 *
 * @throws ApiError `user_more_factors_required`.
 */
export const checkFactors = (user: User, session: Session, services: Services) => {
  if (!user.mfa || session.factors.length > 1) return
  if (verifiedFactors(user, services).length > 0) throw new ApiError('user_more_factors_required')
}

/**
 * Refuses a change of factors unless a challenge was completed in this session a short time ago.
 *
 * @throws ApiError `user_challenge_required`.
 */
export const checkRecentChallenge = ({ mfaUpdatedAt }: Session, { now }: Services) => {
  if (mfaUpdatedAt === null || now() - mfaUpdatedAt >= lifetimes.recentChallenge) {
    throw new ApiError('user_challenge_required')
  }
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
  return step !== undefined && authenticators.useStep(userId, step)
}
