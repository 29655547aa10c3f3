import { failureOf } from '#domain/failure.ts'
import type { Appwrite } from '#services/appwrite/client.ts'
import { getAccount } from '#services/appwrite/sessions.ts'
import type { ClockPort } from '#services/clock/clock.port.ts'
import type { ConnectionPort, Probe, ProbeResult } from '#services/connection/connection.port.ts'
import type { RandomPort } from '#services/random/random.port.ts'

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
    return appwrite.call(
      ({ databases, query }) =>
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- spec §7 names this path
        databases.listDocuments({ databaseId, collectionId, queries: [query.limit(1)] }),
      { signal },
    )
  }

  const signUp = (signal: AbortSignal | undefined) => {
    const userId = random.id()
    const email = `test-${userId}@example.com`
    // Nobody is to log in to it, so its password is forgotten here.
    const password = random.id()
    return appwrite.call(
      ({ account }) => account.create({ userId, email, password, name: 'Connection test' }),
      { signal, asGuest: true },
    )
  }

  return {
    // One after the other: a time that is measured while others compete says little.
    testConnection: async (signal) => [
      await ask('service', () => appwrite.call(({ ping }) => ping(), { signal }), signal),
      await ask('account', () => getAccount(appwrite, signal), signal),
      await ask('database', () => listOne(signal), signal),
    ],
    testSignup: (signal) => ask('signup', () => signUp(signal), signal),
  }
}
