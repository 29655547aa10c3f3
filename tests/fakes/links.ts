import { cleanEmail } from '#domain/fields.ts'
import { ServiceError } from '#domain/failure.ts'
import type { FakeAccounts } from '#tests/fakes/accounts.ts'
import type { Script } from '#tests/fakes/script.ts'
import type { RecoveryPort } from '#services/recovery.ts'
import type { EmailLinkPort } from '#services/verification.ts'

/** {@link RecoveryPort} in memory. */
export const createFakeRecovery = (accounts: FakeAccounts, script: Script): RecoveryPort => ({
  request: async (email, signal) => {
    await script.enter('recovery.request', signal)
    const account = accounts.byEmail(cleanEmail(email))
    if (account !== null) accounts.mail('recovery', account)
  },
  reset: async ({ userId, secret }, password, signal) => {
    await script.enter('recovery.reset', signal)
    if (!accounts.spend('recovery', userId, secret))
      throw new ServiceError({ code: 'invalidToken' })
    accounts.change(userId, { password, emailVerified: true })
  },
})

/** {@link EmailLinkPort} in memory. */
export const createFakeEmailLink = (accounts: FakeAccounts, script: Script): EmailLinkPort => ({
  confirm: async ({ userId, secret }, signal) => {
    await script.enter('emailLink.confirm', signal)
    if (accounts.byId(userId)?.user.emailVerified === true)
      throw new ServiceError({ code: 'alreadyVerified' })
    if (!accounts.spend('verification', userId, secret))
      throw new ServiceError({ code: 'invalidToken' })
    const isOwn = accounts.session()?.$id === userId
    accounts.change(userId, { emailVerified: true, ...(isOwn ? { others: [] } : {}) })
    // The fake has one browser, which signed up.
    return null
  },
})
