import { describe, expect, it } from 'vitest'
import type { ServerOptions } from '#backend/server.ts'
import { parseOptions } from '#scripts/site/options.ts'
import { SettingError } from '#backend/site/settingError.ts'
import {
  startSharedBackend,
  startTestBackend,
  type TestBackend,
} from '#tests/backend/support/client.ts'
import { startSmtpServer } from '#tests/backend/support/smtp.ts'
import { temporaryFolder } from '#tests/backend/support/temporaryFolder.ts'

const owner = 'owner@example.com'
const minute = 60_000
const day = 24 * 60 * minute

const start = (options: ServerOptions = {}) =>
  startTestBackend({ contactNotify: { address: owner, locale: 'zh' }, ...options })

const send = async (backend: TestBackend, id: string, fields: object = {}) => {
  const data = {
    contactId: 1,
    firstName: '三',
    lastName: '张',
    emailAddress: `${id}@example.com`,
    phoneNumber: '+86 138',
    ...fields,
  }
  const path = '/v1/databases/website/collections/contacts/documents'
  const { status } = await backend.client().call('POST', path, { documentId: id, data })
  expect(status).toBe(201)
}

const mails = async (backend: TestBackend) => {
  const response = await fetch(`${backend.server.url}/mailbox.json?to=${owner}`)
  const answer = (await response.json()) as { mails: { subject: string; text: string }[] }
  return answer.mails.map(({ subject, text }) => ({ subject, text }))
}

const code = { firstName: 'Verification', lastName: 'Code', phoneNumber: '482913' }

describe('notices of messages', () => {
  it('tell the first message at once, and the next ones together after a minute', async () => {
    const backend = await start()
    await send(backend, 'one')
    expect(await mails(backend)).toEqual([
      {
        subject: '张三在新源科技网站留下了联系方式',
        text: expect.stringMatching(
          /\n\n张三 · one@example\.com · \+86 138 · 2026-01-02 \d\d:30\n\n网站承诺两个工作日内回复/,
        ) as string,
      },
    ])
    await send(backend, 'two')
    await send(backend, 'code', code)
    expect(await mails(backend)).toHaveLength(1)
    backend.advance(minute)
    await send(backend, 'three', { firstName: 'Ann', lastName: 'Lee' })
    const [digest, ...older] = await mails(backend)
    expect(older).toHaveLength(1)
    expect(digest?.subject).toBe('新源科技网站收到2条联系方式')
    expect(digest?.text).toMatch(/张三 · two@example\.com .*\nAnn Lee · three@example\.com /)
  })

  it('tell nothing of sign-up codes, nor what came before they were turned on', async () => {
    const dataDir = temporaryFolder()
    const before = await startSharedBackend({ dataDir })
    await send(before, 'old')
    await before.server.close()
    const backend = await start({ dataDir })
    await send(backend, 'code', code)
    expect(await mails(backend)).toEqual([])
  })

  it('can be answered to the sender', async () => {
    const smtp = await startSmtpServer()
    const backend = await start({
      mail: smtp.mail,
      contactNotify: { address: owner, locale: 'en' },
    })
    await send(backend, 'one', { firstName: 'Ann\r\nBcc: x@example.com', lastName: 'Lee' })
    await backend.server.backend?.services.mailer.idle()
    const received = smtp.received()
    await smtp.close()
    expect(received).toMatch(/\r\nReply-To: [^:]*<one@example\.com>\r\n/)
    expect(received).toContain(`RCPT TO:<${owner}>`)
    expect(received).not.toMatch(/\r\nBcc:/)
  })

  it('are not lost while the mail server is down, nor by a restart meanwhile', async () => {
    const dataDir = temporaryFolder()
    const refusing = await startSmtpServer()
    refusing.refuse()
    const notify = { address: owner, locale: 'en' } as const
    const down = await startSharedBackend({ dataDir, mail: refusing.mail, contactNotify: notify })
    await send(down, 'one')
    await down.server.backend?.services.mailer.idle()
    down.advance(60 * minute)
    await send(down, 'two')
    await down.server.backend?.services.mailer.idle()
    await down.server.close()
    await refusing.close()

    const backend = await start({ dataDir, contactNotify: notify })
    const [mail, ...others] = await mails(backend)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 new contacts at Xinyuan Tech')
    expect(mail?.text).toMatch(/one@example\.com .*\n.*two@example\.com /)
  })
})

it('records go after the days that they are kept', async () => {
  const dataDir = temporaryFolder()
  const first = await startSharedBackend({ dataDir })
  await send(first, 'one')
  await send(first, 'code', code)
  const stored = first.server.backend?.services.now() ?? 0
  await first.server.close()
  const later = async (days: number) => {
    const now = () => stored + days * day
    const backend = await startSharedBackend({ dataDir, contactKeepDays: 30, now })
    const key = backend.server.backend?.services.keys.apiKey ?? ''
    const path = '/v1/databases/website/collections/contacts/documents'
    const { body } = await backend.client().call('GET', path, undefined, { 'x-appwrite-key': key })
    await backend.server.close()
    return { total: (body as { total: number }).total, lines: backend.lines }
  }
  expect((await later(30)).total).toBe(2)
  const { total, lines } = await later(30.1)
  expect(total).toBe(0)
  expect(lines[0]).toBe('contact records older than 30 days: 2 removed')
})

it.each([
  [{ CONTACT_NOTIFY: 'me' }, 'CONTACT_NOTIFY is "me"; it has to be like me@example.com.'],
  [{ CONTACT_KEEP_DAYS: '0' }, 'CONTACT_KEEP_DAYS is "0"; it has to be a number of days from 1.'],
  [{ CONTACT_LANGUAGE: 'de' }, 'CONTACT_LANGUAGE is "de"; it has to be zh or en.'],
])('%o is refused in one sentence', (env, sentence) => {
  expect(() => parseOptions([], env)).toThrow(new SettingError(sentence))
})
