import { cleanEmail, tidyText } from '#domain/fields.ts'
import { ServiceError } from '#domain/failure.ts'
import { composedPassword } from '#domain/password.rules.ts'
import { userAnswer } from '#services/appwrite/answers.ts'
import { failedWith, type Appwrite } from '#services/appwrite/client.ts'
import { asVisitor, closeSession, openSession } from '#services/appwrite/sessions.ts'
import type { NewAccount, SignupRequest } from '#services/verification.ts'

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
export interface MadeAccount {
  readonly account: NewAccount
  readonly signedIn: boolean
}

/**
 * `POST /account` (spec §7); an address of an unverified account with the same password
 * continues with that account (decision S3). This also covers a first try whose response was lost.
 */
export const makeAccount = async (
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
        userAnswer,
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
