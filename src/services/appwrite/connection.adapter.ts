import { Query } from 'appwrite'
import { failureOf } from '#domain/failure.ts'
import { listResponse, pingResponse, userResponse } from '#services/appwrite/responses.ts'
import type { Appwrite } from '#services/appwrite/client.ts'
import { getAccount } from '#services/appwrite/sessions.ts'
import type { ClockPort, RandomPort } from '#services/browser.ts'
import type { ConnectionPort, Probe, ProbeResult } from '#services/connection.ts'

/** {@link ConnectionPort} on Appwrite (decision A5). */
export const createConnectionAdapter = (
  appwrite: Appwrite,
  clock: ClockPort,
  random: RandomPort,
): ConnectionPort => {
  const ask = async (
    probe: Probe,
    call: () => Promise<unknown>,
    signal: AbortSignal | undefined,
  ): Promise<ProbeResult> => {
    const started = clock.elapsed()
    const time = () => ({ probe, milliseconds: Math.round(clock.elapsed() - started) })
    try {
      await call()
      return { ...time(), ok: true }
    } catch (thrown) {
      signal?.throwIfAborted()
      return { ...time(), ok: false, failure: failureOf(thrown) }
    }
  }

  const listOne = (signal: AbortSignal | undefined) => {
    const { database: databaseId, collection: collectionId } = appwrite.config
    const request = { databaseId, collectionId, queries: [Query.limit(1)] }
    // oxlint-disable-next-line typescript/no-deprecated -- spec §7 names the documents' own paths
    return appwrite.call(({ databases }) => databases.listDocuments(request), listResponse, signal)
  }

  const signUp = (signal: AbortSignal | undefined) => {
    const userId = random.id()
    const email = `test-${userId}@example.com`
    // This account is never logged in to, so its password is not stored.
    const password = random.id()
    const request = { userId, email, password, name: 'Connection test' }
    return appwrite.call(({ account }) => account.create(request), userResponse, signal)
  }

  return {
    // One after the other, so that no call slows down another one's time.
    testConnection: async (signal) => [
      await ask(
        'service',
        () => appwrite.call(({ client }) => client.ping(), pingResponse, signal),
        signal,
      ),
      await ask('account', () => getAccount(appwrite, signal), signal),
      await ask('database', () => listOne(signal), signal),
    ],
    testSignup: (signal) => ask('signup', () => signUp(signal), signal),
  }
}
