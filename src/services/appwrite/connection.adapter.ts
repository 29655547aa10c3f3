import { failureOf } from '#domain/failure.ts'
import { anyAnswer, listAnswer, userAnswer } from '#services/appwrite/answers.ts'
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
    const { database, collection } = appwrite.config
    const path = `/databases/${database}/collections/${collection}/documents`
    const params = { queries: [JSON.stringify({ method: 'limit', values: [1] })] }
    return appwrite.call({ method: 'get', path, params }, listAnswer, { signal })
  }

  const signUp = (signal: AbortSignal | undefined) => {
    const userId = random.id()
    const email = `test-${userId}@example.com`
    // Nobody logs in to this account, so its password is not stored.
    const password = random.id()
    const params = { userId, email, password, name: 'Connection test' }
    return appwrite.call({ method: 'post', path: '/account', params }, userAnswer, {
      signal,
      asGuest: true,
    })
  }

  return {
    // One after the other, so that no call slows down another one's time.
    testConnection: async (signal) => [
      await ask(
        'service',
        () => appwrite.call({ method: 'get', path: '/ping' }, anyAnswer, { signal }),
        signal,
      ),
      await ask('account', () => getAccount(appwrite, signal), signal),
      await ask('database', () => listOne(signal), signal),
    ],
    testSignup: (signal) => ask('signup', () => signUp(signal), signal),
  }
}
