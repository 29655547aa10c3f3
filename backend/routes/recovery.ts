import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '#backend/contract/errors.ts'
import { rateLimits, recoveryFloor } from '#backend/contract/limits.ts'
import { tokenModel } from '#backend/contract/models.ts'
import { clearLogInCounter, networkOf } from '#backend/http/counting.ts'
import { required } from '#backend/http/params.ts'
import { addEventOf } from '#backend/http/pipeline.ts'
import { linkTarget } from '#backend/http/platforms.ts'
import { route } from '#backend/http/route.ts'
import { email, newPassword, reference, text } from '#backend/http/validators.ts'
import { linkWith, newLinkToken } from '#backend/routes/mailedLink.ts'
import { hashPassword, hashSecret } from '#backend/secrets/secrets.ts'
import { nameFor } from '#backend/mail/texts.ts'
import { takeOver } from '#backend/routes/takeOver.ts'
import type { Services } from '#backend/services.ts'

/**
 * The user id in the response for an address without an account: in the form of a real one, and the same
 * each time it is asked for, as a real one would be.
 */
const decoyId = (address: string, { keys }: Services) => {
  const hash = hashSecret(keys, `no account: ${address}`)
  // An identifier begins with the second it was made in: one of the year 2025.
  const second = Date.UTC(2025) / 1000 + (Number.parseInt(hash.slice(0, 8), 16) % 31_536_000)
  return second.toString(16) + hash.slice(8, 20)
}

/**
 * Setting a new password by a mailed link. It ends the other sessions of the account and every older
 * link and code (decision A6).
 *
 * Asking for one answers the same for every address (decision A3): 201 with a token that for an
 * unknown or blocked account leads nowhere, after the same time.
 */
export const recoveryRoutes = [
  route({
    method: 'POST',
    paths: ['/account/recovery'],
    scope: 'guests',
    limit: rateLimits.mailToAddress,
    params: (services: Services, host: string) => ({
      email: required(email),
      url: required(linkTarget(services, host)),
    }),
    async handle({ params, facts }, services) {
      services.mailer.check()
      const floor = wait(recoveryFloor)
      const user = services.users.byEmail(params.email)
      const { token, secret, secretHash } = newLinkToken(
        services,
        user?.id ?? decoyId(params.email, services),
        'recovery',
      )
      // All that only a real account needs happens after the response, so that time tells nothing.
      services.mailer.later(() => {
        if (!user?.status) return
        services.guards.count(user.id, 'recoveryMail', networkOf(facts.ip))
        services.transaction(() => services.tokens.add(token, secretHash))
        addEventOf(user.id, 'recovery.create', facts, services)
        services.mailer.send({
          kind: 'recovery',
          locale: facts.locale,
          to: { name: nameFor(user), address: user.email },
          link: linkWith(params.url, token, secret),
        })
      })
      await floor
      return { status: 201, body: tokenModel(token) }
    },
  }),
  route({
    method: 'PUT',
    paths: ['/account/recovery'],
    scope: 'public',
    event: 'recovery.update',
    limit: rateLimits.secretTry,
    params: {
      userId: required(reference),
      secret: required(text(256)),
      password: required(newPassword),
    },
    async handle({ params, caller, facts, sessionId }, services) {
      const { users, tokens, sessions, keys, now, transaction } = services
      const user = users.byId(params.userId)
      if (!user) throw new ApiError('user_not_found')
      const secretHash = hashSecret(keys, params.secret)
      if (!tokens.find(user.id, 'recovery', secretHash, now())) {
        throw new ApiError('user_invalid_token')
      }
      const network = networkOf(facts.ip)
      const password = await services.hashing.run(network, () => hashPassword(params.password))
      const token = transaction(() => {
        // Looked up again: while the password was being hashed the link may have been used.
        const found = tokens.find(user.id, 'recovery', secretHash, now())
        if (!found) return undefined
        tokens.removeAll(user.id, ['recovery', 'code'])
        const current = users.byId(user.id)
        if (!current) return undefined
        takeOver(current, { caller, facts }, services)
        sessions.removeOthers(user.id, sessionId ?? '')
        users.setPassword(user.id, password, now())
        // The reader of the mail owns the address.
        users.setVerified(user.id, now())
        // A mailbox alone must not open an account that has an app.
        if (services.authenticators.of(user.id)?.verified) users.setMailProves(user.id, false)
        return found
      })
      if (!token) throw new ApiError('user_invalid_token')
      clearLogInCounter(user.email, facts, services)
      services.guards.clear(user.id, 'password')
      services.mailer.send({
        kind: 'passwordReset',
        locale: facts.locale,
        to: { name: nameFor(users.byId(user.id) ?? user), address: user.email },
      })
      return { status: 200, userId: user.id, body: tokenModel(token) }
    },
  }),
]
