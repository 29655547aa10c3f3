import { ServiceError } from '#domain/failure.ts'
import { cleanEmail } from '#domain/fields.ts'
import type { User } from '#domain/account.ts'
import type { AuthPort } from '#services/auth.ts'
import type { FakeAccounts } from '#tests/fakes/accounts.ts'
import type { Script } from '#tests/fakes/script.ts'

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
): AuthPort => {
  const accept = (user: User): User => {
    if (!accounts.isComplete()) throw new ServiceError({ code: 'moreFactors' })
    if (!requireVerifiedEmail || user.emailVerified) return user
    accounts.close()
    throw new ServiceError({ code: 'unverified' })
  }
  return {
    currentUser: async (signal) => {
      await script.enter('auth.currentUser', signal)
      const user = accounts.session()
      if (user !== null && !accounts.isComplete()) throw new ServiceError({ code: 'moreFactors' })
      return requireVerifiedEmail && user?.emailVerified === false ? null : user
    },
    signIn: async ({ email, password }, signal) => {
      await script.enter('auth.signIn', signal)
      const account = accounts.byEmail(cleanEmail(email))
      if (account?.password !== password) throw new ServiceError({ code: 'invalidCredentials' })
      if (account.blocked) throw new ServiceError({ code: 'blocked' })
      accounts.close()
      accounts.open(account.user.$id)
      return accept(account.user)
    },
    finishSignIn: async (signal) => {
      await script.enter('auth.finishSignIn', signal)
      const user = accounts.session()
      if (user === null) throw new ServiceError({ code: 'signInAgain' })
      return accept(user)
    },
    signOut: async (signal) => {
      await script.enter('auth.signOut', signal)
      accounts.close()
    },
  }
}
