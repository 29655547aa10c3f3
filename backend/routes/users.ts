import { ApiError } from '#backend/contract/errors.ts'
import { accountModel } from '#backend/contract/models.ts'
import { required } from '#backend/http/params.ts'
import { addEventOf } from '#backend/http/pipeline.ts'
import { route } from '#backend/http/route.ts'
import { boolean } from '#backend/http/validators.ts'
import { tellOf } from '#backend/routes/authenticators.ts'
import type { Services } from '#backend/services.ts'

const userAt = (path: Readonly<Record<string, string>>, { users }: Services) => {
  const user = users.byId(path['userId'] ?? '')
  if (!user) throw new ApiError('user_not_found')
  return user
}

/** The owner's calls, for the server key alone: look at, block and remove an account, lift a lost second factor. */
export const userRoutes = [
  route({
    method: 'GET',
    paths: ['/users/:userId'],
    scope: 'users.read',
    handle: ({ path }, services) => ({ status: 200, body: accountModel(userAt(path, services)) }),
  }),
  route({
    method: 'PATCH',
    paths: ['/users/:userId/status'],
    scope: 'users.write',
    params: { status: required(boolean) },
    handle({ path, params }, services) {
      const user = userAt(path, services)
      services.users.setStatus(user.id, params.status, services.now())
      return { status: 200, body: accountModel({ ...user, status: params.status }) }
    },
  }),
  route({
    method: 'PATCH',
    paths: ['/users/:userId/mfa'],
    scope: 'users.write',
    params: { mfa: required(boolean) },
    handle({ path, params, facts }, services) {
      const user = userAt(path, services)
      services.transaction(() => {
        services.users.setMfa(user.id, params.mfa, services.now())
        if (!params.mfa) services.sessions.removeAll(user.id)
      })
      if (params.mfa !== user.mfa) {
        addEventOf(user.id, 'user.update', facts, services)
        tellOf(params.mfa ? 'factorOn' : 'factorLifted', user, facts, services)
      }
      return { status: 200, body: accountModel({ ...user, mfa: params.mfa }) }
    },
  }),
  route({
    method: 'DELETE',
    paths: ['/users/:userId'],
    scope: 'users.write',
    handle({ path }, services) {
      services.users.remove(userAt(path, services).id)
      return { status: 204 }
    },
  }),
]
