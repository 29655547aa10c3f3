import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { contactName } from 'xinyuan-backend'
import { startSmtpServer, startTestBackend } from 'xinyuan-backend/testing'
import { contactFields } from '#domain/contact.rules.ts'

/** What the runtime of Appwrite's functions hands to one of them. */
interface FunctionContext {
  readonly req: {
    readonly headers: Readonly<Record<string, string>>
    readonly bodyJson: Readonly<Record<string, unknown>>
  }
  readonly res: { readonly empty: () => string }
  readonly log: (text: string) => void
}

const { default: contactNotify } = (await import(
  pathToFileURL(join('appwrite', 'contact-notify', 'src', 'main.js')).href
)) as { readonly default: (context: FunctionContext) => Promise<string> }

const day = 24 * 3_600_000

const run = async (
  headers: Readonly<Record<string, string>>,
  record: Readonly<Record<string, unknown>> = {},
) => {
  const logged: string[] = []
  const answer = await contactNotify({
    req: { headers, bodyJson: record },
    res: { empty: () => 'empty' },
    log: (text) => void logged.push(text),
  })
  expect(answer).toBe('empty')
  return logged
}

const mailServer = async (refused?: RegExp) => {
  const smtp = await startSmtpServer(refused === undefined ? {} : { refused })
  const { host, port, from } = smtp.mail
  const settings = {
    CONTACT_NOTIFY: 'owner@example.com',
    SMTP_HOST: host,
    SMTP_PORT: String(port),
    SMTP_TLS: 'off',
    SMTP_FROM: from,
    CONTACT_LANGUAGE: 'en',
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await smtp.close()
  })
  return smtp
}

/** A created record, as the event of Appwrite carries it. */
const record = {
  contactId: 1,
  firstName: 'Ann',
  lastName: 'Lee\r\nBcc: other@example.com',
  emailAddress: 'ann@example.com',
  phoneNumber: '+61 400 000 000',
  product: 'Zhiyuan 40',
  createdDate: '2026-01-02T03:04:05.678+00:00',
  $id: 'contact0002',
  $sequence: '2',
  $createdAt: '2026-01-02T03:04:05.700+00:00',
  $updatedAt: '2026-01-02T03:04:05.700+00:00',
  $permissions: [],
  $databaseId: 'website',
  $collectionId: 'contacts',
}

const event = {
  'x-appwrite-trigger': 'event',
  'x-appwrite-event': 'databases.website.collections.contacts.documents.contact0002.create',
}

it('the function mails a message once, and an answer goes to its sender', async () => {
  const smtp = await mailServer()
  await run(event, record)
  const said = smtp.received()
  expect(said.match(/^(?:MAIL|RCPT|DATA).*$/gm)).toEqual([
    'MAIL FROM:<noreply@example.com>',
    'RCPT TO:<owner@example.com>',
    'DATA',
  ])
  expect(said).toContain('Reply-To: "Ann Lee Bcc: other@example.com" <ann@example.com>\r\n')
  expect(said).toContain(
    '\r\nann@example.com\r\n+61 400 000 000\r\nZhiyuan 40\r\n2026-01-02 03:04 UTC\r\n',
  )
})

it.each(Object.values(contactFields).map(({ attribute }) => attribute))(
  'the mail of the function has what the form holds as %s',
  async (attribute) => {
    const smtp = await mailServer()
    const typed = attribute === 'emailAddress' ? 'typed@example.com' : 'Typed'
    await run(event, { ...record, [attribute]: typed })
    const [, text] = smtp.received().split('Someone left contact details')
    expect(text).toContain(typed)
  },
)

it.each([
  ['三', '张'],
  ['민수', '김'],
  ['さくら', '山田'],
  ['アリー', 'スズキ'],
  ['小明😀', '欧阳'],
  ['Ann', '张'],
])(
  'the function writes the name %s %s as the embedded backend does',
  async (firstName, lastName) => {
    const smtp = await mailServer()
    await run(event, { ...record, firstName, lastName })
    // Quoted-printable, with soft line breaks.
    const bytes = smtp
      .received()
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, '%$1')
    const [, body = ''] = bytes.split('Someone left contact details')
    const name = contactName({ firstName, lastName })
    expect(decodeURIComponent(body)).toContain(`\r\n${name}\r\n`)
  },
)

it('the function says nothing of a sign-up code', async () => {
  const smtp = await mailServer()
  await run(event, { ...record, firstName: 'Verification', lastName: 'Code' })
  expect(smtp.received()).toBe('')
})

