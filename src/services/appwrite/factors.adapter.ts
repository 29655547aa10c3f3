import { AuthenticationFactor, AuthenticatorType } from 'appwrite'
import { ServiceError } from '#domain/failure.ts'
import {
  challengeResponse,
  emptyResponse,
  enrolmentResponse,
  factorsResponse,
  mfaResponse,
  recoveryCodesResponse,
  resourceResponse,
} from '#services/appwrite/responses.ts'
import { failedWith, ignoreRefusal, refusedAs, type Appwrite } from '#services/appwrite/client.ts'
import type { ClockPort } from '#services/browser.ts'
import type { FactorAnswer, FactorMethod, FactorsPort, MailedCode } from '#services/factors.ts'

const names: Readonly<Record<FactorMethod, AuthenticationFactor>> = {
  totp: AuthenticationFactor.Totp,
  email: AuthenticationFactor.Email,
  recoveryCode: AuthenticationFactor.Recoverycode,
}
const type = AuthenticatorType.Totp

/** Tries of one challenge: the embedded backend ends it after five, and no service counts fewer. */
const triesOfChallenge = 5

/** A challenge of this log-in that takes further tries. */
interface OpenChallenge {
  readonly asked: MailedCode
  triesLeft: number
}

/** {@link FactorsPort} on Appwrite (spec §7, decision A8). */
export const createFactorsAdapter = (appwrite: Appwrite, clock: ClockPort): FactorsPort => {
  const challenge = (method: FactorMethod, signal?: AbortSignal): Promise<MailedCode> =>
    appwrite.call(
      ({ account }) => account.createMFAChallenge({ factor: names[method] }),
      challengeResponse,
      signal,
    )
  // The service allows ten challenges an hour over all factors, and a wrong code does not end one.
  const open = new Map<FactorMethod, OpenChallenge>()
  const openChallenge = async (method: FactorMethod, signal?: AbortSignal) => {
    const existing = open.get(method)
    if (
      existing !== undefined &&
      existing.triesLeft > 0 &&
      clock.now() < existing.asked.expiresAt
    ) {
      return existing
    }
    const fresh = { asked: await challenge(method, signal), triesLeft: triesOfChallenge }
    open.set(method, fresh)
    return fresh
  }
  const offers = (signal?: AbortSignal) => {
    // Another log-in may have begun.
    open.clear()
    return appwrite.call(({ account }) => account.listMFAFactors(), factorsResponse, signal)
  }
  const makeCodes = (signal?: AbortSignal) =>
    appwrite.call(({ account }) => account.createMFARecoveryCodes(), recoveryCodesResponse, signal)
  const setEnabled = (mfa: boolean, signal?: AbortSignal) =>
    appwrite.call(({ account }) => account.updateMFA({ mfa }), mfaResponse, signal)

  return {
    offers,
    mailCode: (signal) => challenge('email', signal),
    answer: async (answer: FactorAnswer, signal) => {
      const { method, code: otp } = answer
      const current =
        method === 'email'
          ? { asked: answer.mailed, triesLeft: triesOfChallenge }
          : await openChallenge(method, signal)
      const { asked } = current
      current.triesLeft -= 1
      try {
        await appwrite.call(
          ({ account }) => account.updateMFAChallenge({ challengeId: asked.challengeId, otp }),
          resourceResponse,
          signal,
        )
        open.clear()
      } catch (thrown) {
        const isLate = failedWith(thrown, 'invalidToken') && clock.now() >= asked.expiresAt
        throw isLate ? new ServiceError({ code: 'codeExpired' }, { cause: thrown }) : thrown
      }
    },
    status: async (signal) => {
      const [enabled, offered] = await Promise.all([
        appwrite.call(
          ({ account }) => appwrite.check.response ?? account.get(),
          mfaResponse,
          signal,
        ),
        offers(signal),
      ])
      return { enabled, offers: offered }
    },
    begin: async (signal) => {
      try {
        return await appwrite.call(
          ({ account }) => account.createMFAAuthenticator({ type }),
          enrolmentResponse,
          signal,
        )
      } catch (thrown) {
        if (!refusedAs(thrown, 'user_authenticator_already_verified')) throw thrown
        return null
      }
    },
    confirm: async (otp, signal) => {
      await appwrite.call(
        ({ account }) => account.updateMFAAuthenticator({ type, otp }),
        resourceResponse,
        signal,
      )
    },
    enable: async (signal) => {
      await setEnabled(true, signal)
      try {
        return await makeCodes(signal)
      } catch (thrown) {
        if (!refusedAs(thrown, 'user_recovery_codes_already_exists')) throw thrown
        return []
      }
    },
    renewRecoveryCodes: async (signal) => {
      try {
        return await appwrite.call(
          ({ account }) => account.updateMFARecoveryCodes(),
          recoveryCodesResponse,
          signal,
        )
      } catch (thrown) {
        // All were used, or none were made.
        if (!refusedAs(thrown, 'user_recovery_codes_not_found')) throw thrown
        return makeCodes(signal)
      }
    },
    disable: async (signal) => {
      // The switch first: what a failure leaves then is an app that is never asked for.
      await setEnabled(false, signal)
      await appwrite
        .call(({ account }) => account.deleteMFAAuthenticator({ type }), emptyResponse, signal)
        .catch(ignoreRefusal('user_authenticator_not_found'))
    },
  }
}
