import { cleanEmail } from '#domain/fields.ts'
import { ServiceError } from '#domain/failure.ts'
import type { User } from '#domain/account.ts'
import type { Appwrite } from '#services/appwrite/client.ts'
import { closeSession, findAccount, getAccount, openSession } from '#services/appwrite/sessions.ts'
import type { AuthPort } from '#services/auth.ts'

/** {@link AuthPort} on Appwrite (spec §7, decisions A1, A4 and A8). */
export const createAuthAdapter = (appwrite: Appwrite): AuthPort => {
  const accept = async (user: User, signal?: AbortSignal): Promise<User> => {
    if (!appwrite.config.requireVerifiedEmail || user.emailVerified) return user
    await closeSession(appwrite, signal)
    throw new ServiceError({ code: 'unverified' })
  }
  return {
    currentUser: async (signal) => {
      const user = await findAccount(appwrite, signal)
      // Sign-up keeps a session until its end, because the service sends no mail without one.
      return appwrite.config.requireVerifiedEmail && user?.emailVerified === false ? null : user
    },
    signIn: async ({ email, password }, signal) => {
      const user = await openSession(appwrite, { email: cleanEmail(email), password }, signal)
      return accept(user, signal)
    },
    finishSignIn: async (signal) => accept(await getAccount(appwrite, signal), signal),
    signOut: (signal) => closeSession(appwrite, signal),
  }
}
