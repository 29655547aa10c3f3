import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ServerOptions } from '#backend/server.ts'
import { databaseName, openDatabase } from '#backend/store/database.ts'
import {
  startSharedBackend,
  startTestBackend,
  type TestBackend,
} from '#backend/tests/support/client.ts'
import { startSmtpServer } from '#backend/tests/support/smtp.ts'
import { temporaryFolder } from '#backend/tests/support/temporaryFolder.ts'

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
    await backend.services.mailer.idle()
    const received = smtp.received()
    await smtp.close()
    expect(received).toMatch(/\r\nReply-To: [^:]*<one@example\.com>\r\n/)
    expect(received).toContain(`RCPT TO:<${owner}>`)
    expect(received).not.toMatch(/\r\nBcc:/)
  })

  it('continue after a mail that the server refuses for its words', async () => {
    const smtp = await startSmtpServer({ refused: /dbltest\.com/ })
    const backend = await start({
      mail: smtp.mail,
      contactNotify: { address: owner, locale: 'en' },
    })
    const lee = { firstName: 'Ann', lastName: 'Lee' }
    const idle = () => backend.services.mailer.idle()
    await send(backend, 'spam', { ...lee, emailAddress: 'x@dbltest.com' })
    await idle()
    backend.advance(minute)
    await send(backend, 'next', lee)
    await idle()
    const received = smtp.received()
    await smtp.close()
    const subjects = [...received.matchAll(/\r\nSubject: (.*)\r\n/g)].map(([, subject]) => subject)
    expect(subjects).toEqual([
      'Ann Lee left contact details at Xinyuan Tech',
      '1 new contact at Xinyuan Tech',
      'Ann Lee left contact details at Xinyuan Tech',
    ])
    const [, , last = ''] = received.split(/\r\nSubject: /).slice(1)
    expect(last).toContain('next@example.com')
    expect(last).not.toContain('dbltest')
  })

  it('read sign-up codes once, so that none makes the next record slower', async () => {
    const dataDir = temporaryFolder()
    const backend = await startSharedBackend({
      dataDir,
      contactNotify: { address: owner, locale: 'zh' },
    })
    for (const id of ['one', 'two', 'three']) await send(backend, id, code)
    await backend.server.close()
    const db = openDatabase(join(dataDir, databaseName))
    const mark = db.prepare("SELECT value FROM marks WHERE name = 'contacts told'").get()
    db.close()
    expect(mark).toMatchObject({ value: 3 })
  })

  it('are not lost while the mail server is down, nor by a restart meanwhile', async () => {
    const dataDir = temporaryFolder()
    const refusing = await startSmtpServer()
    refusing.refuse()
    const notify = { address: owner, locale: 'en' } as const
    const down = await startSharedBackend({ dataDir, mail: refusing.mail, contactNotify: notify })
    await send(down, 'one')
    await down.services.mailer.idle()
    down.advance(60 * minute)
    await send(down, 'two')
    await down.services.mailer.idle()
    await down.server.close()
    await refusing.close()

    const backend = await start({ dataDir, contactNotify: notify })
    const [mail, ...others] = await mails(backend)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 new contacts at Xinyuan Tech')
    expect(mail?.text).toMatch(/one@example\.com .*\n.*two@example\.com /)
  })
})

describe('records that are kept for 30 days', () => {
  const path = '/v1/databases/website/collections/contacts/documents'
  const totalOf = async (backend: TestBackend) => {
    const { body } = await backend.client().call('GET', path, undefined, backend.key)
    return (body as { total: number }).total
  }
  const stored = async () => {
    const dataDir = temporaryFolder()
    const first = await startSharedBackend({ dataDir })
    await send(first, 'one')
    await send(first, 'code', code)
    const time = first.services.now()
    await first.server.close()
    return { dataDir, time }
  }
  /** A start of the server so many days after the records were stored. */
  const later = async ({ dataDir, time }: { dataDir: string; time: number }, days: number) => {
    const now = () => time + days * day
    const backend = await startSharedBackend({ dataDir, contactKeepDays: 30, now })
    const total = await totalOf(backend)
    await backend.server.close()
    return { total, lines: backend.lines }
  }

  it('go after them', async () => {
    const records = await stored()
    expect((await later(records, 20)).total).toBe(2)
    expect((await later(records, 30)).total).toBe(2)
    const { total, lines } = await later(records, 30.1)
    expect(total).toBe(0)
    expect(lines[0]).toBe('contact records older than 30 days: 2 removed')
  })

  it('stay where the clock is a year ahead, and go once it is right', async () => {
    const records = await stored()
    const { total, lines } = await later(records, 400)
    expect(total).toBe(2)
    expect(lines[0]).toMatch(/2 are removed in a day, if the clock is right \(2027-02-06\)/)
    const again = await later(records, 400)
    expect([again.total, again.lines.join().includes(': 2 removed')]).toEqual([2, false])
    expect((await later(records, 25)).total).toBe(2)
    expect((await later(records, 31)).total).toBe(0)
  })

  it('stay for a day when a server removes records for the first time', async () => {
    const records = await stored()
    const now = () => records.time + 55 * day
    const earlier = await startSharedBackend({ dataDir: records.dataDir, now })
    await send(earlier, 'two')
    await earlier.server.close()
    const { total, lines } = await later(records, 60)
    expect([total, lines[0]]).toEqual([
      3,
      'contact records older than 30 days: 2 are removed in a day, if the clock is right (2026-03-03). CONTACT_KEEP_DAYS=never keeps them.',
    ])
    expect((await later(records, 61)).total).toBe(1)
  })

  it('stay while the clock leaps at each start', async () => {
    const records = await stored()
    for (const days of [20, 40, 60, 80, 400, 800]) {
      expect((await later(records, days)).total).toBe(2)
    }
  })

  it('go a day after a long time off, of a server that is started each night', async () => {
    const records = await stored()
    expect((await later(records, 60)).total).toBe(2)
    expect((await later(records, 60.9)).total).toBe(2)
    expect((await later(records, 61.9)).total).toBe(0)
  })

  it('go a day after a long time off, of a server that runs', async () => {
    const { dataDir, time } = await stored()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    let passed = 60 * day
    const backend = await start({ dataDir, contactKeepDays: 30, now: () => time + passed })
    const pass = (millis: number) => {
      passed += millis
      vi.advanceTimersByTime(millis)
    }
    for (const hours of [6, 6, 6, 5.9]) pass((hours / 24) * day)
    expect(await totalOf(backend)).toBe(2)
    pass(day / 4)
    expect(await totalOf(backend)).toBe(0)
  })
})
