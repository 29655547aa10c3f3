import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { readSchema } from '#backend/config/schema.ts'
import { startSharedBackend, type TestBackend } from '#backend/tests/support/client.ts'
import { send } from '#backend/tests/support/send.ts'

/**
 * Calls of a real Appwrite 1.8.1 and what it answered, in their order. The project and the database have the names of
 * this site; secrets are placeholders. `before` says how often the same call came before.
 */
interface Recording {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly before?: number
  readonly answer: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly body: unknown
  }
}

const recordings = JSON.parse(
  readFileSync(new URL('recordings.json', import.meta.url), 'utf8'),
) as readonly Recording[]

const password = 'correct horse 1'
/** The browser of the recordings. */
const browser = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
}
const url = 'http://localhost/page'
const idOf = (person: string) => `${person.padEnd(20, '0')}1`
const addressOf = (person: string) => `${person}@example.com`

let backend: TestBackend
let limited: TestBackend
beforeAll(async () => {
  // The recorded collection was made before a message could name a product.
  const schema = readSchema()
  const collections = schema.collections.map((one) => ({
    ...one,
    attributes: one.attributes.filter(({ key }) => key !== 'product'),
  }))
  backend = await startSharedBackend({ schema: { ...schema, collections } })
  limited = await startSharedBackend({ rateLimits: true })
  return async () => {
    await backend.server.close()
    await limited.server.close()
  }
})

const signUp = (person: string) => {
  const body = { userId: idOf(person), email: addressOf(person), password, name: person }
  return backend.client().call('POST', '/v1/account', body)
}
const sessionOf = async (person: string) => {
  await signUp(person)
  const client = backend.client()
  const body = { email: addressOf(person), password }
  await client.call('POST', '/v1/account/sessions/email', body, browser)
  return client
}
const secretOf = async (person: string) => await backend.secretTo(addressOf(person))

/** What stands for the placeholders; each is made once. */
const makers: Readonly<Record<string, () => Promise<string>>> = {
  '<apiKey>': () => Promise.resolve(backend.services.keys.apiKey),
  '<verificationSecret:1>': async () => {
    await (await sessionOf('carol')).call('POST', '/v1/account/verifications/email', { url })
    return secretOf('carol')
  },
  '<recoverySecret:1>': async () => {
    const body = { email: addressOf('carol'), url }
    await backend.client().call('POST', '/v1/account/recovery', body)
    return secretOf('carol')
  },
  '<otp:1>': async () => {
    const body = { userId: idOf('newbie'), email: addressOf('newbie') }
    await backend.client().call('POST', '/v1/account/tokens/email', body)
    const { code } = await backend.mail(addressOf('newbie'))
    const use = { userId: idOf('newbie'), secret: code }
    await backend.client().call('POST', '/v1/account/sessions/token', use)
    return code ?? ''
  },
}
const made = new Map<string, string>()
const fill = async (text: string) => {
  let filled = text
  for (const [placeholder, person] of text.matchAll(/<(?:session:(\w+)|\w+(?::1)?)>/g)) {
    const known = made.get(placeholder)
    const value =
      known ??
      (person === undefined
        ? await makers[placeholder]?.()
        : (await sessionOf(person)).cookie().replace(/^.*?=/, ''))
    made.set(placeholder, value ?? '')
    filled = filled.replaceAll(placeholder, value ?? '')
  }
  return filled
}

/** What has to be there before, where the call that made it was not recorded. */
const prepare: Readonly<Record<string, () => Promise<unknown>>> = {
  '08-email-token-existing-user': () => fill('<otp:1>'),
  '09-email-update-taken': () => signUp('heidi'),
}

/** A body in which times, ids of the server and sequences only have their form. */
const formOf = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => {
    if (key === '$sequence') return typeof value
    if (typeof value !== 'string') return value
    if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/.test(value))
      return key === 'createdDate' ? value : 'a time'
    return /^6[0-9a-f]{19}$/.test(value) ? 'an id' : value
  })

/** What differs on purpose: a proof that ends a password answers with a link for a new one (decision A10). */
const differs: Readonly<Record<string, object>> = {
  '06-verification-update-ok-guest': {
    secret: expect.stringMatching(/^[0-9a-f]{256}$/u) as unknown,
  },
}

it.each(recordings)('$name is answered as by Appwrite', async (recording) => {
  const { name, before = 0, answer } = recording
  await prepare[name]?.()
  const { port } = (before === 0 ? backend : limited).server
  const { method, path, headers, body } = JSON.parse(
    await fill(JSON.stringify(recording)),
  ) as Recording
  const call = () => send(port, { method, path, body, headers: { ...browser, ...headers } })
  for (let n = 0; n < before; n += 1) await call()
  const found = await call()
  // What a session cookie is made of is the text of this answer.
  const [cookie = ''] = found.headers['set-cookie'] ?? []
  if (name === '02-session-email-ok')
    made.set('<session:alice>', /=([^;]*)/.exec(cookie)?.[1] ?? '')
  const names = Object.keys(answer.headers)
  expect({
    status: found.status,
    headers: Object.fromEntries(names.map((header) => [header, found.headers[header]])),
    body: formOf(found.body),
  }).toEqual({
    ...answer,
    body:
      name in differs
        ? { ...(formOf(answer.body) as object), ...differs[name] }
        : formOf(answer.body),
  })
})
