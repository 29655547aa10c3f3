import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { readSchema, type Schema, type ServerOptions } from 'xinyuan-backend'
import { printed, startProgram, startTestBackend } from 'xinyuan-backend/testing'
import { checkService, type Target } from '#scripts/appwrite-check/check.ts'
import { callerOf } from '#scripts/appwrite-check/service.ts'

const check = async (options: ServerOptions = {}, overrides: Partial<Target> = {}) => {
  const backend = await startTestBackend({ now: Date.now, ...options })
  const { apiKey = '' } = backend.server.backend?.services.keys ?? {}
  const named = { project: 'website', database: 'website', collection: 'contacts', key: apiKey }
  const at = { endpoint: `${backend.server.url}/v1`, origin: 'http://localhost:4173' }
  const { lines, notes, left } = await checkService({ ...at, ...named, ...overrides })
  const wrong = lines.filter(({ expected, found }) => found !== undefined && found !== expected)
  return {
    wrong: wrong.map(({ does, found }) => `${does}: ${found ?? ''}`),
    open: lines.filter(({ found }) => found === undefined).length,
    notes,
    left,
  }
}

type Collection = Schema['collections'][number]
const schemaWith = (change: (contacts: Collection) => object): ServerOptions => {
  const schema = readSchema()
  return {
    schema: {
      ...schema,
      collections: schema.collections.map((one) => ({ ...one, ...change(one) })),
    },
  }
}

it('the embedded backend is as the site needs it, and is left clean', async () => {
  const good = { wrong: [], open: 0, notes: [], left: undefined }
  expect(await check({}, { mailedCode: true })).toEqual(good)
})

const permissions = 'nobody but the key may read, change or remove a message'
const access = 'the site may call it and read the answers'
const cases: readonly (readonly [string, ServerOptions, Partial<Target>, string[], number])[] = [
  ['an unknown project', {}, { project: 'nope' }, ['it knows the project nope: 404'], 19],
  [
    'another site',
    {},
    { origin: 'https://www.example.com' },
    [`${access}: 403, https://localhost`],
    18,
  ],
  [
    'another collection',
    {},
    { collection: 'nope' },
    ['it has the collection website/nope: missing'],
    6,
  ],
  [
    'a service without mail',
    { mail: 'fail' },
    {},
    ['a mail for a new password can leave: 503', 'gets a mail: 503'],
    0,
  ],
  [
    'a collection that everybody reads',
    schemaWith(() => ({ $permissions: ['create("any")', 'read("any")'], documentSecurity: false })),
    {},
    [`${permissions}: create("any"),read("any"), document security false`],
    0,
  ],
  [
    'a collection that nobody writes to',
    schemaWith(() => ({ $permissions: [] })),
    {},
    ['a guest may leave a message: 401', `${permissions}: , document security true`],
    1,
  ],
  [
    'a collection of an earlier version',
    schemaWith(({ attributes }) => ({
      attributes: attributes.filter(({ key }) => key !== 'product' && key !== 'createdDate'),
      indexes: [],
    })),
    {},
    ['it takes every attribute of the site: lacks product, lacks createdDate'],
    0,
  ],
  [
    'a collection with a shorter attribute',
    schemaWith(({ attributes }) => ({
      attributes: attributes.map((one) => (one.key === 'phoneNumber' ? { ...one, size: 9 } : one)),
    })),
    {},
    [
      'attributes have the types and sizes of appwrite.config.json: phoneNumber: string  9 false false',
    ],
    0,
  ],
]

it.each(cases)(
  '%s: names what is wrong and judges nothing that follows from it',
  async (...row) => {
    const [, options, target, wrong, open] = row
    expect(await check(options, target)).toMatchObject({ wrong, open, left: undefined })
  },
)

it('warns that a push from this checkout would delete an attribute', async () => {
  const nickname = {
    key: 'nickname',
    type: 'string',
    size: 100,
    required: false,
    array: false,
  } as const
  const newer = schemaWith(({ attributes }) => ({ attributes: [...attributes, nickname] }))
  const { wrong, notes } = await check(newer)
  expect(wrong).toEqual([])
  expect(notes).toEqual([
    expect.stringMatching(/"nickname".* deletes it with its values: pull first/),
  ])
})

it('without a key it says what it could not read, and names the account that it leaves', async () => {
  const backend = await startTestBackend({ now: Date.now })
  const env = { VITE_APPWRITE_ENDPOINT: `${backend.server.url}/v1`, APPWRITE_API_KEY: '' }
  const program = startProgram(['scripts/appwriteCheck.ts'], env)
  await printed(program, /The throwaway account check-\w+ is still there/)
  expect(await program.ended).toBe(1)
  const said = program.output()
  expect(said).toContain('WRONG  the key reads the settings of the collection: no key, not 200\n')
  expect(said).toContain(`?      ${permissions}: not judged, because of "the key reads`)
})

const listening = async (handle: RequestListener) => {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
}

it('a service that knows no such project, not even for its version, gets the advice for that', async () => {
  const endpoint = await listening((_, response) => {
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end('{"type":"project_not_found"}')
  })
  const { wrong } = await check({}, { endpoint, project: 'nope' })
  expect(wrong).toEqual(['it knows the project nope: 404'])
})

const withKey = (endpoint: string) =>
  callerOf({ project: 'website', endpoint }, { 'x-appwrite-key': 'SECRET' })

it('the key goes to no server that a redirect names', async () => {
  let calls = 0
  const other = await listening((_, response) => {
    calls += 1
    response.end('{}')
  })
  const moved = await listening((_, response) => response.writeHead(307, { location: other }).end())
  await expect(withKey(moved).call('GET', '/account')).rejects.toThrow('cannot be reached')
  expect(calls).toBe(0)
})

it.each([
  'http://api.example.com',
  'http://localhost.evil.example',
  'http://127.evil.example',
  'http://127.0.0.1.evil.example',
  'http://localhost@evil.example',
])('the key is not sent to %s without encryption', (endpoint) => {
  expect(() => withKey(endpoint)).toThrow(`The key is not sent to ${endpoint} without encryption.`)
})

it.each(['https://a.example', 'http://localhost', 'http://127.1', 'http://[::1]'])(
  'the key may be sent to %s',
  (endpoint) => {
    expect(() => withKey(endpoint)).not.toThrow()
  },
)
