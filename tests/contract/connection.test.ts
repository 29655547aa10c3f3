import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startAppwrite } from '#tests/contract/appwrite.harness.ts'
import { anyNumber, lin, type Harness } from '#tests/contract/harness.ts'
import { services } from '#tests/contract/services.ts'

const passed = (probe: string) => ({ probe, ok: true, milliseconds: anyNumber })

/** The contract of {@link ConnectionPort} (decision A5). */
describe.each(services)('ConnectionPort $name', ({ start }) => {
  let harness: Harness
  beforeEach(async () => {
    harness = await start()
  })
  afterEach(() => harness.stop())

  it('reports service, account and database, where a list without records is a success (spec §7.9)', async () => {
    await harness.verification.start(lin)
    const results = await harness.connection.testConnection()
    expect(results).toEqual([passed('service'), passed('account'), passed('database')])
  })

  it('reports an account without a session as what it is', async () => {
    const [, account] = await harness.connection.testConnection()
    expect(account).toEqual({
      probe: 'account',
      ok: false,
      milliseconds: anyNumber,
      failure: { code: 'signInAgain' },
    })
  })

  it('signs up a throwaway account without disturbing the session', async () => {
    await harness.verification.start(lin)
    const before = await harness.auth.currentUser()
    expect(await harness.connection.testSignup()).toEqual(passed('signup'))
    expect(await harness.connection.testSignup()).toEqual(passed('signup'))
    expect(await harness.auth.currentUser()).toEqual(before)
  })

  it('rejects with the reason of an aborted test', async () => {
    const reason = new Error('left the page')
    const aborted = AbortSignal.abort(reason)
    await expect(harness.connection.testConnection(aborted)).rejects.toBe(reason)
    await expect(harness.connection.testSignup(aborted)).rejects.toBe(reason)
  })
})

describe('a connection test on Appwrite', () => {
  it('asks for the account and for one record of the contacts (spec §7.9)', async () => {
    const harness = await startAppwrite()
    await harness.verification.start(lin)
    const inner = globalThis.fetch
    const calls: string[] = []
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      const { pathname, search } = new URL(url)
      calls.push(`${String(init.method)} ${pathname}${decodeURIComponent(search)}`)
      return inner(url, init)
    })
    await harness.connection.testConnection()
    await harness.stop()
    expect(calls).toEqual([
      'GET /v1/ping',
      'GET /v1/account',
      'GET /v1/databases/website/collections/contacts/documents?queries[0]={"method":"limit","values":[1]}',
    ])
  })
})
