import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSchema, type ServerOptions } from 'xinyuan-backend'
import { printed, startProgram, startTestBackend } from 'xinyuan-backend/testing'
import { checkService } from '#scripts/appwrite-check/check.ts'
import { matrix } from '#scripts/appwrite-check/matrix.ts'
import { callerOf } from '#scripts/appwrite-check/service.ts'

const check = async (options: ServerOptions = {}, overrides: object = {}) => {
  const backend = await startTestBackend({ now: Date.now, ...options })
  const services = backend.server.backend?.services
  const result = await checkService({
    endpoint: `${backend.server.url}/v1`,
    project: 'website',
    database: 'website',
    collection: 'contacts',
    origin: 'http://localhost:4173',
    ...(services ? { key: services.keys.apiKey } : {}),
    ...overrides,
  })
  return { ...result, services }
}

const wrongIn = (lines: Awaited<ReturnType<typeof check>>['lines']) =>
  lines.filter(({ good }) => !good).map(({ who, does, found }) => `${who} ${does}: ${found}`)

const schemaWith = (overrides: object) => {
  const schema = readSchema()
  return { ...schema, collections: schema.collections.map((one) => ({ ...one, ...overrides })) }
}

it('the embedded backend is as the site needs it, and is left clean', async () => {
  const { lines, left } = await check()
  expect(wrongIn(lines)).toEqual([])
  expect(lines).toHaveLength(matrix.length + 28)
  expect(left).toEqual([])
})

it('without a key it names what it leaves behind', async () => {
  const { left } = await check({}, { key: undefined })
  expect(left).toEqual([
    expect.stringMatching(/-attributes$/),
    expect.stringMatching(/-message$/),
    expect.stringMatching(/-code$/),
    expect.stringMatching(/-a$/),
    expect.stringMatching(/-b$/),
    expect.stringMatching(/-d$/),
  ])
})

it('a collection that anybody may read fails the check, with advice', async () => {
  const schema = schemaWith({ $permissions: ['create("any")', 'read("any")'] })
  const { lines } = await check({ schema })
  expect(wrongIn(lines)).toContain('guest reads the guest’s message: 200')
  expect(lines.find(({ good }) => !good)?.advice).toContain(
    'messages and telephone numbers are private',
  )
})

it('names an attribute that the collection lacks', async () => {
  const [contacts] = readSchema().collections
  const attributes = contacts?.attributes.filter(
    ({ key }) => key !== 'createdDate' && key !== 'phoneNumber',
  )
  const { lines } = await check({ schema: schemaWith({ attributes, indexes: [] }) })
  const found = lines.find(({ does }) => does.startsWith('leaves every attribute'))
  expect([found?.good, found?.found.split(', ').toSorted()]).toEqual([
    false,
    ['createdDate', 'without phoneNumber'],
  ])
  expect(found?.advice).toContain('The collection contacts lacks "')
})

it('a collection that nobody may write to fails the check', async () => {
  const { lines } = await check({ schema: schemaWith({ $permissions: [] }) })
  expect(wrongIn(lines)).toContain('guest leaves a message: 401')
})

it('an unknown project, a missing collection or an unregistered site ends the check early (spec §8.22)', async () => {
  const project = await check({}, { project: 'nope' })
  expect(wrongIn(project.lines)).toContain('anybody pings the project nope: 404')
  const collection = await check({}, { collection: 'nope' })
  expect(wrongIn(collection.lines)).toEqual(['anybody finds the collection website/nope: missing'])
  const site = await check({}, { origin: 'https://www.example.com' })
  expect(wrongIn(site.lines)).toEqual([
    'the site sends an empty log-in: let in, found empty: 403',
    'the site is allowed to read answers: https://localhost',
  ])
  expect(site.lines.at(3)?.advice).toBe(
    'Add www.example.com as a Web platform of the project (Overview → Platforms). After a 429 wait an hour.',
  )
})

