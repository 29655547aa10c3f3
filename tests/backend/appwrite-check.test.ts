import { expect, test } from 'vitest'
import { readSchema } from '#backend/config/schema.ts'
import type { ServerOptions } from '#backend/server.ts'
import { checkService } from '#scripts/appwrite-check/check.ts'
import { matrix } from '#scripts/appwrite-check/matrix.ts'
import { createWorld } from '#tests/backend/support/client.ts'

async function check(options: ServerOptions = {}, overrides: object = {}) {
  const world = await createWorld({ now: Date.now, ...options })
  const services = world.server.backend?.services
  try {
    const result = await checkService({
      endpoint: `${world.server.url}/v1`,
      project: 'website',
      database: 'website',
      collection: 'contacts',
      origin: 'http://localhost:4173',
      ...(services ? { key: services.keys.apiKey } : {}),
      ...overrides,
    })
    return { ...result, services }
  } finally {
    await world.server.close()
  }
}

const wrongIn = (lines: Awaited<ReturnType<typeof check>>['lines']) =>
  lines.filter(({ good }) => !good).map(({ who, does, found }) => `${who} ${does}: ${found}`)

const schemaWith = (overrides: object) => {
  const schema = readSchema()
  return { ...schema, collections: schema.collections.map((one) => ({ ...one, ...overrides })) }
}

test('the embedded backend is as the site needs it, and is left clean', async () => {
  const { lines, left } = await check()
  expect(wrongIn(lines)).toEqual([])
  expect(lines).toHaveLength(matrix.length + 5)
  expect(left).toEqual([])
})

test('without a key it names what it leaves behind', async () => {
  const { left } = await check({}, { key: undefined })
  expect(left).toEqual([
    expect.stringMatching(/-message$/),
    expect.stringMatching(/-code$/),
    expect.stringMatching(/-a$/),
    expect.stringMatching(/-b$/),
  ])
})

test('a collection that anybody may read is found out, with advice', async () => {
  const schema = schemaWith({ $permissions: ['create("any")', 'read("any")'] })
  const { lines } = await check({ schema })
  expect(wrongIn(lines)).toContain('guest reads the guest’s message: 200')
  expect(lines.find(({ good }) => !good)?.advice).toContain(
    'messages and telephone numbers are private',
  )
})

test('a collection that nobody may write to is found out', async () => {
  const { lines } = await check({ schema: schemaWith({ $permissions: [] }) })
  expect(wrongIn(lines)).toContain('guest leaves a message: 401')
})

test('an unknown project, a missing collection or an unregistered site ends the check at the door', async () => {
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