it('the function fails where a setting is missing, so that its execution shows it', async () => {
  await mailServer()
  vi.stubEnv('CONTACT_NOTIFY', '')
  await expect(run(event, record)).rejects.toThrow('CONTACT_NOTIFY is not set.')
})

it('the function removes what is older than 180 days, page by page', async () => {
  let time = Date.now() - 181 * day
  const backend = await startTestBackend({ now: () => time })
  const { call } = backend.client()
  const path = '/v1/databases/website/collections/contacts/documents'
  const create = async (documentId: string) => {
    const { contactId, firstName, emailAddress } = record
    const data = { contactId, firstName, lastName: 'Lee', emailAddress }
    expect((await call('POST', path, { documentId, data })).status).toBe(201)
  }
  for (let sent = 0; sent < 101; sent += 1) await create(`old${sent}`)
  time += 2 * day
  await create('new')
  vi.stubEnv('APPWRITE_FUNCTION_API_ENDPOINT', `${backend.server.url}/v1`)
  vi.stubEnv('APPWRITE_FUNCTION_PROJECT_ID', 'website')
  onTestFinished(() => void vi.unstubAllEnvs())
  const key = { 'x-appwrite-key': backend.server.backend?.services.keys.apiKey ?? '' }
  const trigger = { 'x-appwrite-trigger': 'schedule', ...key }
  expect(await run(trigger)).toEqual(['101 records removed'])
  const { body } = await call('GET', path, undefined, key)
  expect((body as { documents: { $id: string }[] }).documents.map(({ $id }) => $id)).toEqual([
    'new',
  ])
})

it('the function tells of a message whose words are refused, without them', async () => {
  const smtp = await mailServer(/ann@example\.com/)
  expect(await run(event, record)).toEqual(['mail refused: 554'])
  const [, , plain = ''] = smtp.received().split(/^DATA/m)
  expect(plain).toContain('\r\nSubject: 1 new contact at the site\r\n')
  expect(plain).not.toMatch(/Ann|Lee|\+61/)
})

const schedule = { 'x-appwrite-trigger': 'schedule', 'x-appwrite-key': 'key' }

it.each(['0.001', '30 days', '-1', '0'])('the function refuses %s as days', async (days) => {
  vi.stubEnv('CONTACT_KEEP_DAYS', days)
  onTestFinished(() => void vi.unstubAllEnvs())
  const sentence = `CONTACT_KEEP_DAYS is "${days}"; it has to be a number of days from 1, or never.`
  await expect(run(schedule)).rejects.toThrow(sentence)
})

it('the function removes nothing where records are kept without end', async () => {
  vi.stubEnv('CONTACT_KEEP_DAYS', 'never')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await run(schedule)).toEqual([])
})

/** An Appwrite that answers with what it is told to, and remembers the keys that it got. */
const fakeAppwrite = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
) => {
  const keys: unknown[] = []
  const server = createServer((request, response) => {
    keys.push(request.headers['x-appwrite-key'])
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('CONTACT_KEEP_DAYS', '30')
  vi.stubEnv('APPWRITE_FUNCTION_PROJECT_ID', 'website')
  vi.stubEnv('APPWRITE_FUNCTION_API_ENDPOINT', `http://127.0.0.1:${String(port)}/v1`)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    server.close()
  })
  return { keys, url: `http://127.0.0.1:${String(port)}` }
}

it('the function sends its key to no other server, and not without encryption', async () => {
  const other = await fakeAppwrite((_, response) => response.end('{}'))
  await fakeAppwrite((_, response) => response.writeHead(307, { location: other.url }).end())
  await expect(run(schedule)).rejects.toThrow('fetch failed')
  expect(other.keys).toEqual([])
  for (const host of ['appwrite.example.com', 'localhost.evil.example', '127.evil.example']) {
    vi.stubEnv('APPWRITE_FUNCTION_API_ENDPOINT', `http://${host}/v1`)
    await expect(run(schedule)).rejects.toThrow(/_APP_OPTIONS_FORCE_HTTPS/)
  }
})

it('the function ends when a record is listed that cannot be removed', async () => {
  await fakeAppwrite(({ method }, response) => {
    if (method === 'GET') response.end('{"documents":[{"$id":"one"}]}')
    else response.writeHead(404).end()
  })
  await expect(run(schedule)).rejects.toThrow('1 records cannot be removed.')
})
