import { ApiError } from '#backend/contract/errors.ts'
import { rateLimits } from '#backend/contract/limits.ts'
import { tokenModel } from '#backend/contract/models.ts'
import { required } from '#backend/http/params.ts'
import { linkTarget } from '#backend/http/platforms.ts'
import { route } from '#backend/http/route.ts'
import { reference, text } from '#backend/http/validators.ts'
import { linkWith, newLinkToken } from '#backend/routes/mailedLink.ts'
import { takeOver, tellOfTakeOver } from '#backend/routes/takeOver.ts'
import { hashSecret } from '#backend/secrets/secrets.ts'
import { nameFor } from '#backend/mail/texts.ts'
import type { Services } from '#backend/services.ts'

/** Confirming an e-mail address by a mailed link. Both spellings of the path are served. */
export const verificationRoutes = [
  route({
    method: 'POST',
    paths: ['/account/verifications/email', '/account/verification'],
    scope: 'account',
    event: 'verification.create',
    limit: rateLimits.verificationCreate,
    params: (services: Services, host: string) => ({
      url: required(linkTarget(services, host)),
    }),
    handle({ params, user, facts }, services) {
      services.mailer.check()
      if (user.emailVerification) throw new ApiError('user_email_already_verified')
      const { token, secret, secretHash } = newLinkToken(services, user.id, 'verification')
      services.transaction(() => services.tokens.add(token, secretHash))
      services.mailer.send({
        kind: 'verification',
        locale: facts.locale,
        to: { name: nameFor(user), address: user.email },
        link: linkWith(params.url, token, secret),
      })
      return { status: 201, body: tokenModel(token) }
    },
  }),
  route({
    method: 'PUT',
    paths: ['/account/verifications/email', '/account/verification'],
    scope: 'public',
    event: 'verification.update',
    limit: rateLimits.secretTry,
    params: { userId: required(reference), secret: required(text(256)) },
    handle({ params, caller, facts }, services) {
      const { users, tokens, keys, now, transaction } = services
      const user = users.byId(params.userId)
      if (!user) throw new ApiError('user_not_found')
      const token = tokens.find(user.id, 'verification', hashSecret(keys, params.secret), now())
      if (!token) throw new ApiError('user_invalid_token')
      const next = transaction(() => {
        tokens.remove(token.id)
        const passwordEnded = takeOver(user, { caller, facts }, services)
        users.setVerified(user.id, now())
        if (!passwordEnded) return undefined
        // `PUT /account/recovery` takes it: the browser that proved the address sets a new password at once.
        const recovery = newLinkToken(services, user.id, 'recovery')
        tokens.add(recovery.token, recovery.secretHash)
        return recovery
      })
      if (next) tellOfTakeOver(user, facts, services)
      // The real service answers the token of the link, with an empty secret.
      const body = { ...tokenModel(next?.token ?? token), secret: next?.secret ?? '' }
      return { status: 200, userId: user.id, body }
    },
  }),
]
