import { beforeEach, describe, expect, it } from 'vitest'
import { composeMail } from '#backend/mail/compose.ts'
import { logoPictures } from '#backend/mail/logo.ts'
import { mailTexts } from '#backend/mail/texts.ts'
import { send } from '#backend/tests/support/send.ts'
import { ann, startTestBackend, loggedIn, type TestBackend } from '#backend/tests/support/client.ts'
import { startSmtpServer, type SmtpServer } from '#backend/tests/support/smtp.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend()
})

const get = async (path: string) => {
  const response = await fetch(`${backend.server.url}${path}`)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const askForCode = (client = backend.client()) =>
  client.call('POST', '/v1/account/tokens/email', { userId: 'ann', email: ann.email })

describe('the list', () => {
  it('says that there is no mail yet, in Chinese unless asked for English', async () => {
    expect((await get('/mailbox')).text).toContain('<html lang="zh-CN">')
    expect((await get('/mailbox')).text).toContain('还没有邮件')
    const english = (await get('/mailbox?lang=en')).text
    expect(english).toContain('<html lang="en">')
    expect(english).toContain('No mail yet.')
  })

  it('shows the newest mail first and leads to it', async () => {
    const client = await loggedIn(backend)
    const url = 'http://localhost:3000/v'
    await client.call('POST', '/v1/account/verifications/email', { url })
    await askForCode()
    const newest = await backend.mail(ann.email)
    const { text } = await get('/mailbox')
    const links = [...text.matchAll(/href="(\/mailbox\/[0-9a-f]{20})"/g)].map((match) => match[1])
    expect(links[0]).toBe(`/mailbox/${newest.id}`)
    expect(links).toHaveLength(2)
  })
})

describe('a mail', () => {
  it('shows its code with a button that copies it', async () => {
    await askForCode()
    const { id, code } = await backend.mail(ann.email)
    const { text } = await get(`/mailbox/${id}`)
    expect(text).toContain(`data-code="${code ?? ''}"`)
    expect(text).toContain('复制验证码')
    expect(text).toContain('<script type="module" src="/mailbox/copy.js">')
  })

  it('shows its link to follow', async () => {
    const client = await loggedIn(backend)
    await client.call('POST', '/v1/account/verifications/email', {
      url: 'http://localhost:3000/v?x=1',
    })
    const { id, link } = await backend.mail(ann.email)
    const { text } = await get(`/mailbox/${id}?lang=en`)
    expect(text).toContain(`href="${(link ?? '').replaceAll('&', '&amp;')}"`)
    expect(text).toContain('Follow the link')
  })

  it('of a person named like markup is shown as text', async () => {
    const client = await loggedIn(backend, { ...ann, name: '<img src=x onerror=alert(1)>' })
    await client.call('POST', '/v1/account/verifications/email', { url: 'http://localhost:3000/v' })
    const { id } = await backend.mail(ann.email)
    expect((await get(`/mailbox/${id}`)).text).not.toContain('<img')
  })

  it('that is not there is 404', async () => {
    const page = await get('/mailbox/nope')
    expect([page.status, page.text]).toEqual([404, expect.stringContaining('没有找到这封邮件')])
  })

  it('is a whole message with text and HTML in both languages of its headers', async () => {
    await askForCode()
    await backend.services.mailer.idle()
    const [stored] = backend.services.mails.newest(1)
    const message = stored?.message ?? ''
    expect(message).toMatch(/^From: .+\r\nTo: ann@example\.com\r\n/m)
    expect(message).toContain('Content-Type: multipart/alternative')
    expect(message).toContain('Content-Language: zh-CN')
    expect(message).toMatch(/^Date: Fri, 02 Jan 2026 03:30:00 \+0000\r$/m)
  })
})

describe('who may look', () => {
  const as = (headers: Record<string, string>) =>
    send(backend.server.port, { method: 'GET', path: '/mailbox.json', headers })

  it.each([
    ['this machine', { host: 'localhost:4173' }, 200],
    ['this machine by its number', { host: '127.0.0.1:4173' }, 200],
    ['a foreign name that points here', { host: 'rebound.example' }, 404],
    ['a caller behind a proxy', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }, 404],
    [
      'a proxy that names only the scheme',
      { host: 'localhost', 'x-forwarded-proto': 'https' },
      404,
    ],
    ['a proxy that names only the address', { host: 'localhost', 'x-real-ip': '203.0.113.9' }, 404],
    ['a proxy that names only itself', { host: 'localhost', via: '1.1 proxy' }, 404],
  ])('%s', async (_, headers, status) => {
    expect((await as(headers)).status).toBe(status)
  })

  it('pages load nothing from elsewhere and are kept nowhere', async () => {
    const { headers } = await get('/mailbox')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })
})

