import { ApiError } from '#backend/contract/errors.ts'
import { rateLimits, recoveryCodesPerUser } from '#backend/contract/limits.ts'
import { checkRecentChallenge, checkRecentProof } from '#backend/factors/secondFactor.ts'
import { route, type Reply, type RequestFacts } from '#backend/http/route.ts'
import { tellOf } from '#backend/routes/authenticators.ts'
import { hashSecret, newRecoveryCode } from '#backend/secrets/secrets.ts'
import type { Services } from '#backend/services.ts'
import type { User } from '#backend/store/users.ts'

const paths = ['/account/mfa/recovery-codes'] as const

const freshCodes = (user: User, facts: RequestFacts, services: Services): Reply => {
  const { recoveryCodes, keys, transaction } = services
  const codes = Array.from({ length: recoveryCodesPerUser }, newRecoveryCode)
  transaction(() =>
    recoveryCodes.replace(
      user.id,
      codes.map((code) => hashSecret(keys, code)),
    ),
  )
  tellOf('codesRenewed', user, facts, services)
  return { status: 200, body: { recoveryCodes: codes } }
}

const checkPresent = (user: User, { recoveryCodes }: Services) => {
  if (recoveryCodes.count(user.id) === 0) throw new ApiError('user_recovery_codes_not_found')
}

/** Recovery codes, for a person whose authenticator app is gone (decision A8). */
export const recoveryCodeRoutes = [
  route({
    method: 'POST',
    paths,
    scope: 'account',
    event: 'user.update',
    limit: rateLimits.accountChange,
    handle({ user, session, facts }, services) {
      checkRecentProof(user, session, services)
      if (services.recoveryCodes.count(user.id) > 0) {
        throw new ApiError('user_recovery_codes_already_exists')
      }
      return freshCodes(user, facts, services)
    },
  }),
  route({
    method: 'PATCH',
    paths,
    scope: 'account',
    event: 'user.update',
    limit: rateLimits.accountChange,
    handle({ user, session, facts }, services) {
      checkRecentChallenge(session, services)
      checkPresent(user, services)
      return freshCodes(user, facts, services)
    },
  }),
  route({
    method: 'GET',
    paths,
    scope: 'account',
    handle({ user, session }, services) {
      checkRecentChallenge(session, services)
      checkPresent(user, services)
      // Hashes cannot be shown; the service's own text says that codes are read once.
      throw new ApiError('user_recovery_codes_already_exists')
    },
  }),
]
