import { drawCode } from '#domain/code.rules.ts'
import { ServiceError, type FailureCode } from '#domain/failure.ts'
import type { User } from '#domain/account.ts'
import { resourceAnswer } from '#services/appwrite/answers.ts'
import { failedWith, type Appwrite } from '#services/appwrite/client.ts'
import { makeAccount } from '#services/appwrite/newAccount.ts'
import type { StoreRecord } from '#services/appwrite/records.ts'
import { closeSession, createSession, findAccount } from '#services/appwrite/sessions.ts'
import type { RandomPort } from '#services/random.ts'
import type { CodeDelivery, VerificationPort } from '#services/verification.ts'

/**
 * The spec's own flow (spec §7, decision S1): a session is opened first, because the service sends
 * no verification mail without one; the code is stored as a contact record; the entered one is
 * checked by its format alone.
 */
export const createDefaultVerification = (
  appwrite: Appwrite,
  storeRecord: StoreRecord,
  random: RandomPort,
): VerificationPort => {
  const storeCode = async (email: string, signal: AbortSignal | undefined): Promise<string> => {
    const code = drawCode(random.below)
    await storeRecord(
      random.id(),
      { firstName: 'Verification', lastName: 'Code', emailAddress: email, phoneNumber: code },
      { mayHaveSession: true, signal },
    )
    return code
  }

  const mailOrShow = async (
    code: string,
    signal: AbortSignal | undefined,
    mustNot: readonly FailureCode[],
  ): Promise<CodeDelivery> => {
    // The page behind the link shows the code (decision S7).
    const url = `${appwrite.config.verifyEmailUrl()}?code=${code}`
    try {
      await appwrite.call(
        ({ account }) => account.createEmailVerification({ url }),
        resourceAnswer,
        signal,
      )
      return { kind: 'linked' }
    } catch (thrown) {
      signal?.throwIfAborted()
      if (mustNot.some((code) => failedWith(thrown, code))) throw thrown
      return { kind: 'shown', code }
    }
  }

  /** Where only verified addresses may log in, sign-up leaves no session (decisions A1 and S7). */
  const finish = async (user: User, signal: AbortSignal | undefined): Promise<User> => {
    if (!appwrite.config.requireVerifiedEmail) return user
    await closeSession(appwrite, signal)
    throw new ServiceError({ code: 'signInAgain' })
  }

  return {
    start: async (request, signal) => {
      const { account, signedIn } = await makeAccount(appwrite, random.id(), request, signal)
      const { email } = account
      if (!signedIn) await createSession(appwrite, { email, password: request.password }, signal)
      const code = await storeCode(email, signal)
      return { account, delivery: await mailOrShow(code, signal, []) }
    },
    resend: async ({ email }, signal) => {
      const code = await storeCode(email, signal)
      return mailOrShow(code, signal, ['rateLimited', 'signInAgain'])
    },
    confirm: async ({ userId }, _code, signal) => {
      const user = await findAccount(appwrite, signal)
      if (user?.$id !== userId) throw new ServiceError({ code: 'signInAgain' })
      return finish(user, signal)
    },
    findConfirmed: async ({ userId }, signal) => {
      const user = await findAccount(appwrite, signal)
      return user?.$id === userId && user.emailVerified ? finish(user, signal) : null
    },
  }
}
