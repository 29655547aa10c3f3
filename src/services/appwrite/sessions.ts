import { ServiceError } from '#domain/failure.ts'
import type { User } from '#domain/user.ts'
import { failedWith, foundSession, type Appwrite } from '#services/appwrite/client.ts'
import type { Models } from 'appwrite'

const toUser = ({ $id, name, email, emailVerification }: Models.User): User => ({
  $id,
  name,
  email,
  emailVerified: emailVerification,
})

/** `GET /account` (spec §7). Fails with `signInAgain` without a session. */
export const getAccount = async (appwrite: Appwrite, signal?: AbortSignal): Promise<User> =>
  toUser(await appwrite.call(({ account }) => account.get(), { signal }))

/** {@link getAccount}, with `null` for a visitor. */
export const findAccount = async (
  appwrite: Appwrite,
  signal?: AbortSignal,
): Promise<User | null> => {
  try {
    return await getAccount(appwrite, signal)
  } catch (thrown) {
    if (failedWith(thrown, 'signInAgain')) return null
    throw thrown
  }
}

/** `DELETE /account/sessions/current`. A session that is gone counts as closed (decision A4). */
export const closeSession = async (appwrite: Appwrite, signal?: AbortSignal): Promise<void> => {
  try {
    await appwrite.call(({ account }) => account.deleteSession({ sessionId: 'current' }), {
      signal,
    })
  } catch (thrown) {
    if (!failedWith(thrown, 'signInAgain')) throw thrown
  }
}

/**
 * Opens a session. The service refuses a second one beside an open one, even before it looks at the
 * password, so an older one is closed and the call made again.
 */
const replaceSession = async (
  appwrite: Appwrite,
  open: () => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> => {
  try {
    await open()
  } catch (thrown) {
    if (!foundSession(thrown)) throw thrown
    await closeSession(appwrite, signal)
    await open()
  }
}

/** An address with its password. */
interface Credentials {
  readonly email: string
  readonly password: string
}

/** `POST /account/sessions/email` (spec §7), in place of any session that stands. */
export const createSession = async (
  appwrite: Appwrite,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<void> => {
  const open = () =>
    appwrite.call(({ account }) => account.createEmailPasswordSession(credentials), { signal })
  await replaceSession(appwrite, open, signal)
}

/** {@link createSession}, then `GET /account` (spec §7). */
export const openSession = async (
  appwrite: Appwrite,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<User> => {
  await createSession(appwrite, credentials, signal)
  const user = await findAccount(appwrite, signal)
  // The service opened a session and the browser did not keep it.
  if (user === null) throw new ServiceError({ code: 'cookiesBlocked' })
  return user
}
