import type { AccountSession } from '#domain/account.ts'
import { isSameEmail, cleanEmail, tidyText } from '#domain/fields.ts'
import { ServiceError } from '#domain/failure.ts'
import { composedPassword } from '#domain/password.rules.ts'
import type { AccountPort } from '#services/account.ts'
import {
  resourceResponse,
  userResponse,
  type SessionResponse,
} from '#services/appwrite/responses.ts'
import { failedWith, isAnswerLost, type Appwrite } from '#services/appwrite/client.ts'
import {
  endOtherSessions,
  endSession,
  getAccount,
  listSessions,
  withPassword,
  wrongPassword,
} from '#services/appwrite/sessions.ts'
import type { ReporterPort } from '#services/browser.ts'

const named = (name: string, version: string) => `${name} ${version.replace(/\.0$/u, '')}`.trim()

const toSession = (response: SessionResponse): AccountSession => ({
  id: response.$id,
  createdAt: response.$createdAt,
  expiresAt: response.expire,
  current: response.current,
  browser: response.clientName === '' ? '' : named(response.clientName, response.clientVersion),
  system: response.osName === '' ? '' : named(response.osName, response.osVersion),
  handheld: response.deviceName === 'smartphone' || response.deviceName === 'tablet',
  // The service writes `--` where it knows no country.
  place: ['', '--'].includes(response.countryCode) ? null : response.countryName,
})

/** {@link AccountPort} on Appwrite (spec §7, decision A8). */
export const createAccountAdapter = (appwrite: Appwrite, reporter: ReporterPort): AccountPort => {
  /** The response to a new password was lost: the next try may meet it as the present one. */
  let isPasswordUnsure = false

  /** What the user asked for is done, and what belongs to it failed: that is part of the result. */
  const endsWithout = (thrown: unknown, signal?: AbortSignal) => {
    signal?.throwIfAborted()
    if (!(thrown instanceof ServiceError)) reporter.report(thrown)
  }

  const sendVerification: AccountPort['sendVerification'] = async (signal) => {
    const url = appwrite.config.verifyEmailUrl()
    await appwrite.call(
      ({ account }) => account.createEmailVerification({ url }),
      resourceResponse,
      signal,
    )
  }

  const sessions: AccountPort['sessions'] = async (signal) =>
    (await listSessions(appwrite, signal))
      .map(toSession)
      .sort((a, b) => Number(b.current) - Number(a.current) || b.createdAt - a.createdAt)

  return {
    rename: (name, signal) =>
      appwrite.call(
        ({ account }) => account.updateName({ name: tidyText(name) }),
        userResponse,
        signal,
      ),
    changeEmail: async ({ email, currentPassword }, signal) => {
      const user = await withPassword(currentPassword, (password) =>
        appwrite.call(
          ({ account }) => account.updateEmail({ email: cleanEmail(email), password }),
          userResponse,
          signal,
        ),
      ).catch(async (thrown: unknown) => {
        // The account itself has it: the response to an earlier try was lost.
        const own = failedWith(thrown, 'alreadyExists') && (await getAccount(appwrite, signal))
        if (own && isSameEmail(own.email, email)) return own
        throw wrongPassword(thrown)
      })
      try {
        await sendVerification(signal)
        return { user, mailed: true }
      } catch (thrown) {
        endsWithout(thrown, signal)
        return { user, mailed: false }
      }
    },
    sendVerification,
    changePassword: async ({ currentPassword, password: typed }, signal) => {
      const password = composedPassword(typed)
      const before = (await sessions(signal)).filter(({ current }) => !current).length
      const save = (oldPassword: string) =>
        appwrite.call(
          ({ account }) => account.updatePassword({ password, oldPassword }),
          userResponse,
          signal,
        )
      try {
        await withPassword(currentPassword, save)
      } catch (cause) {
        const thrown = wrongPassword(cause, 'currentPassword')
        const wasLost = isPasswordUnsure
        isPasswordUnsure ||= isAnswerLost(thrown)
        if (!wasLost || !failedWith(thrown, 'invalidCredentials')) throw thrown
        await save(password)
      }
      isPasswordUnsure = false
      try {
        // The embedded backend has ended them, Appwrite only where its project is set so.
        await endOtherSessions(appwrite, signal)
        return before
      } catch (thrown) {
        endsWithout(thrown, signal)
        return null
      }
    },
    sessions,
    endSession: (id, signal) => endSession(appwrite, id, signal),
    endOtherSessions: (signal) => endOtherSessions(appwrite, signal),
    close: async (userId, signal) => {
      const all = await listSessions(appwrite, signal)
      if (all.some((session) => session.userId !== userId))
        throw new ServiceError({ code: 'otherAccount' })
      // The cookie of a closed account is refused everything: no other browser may keep one.
      for (const { $id, current } of all) if (!current) await endSession(appwrite, $id, signal)
      await appwrite
        .call(({ account }) => account.updateStatus(), userResponse, signal)
        .catch(async (thrown: unknown) => {
          if (!isAnswerLost(thrown)) throw thrown
          // A closed account is blocked.
          const closed = await getAccount(appwrite.quiet, signal).then(
            () => false,
            (refusal: unknown) => failedWith(refusal, 'blocked'),
          )
          if (!closed) throw new ServiceError({ code: 'unconfirmed' }, { cause: thrown })
        })
    },
  }
}
