import { ServiceError, type RefusedField } from '#domain/failure.ts'
import { composedPassword } from '#domain/password.rules.ts'
import type { User } from '#domain/account.ts'
import {
  emptyResponse,
  resourceResponse,
  sessionsResponse,
  userResponse,
} from '#services/appwrite/responses.ts'
import {
  failedWith,
  ignoreFailure,
  ignoreRefusal,
  refusedAs,
  type Appwrite,
  type Sdk,
} from '#services/appwrite/client.ts'

/** `GET /account` (spec §7). Fails with `signInAgain` without a session. */
export const getAccount = (appwrite: Appwrite, signal?: AbortSignal): Promise<User> =>
  appwrite.call(({ account }) => account.get(), userResponse, signal)

/** `GET /account` as a session check, whose response others may share. */
const checkSession =
  ({ check }: Appwrite) =>
  ({ account }: Sdk): Promise<unknown> => {
    const response = account.get()
    const end = () => {
      if (check.response === response) check.response = null
    }
    check.response = response
    response.then(end, end)
    return response
  }

/** {@link getAccount}, with `null` for a visitor. */
export const findAccount = async (
  appwrite: Appwrite,
  signal?: AbortSignal,
): Promise<User | null> => {
  try {
    return await appwrite.call(checkSession(appwrite), userResponse, signal)
  } catch (thrown) {
    if (failedWith(thrown, 'signInAgain')) return null
    throw thrown
  }
}

/** `DELETE /account/sessions/current`. A session that has ended counts as closed (decision A4). */
export const closeSession = async (appwrite: Appwrite, signal?: AbortSignal): Promise<void> => {
  await appwrite
    .call(({ account }) => account.deleteSession({ sessionId: 'current' }), emptyResponse, signal)
    .catch(ignoreFailure('signInAgain'))
}

/** The sessions of the account. */
export const listSessions = async (appwrite: Appwrite, signal?: AbortSignal) => {
  const list = await appwrite.call(
    ({ account }) => account.listSessions(),
    sessionsResponse,
    signal,
  )
  return list.sessions
}

/** Ends a session of the account; one that has ended counts as closed. */
export const endSession = async (
  appwrite: Appwrite,
  sessionId: string,
  signal?: AbortSignal,
): Promise<void> => {
  await appwrite
    .call(({ account }) => account.deleteSession({ sessionId }), emptyResponse, signal)
    .catch(ignoreRefusal('user_session_not_found'))
}

/** Ends the sessions of the account in other browsers; returns how many. */
export const endOtherSessions = async (
  appwrite: Appwrite,
  signal?: AbortSignal,
): Promise<number> => {
  const others = (await listSessions(appwrite, signal)).filter(({ current }) => !current)
  for (const { $id } of others) await endSession(appwrite, $id, signal)
  return others.length
}

/**
 * After this browser has proved the address of the account: ends the sessions in other browsers if the one here
 * belongs to it. Appwrite leaves them open, and a stranger may have opened them before. The proof itself is done,
 * so a failure is not part of its result.
 */
export const endUnprovedSessions = async (
  appwrite: Appwrite,
  userId: string,
  signal?: AbortSignal,
): Promise<void> => {
  try {
    const sessions = await listSessions(appwrite, signal)
    const others = sessions.filter((session) => !session.current && session.userId === userId)
    for (const { $id } of others) await endSession(appwrite, $id, signal)
  } catch (thrown) {
    signal?.throwIfAborted()
    if (!(thrown instanceof ServiceError)) throw thrown
  }
}

/**
 * Runs a call that needs no session. The service refuses it to a session that lacks its second factor;
 * that session is closed then, and the call repeated. It also refuses everything to the cookie of a
 * blocked account, and never takes that cookie back: the call is repeated without it.
 */
export const asVisitor = async <Answer>(
  appwrite: Appwrite,
  call: (access: Appwrite) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> => {
  try {
    return await call(appwrite)
  } catch (thrown) {
    if (failedWith(thrown, 'blocked')) return call(appwrite.guest)
    if (!failedWith(thrown, 'moreFactors')) throw thrown
    await closeSession(appwrite, signal)
    return call(appwrite)
  }
}

/** Whether the service rejected a second session beside the open one. */
export const foundSession = (thrown: unknown): boolean =>
  refusedAs(thrown, 'user_session_already_exists')

/**
 * A present password that the service refuses to look at, such as one of six characters, is a wrong
 * password: no account has it.
 */
export const wrongPassword = (thrown: unknown, field: RefusedField = 'password'): unknown =>
  thrown instanceof ServiceError &&
  thrown.failure.code === 'refused' &&
  thrown.failure.field === field
    ? new ServiceError({ code: 'invalidCredentials' }, { cause: thrown })
    : thrown

/**
 * Runs a call with a present password, composed. An account of an earlier version may have the password as it
 * was typed, so that one is tried after a refusal (decision S8).
 */
export const withPassword = async <Answer>(
  typed: string,
  call: (password: string) => Promise<Answer>,
): Promise<Answer> => {
  const composed = composedPassword(typed)
  try {
    return await call(composed)
  } catch (thrown) {
    if (composed === typed || !failedWith(wrongPassword(thrown), 'invalidCredentials')) throw thrown
    return call(typed)
  }
}

/** An address with its password. */
interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * `POST /account/sessions/email` (spec §7). The service rejects a second session beside an open one,
 * even before it checks the password, so an open one is closed and the call repeated.
 */
export const createSession = async (
  appwrite: Appwrite,
  { email, password }: Credentials,
  signal?: AbortSignal,
): Promise<void> => {
  const open = () =>
    withPassword(password, (tried) =>
      appwrite.call(
        ({ account }) => account.createEmailPasswordSession({ email, password: tried }),
        resourceResponse,
        signal,
      ),
    )
  try {
    // The embedded backend has removed the cookie of a blocked account with its refusal. Elsewhere only
    // the person can remove it, and the message says so: a session needs its own cookie.
    await asVisitor({ ...appwrite, guest: appwrite }, open, signal)
  } catch (thrown) {
    if (!foundSession(thrown)) throw wrongPassword(thrown)
    await closeSession(appwrite, signal)
    await open().catch((retryError: unknown) => {
      throw wrongPassword(retryError)
    })
  }
}

/**
 * The account of the session that was opened a moment ago. Fails with `cookiesBlocked` when the call
 * came without the session.
 */
export const openedAccount = async (appwrite: Appwrite, signal?: AbortSignal): Promise<User> => {
  const user = await findAccount(appwrite, signal)
  if (user === null) throw new ServiceError({ code: 'cookiesBlocked' })
  return user
}

/** {@link createSession}, then `GET /account` (spec §7). */
export const openSession = async (
  appwrite: Appwrite,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<User> => {
  await createSession(appwrite, credentials, signal)
  return openedAccount(appwrite, signal)
}