describe('with an SMTP server', () => {
  const body = { userId: 'ann', email: ann.email }
  const ask = (own: TestBackend) => own.client().call('POST', '/v1/account/tokens/email', body)
  let smtp: SmtpServer
  beforeEach(async () => {
    smtp = await startSmtpServer()
    return () => smtp.close()
  })

  it('mails leave through it and none is stored; the mailbox is closed', async () => {
    const own = await startTestBackend({ mail: smtp.mail })
    expect((await ask(own)).status).toBe(201)
    await own.services.mailer.idle()
    expect(smtp.received()).toContain('RCPT TO:<ann@example.com>')
    expect(own.services.mails.newest(1)).toEqual([])
    expect((await fetch(`${own.server.url}/mailbox`)).status).toBe(404)
  })

  it('the mailbox says where mails went when it was asked for', async () => {
    const own = await startTestBackend({ mail: smtp.mail, mailbox: true })
    const page = await fetch(`${own.server.url}/mailbox`)
    expect(await page.text()).toContain('邮件经由SMTP服务器寄出')
  })

  it('a mail that the server refuses is logged without address and code', async () => {
    const own = await startTestBackend({ mail: smtp.mail })
    smtp.refuse()
    expect((await ask(own)).status).toBe(201)
    await own.services.mailer.idle()
    expect(own.lines.filter((line) => line.startsWith('mail not sent'))).toEqual([
      'mail not sent: Error EENVELOPE 550',
    ])
  })
})

describe('a server that more than this machine can reach', () => {
  it.each([
    ['listens everywhere', { host: '0.0.0.0' }],
    ['stands behind a proxy', { trustedHops: 1 }],
  ])('shows no mailbox when it %s, unless asked for', async (_, options) => {
    const [closed, open] = await Promise.all([
      startTestBackend(options),
      startTestBackend({ ...options, mailbox: true }),
    ])
    const status = async ({ server }: TestBackend) => (await fetch(`${server.url}/mailbox`)).status
    expect([await status(closed), await status(open)]).toEqual([404, 200])
  })
})

const facts = { brand: '新源科技', name: '<林>', code: '384160', phrase: 'Amber river' }

/** The texts of a mail's HTML, one for each cell or paragraph. */
const textsOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll('&nbsp;', '').trim())
    .filter((text) => text !== '')

describe('the HTML of a mail', () => {
  it('shows a code digit by digit and says the same as the text', () => {
    const { html, text } = composeMail(mailTexts.zh('code', facts), 'zh', { code: '384160' })
    expect(textsOf(html)).toEqual([
      '&lt;林&gt;，你好：',
      '请在页面上输入这个验证码：',
      ...['3', '8', '4', '1', '6', '0'],
      '验证码十五分钟内有效，只能用一次。请不要告诉别人。',
      '安全短语：Amber river。它应与页面上显示的一致。',
      '如果不是你本人操作，不用理会这封邮件。',
      '新源科技',
    ])
    expect(text.split('\n\n')[2]).toBe('384160')
  })

  it.each(['zh', 'en'] as const)('fetches nothing when it is opened, %s', (locale) => {
    const { html } = composeMail(mailTexts[locale]('passwordChanged', facts), locale, {})
    const sources = [...html.matchAll(/(?:src|url\()="?([^")]+)/g)].map(([, source]) => source)
    expect(sources).toEqual(logoPictures(locale).map(({ cid }) => `cid:${cid}`))
  })
})
