import { ApiError } from '#backend/contract/errors.ts'
import { lifetimes, rateLimits } from '#backend/contract/limits.ts'
import { challengeModel, sessionModel } from '#backend/contract/models.ts'
import { spendTotp, withFactors } from '#backend/factors/secondFactor.ts'
import { required } from '#backend/http/params.ts'
import { route } from '#backend/http/route.ts'
import { oneOf, text } from '#backend/http/validators.ts'
import { equalInConstantTime, hashSecret, newCode, newId } from '#backend/secrets/secrets.ts'
import type { Services } from '#backend/services.ts'
import type { Challenge } from '#backend/store/challenges.ts'
import type { User } from '#backend/store/users.ts'

const paths = ['/account/mfa/challenges', '/account/mfa/challenge'] as const

/** Whether a code answers a challenge; a good code is used up. */
const isGood = (challenge: Challenge, otp: string, user: User, services: Services): boolean => {
  const { authenticators, keys, recoveryCodes } = services
  switch (challenge.factor) {
    case 'totp':
      // One that was set up but never verified proves nothing.
      return authenticators.of(user.id)?.verified === true && spendTotp(user.id, otp, services)
    case 'recoverycode':
      return recoveryCodes.spend(user.id, hashSecret(keys, otp))
    case 'email':
      // The address may have changed since the code was mailed.
      if (!user.emailVerification || challenge.codeHash === null) return false
      return equalInConstantTime(challenge.codeHash, hashSecret(keys, otp))
  }
}

/** Proving a second factor, in a new log-in or before a change of factors (decision A8). */
export const challengeRoutes = [
  route({
    method: 'POST',
    paths,
    scope: 'account',
    withoutSecondFactor: true,
    limit: rateLimits.challengeCreate,
    params: { factor: required(oneOf(['email', 'phone', 'totp', 'recoverycode'])) },
    handle({ params, user, facts }, services) {
      const { mailer, challenges, keys, now, transaction } = services
      const { factor } = params
      if (factor === 'phone') throw new ApiError('user_phone_not_found')
      const byMail = factor === 'email'
      if (byMail) {
        mailer.check()
        if (!user.emailVerification) throw new ApiError('user_email_not_verified')
      }
      const code = newCode()
      const createdAt = now()
      const challenge: Challenge = {
        id: newId(createdAt),
        userId: user.id,
        factor,
        codeHash: byMail ? hashSecret(keys, code) : null,
        createdAt,
        expire: createdAt + (byMail ? lifetimes.code : lifetimes.challenge),
      }
      transaction(() => challenges.add(challenge))
      if (byMail) {
        mailer.send({
          kind: 'secondFactor',
          locale: facts.locale,
          to: { name: user.name, address: user.email },
          code,
        })
      }
      return { status: 200, body: challengeModel(challenge) }
    },
  }),
  route({
    method: 'PUT',
    paths,
    scope: 'account',
    withoutSecondFactor: true,
    event: 'challenge.update',
    limit: rateLimits.challengeTry,
    params: { challengeId: required(text(256)), otp: required(text(256)) },
    handle({ params, user, session }, services) {
      const { challenges, sessions, now, transaction } = services
      const completed = transaction(() => {
        const challenge = challenges.find(user.id, params.challengeId, now())
        if (!challenge) return undefined
        if (!isGood(challenge, params.otp, user, services)) {
          challenges.wrongCode(challenge.id)
          return undefined
        }
        challenges.remove(challenge.id)
        const proved = { ...withFactors(session, [challenge.factor]), mfaUpdatedAt: now() }
        sessions.setFactors(proved)
        return proved
      })
      if (!completed) throw new ApiError('user_invalid_token')
      return { status: 200, body: sessionModel(completed, false) }
    },
  }),
]
