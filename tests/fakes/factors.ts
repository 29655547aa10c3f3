import { ServiceError } from '#domain/failure.ts'
import type { User } from '#domain/account.ts'
import type { FactorsPort } from '#services/factors.ts'
import { fakeRecoveryCodes, type FakeAccounts } from '#tests/fakes/accounts.ts'
import type { Script } from '#tests/fakes/script.ts'

/** The key of every fake authenticator app. */
const secret = 'JBSWY3DPEHPK3PXPMZXW6YTBOI4DQNBV'

/** {@link FactorsPort} in memory. The codes of the app are `accounts.appCode`. */
export const createFakeFactors = (accounts: FakeAccounts, script: Script): FactorsPort => {
  let rounds = 1

  const someone = (): User => {
    const user = accounts.session()
    if (user === null) throw new ServiceError({ code: 'signInAgain' })
    return user
  }
  const insider = (): User => {
    const user = someone()
    if (!accounts.isComplete()) throw new ServiceError({ code: 'moreFactors' })
    return user
  }
  const spendAppCode = (userId: string, code: string): boolean => {
    if (code !== accounts.appCode(userId)) return false
    accounts.factorsOf(userId).step += 1
    return true
  }
  const spendRecoveryCode = (userId: string, code: string): boolean => {
    const own = accounts.factorsOf(userId)
    const left = own.recoveryCodes.filter((one) => one !== code)
    const found = left.length < own.recoveryCodes.length
    own.recoveryCodes = left
    return found
  }
  const renew = (userId: string) => {
    rounds += 1
    const codes = fakeRecoveryCodes(rounds)
    accounts.factorsOf(userId).recoveryCodes = codes
    return codes
  }
  const offersOf = ({ $id, emailVerified }: User) => {
    const { confirmed, recoveryCodes } = accounts.factorsOf($id)
    return { totp: confirmed, email: emailVerified, recoveryCode: recoveryCodes.length > 0 }
  }

  return {
    offers: async (signal) => {
      await script.enter('factors.offers', signal)
      return offersOf(someone())
    },
    mailCode: async (signal) => {
      await script.enter('factors.mailCode', signal)
      const account = accounts.byId(someone().$id)
      if (account !== null) accounts.mail('secondFactor', account)
      return { challengeId: 'challenge', expiresAt: Number.MAX_SAFE_INTEGER }
    },
    answer: async ({ method, code }, signal) => {
      await script.enter('factors.answer', signal)
      const { $id } = someone()
      const good = {
        totp: () => spendAppCode($id, code),
        email: () => accounts.spend('secondFactor', $id, code),
        recoveryCode: () => spendRecoveryCode($id, code),
      }[method]()
      if (!good) throw new ServiceError({ code: 'invalidToken' })
      accounts.complete()
    },
    status: async (signal) => {
      await script.enter('factors.status', signal)
      const user = insider()
      return { enabled: accounts.factorsOf(user.$id).enabled, offers: offersOf(user) }
    },
    begin: async (signal) => {
      await script.enter('factors.begin', signal)
      const { $id, email } = insider()
      if (accounts.factorsOf($id).confirmed) return null
      const uri = `otpauth://totp/Xinyuan%3A${encodeURIComponent(email)}?issuer=Xinyuan&secret=${secret}`
      return { secret, uri }
    },
    confirm: async (code, signal) => {
      await script.enter('factors.confirm', signal)
      const { $id } = insider()
      if (!spendAppCode($id, code)) throw new ServiceError({ code: 'invalidToken' })
      accounts.factorsOf($id).confirmed = true
    },
    enable: async (signal) => {
      await script.enter('factors.enable', signal)
      const { $id } = insider()
      const own = accounts.factorsOf($id)
      own.enabled = true
      return own.recoveryCodes.length > 0 ? [] : renew($id)
    },
    renewRecoveryCodes: async (signal) => {
      await script.enter('factors.renewRecoveryCodes', signal)
      return renew(insider().$id)
    },
    disable: async (signal) => {
      await script.enter('factors.disable', signal)
      const own = accounts.factorsOf(insider().$id)
      own.enabled = false
      own.confirmed = false
    },
  }
}
