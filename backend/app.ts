import { Hono, type Context } from 'hono'
import { routePath } from 'hono/route'
import { knownCalls } from '#backend/contract/calls.ts'
import { corsHeaders, preflightHeaders } from '#backend/contract/cors.ts'
import { ApiError, errorBody, SERVER_VERSION } from '#backend/contract/errors.ts'
import { cookieNames, endCookie } from '#backend/http/cookies.ts'
import { describeFault } from '#backend/http/describeFault.ts'
import { hostName, isNewFormat } from '#backend/http/facts.ts'
import { shortened } from '#backend/http/counting.ts'
import { clientAddress, isSecure } from '#backend/http/forwarded.ts'
import type { LimitState } from '#backend/http/limiter.ts'
import type { ApiContext, ApiEnv } from '#backend/http/context.ts'
import { Refusal, runCall } from '#backend/http/pipeline.ts'
import { allowedOrigin } from '#backend/http/platforms.ts'
import { requestId } from '#backend/http/requestId.ts'
import type { Reply, Route } from '#backend/http/route.ts'
import { accountRoutes } from '#backend/routes/account.ts'
import { authenticatorRoutes } from '#backend/routes/authenticators.ts'
import { challengeRoutes } from '#backend/routes/challenges.ts'
import { documentChangeRoutes } from '#backend/routes/documentChanges.ts'
import { documentRoutes } from '#backend/routes/documents.ts'
import { generalRoutes } from '#backend/routes/general.ts'
import { profileRoutes } from '#backend/routes/profile.ts'
import { recoveryCodeRoutes } from '#backend/routes/recoveryCodes.ts'
import { recoveryRoutes } from '#backend/routes/recovery.ts'
import { sessionRoutes } from '#backend/routes/sessions.ts'
import { tokenRoutes } from '#backend/routes/tokens.ts'
import { userRoutes } from '#backend/routes/users.ts'
import { verificationRoutes } from '#backend/routes/verifications.ts'
import type { Services } from '#backend/services.ts'

/** Every call that this backend offers. A new area is a file in `routes/` and a line here. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...profileRoutes,
  ...sessionRoutes,
  ...authenticatorRoutes,
  ...challengeRoutes,
  ...recoveryCodeRoutes,
  ...verificationRoutes,
  ...recoveryRoutes,
  ...tokenRoutes,
  ...documentRoutes,
  ...documentChangeRoutes,
  ...generalRoutes,
  ...userRoutes,
]

const limitHeaders = (limit: LimitState | undefined, now: number): Record<string, string> => {
  if (!limit) return {}
  return {
    'x-ratelimit-limit': String(limit.limit),
    'x-ratelimit-remaining': String(limit.remaining),
    'x-ratelimit-reset': String(limit.reset),
    // The real service does not send it. It tells a client how long to wait, in seconds.
    ...(limit.exceeded
      ? { 'retry-after': String(Math.max(1, Math.ceil(limit.reset - now / 1000))) }
      : {}),
  }
}

/**
 * The service's remark that an SDK is newer than itself, for sites on other origins. The site itself
 * is spared it: with the real service no browser ever sees it, and here it would fill the console.
 */
const versionWarning = (context: ApiContext): Record<string, string> => {
  const format = context.req.header('x-appwrite-response-format')
  const origin = context.req.header('origin')
  const isForeign =
    origin !== undefined && !origin.endsWith(`//${context.req.header('host') ?? ''}`)
  if (!isNewFormat(format) || !isForeign) return {}
  return {
    'x-appwrite-warning': `The current SDK is built for Appwrite ${format ?? ''}. However, the current Appwrite server version is ${SERVER_VERSION}. Please downgrade your SDK to match the Appwrite version: https://appwrite.io/docs/sdks`,
  }
}

