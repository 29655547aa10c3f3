import { resourceAnswer } from '#services/appwrite/answers.ts'
import type { Appwrite } from '#services/appwrite/client.ts'
import { makeAccount } from '#services/appwrite/newAccount.ts'
import { closeSession, findAccount, foundSession, getAccount } from '#services/appwrite/sessions.ts'
import type { RandomPort } from '#services/random.ts'
import type { CodeDelivery, NewAccount, VerificationPort } from '#services/verification.ts'

/**
 * A code that is really checked (decision S2): the service makes it, mails it and compares it.
 * The browser generates, stores and shows nothing.
 */
export const createEmailedVerification = (
  appwrite: Appwrite,
  random: RandomPort,
): VerificationPort => {
  const sendCode = async (
    { userId, email }: NewAccount,
    signal: AbortSignal | undefined,
  ): Promise<CodeDelivery> => {
    await appwrite.call(
      ({ account }) => account.createEmailToken({ userId, email }),
      resourceAnswer,
      signal,
    )
    return { kind: 'mailed' }
  }

  return {
    start: async (request, signal) => {
      const { account, signedIn } = await makeAccount(appwrite, random.id(), request, signal)
      // The session that proved the account would stand in the way of the code's own.
      if (signedIn) await closeSession(appwrite, signal)
      return { account, delivery: await sendCode(account, signal) }
    },
    resend: sendCode,
    confirm: async ({ userId }, code, signal) => {
      const open = () =>
        appwrite.call(
          ({ account }) => account.createSession({ userId, secret: code }),
          resourceAnswer,
          signal,
        )
      try {
        await open()
      } catch (thrown) {
        if (!foundSession(thrown)) throw thrown
        const user = await findAccount(appwrite, signal)
        // An earlier try succeeded and its response was lost: the code is spent, the goal reached.
        if (user?.$id === userId && user.emailVerified) return user
        await closeSession(appwrite, signal)
        await open()
      }
      return getAccount(appwrite, signal)
    },
    // Its mail holds no link.
    findConfirmed: () => Promise.resolve(null),
  }
}
