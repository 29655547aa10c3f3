import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '#backend/contract/errors.ts'
import { rateLimits, recoveryFloor } from '#backend/contract/limits.ts'
import { tokenModel } from '#backend/contract/models.ts'
import { required } from '#backend/http/params.ts'
import { linkTarget } from '#backend/http/platforms.ts'
import { route } from '#backend/http/route.ts'
import { email, newPassword, reference, text } from '#backend/http/validators.ts'
import { linkWith, newLinkToken } from '#backend/routes/mailed-link.ts'
import { hashPassword, hashSecret, newId } from '#backend/secrets/secrets.ts'
import type { Services } from '#backend/services.ts'

/**
 * Setting a new password by a mailed link.
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
    params: ({ platforms }: Services, host: string) => ({
      email: required(email),
      url: required(linkTarget(platforms, host)),
    }),
    async handle({ params, facts }, services) {
      services.mailer.check()
      const floor = wait(recoveryFloor)
      const user = services.users.byEmail(params.email)
      const { token, secret, secretHash } = newLinkToken(
        services,
        user?.id ?? newId(services.now()),
        'recovery',
      )
      if (user?.status) {
        services.together(() => services.tokens.add(token, secretHash))
        await services.mailer.send({
          kind: 'recovery',
          locale: facts.locale,
          to: { name: user.name, address: user.email },
          link: linkWith(params.url, token, secret),
        })
      }
      await floor
      return { status: 201, body: tokenModel(token) }
    },
  }),
  route({
    method: 'PUT',
    paths: ['/account/recovery'],
    scope: 'public',
    limit: rateLimits.secretTry,
    params: {
      userId: required(reference),
      secret: required(text(256)),
      password: required(newPassword),
    },
    async handle({ params }, { users, tokens, keys, now, together }) {
      const user = users.byId(params.userId)
      if (!user) throw new ApiError('user_not_found')
      const secretHash = hashSecret(keys, params.secret)
      if (!tokens.find(user.id, 'recovery', secretHash, now())) {
        throw new ApiError('user_invalid_token')
      }
      const password = await hashPassword(params.password)
      // Looked up again: while the password was being hashed the link may have been used.
      const token = tokens.find(user.id, 'recovery', secretHash, now())
      if (!token) throw new ApiError('user_invalid_token')
      together(() => {
        tokens.remove(token.id)
        users.setPassword(user.id, password, now())
        // Whoever read the mail owns the address.
        users.setVerified(user.id, now())
      })
      return { status: 200, body: tokenModel(token) }
    },
  }),
]
