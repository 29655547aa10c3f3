import * as current from 'appwrite'
import * as older from 'appwrite-21'
import { afterEach, describe, expect, vi, it } from 'vitest'
import { ann, startTestBackend } from '#tests/backend/support/client.ts'

/** Rows of the SDK's own tests, for both generations: what the site's adapters may rely on. */

afterEach(() => vi.unstubAllGlobals())

const generations = [
  ['27.0.0', current, 'Endpoint must be a valid string'],
  ['21.2.1', older, 'Invalid endpoint URL: '],
] as const

describe.each(generations)('the SDK %s', (_, sdk, emptyEndpoint) => {
  // Both generations have the same members as far as they are used here.
  const { Client, Account, Query, Permission, Role } = sdk as unknown as typeof current

  const accountAt = (endpoint: string) =>
    new Account(new Client().setEndpoint(endpoint).setProject('website'))
  const answered = (body: string, init: ResponseInit) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)))
    return accountAt('http://localhost/v1')
      .get()
      .catch((error: unknown) => error)
  }

  it('S01 a parameter that is left out throws before any request', () => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    const body = { email: ann.email } as { email: string; password: string }
    expect(() => accountAt('http://localhost/v1').createEmailPasswordSession(body)).toThrow(
      expect.objectContaining({ message: 'Missing required parameter: "password"', code: 0 }),
    )
    expect(fetch).not.toHaveBeenCalled()
  })

  it('S02 an endpoint that is no address throws', () => {
    expect(() => new Client().setEndpoint('htp://x')).toThrow('Invalid endpoint URL: htp://x')
    expect(() => new Client().setEndpoint('')).toThrow(emptyEndpoint)
    expect(() => new Client().setEndpointRealtime('http://x')).toThrow(
      'Invalid realtime endpoint URL: http://x',
    )
  })

  it.each([
    [404, 'user_not_found'],
    [500, 'general_unknown'],
  ])('S03 a JSON answer of %d becomes an exception with its %s', async (code, type) => {
    const body = JSON.stringify({ message: 'A sentence.', code, type })
    const headers = { 'content-type': 'application/json' }
    const error = await answered(body, { status: code, headers })
    expect(error).toBeInstanceOf(sdk.AppwriteException)
    expect(error).toMatchObject({ message: 'A sentence.', code, type, response: body })
  })

  it('S04 an answer of text becomes an exception with that text', async () => {
    const headers = { 'content-type': 'text/html' }
    const error = await answered('Bad gateway', { status: 502, headers })
    expect(error).toMatchObject({ message: 'Bad gateway', code: 502, response: 'Bad gateway' })
  })

  it('S05 an opaque answer is 403 and names the site', async () => {
    vi.stubGlobal('window', { location: { host: 'shop.example' } })
    vi.stubGlobal('fetch', () => Promise.resolve({ type: 'opaque', headers: new Headers() }))
    await expect(accountAt('http://localhost/v1').get()).rejects.toMatchObject({
      code: 403,
      type: 'forbidden',
      message: expect.stringContaining('(shop.example)') as string,
    })
  })

  it('S06 no session lands in the browser’s storage: no fallback is sent (known difference D3)', async () => {
    const backend = await startTestBackend()
    const setItem = vi.fn()
    try {
      await backend.client().call('POST', '/v1/account', ann)
      const localStorage = { getItem: () => null, setItem }
      vi.stubGlobal('window', { localStorage, location: { host: 'localhost' } })
      const { email, password } = ann
      const account = accountAt(`${backend.server.url}/v1`)
      expect(await account.createEmailPasswordSession({ email, password })).toMatchObject({
        userId: 'ann',
        secret: '',
      })
      expect(setItem).not.toHaveBeenCalled()
    } finally {
      await backend.server.close()
    }
  })

  it('S09 queries, permissions and roles are written as the service reads them', () => {
    expect([
      Query.equal('title', ['a', 1]),
      Query.limit(5),
      Query.orderDesc('title'),
      Query.cursorAfter('id'),
      Query.or([Query.isNull('title')]),
      Permission.read(Role.any()),
      Permission.write(Role.user('ann', 'verified')),
      Role.users(),
      Role.guests(),
    ]).toEqual([
      '{"method":"equal","attribute":"title","values":["a",1]}',
      '{"method":"limit","values":[5]}',
      '{"method":"orderDesc","attribute":"title"}',
      '{"method":"cursorAfter","values":["id"]}',
      '{"method":"or","values":[{"method":"isNull","attribute":"title"}]}',
      'read("any")',
      'write("user:ann/verified")',
      'users',
      'guests',
    ])
  })
})
