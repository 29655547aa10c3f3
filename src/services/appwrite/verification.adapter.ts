import { cleanEmail, tidyText } from '#domain/fields.ts'
import { ServiceError, type FailureCode } from '#domain/failure.ts'
import { composedPassword } from '#domain/password.rules.ts'
import { userResponse, resourceResponse } from '#services/appwrite/responses.ts'
import { failedWith, type Appwrite } from '#services/appwrite/client.ts'
import {
  asVisitor,
  closeSession,
  openSession,
  createSession,
  endUnprovedSessions,
  findAccount,
  foundSession,
  openedAccount,
} from '#services/appwrite/sessions.ts'
import type {
  NewAccount,
  SignupRequest,
  CodeDelivery,
  VerificationPort,
} from '#services/verification.ts'
import { drawCode } from '#domain/code.rules.ts'
import type { User } from '#domain/account.ts'
import type { StoreRecord } from '#services/appwrite/contact.adapter.ts'
import type { RandomPort } from '#services/browser.ts'

/**
 * Signs in to prove that an account found under the address is the one made a moment ago: same
 * password, not verified yet. Leaves the session open.
 *
 * @throws ServiceError `alreadyExists` when it is in use
 */
const resumeAccount = async (
  appwrite: Appwrite,
  credentials: { readonly email: string; readonly password: string },
  signal: AbortSignal | undefined,
): Promise<NewAccount> => {
  let user
  try {
    user = await openSession(appwrite, credentials, signal)
  } catch (thrown) {
    // An account with a second factor was in use before.
    const isInUse = failedWith(thrown, 'moreFactors')
    if (!isInUse && !failedWith(thrown, 'invalidCredentials')) throw thrown
    if (isInUse) await closeSession(appwrite, signal)
    throw new ServiceError({ code: 'alreadyExists' }, { cause: thrown })
  }
  if (user.emailVerified) {
    await closeSession(appwrite, signal)
    throw new ServiceError({ code: 'alreadyExists' })
  }
  return { userId: user.$id, name: user.name, email: user.email }
}

/** An account with whether a session was opened on the way to it. */
interface MadeAccount {
  readonly account: NewAccount
  readonly signedIn: boolean
}

/**
 * `POST /account` (spec §7); an address of an unverified account with the same password
 * continues with that account (decision S3). This also covers a first try whose response was lost.
 */
const makeAccount = async (
  appwrite: Appwrite,
  userId: string,
  request: SignupRequest,
  signal?: AbortSignal,
): Promise<MadeAccount> => {
  const password = composedPassword(request.password)
  const email = cleanEmail(request.email)
  const name = tidyText(request.name)
  try {
    const create = (access: Appwrite) =>
      access.call(
        (sdk) => sdk.account.create({ userId, email, password, name }),
        userResponse,
        signal,
      )
    const user = await asVisitor(appwrite, create, signal)
    return { account: { userId: user.$id, name: user.name, email: user.email }, signedIn: false }
  } catch (thrown) {
    if (!failedWith(thrown, 'alreadyExists')) throw thrown
    return {
      account: await resumeAccount(appwrite, { email, password: request.password }, signal),
      signedIn: true,
    }
  }
}

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
        resourceResponse,
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
      try {
        return { account, delivery: await mailOrShow(code, signal, ['signInAgain']) }
      } catch (thrown) {
        // The session was opened a moment ago: the browser did not store its cookie.
        throw failedWith(thrown, 'signInAgain')
          ? new ServiceError({ code: 'cookiesBlocked' }, { cause: thrown })
          : thrown
      }
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
      resourceResponse,
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
          resourceResponse,
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
      const user = await openedAccount(appwrite, signal)
      await endUnprovedSessions(appwrite, userId, signal)
      return user
    },
    // Its mail holds no link.
    findConfirmed: () => Promise.resolve(null),
  }
}
