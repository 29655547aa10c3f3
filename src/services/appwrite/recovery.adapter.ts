import { trimEmail } from '#domain/email.ts'
import { ServiceError } from '#domain/failure.ts'
import { failedWith, type Appwrite } from '#services/appwrite/client.ts'
import type { RecoveryPort } from '#services/recovery/recovery.port.ts'
import type { EmailLinkPort } from '#services/verification/emailLink.port.ts'

/** To the bearer of a link, an account that is gone is a link that is no longer good. */
const linkFailure = (thrown: unknown): unknown =>
  failedWith(thrown, 'userNotFound')
    ? new ServiceError({ code: 'invalidToken' }, { cause: thrown })
    : thrown

/** {@link RecoveryPort} on Appwrite (spec §7, decisions A3 and S5). */
export const createRecoveryAdapter = (appwrite: Appwrite): RecoveryPort => ({
  request: async (email, signal) => {
    const mail = { email: trimEmail(email), url: appwrite.config.resetPasswordUrl() }
    try {
      await appwrite.call(({ account }) => account.createRecovery(mail), { signal })
    } catch (thrown) {
      if (!failedWith(thrown, 'userNotFound')) throw thrown
    }
  },
  reset: async (token, password, signal) => {
    try {
      await appwrite.call(({ account }) => account.updateRecovery({ ...token, password }), {
        signal,
      })
    } catch (thrown) {
      throw linkFailure(thrown)
    }
  },
})

/** {@link EmailLinkPort} on Appwrite (decision S5). */
export const createEmailLinkAdapter = (appwrite: Appwrite): EmailLinkPort => ({
  confirm: async (token, signal) => {
    try {
      await appwrite.call(({ account }) => account.updateEmailVerification({ ...token }), {
        signal,
      })
    } catch (thrown) {
      throw linkFailure(thrown)
    }
  },
})
