import { ApiError } from '#backend/contract/errors.ts'
import { accountModel } from '#backend/contract/models.ts'
import {
  checkRecentChallenge,
  spendTotp,
  verifiedFactors,
  withFactors,
} from '#backend/factors/secondFactor.ts'
import { newTotpSecret, totpUri } from '#backend/factors/totp.ts'
import { readParams, required } from '#backend/http/params.ts'
import { route } from '#backend/http/route.ts'
import { boolean, oneOf, text } from '#backend/http/validators.ts'
import { brandIn } from '#backend/mail/texts.ts'
import { encrypt } from '#backend/secrets/encryption.ts'
import type { Services } from '#backend/services.ts'
import type { User } from '#backend/store/users.ts'

const checkType = (path: Readonly<Record<string, string>>) =>
  readParams({ type: required(oneOf(['totp'])) }, path)

const changed = (user: User, { users }: Services) => ({
  status: 200 as const,
  body: accountModel(users.byId(user.id) ?? user),
})

const paths = ['/account/mfa/authenticators/:type'] as const

/** The second factor of the own account: asking for it, and the authenticator app (decision A8). */
export const authenticatorRoutes = [
  route({
    method: 'PATCH',
    paths: ['/account/mfa'],
    scope: 'account',
    event: 'user.update',
    params: { mfa: required(boolean) },
    handle({ params, user, session }, services) {
      services.transaction(() => {
        services.users.setMfa(user.id, params.mfa, services.now())
        // The session that turns it on is not locked out.
        if (!params.mfa) return
        services.sessions.setFactors(withFactors(session, verifiedFactors(user, services)))
      })
      return changed(user, services)
    },
  }),
  route({
    method: 'GET',
    paths: ['/account/mfa/factors'],
    scope: 'account',
    withoutSecondFactor: true,
    handle({ user }, services) {
      const verified = verifiedFactors(user, services)
      return {
        status: 200,
        body: {
          totp: verified.includes('totp'),
          phone: false,
          email: verified.includes('email'),
          recoveryCode: services.recoveryCodes.count(user.id) > 0,
        },
      }
    },
  }),
  route({
    method: 'POST',
    paths,
    scope: 'account',
    event: 'user.update',
    handle({ path, user, facts }, { authenticators, keys, schema, transaction }) {
      checkType(path)
      if (authenticators.of(user.id)?.verified) {
        throw new ApiError('user_authenticator_already_verified')
      }
      const secret = newTotpSecret()
      transaction(() => authenticators.put(user.id, encrypt(keys, user.id, secret)))
      const uri = totpUri(secret, brandIn(schema.projectName, facts.locale), user.email)
      return { status: 200, body: { secret, uri } }
    },
  }),
  route({
    method: 'PUT',
    paths,
    scope: 'account',
    event: 'user.update',
    params: { otp: required(text(256)) },
    handle({ path, params, user, session }, services) {
      checkType(path)
      const { authenticators, sessions, transaction } = services
      const authenticator = authenticators.of(user.id)
      if (!authenticator) throw new ApiError('user_authenticator_not_found')
      if (authenticator.verified) throw new ApiError('user_authenticator_already_verified')
      const good = transaction(() => {
        if (!spendTotp(user.id, params.otp, services)) return false
        authenticators.setVerified(user.id)
        sessions.setFactors(withFactors(session, ['totp']))
        return true
      })
      if (!good) throw new ApiError('user_invalid_token')
      return changed(user, services)
    },
  }),
  route({
    method: 'DELETE',
    paths,
    scope: 'account',
    event: 'user.update',
    handle({ path, user, session }, services) {
      checkType(path)
      checkRecentChallenge(session, services)
      if (!services.authenticators.remove(user.id)) {
        throw new ApiError('user_authenticator_not_found')
      }
      return { status: 204 }
    },
  }),
]
