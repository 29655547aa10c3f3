import { cleanEmail, tidyText } from '#domain/fields.ts'
import { ServiceError } from '#domain/failure.ts'
import type { User } from '#domain/account.ts'
import type { FakeAccounts } from '#tests/fakes/accounts.ts'
import type { Script } from '#tests/fakes/script.ts'
import type { CodeDelivery, NewAccount, VerificationPort } from '#services/verification.ts'

/** Which of the two flows is imitated, and whether mail works in it. */
export interface FakeVerificationOptions {
  /** `default` takes any six digits (decision S1), `emailed` only the mailed ones (decision S2). */
  readonly mode?: 'default' | 'emailed'
  /** In the default mode: the mail fails and the code is shown instead. */
  readonly mailFails?: boolean
  /** Sign-up ends without a session (decision A1). */
  readonly requireVerifiedEmail?: boolean
}

const shownCode = '314159'

/** {@link VerificationPort} in memory. */
export const createFakeVerification = (
  accounts: FakeAccounts,
  script: Script,
  {
    mode = 'default',
    mailFails = false,
    requireVerifiedEmail = false,
  }: FakeVerificationOptions = {},
): VerificationPort => {
  const deliver = (userId: string): CodeDelivery => {
    const account = accounts.byId(userId)
    if (account === null) throw new ServiceError({ code: 'signInAgain' })
    if (mode === 'emailed') accounts.mail('code', account)
    else if (mailFails) return { kind: 'shown', code: shownCode }
    else accounts.mail('verification', account)
    return { kind: mode === 'emailed' ? 'mailed' : 'linked' }
  }

  const finish = (user: User) => {
    if (!requireVerifiedEmail) return user
    accounts.close()
    throw new ServiceError({ code: 'signInAgain' })
  }

  const confirmDefault = ({ userId }: NewAccount) => {
    const user = accounts.session()
    if (user?.$id !== userId) throw new ServiceError({ code: 'signInAgain' })
    return finish(user)
  }

  const confirmEmailed = ({ userId }: NewAccount, code: string) => {
    const account = accounts.byId(userId)
    if (account === null || !accounts.spend('code', userId, code))
      throw new ServiceError({ code: 'invalidToken' })
    accounts.change(userId, { emailVerified: true, others: [] })
    accounts.open(userId)
    return { ...account.user, emailVerified: true }
  }

  return {
    start: async ({ name, email, password }, signal) => {
      await script.enter('verification.start', signal)
      const address = cleanEmail(email)
      const made = accounts.create({ name: tidyText(name), email: address, password })
      const account = made === null ? accounts.byEmail(address) : accounts.byId(made.$id)
      const isInUse = (id: string) => accounts.factorsOf(id).enabled
      if (account?.password !== password || account.user.emailVerified || isInUse(account.user.$id))
        throw new ServiceError({ code: 'alreadyExists' })
      const { $id: userId, email: known } = account.user
      if (mode === 'default') accounts.open(userId)
      const delivery = deliver(userId)
      return { account: { userId, name: account.user.name, email: known }, delivery }
    },
    resend: async ({ userId }, signal) => {
      await script.enter('verification.resend', signal)
      if (mode === 'default' && accounts.session()?.$id !== userId)
        throw new ServiceError({ code: 'signInAgain' })
      return deliver(userId)
    },
    confirm: async (account, code, signal) => {
      await script.enter('verification.confirm', signal)
      return mode === 'default' ? confirmDefault(account) : confirmEmailed(account, code)
    },
    findConfirmed: async ({ userId }, signal) => {
      await script.enter('verification.findConfirmed', signal)
      const user = accounts.session()
      const confirmed = mode === 'default' && user?.$id === userId && user.emailVerified
      return confirmed ? finish(user) : null
    },
  }
}
