import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startTestBackend } from '#tests/backend/support/client.ts'
import { startSmtpServer } from '#tests/backend/support/smtp.ts'

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

const mailServer = async () => {
  const smtp = await startSmtpServer()
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
  expect(said).toContain('\r\nann@example.com\r\n+61 400 000 000\r\n')
})

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

it('the function removes what is older than the days that are kept, page by page', async () => {
  let time = Date.now() - 91 * day
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
  vi.stubEnv('CONTACT_KEEP_DAYS', '90')
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
