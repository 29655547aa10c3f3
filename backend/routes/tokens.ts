import { ApiError } from '#backend/contract/errors.ts'
import { lifetimes, rateLimits } from '#backend/contract/limits.ts'
import { tokenModel } from '#backend/contract/models.ts'
import { networkOf } from '#backend/http/counting.ts'
import { optional, required } from '#backend/http/params.ts'
import { route } from '#backend/http/route.ts'
import { boolean, email, identifier } from '#backend/http/validators.ts'
import { securityPhrase } from '#backend/mail/phrase.ts'
import { hashSecret, newCode, newId } from '#backend/secrets/secrets.ts'
import { nameFor } from '#backend/mail/texts.ts'
import type { Services } from '#backend/services.ts'
import type { Token } from '#backend/store/tokens.ts'
import type { User } from '#backend/store/users.ts'

/** The account of an address; one is made for an address without an account. */
const accountFor = (address: string, userId: string, { users, now }: Services): User => {
  const known = users.byEmail(address)
  if (known) return known
  const id = userId === 'unique()' ? newId(now()) : userId
  const fresh = { id, email: address, name: '', password: null }
  const added = users.add({ ...fresh, targetId: newId(now()), createdAt: now(), madeFrom: '' })
  const user = added ? users.byId(id) : undefined
  // The real service breaks down here with a 500; the same refusal as at sign-up is truer.
  if (!user) throw new ApiError('user_already_exists')
  return user
}

/** The six-digit code by mail (decision S2); `POST /account/sessions/token` takes it. */
export const tokenRoutes = [
  route({
    method: 'POST',
    paths: ['/account/tokens/email'],
    scope: 'guests',
    limit: rateLimits.mailToAddress,
    params: {
      userId: required(identifier),
      email: required(email),
      phrase: optional(boolean, false),
    },
    handle({ params, facts }, services) {
      const { mailer, tokens, keys, now } = services
      mailer.check('SMTP disabled')
      const network = networkOf(facts.ip)
      const user = accountFor(params.email, params.userId, services)
      services.guards.count(user.id, 'codeMail', network)
      const phrase = params.phrase ? securityPhrase() : undefined
      const code = newCode()
      const createdAt = now()
      const token: Token = {
        id: newId(createdAt),
        userId: user.id,
        kind: 'code',
        createdAt,
        expire: createdAt + lifetimes.code,
      }
      // A blocked account gets the same response, but neither code nor mail.
      if (user.status) {
        services.transaction(() => tokens.add(token, hashSecret(keys, code)))
        mailer.send({
          kind: 'code',
          locale: facts.locale,
          to: { name: nameFor(user), address: user.email },
          code,
          ...(phrase === undefined ? {} : { phrase }),
        })
      }
      return { status: 201, body: tokenModel(token, phrase) }
    },
  }),
]
