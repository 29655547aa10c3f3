/* oxlint-disable typescript/no-deprecated -- spec §7 names the documents' own paths, which every
   release of the service serves. */
import { Account, Client, Databases, ID, Query } from 'appwrite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestBackend, type TestBackend } from '#backend/tests/support/client.ts'

/**
 * The official SDK makes the product's calls. Node's `fetch` keeps no cookies, so a session is carried by
 * `setSession`, as the SDK offers.
 */

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend()
})

afterEach(() => vi.unstubAllGlobals())

const person = { email: 'ann@example.com', password: 'correct horse 1', name: 'Ann' }
const contact = {
  contactId: 1,
  firstName: 'Ann',
  lastName: 'Lee',
  emailAddress: 'ann@example.com',
  phoneNumber: '123456',
  createdDate: '2026-01-02T03:04:05.678Z',
}
const collection = { databaseId: 'website', collectionId: 'contacts' }

/** Takes the session's value out of the cookie that the SDK's own request was answered with. */
const sessionValue = async (): Promise<string> => {
  const response = await fetch(`${backend.server.url}/v1/account/sessions/email`, {
    method: 'POST',
    headers: { 'x-appwrite-project': 'website', 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  })
  const [cookie = ''] = response.headers.getSetCookie()
  return decodeURIComponent(/=([^;]*)/.exec(cookie)?.[1] ?? '')
}

describe('the SDK', () => {
  const connect = () => {
    const client = new Client().setEndpoint(`${backend.server.url}/v1`).setProject('website')
    return { client, account: new Account(client), databases: new Databases(client) }
  }

  it('a parameter that is left out throws before any request (spec §8.19)', () => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    const incomplete = { email: person.email } as typeof person
    expect(() => connect().account.createEmailPasswordSession(incomplete)).toThrow(
      expect.objectContaining({ message: 'Missing required parameter: "password"', code: 0 }),
    )
    expect(fetch).not.toHaveBeenCalled()
  })

  it('stores no session where scripts can read it', async () => {
    const { account } = connect()
    await account.create({ userId: 'ann', ...person })
    const setItem = vi.fn()
    const localStorage = { getItem: () => null, setItem }
    vi.stubGlobal('window', { localStorage, location: { host: 'localhost' } })
    expect(await account.createEmailPasswordSession(person)).toMatchObject({ userId: 'ann' })
    expect(setItem).not.toHaveBeenCalled()
  })

  it('signs up, logs in, leaves the code record, asks for the mail, confirms, logs out', async () => {
    const { client, account, databases } = connect()
    const user = await account.create({ userId: ID.unique(), ...person })
    expect(user).toMatchObject({ email: person.email, name: 'Ann', emailVerification: false })
    const session = await account.createEmailPasswordSession(person)
    expect(session).toMatchObject({ userId: user.$id, secret: '' })
    client.setSession(await sessionValue())

    const record = await databases.createDocument({
      ...collection,
      documentId: ID.unique(),
      data: { ...contact, firstName: 'Verification', lastName: 'Code' },
      permissions: [],
    })
    expect(record).toMatchObject({ firstName: 'Verification', $permissions: [] })
    const url = 'http://localhost:3000/verify-email'
    expect(await account.createEmailVerification({ url })).toMatchObject({
      userId: user.$id,
      secret: '',
    })
    const link = new URL((await backend.mail(person.email)).link ?? '')
    const secret = link.searchParams.get('secret') ?? ''
    await account.updateEmailVerification({ userId: user.$id, secret })
    expect(await account.get()).toMatchObject({ emailVerification: true })
    expect(await databases.listDocuments({ ...collection, queries: [Query.limit(1)] })).toEqual({
      total: 0,
      documents: [],
    })
    await account.deleteSession({ sessionId: 'current' })
    await expect(account.get()).rejects.toMatchObject({
      code: 401,
      type: 'general_unauthorized_scope',
    })
  })

  it('signs up by a mailed code', async () => {
    const { account } = connect()
    const { $id } = await account.create({ userId: ID.unique(), ...person })
    const token = await account.createEmailToken({ userId: $id, email: person.email })
    expect(token).toMatchObject({ userId: $id, secret: '', phrase: '' })
    await expect(account.createSession({ userId: $id, secret: 'wrong' })).rejects.toMatchObject({
      code: 401,
      type: 'user_invalid_token',
    })
    const secret = (await backend.mail(person.email)).code ?? ''
    expect(await account.createSession({ userId: $id, secret })).toMatchObject({
      provider: 'token',
    })
  })

  it('resets a password, keeps preferences, leaves a message, pings', async () => {
    const { client, account, databases } = connect()
    const { $id } = await account.create({ userId: ID.unique(), ...person })
    await account.createRecovery({
      email: person.email,
      url: 'http://localhost:3000/reset-password',
    })
    const link = new URL((await backend.mail(person.email)).link ?? '')
    const secret = link.searchParams.get('secret') ?? ''
    await account.updateRecovery({ userId: $id, secret, password: 'brand new horse 2' })
    await expect(account.createEmailPasswordSession(person)).rejects.toMatchObject({
      type: 'user_invalid_credentials',
    })
    const message = await databases.createDocument({
      ...collection,
      documentId: ID.unique(),
      data: contact,
    })
    expect(message).toMatchObject({ firstName: 'Ann', $permissions: [] })
    expect(await client.ping()).toEqual({ message: 'Pong!' })
  })

  it('raises what the service refuses, with message, code and type (spec §8.21)', async () => {
    const { account } = connect()
    await account.create({ userId: 'ann', ...person })
    const error: unknown = await account
      .create({ userId: 'ben', ...person })
      .catch((e: unknown) => e)
    expect(error).toMatchObject({
      message: 'A user with the same id, email, or phone already exists in this project.',
      code: 409,
      type: 'user_already_exists',
      response: expect.stringContaining('"user_already_exists"') as string,
    })
  })

  it('an opaque answer asks to register the host as a web platform (spec §8.22)', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve({ type: 'opaque' }))
    vi.stubGlobal('window', { location: { host: 'www.example.com' } })
    await expect(connect().account.get()).rejects.toMatchObject({
      message: expect.stringMatching(/www\.example\.com.* Web platform/u) as string,
      code: 403,
      type: 'forbidden',
    })
  })
})
