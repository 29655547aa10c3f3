import { cleanEmail } from '#domain/fields.ts'
import { ServiceError } from '#domain/failure.ts'
import { composedPassword } from '#domain/password.rules.ts'
import { resourceResponse, spentLinkResponse } from '#services/appwrite/responses.ts'
import {
  failedWith,
  ignoreFailure,
  isAnswerLost,
  type Appwrite,
} from '#services/appwrite/client.ts'
import { asVisitor, endUnprovedSessions } from '#services/appwrite/sessions.ts'
import type { RecoveryPort } from '#services/recovery.ts'
import type { SessionHintPort } from '#services/session.ts'
import type { EmailLinkPort } from '#services/verification.ts'

const isAboutPassword = (thrown: unknown): boolean =>
  thrown instanceof ServiceError &&
  thrown.failure.code === 'refused' &&
  thrown.failure.field === 'password'

/**
 * For the owner of a link, an account that no longer exists is a link that is no longer valid, and so is
 * one whose parts the service does not even accept.
 */
const linkFailure = (thrown: unknown): unknown =>
  failedWith(thrown, 'userNotFound') || (failedWith(thrown, 'refused') && !isAboutPassword(thrown))
    ? new ServiceError({ code: 'invalidToken' }, { cause: thrown })
    : thrown

/** {@link RecoveryPort} on Appwrite (spec §7, decisions A3 and S5). */
export const createRecoveryAdapter = (appwrite: Appwrite): RecoveryPort => ({
  request: async (email, signal) => {
    const request = { email: cleanEmail(email), url: appwrite.config.resetPasswordUrl() }
    const ask = (access: Appwrite) =>
      access.call(({ account }) => account.createRecovery(request), resourceResponse, signal)
    await asVisitor(appwrite, ask, signal).catch(ignoreFailure('userNotFound'))
  },
  reset: async (token, typed, signal) => {
    const password = composedPassword(typed)
    const setPassword = () =>
      appwrite.call(
        ({ account }) => account.updateRecovery({ ...token, password }),
        resourceResponse,
        signal,
      )
    try {
      await setPassword()
    } catch (thrown) {
      if (!isAnswerLost(thrown)) throw linkFailure(thrown)
      // The response was lost. A second request shows whether the link has been used.
      try {
        await setPassword()
      } catch (retryError) {
        if (!failedWith(retryError, 'invalidToken')) throw thrown
        throw new ServiceError({ code: 'unconfirmed' }, { cause: retryError })
      }
    }
  },
})

/** {@link EmailLinkPort} on Appwrite (decision S5). */
export const createEmailLinkAdapter = (
  appwrite: Appwrite,
  sessionHint: Pick<SessionHintPort, 'mayHaveSession'>,
): EmailLinkPort => ({
  confirm: async (token, signal) => {
    const spend = (access: Appwrite) =>
      access.call(
        ({ account }) => account.updateEmailVerification(token),
        spentLinkResponse,
        signal,
      )
    try {
      const { userId, secret } = await spend(appwrite).catch((thrown: unknown) => {
        // Appwrite refuses it to a session that lacks its second factor, and takes it without one.
        if (!failedWith(thrown, 'moreFactors')) throw thrown
        return spend(appwrite.guest)
      })
      if (sessionHint.mayHaveSession()) await endUnprovedSessions(appwrite, token.userId, signal)
      return secret === '' ? null : { userId, secret }
    } catch (thrown) {
      throw linkFailure(thrown)
    }
  },
})
