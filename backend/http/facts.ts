import { readAgent } from '#backend/http/agent.ts'
import { cookieNames, cookieValues } from '#backend/http/cookies.ts'
import { clientAddress, isSecure } from '#backend/http/forwarded.ts'
import type { ApiContext } from '#backend/http/context.ts'
import type { RequestFacts } from '#backend/http/route.ts'
import { mailLocale } from '#backend/mail/texts.ts'
import type { Services } from '#backend/services.ts'

/** Whether a response format is at least 1.9.0, from which on `$sequence` is a text. */
export const isNewFormat = (format: string | undefined): boolean => {
  const [major = 0, minor = 0] = (format ?? '').split('.').map(Number)
  return major > 1 || (major === 1 && minor >= 9)
}

/** The host name of a `Host` header, without its port. */
export const hostName = (header: string | undefined) =>
  (header ?? 'localhost').replace(/:\d+$/, '').toLowerCase()

/**
 * Reads what the calls need to know of a request.
 *
 * @param context - The request.
 * @param services - Says how many proxies' headers are believed.
 */
export const readFacts = (context: ApiContext, services: Services): RequestFacts => {
  const header = (name: string) => context.req.header(name)
  const { headers, socket } = context.env.incoming
  const { projectId } = services.schema
  const cookies = cookieNames(projectId, header('host'))
  const signUpNames = [cookies.signUp, cookieNames(projectId).signUp]
  return {
    ip: clientAddress(headers, socket.remoteAddress, services.trustedHops),
    host: hostName(header('host')),
    secure: isSecure(headers, services.trustedHops),
    locale: mailLocale(header('x-appwrite-locale'), header('accept-language')),
    agent: readAgent(header('user-agent') ?? ''),
    cookies,
    signUps: cookieValues(header('cookie') ?? '', signUpNames),
    sequenceAsText: isNewFormat(header('x-appwrite-response-format')),
  }
}