describe('appwrite:check', () => {
  const unfit = async (options: ServerOptions, overrides: object) => {
    const { lines } = await check(options, overrides)
    return lines.filter(({ good }) => !good).map(({ does, found, advice }) => [does, found, advice])
  }

  it('names a project that is not there, and looks no further', async () => {
    const wrong = await unfit({}, { project: 'nope' })
    expect(wrong).toEqual([
      ['pings the project nope', '404', expect.stringContaining('There is no project "nope"')],
    ])
  })

  it('names a host that the server does not know', async () => {
    const server = createServer((_, response) => {
      response.writeHead(401, { 'content-type': 'text/html' })
      response.end('<h1>Router protection</h1>')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const wrong = await unfit({}, { endpoint: `http://127.0.0.1:${port}/v1` })
    server.close()
    expect(wrong).toEqual([
      [
        'asks for the version',
        '401, a web page',
        expect.stringContaining('Set _APP_DOMAIN in its .env'),
      ],
    ])
  })

  it('names missing SMTP', async () => {
    const wrong = await unfit({ mail: 'fail' }, {})
    expect(wrong).toEqual([
      ['asks for a reset mail', '503', expect.stringContaining('The server has no SMTP')],
      ['asks for a verification mail', '503', expect.stringContaining('The server has no SMTP')],
    ])
  })

  it('tries the mailed code where the site uses it, and cleans up', async () => {
    const { lines, left } = await check({}, { mailedCode: true })
    expect(wrongIn(lines)).toEqual([])
    expect(lines.map(({ does }) => does)).toEqual(
      expect.arrayContaining(['asks for a mailed code', 'enters a wrong code']),
    )
    expect(left).toEqual([])
  })

  it('warns that a push can delete data where it advises one', async () => {
    const schema = readSchema()
    const collections = schema.collections.map((one) => ({
      ...one,
      attributes: one.attributes.map((a) => (a.key === 'firstName' ? { ...a, size: 99 } : a)),
    }))
    const { lines } = await check({ schema: { ...schema, collections } })
    const [wrong] = lines.filter(({ good }) => !good)
    expect(wrong?.advice).toContain('deletes its values in every document')
  })

  it('prints its variables with --help and calls nobody', async () => {
    const program = startProgram(['scripts/appwriteCheck.ts', '--help'], {
      VITE_APPWRITE_ENDPOINT: 'http://127.0.0.1:1/v1',
    })
    expect(await program.ended).toBe(0)
    expect(program.output()).toMatch(/^Usage: npm run appwrite:check/)
  })

  it('names the setting when the address does not answer', async () => {
    const program = startProgram(['scripts/appwriteCheck.ts'], {
      VITE_APPWRITE_ENDPOINT: 'http://127.0.0.1:1/v1',
    })
    expect(await program.ended).toBe(1)
    expect(program.output()).toMatch(/\. Look at the network and at VITE_APPWRITE_ENDPOINT,/)
  })

  it('ends with 1 when something was left behind', async () => {
    const backend = await startTestBackend({ now: Date.now })
    const program = startProgram(['scripts/appwriteCheck.ts'], {
      VITE_APPWRITE_ENDPOINT: `${backend.server.url}/v1`,
    })
    await printed(program, /These throwaway records are still there/)
    expect(await program.ended).toBe(1)
  })
})

it('the key goes to no other server, and not unencrypted to another machine', async () => {
  const keys: unknown[] = []
  const listening = async (handle: RequestListener) => {
    const server = createServer(handle)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  }
  const other = await listening(({ headers }, response) => {
    keys.push(headers['x-appwrite-key'])
    response.end('{}')
  })
  const endpoint = await listening((_, response) =>
    response.writeHead(307, { location: other }).end(),
  )
  const target = { project: 'website', database: 'website', collection: 'contacts', origin: other }
  const key = { 'x-appwrite-key': 'SECRET' }
  await expect(callerOf({ ...target, endpoint }, key).call('GET', '/account')).rejects.toThrow()
  expect(keys).toEqual([])
})

const withKey = (endpoint: string) =>
  callerOf({ project: 'p', endpoint }, { 'x-appwrite-key': 'SECRET' })

it.each([
  'http://api.example.com/v1',
  'http://localhost.evil.example/v1',
  'http://127.evil.example/v1',
  'http://127.0.0.1.evil.example/v1',
  'http://localhost@evil.example/v1',
  'http://[::2]/v1',
])('the key is not sent to %s without encryption', (endpoint) => {
  expect(() => withKey(endpoint)).toThrow(`The key is not sent to ${endpoint} without encryption.`)
})

it.each([
  'https://api.example.com/v1',
  'http://localhost/v1',
  'http://127.0.0.1/v1',
  'http://[::1]/v1',
])('the key may be sent to %s', (endpoint) => {
  expect(() => withKey(endpoint)).not.toThrow()
})
