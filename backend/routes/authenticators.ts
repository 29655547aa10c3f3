import { ApiError } from '#backend/contract/errors.ts'
import { rateLimits } from '#backend/contract/limits.ts'
import { accountModel } from '#backend/contract/models.ts'
import {
  checkRecentChallenge,
  checkRecentProof,
  spendTotp,
  verifiedFactors,
  withFactors,
} from '#backend/factors/secondFactor.ts'
import { newTotpSecret, totpUri } from '#backend/factors/totp.ts'
import { readParams, required } from '#backend/http/params.ts'
import { route, type RequestFacts } from '#backend/http/route.ts'
import { boolean, withPlainDigits, oneOf, text } from '#backend/http/validators.ts'
import { brandIn, nameFor } from '#backend/mail/texts.ts'
import { encrypt } from '#backend/secrets/encryption.ts'
import type { Services } from '#backend/services.ts'
import type { User } from '#backend/store/users.ts'

const checkType = (path: Readonly<Record<string, string>>) =>
  readParams({ type: required(oneOf(['totp'])) }, path)

const changed = (user: User, { users }: Services) => ({
  status: 200 as const,
  body: accountModel(users.byId(user.id) ?? user),
})

/** Tells a person by mail what happened to their account (decision A9). */
export const tellOf = (
  kind: 'factorOn' | 'factorOff' | 'factorLifted' | 'codesRenewed' | 'closed',
  user: User,
  { locale }: RequestFacts,
  { mailer }: Services,
) => mailer.send({ kind, locale, to: { name: nameFor(user), address: user.email } })

const paths = ['/account/mfa/authenticators/:type'] as const

/** The second factor of the user's account: asking for it, and the authenticator app (decision A8). */
export const authenticatorRoutes = [
  route({
    method: 'PATCH',
    paths: ['/account/mfa'],
    scope: 'account',
    event: 'user.update',
    params: { mfa: required(boolean) },
    limit: rateLimits.accountChange,
    handle({ params, user, session, facts }, services) {
      // A real Appwrite asks for no proof here.
      checkRecentProof(user, session, services)
      services.transaction(() => {
        services.users.setMfa(user.id, params.mfa, services.now())
        if (!params.mfa) {
          services.sessions.removeHalf(user.id)
          return
        }
        // The session that turns it on is not locked out.
        services.sessions.setFactors(withFactors(session, verifiedFactors(user, services)))
      })
      if (params.mfa !== user.mfa)
        tellOf(params.mfa ? 'factorOn' : 'factorOff', user, facts, services)
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
    limit: rateLimits.accountChange,
    handle({ path, user, session, facts }, services) {
      checkType(path)
      checkRecentProof(user, session, services)
      const { authenticators, keys, schema, transaction } = services
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
    limit: rateLimits.accountChange,
    params: { otp: required(text(256)) },
    handle({ path, params, user, session }, services) {
      checkType(path)
      checkRecentProof(user, session, services)
      const { authenticators, sessions, now, transaction } = services
      const authenticator = authenticators.of(user.id)
      if (!authenticator) throw new ApiError('user_authenticator_not_found')
      if (authenticator.verified) throw new ApiError('user_authenticator_already_verified')
      const good = transaction(() => {
        if (!spendTotp(user.id, withPlainDigits(params.otp), services)) return false
        authenticators.setVerified(user.id)
        sessions.setFactors({ ...withFactors(session, ['totp']), provedAt: now() })
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
    limit: rateLimits.accountChange,
    handle({ path, user, session, facts }, services) {
      checkType(path)
      checkRecentChallenge(session, services)
      const removed = services.transaction(() => {
        if (!services.authenticators.remove(user.id)) return false
        // They stood in for the app.
        services.recoveryCodes.replace(user.id, [])
        services.users.setMailProves(user.id, true)
        services.sessions.removeHalf(user.id)
        return true
      })
      if (!removed) throw new ApiError('user_authenticator_not_found')
      if (user.mfa) tellOf('factorOff', user, facts, services)
      return { status: 204 }
    },
  }),
]
