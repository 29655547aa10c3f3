import type { AccountSession } from '#domain/account.ts'
import { cleanEmail, tidyText } from '#domain/fields.ts'
import { ServiceError } from '#domain/failure.ts'
import type { AccountPort } from '#services/account.ts'
import { fakeDevice, fakeNow, type FakeAccounts } from '#tests/fakes/accounts.ts'
import type { Script } from '#tests/fakes/script.ts'

const year = 365 * 24 * 3_600_000

/** A session of a fake account. */
export const fakeSession = (id: string, changes: Partial<AccountSession> = {}): AccountSession => ({
  id,
  createdAt: fakeNow,
  expiresAt: fakeNow + year,
  current: false,
  ...fakeDevice,
  ...changes,
})

/** How a {@link createFakeAccount} differs from the default. */
export interface FakeAccountOptions {
  /** The service cannot send mails. */
  readonly mailFails?: boolean
}

/** {@link AccountPort} in memory. */
export const createFakeAccount = (
  accounts: FakeAccounts,
  script: Script,
  { mailFails = false }: FakeAccountOptions = {},
): AccountPort => {
  /** The account of the session. */
  const own = () => {
    const user = accounts.session()
    const account = user === null ? null : accounts.byId(user.$id)
    if (account === null) throw new ServiceError({ code: 'signInAgain' })
    if (account.blocked) throw new ServiceError({ code: 'blocked' })
    return account
  }
  const checkPassword = (password: string) => {
    if (own().password !== password) throw new ServiceError({ code: 'invalidCredentials' })
  }
  const change = (changes: Parameters<FakeAccounts['change']>[1]) => {
    const { $id } = own().user
    accounts.change($id, changes)
    return own().user
  }
  const mail = () => {
    if (own().user.emailVerified) throw new ServiceError({ code: 'alreadyVerified' })
    if (mailFails) throw new ServiceError({ code: 'unavailable' })
    accounts.mail('verification', own())
  }
  const endOthers = () => {
    const { user, others } = own()
    accounts.change(user.$id, { others: [] })
    return others.length
  }
  return {
    rename: async (name, signal) => {
      await script.enter('account.rename', signal)
      return change({ name: tidyText(name) })
    },
    changeEmail: async ({ email, currentPassword }, signal) => {
      await script.enter('account.changeEmail', signal)
      checkPassword(currentPassword)
      if (accounts.byEmail(cleanEmail(email)) !== null)
        throw new ServiceError({ code: 'alreadyExists' })
      if (accounts.factorsOf(own().user.$id).confirmed && !accounts.isProved())
        throw new ServiceError({ code: 'proofNeeded' })
      const user = change({ email: cleanEmail(email), emailVerified: false })
      if (!mailFails) mail()
      return { user, mailed: !mailFails }
    },
    sendVerification: async (signal) => {
      await script.enter('account.sendVerification', signal)
      mail()
    },
    changePassword: async ({ currentPassword, password }, signal) => {
      await script.enter('account.changePassword', signal)
      checkPassword(currentPassword)
      const ended = endOthers()
      change({ password })
      return ended
    },
    sessions: async (signal) => {
      await script.enter('account.sessions', signal)
      return [fakeSession('current', { current: true }), ...own().others]
    },
    endSession: async (id, signal) => {
      await script.enter('account.endSession', signal)
      const { user, others } = own()
      accounts.change(user.$id, { others: others.filter((session) => session.id !== id) })
    },
    endOtherSessions: async (signal) => {
      await script.enter('account.endOtherSessions', signal)
      return endOthers()
    },
    close: async (userId, signal) => {
      await script.enter('account.close', signal)
      if (own().user.$id !== userId) throw new ServiceError({ code: 'otherAccount' })
      accounts.change(own().user.$id, { blocked: true })
      accounts.close()
    },
  }
}
