import { ServiceError } from '#domain/failure.ts'
import { trimEmail } from '#domain/email.ts'
import type { AuthPort } from '#services/auth/auth.port.ts'
import type { FakeAccounts } from '#services/fakes/accounts.fake.ts'
import type { Script } from '#services/fakes/script.ts'

/** How a {@link createFakeAuth} differs from the default. */
export interface FakeAuthOptions {
  /** Refuses unverified addresses, as `VITE_REQUIRE_VERIFIED_EMAIL` does (decision A1). */
  readonly requireVerifiedEmail?: boolean
}

/** {@link AuthPort} in memory. Like the real service, it answers a wrong password and an unknown address alike. */
export const createFakeAuth = (
  accounts: FakeAccounts,
  script: Script,
  { requireVerifiedEmail = false }: FakeAuthOptions = {},
): AuthPort => ({
  currentUser: async (signal) => {
    await script.enter('auth.currentUser', signal)
    const user = accounts.session()
    return requireVerifiedEmail && user?.emailVerified === false ? null : user
  },
  signIn: async ({ email, password }, signal) => {
    await script.enter('auth.signIn', signal)
    const account = accounts.byEmail(trimEmail(email))
    if (account?.password !== password) throw new ServiceError({ code: 'invalidCredentials' })
    if (account.blocked) throw new ServiceError({ code: 'blocked' })
    accounts.close()
    if (requireVerifiedEmail && !account.user.emailVerified)
      throw new ServiceError({ code: 'unverified' })
    accounts.open(account.user.$id)
    return account.user
  },
  signOut: async (signal) => {
    await script.enter('auth.signOut', signal)
    accounts.close()
  },
})
