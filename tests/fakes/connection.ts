import { failureOf } from '#domain/failure.ts'
import type { ConnectionPort, Probe, ProbeResult } from '#services/connection.ts'
import type { FakeAccounts } from '#tests/fakes/accounts.ts'
import type { Script } from '#tests/fakes/script.ts'

const milliseconds: Readonly<Record<Probe, number>> = {
  service: 41,
  account: 128,
  database: 96,
  signup: 73,
}

/** {@link ConnectionPort} in memory; each probe is scripted by its own name, `connection.account` and so on. */
export const createFakeConnection = (accounts: FakeAccounts, script: Script): ConnectionPort => {
  const ask = async (probe: Probe, signal?: AbortSignal): Promise<ProbeResult> => {
    const time = { probe, milliseconds: milliseconds[probe] }
    try {
      await script.enter(`connection.${probe}`, signal)
      if (probe === 'account' && accounts.session() === null)
        return { ...time, ok: false, failure: { code: 'signInAgain' } }
      return { ...time, ok: true }
    } catch (thrown) {
      signal?.throwIfAborted()
      return { ...time, ok: false, failure: failureOf(thrown) }
    }
  }
  return {
    testConnection: async (signal) => [
      await ask('service', signal),
      await ask('account', signal),
      await ask('database', signal),
    ],
    testSignup: (signal) => ask('signup', signal),
  }
}