/** Methods that some call of the service has; others are 405. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const commonHeaders = (context: ApiContext, services: Services): Headers => {
  const origin = allowedOrigin(
    context.req.header('origin'),
    services.platforms,
    hostName(context.req.header('host')),
  )
  const secure = isSecure(context.env.incoming.headers, services.trustedHops)
  return new Headers({
    ...corsHeaders,
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': origin,
    vary: 'Origin',
    'cache-control': 'no-store',
    ...versionWarning(context),
    ...(secure ? { 'strict-transport-security': 'max-age=10886400' } : {}),
  })
}

const render = (reply: Reply, headers: Headers): Response => {
  for (const cookie of reply.cookies ?? []) headers.append('set-cookie', cookie)
  const { status } = reply
  if (status === 204) {
    headers.set('content-type', 'text/html')
    return new Response(null, { status, headers })
  }
  if (reply.text !== undefined) {
    headers.set('content-type', 'text/plain; charset=UTF-8')
    return new Response(reply.text, { status, headers })
  }
  headers.set('content-type', 'application/json; charset=UTF-8')
  return new Response(JSON.stringify(reply.body), { status, headers })
}

const renderError = (error: ApiError, headers: Headers): Response => {
  headers.set('content-type', 'application/json; charset=UTF-8')
  headers.set('cache-control', 'no-cache, no-store, must-revalidate')
  // The rest of too large a body may not have been read, so this connection cannot be used again.
  if (error.type === 'general_request_too_large') headers.set('connection', 'close')
  return new Response(JSON.stringify(errorBody(error)), { status: error.status, headers })
}

/** Runs a call and renders its response or refusal; the reason of a 5xx goes into the log. */
const respond = async (
  route: Route,
  context: ApiContext,
  services: Services,
): Promise<Response> => {
  const headers = commonHeaders(context, services)
  const addLimit = (limit: LimitState | undefined) => {
    for (const [name, value] of Object.entries(limitHeaders(limit, services.now()))) {
      headers.set(name, value)
    }
  }
  try {
    const { reply, limit } = await runCall(route, context, services)
    addLimit(limit)
    return render(reply, headers)
  } catch (error) {
    if (error instanceof Refusal) {
      addLimit(error.limit)
      if (error.endsCookie) {
        const secure = isSecure(context.env.incoming.headers, services.trustedHops)
        const { session } = cookieNames(services.schema.projectId, context.req.header('host'))
        headers.append('set-cookie', endCookie(session, secure))
      }
      if (error.error.status >= 500) context.set('reason', error.error.type)
      return renderError(error.error, headers)
    }
    context.set('reason', describeFault(error))
    return renderError(new ApiError('general_unknown'), headers)
  }
}

/**
 * Puts the API together.
 *
 * @param services - What the calls work with.
 * @returns The web application, serving below `/v1`.
 */
export const createApi = (services: Services) => {
  const api = new Hono<ApiEnv>({ strict: false }).basePath('/v1')

  api.use('*', async (context, next) => {
    const start = performance.now()
    await next()
    const millis = Math.round(performance.now() - start)
    // The route's template, never the address itself: addresses carry secrets.
    const template = routePath(context as Context)
    const { status } = context.res
    const reason = context.get('reason')
    const id = requestId(context.env.outgoing)
    const { incoming } = context.env
    const address = clientAddress(
      incoming.headers,
      incoming.socket.remoteAddress,
      services.trustedHops,
    )
    const line = `${id} ${context.req.method} ${template} ${status} ${millis} ms from ${shortened(address)}`
    services.log(reason === undefined ? line : `${line} (${reason})`)
  })

  api.use('*', async (context: ApiContext, next) => {
    if (methods.includes(context.req.method)) return next()
    const headers = commonHeaders(context, services)
    headers.set('allow', methods.join(', '))
    return renderError(new ApiError('general_method_not_allowed'), headers)
  })

  api.options('*', (context) => {
    const origin = context.req.header('origin') ?? ''
    const headers = { ...preflightHeaders, 'access-control-allow-origin': origin, vary: 'Origin' }
    return new Response(null, { status: 204, headers: { ...headers, 'content-type': 'text/html' } })
  })

  const offered = routes.flatMap((route) => route.paths.map((path) => ({ route, path })))
  const fixed = offered.filter(({ path }) => !path.includes(':'))
  const named = offered.filter(({ path }) => path.includes(':'))
  const serve = ({ route, path }: { route: Route; path: string }) =>
    api.on(route.method, path, (context) => respond(route, context, services))

  fixed.forEach(serve)
  const isOffered = (method: string, path: string) =>
    offered.some((one) => one.route.method === method && one.path === path)
  // Before the named paths, so that `/account/sessions/anonymous` is not taken for a session's id.
  for (const { method, path, name } of knownCalls) {
    if (isOffered(method, path)) continue
    api.on(method, path, (context) =>
      renderError(
        new ApiError(
          'general_not_implemented',
          `The embedded backend does not offer ${method} ${path} (${name}). A deployed Appwrite does.`,
        ),
        commonHeaders(context, services),
      ),
    )
  }
  named.forEach(serve)

  api.notFound((context) =>
    renderError(new ApiError('general_route_not_found'), commonHeaders(context, services)),
  )
  return api
}
