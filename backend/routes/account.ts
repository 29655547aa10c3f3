import { ApiError } from '#backend/contract/errors.ts'
import { lifetimes, prefsLength, rateLimits } from '#backend/contract/limits.ts'
import { accountModel } from '#backend/contract/models.ts'
import { startCookie } from '#backend/http/cookies.ts'
import { networkOf } from '#backend/http/counting.ts'
import { optional, required } from '#backend/http/params.ts'
import { route } from '#backend/http/route.ts'
import { email, identifier, map, newPassword, text } from '#backend/http/validators.ts'
import { hashPassword, hashSecret, newId, newSecret } from '#backend/secrets/secrets.ts'

/** The account itself: making one, reading it, its preferences. */
export const accountRoutes = [
  route({
    method: 'POST',
    paths: ['/account'],
    scope: 'guests',
    event: 'user.create',
    limit: rateLimits.accountCreate,
    params: {
      userId: required(identifier),
      email: required(email),
      password: required(newPassword),
      name: optional(text(128), ''),
    },
    async handle({ params, facts }, { users, hashing, keys, now }) {
      const id = params.userId === 'unique()' ? newId(now()) : params.userId
      if (users.byId(id) ?? users.byEmail(params.email)) throw new ApiError('user_already_exists')
      const network = networkOf(facts.ip)
      const password = await hashing.run(network, () => hashPassword(params.password))
      const { email, name } = params
      const signUp = newSecret()
      // Between the look and the write another request may have taken the address.
      const added = users.add({
        id,
        email,
        name,
        password,
        targetId: newId(now()),
        createdAt: now(),
        madeFrom: hashSecret(keys, signUp),
      })
      const user = added ? users.byId(id) : undefined
      if (!user) throw new ApiError('user_already_exists')
      return {
        status: 201,
        userId: id,
        body: accountModel(user),
        cookies: [startCookie(facts.cookies.signUp, signUp, lifetimes.signUp, now(), facts.secure)],
      }
    },
  }),
  route({
    method: 'GET',
    paths: ['/account'],
    scope: 'account',
    handle: ({ user }) => ({ status: 200, body: accountModel(user) }),
  }),
  route({
    method: 'GET',
    paths: ['/account/prefs'],
    scope: 'account',
    handle: ({ user }) => ({ status: 200, body: user.prefs }),
  }),
  route({
    method: 'PATCH',
    paths: ['/account/prefs'],
    scope: 'account',
    event: 'user.update',
    limit: rateLimits.accountChange,
    params: { prefs: required(map(prefsLength)) },
    handle({ params, user }, { users, now }) {
      users.setPrefs(user.id, params.prefs, now())
      return { status: 200, body: accountModel({ ...user, prefs: params.prefs, updatedAt: now() }) }
    },
  }),
]
