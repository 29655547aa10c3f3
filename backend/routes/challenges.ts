import { ApiError } from '#backend/contract/errors.ts'
import { lifetimes, rateLimits } from '#backend/contract/limits.ts'
import { challengeModel, sessionModel } from '#backend/contract/models.ts'
import { lacksFactor, spendTotp, withFactors } from '#backend/factors/secondFactor.ts'
import { networkOf } from '#backend/http/counting.ts'
import { required } from '#backend/http/params.ts'
import { route } from '#backend/http/route.ts'
import { addEventOf } from '#backend/http/pipeline.ts'
import { withPlainDigits, oneOf, text } from '#backend/http/validators.ts'
import { equalInConstantTime, hashSecret, newCode, newId } from '#backend/secrets/secrets.ts'
import { nameFor } from '#backend/mail/texts.ts'
import type { Services } from '#backend/services.ts'
import type { Challenge } from '#backend/store/challenges.ts'
import type { Session } from '#backend/store/sessions.ts'
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
      if (!user.emailVerification || !user.mailProves || challenge.codeHash === null) return false
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
    event: 'challenge.create',
    limit: rateLimits.challengeCreate,
    params: { factor: required(oneOf(['email', 'phone', 'totp', 'recoverycode'])) },
    handle({ params, user, facts }, services) {
      const { mailer, challenges, keys, now, transaction } = services
      const { factor } = params
      if (factor === 'phone') throw new ApiError('general_phone_disabled')
      const byMail = factor === 'email'
      if (byMail) {
        mailer.check()
        if (!user.emailVerification || !user.mailProves) {
          throw new ApiError('user_email_not_verified')
        }
        services.guards.count(user.id, 'challengeMail', networkOf(facts.ip))
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
          to: { name: nameFor(user), address: user.email },
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
    event: 'challenges.update',
    limit: rateLimits.challengeTry,
    params: { challengeId: required(text(256)), otp: required(text(256)) },
    handle({ params, user, session, facts }, services) {
      const { challenges, guards, mailer, sessions, users, now, transaction } = services
      const network = networkOf(facts.ip)
      // A session that was whole has a reserve: who knows only the password cannot use it up.
      const from = lacksFactor(user, session, services) ? network : { reserve: 'whole session' }
      const counted = guards.count(user.id, 'code', from)
      const otp = withPlainDigits(params.otp)
      const completed = transaction(() => {
        const challenge = challenges.find(user.id, params.challengeId, now())
        if (!challenge) return undefined
        if (!isGood(challenge, otp, user, services)) {
          challenges.wrongCode(challenge.id)
          return undefined
        }
        challenges.remove(challenge.id)
        const proved: Session = {
          ...withFactors(session, [challenge.factor]),
          mfaUpdatedAt: now(),
          half: false,
          expire: session.half ? session.createdAt + lifetimes.session : session.expire,
        }
        sessions.setFactors({ ...proved, half: lacksFactor(user, proved, services) })
        if (challenge.factor !== 'email') users.setMailProves(user.id, true)
        guards.setKnown(user.id, network)
        return { proved, factor: challenge.factor }
      })
      if (!completed) {
        addEventOf(user.id, 'code.failed', facts, services)
        throw new ApiError('user_invalid_token')
      }
      counted.giveBack()
      if (completed.factor === 'recoverycode') {
        mailer.send({
          kind: 'codeUsed',
          locale: facts.locale,
          to: { name: nameFor(user), address: user.email },
        })
      }
      return { status: 200, body: sessionModel(completed.proved, false) }
    },
  }),
]
