import { createServer } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { send } from '#scripts/conformance/recording.ts'
import { ann, createWorld, loggedIn, type TestWorld } from '#tests/backend/support/client.ts'

let world: TestWorld
beforeEach(async () => {
  world = await createWorld()
  return () => world.server.close()
})

const get = async (path: string) => {
  const response = await fetch(`${world.server.url}${path}`)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const askForCode = (client = world.client()) =>
  client.call('POST', '/v1/account/tokens/email', { userId: 'ann', email: ann.email })

describe('the list', () => {
  test('says that there is no mail yet, in Chinese unless asked for English', async () => {
    expect((await get('/mailbox')).text).toContain('<html lang="zh-CN">')
    expect((await get('/mailbox')).text).toContain('还没有邮件')
    const english = (await get('/mailbox?lang=en')).text
    expect(english).toContain('<html lang="en">')
    expect(english).toContain('No mail yet.')
  })

  test('shows the newest mail first and leads to it', async () => {
    const client = await loggedIn(world)
    const url = 'http://localhost:3000/v'
    await client.call('POST', '/v1/account/verifications/email', { url })
    await askForCode()
    const newest = await world.mail(ann.email)
    const { text } = await get('/mailbox')
    const links = [...text.matchAll(/href="(\/mailbox\/[0-9a-f]{20})"/g)].map((match) => match[1])
    expect(links[0]).toBe(`/mailbox/${newest.id}`)
    expect(links).toHaveLength(2)
  })
})

describe('a mail', () => {
  test('shows its code with a button that copies it', async () => {
    await askForCode()
    const { id, code } = await world.mail(ann.email)
    const { text } = await get(`/mailbox/${id}`)
    expect(text).toContain(`data-code="${code ?? ''}"`)
    expect(text).toContain('复制验证码')
    expect(text).toContain('<script type="module" src="/mailbox/copy.js">')
  })

  test('shows its link to follow', async () => {
    const client = await loggedIn(world)
    await client.call('POST', '/v1/account/verifications/email', {
      url: 'http://localhost:3000/v?x=1',
    })
    const { id, link } = await world.mail(ann.email)
    const { text } = await get(`/mailbox/${id}?lang=en`)
    expect(text).toContain(`href="${(link ?? '').replaceAll('&', '&amp;')}"`)
    expect(text).toContain('Follow the link')
  })

  test('of a person named like markup is shown as text', async () => {
    const client = await loggedIn(world, { ...ann, name: '<img src=x onerror=alert(1)>' })
    await client.call('POST', '/v1/account/verifications/email', { url: 'http://localhost:3000/v' })
    const { id } = await world.mail(ann.email)
    expect((await get(`/mailbox/${id}`)).text).not.toContain('<img')
  })

  test('that is not there is 404', async () => {
    const page = await get('/mailbox/nope')
    expect([page.status, page.text]).toEqual([404, expect.stringContaining('没有找到这封邮件')])
  })

  test('is a whole message with text and HTML in both languages of its headers', async () => {
    await askForCode()
    const [stored] = world.server.backend?.services.mails.newest(1) ?? []
    const message = stored?.message ?? ''
    expect(message).toMatch(/^From: .+\r\nTo: ann@example\.com\r\n/m)
    expect(message).toContain('Content-Type: multipart/alternative')
    expect(message).toContain('Content-Language: zh-CN')
    expect(message).toMatch(/^Date: Fri, 02 Jan 2026 03:30:00 \+0000\r$/m)
  })
})

describe('who may look', () => {
  const as = (headers: Record<string, string>) =>
    send(world.server.port, { method: 'GET', path: '/mailbox.json', headers })

  test.each([
    ['this machine', { host: 'localhost:4173' }, 200],
    ['this machine by its number', { host: '127.0.0.1:4173' }, 200],
    ['a foreign name that points here', { host: 'rebound.example' }, 404],
    ['somebody behind a proxy', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }, 404],
  ])('%s', async (_, headers, status) => {
    expect((await as(headers)).status).toBe(status)
  })

  test('pages load nothing from elsewhere and are kept nowhere', async () => {
    const { headers } = await get('/mailbox')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })
})

describe('with an SMTP server', () => {
  test('mails leave through it, the page says so and keeps none', async () => {
    const heard: string[] = []
    // Just enough of an SMTP server to take one mail.
    const smtp = createServer((socket) => {
      let data = false
      socket.write('220 test\r\n')
      socket.on('data', (bytes) => {
        const text = bytes.toString()
        heard.push(text)
        if (data) {
          if (text.endsWith('\r\n.\r\n')) {
            data = false
            socket.write('250 taken\r\n')
          }
        } else if (text.startsWith('DATA')) {
          data = true
          socket.write('354 go on\r\n')
        } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      })
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const { port } = smtp.address() as { port: number }
    const mail = { host: '127.0.0.1', port, from: 'noreply@example.com' }
    const own = await createWorld({ mail })
    try {
      const body = { userId: 'ann', email: ann.email }
      expect((await own.client().call('POST', '/v1/account/tokens/email', body)).status).toBe(201)
      expect(heard.join('')).toContain('RCPT TO:<ann@example.com>')
      const page = await fetch(`${own.server.url}/mailbox`)
      expect(await page.text()).toContain('邮件经由 SMTP 服务器寄出')
      smtp.close()
      const failed = await own.client().call('POST', '/v1/account/tokens/email', body)
      expect(failed.body).toMatchObject({ code: 503, type: 'general_smtp_disabled' })
    } finally {
      await own.server.close()
      smtp.close()
    }
  })
})
