import { beforeEach, describe, expect, it } from 'vitest'
import {
  ann,
  ben,
  startTestBackend,
  guestRefusal,
  loggedIn,
  refusal,
  type TestBackend,
} from '#backend/tests/support/client.ts'
import { startSmtpServer } from '#backend/tests/support/smtp.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend()
})

const minute = 60_000
const site = 'http://localhost:3000'
const invalidToken = refusal(401, 'user_invalid_token', 'Invalid token passed in the request.')
const wrongUrl = (rest: string) =>
  refusal(400, 'general_argument_invalid', `Invalid \`url\` param: Invalid URI.${rest}`)

const tokenOf = (expire: string) => ({
  $id: expect.stringMatching(/^[0-9a-f]{20}$/) as string,
  $createdAt: '2026-01-02T03:30:00.000+00:00',
  userId: 'ann',
  secret: '',
  expire,
  phrase: '',
})

const secretIn = (link: string | null) => new URL(link ?? '').searchParams.get('secret') ?? ''

describe('verifying an address', () => {
  it('needs a session', async () => {
    const answer = await backend
      .client()
      .call('POST', '/v1/account/verifications/email', { url: site })
    expect([answer.status, answer.body]).toEqual([401, guestRefusal])
  })

  it('A28 mails a link that keeps the query and hash of the page', async () => {
    const client = await loggedIn(backend)
    const url = `${site}/verify-email?lang=en&x=1#top`
    const answer = await client.call('POST', '/v1/account/verifications/email', { url })
    expect([answer.status, answer.body]).toEqual([201, tokenOf('2026-01-02T04:30:00.000+00:00')])
    const { link } = await backend.mail(ann.email)
    expect(link).toMatch(
      /^http:\/\/localhost:3000\/verify-email\?lang=en&x=1&userId=ann&secret=[0-9a-f]{256}&expire=2026-01-02T04%3A30%3A00\.000%2B00%3A00#top$/,
    )
  })

  it('A30 is done by anyone who has the link, once, with or without a session', async () => {
    const client = await loggedIn(backend)
    await client.call('POST', '/v1/account/verifications/email', { url: site })
    const body = { userId: 'ann', secret: secretIn((await backend.mail(ann.email)).link) }
    const answer = await backend.client().call('PUT', '/v1/account/verifications/email', body)
    expect([answer.status, answer.body]).toEqual([200, tokenOf('2026-01-02T04:30:00.000+00:00')])
    const again = await client.call('PUT', '/v1/account/verification', body)
    expect([again.status, again.body]).toEqual([401, invalidToken])
    const own = await loggedIn(backend, ben)
    await own.call('POST', '/v1/account/verifications/email', { url: site })
    const secret = secretIn((await backend.mail(ben.email)).link)
    await own.call('PUT', '/v1/account/verifications/email', { userId: 'ben', secret })
    expect((await own.call('GET', '/v1/account')).body).toMatchObject({ emailVerification: true })
    const more = await own.call('POST', '/v1/account/verification', { url: site })
    expect(more.body).toMatchObject({ code: 409, type: 'user_email_already_verified' })
  })

  it('keeps older links good beside a newer one', async () => {
    const client = await loggedIn(backend)
    await client.call('POST', '/v1/account/verifications/email', { url: site })
    const secret = secretIn((await backend.mail(ann.email)).link)
    await client.call('POST', '/v1/account/verifications/email', { url: site })
    const body = { userId: 'ann', secret }
    expect((await client.call('PUT', '/v1/account/verifications/email', body)).status).toBe(200)
  })

  it('works until an hour has passed', async () => {
    const client = await loggedIn(backend)
    await client.call('POST', '/v1/account/verifications/email', { url: site })
    const secret = secretIn((await backend.mail(ann.email)).link)
    backend.advance(60 * minute)
    const body = { userId: 'ann', secret }
    const answer = await client.call('PUT', '/v1/account/verifications/email', body)
    expect([answer.status, answer.body]).toEqual([401, invalidToken])
  })

  it.each([
    ['A31', '/v1/account/verifications/email'],
    ['A39', '/v1/account/recovery'],
  ])('%s %s refuses a wrong secret and an unknown user', async (_, path) => {
    await loggedIn(backend)
    const body = { secret: 'wrong', password: 'brand new horse 2' }
    const put = (userId: string) => backend.client().call('PUT', path, { userId, ...body })
    expect((await put('ann')).body).toEqual(invalidToken)
    expect((await put('nobody')).body).toEqual(
      refusal(404, 'user_not_found', 'User with the requested ID could not be found.'),
    )
  })

  it.each([
    ['A29 no address at all', 'verify', wrongUrl('')],
    [
      'A29 a host that is no platform',
      'https://evil.example/verify',
      wrongUrl(
        ' Register your new client (evil.example) as a new Web platform on your project console dashboard',
      ),
    ],
    [
      'a subdomain',
      'http://sub.localhost:3000/',
      wrongUrl(
        ' Register your new client (sub.localhost) as a new Web platform on your project console dashboard',
      ),
    ],
    [
      'a script',
      'javascript:alert(1)',
      wrongUrl(' Register your new client  as a new  platform on your project console dashboard'),
    ],
  ])('%s as the page is refused', async (_, url, body) => {
    const client = await loggedIn(backend)
    const answer = await client.call('POST', '/v1/account/verifications/email', { url })
    expect([answer.status, answer.body]).toEqual([400, body])
  })
})

describe('resetting a password', () => {
  const ask = (email: string) =>
    backend.client().call('POST', '/v1/account/recovery', { email, url: `${site}/reset-password` })

  it('names the same user each time for an address that nobody has, as for a real one', async () => {
    const ids = [await ask('nobody@example.com'), await ask('nobody@example.com')].map(
      ({ body }) => (body as { userId: string }).userId,
    )
    expect(ids[0]).toBe(ids[1])
    const other = (await ask('other@example.com')).body as { userId: string }
    expect(other.userId).not.toBe(ids[0])
  })

  it('answers while the mail server does not', async () => {
    const smtp = await startSmtpServer({ delay: Infinity })
    const own = await startTestBackend({ mail: smtp.mail })
    await own.client().call('POST', '/v1/account', ann)
    const body = { email: ann.email, url: site }
    expect((await own.client().call('POST', '/v1/account/recovery', body)).status).toBe(201)
    await smtp.close()
  })

  it('A37 answers the same for an address that nobody has, and mails nothing', async () => {
    await backend.client().call('POST', '/v1/account', ann)
    const answer = await ask('nobody@example.com')
    const anyId = expect.stringMatching(/^[0-9a-f]{20}$/) as string
    expect([answer.status, answer.body]).toEqual([
      201,
      { ...tokenOf('2026-01-02T04:30:00.000+00:00'), userId: anyId },
    ])
    const mails = await fetch(`${backend.server.url}/mailbox.json`)
    expect(await mails.json()).toEqual({ total: 0, mails: [] })
  })

  it('A36 and A38 sets the new password, verifies the address, works once', async () => {
    await backend.client().call('POST', '/v1/account', ann)
    const asked = await ask('ANN@example.com')
    expect([asked.status, asked.body]).toEqual([201, tokenOf('2026-01-02T04:30:00.000+00:00')])
    const secret = secretIn((await backend.mail(ann.email)).link)
    const body = { userId: 'ann', secret, password: 'brand new horse 2' }
    expect((await backend.client().call('PUT', '/v1/account/recovery', body)).status).toBe(200)
    const client = backend.client()
    const logIn = (password: string) =>
      client.call('POST', '/v1/account/sessions/email', { email: ann.email, password })
    expect((await logIn(ann.password)).status).toBe(401)
    expect((await logIn('brand new horse 2')).status).toBe(201)
    expect((await client.call('GET', '/v1/account')).body).toMatchObject({
      emailVerification: true,
    })
    const again = await backend.client().call('PUT', '/v1/account/recovery', body)
    expect([again.status, again.body]).toEqual([401, invalidToken])
  })

  it('ends every other session, older links and codes, but not the session that asked', async () => {
    const [own, other] = [await loggedIn(backend), await loggedIn(backend)]
    await ask(ann.email)
    const older = secretIn((await backend.mail(ann.email)).link)
    const { email } = ann
    await backend.client().call('POST', '/v1/account/tokens/email', { userId: 'ann', email })
    const { code } = await backend.mail(email)
    await ask(ann.email)
    const secret = secretIn((await backend.mail(email)).link)
    const put = (value: string, client = backend.client()) =>
      client.call('PUT', '/v1/account/recovery', {
        userId: 'ann',
        secret: value,
        password: 'brand new horse 2',
      })
    expect((await put(secret, own)).status).toBe(200)
    expect((await own.call('GET', '/v1/account')).status).toBe(200)
    expect((await other.call('GET', '/v1/account')).status).toBe(401)
    expect((await put(older)).body).toEqual(invalidToken)
    const byCode = { userId: 'ann', secret: code }
    const logIn = await backend.client().call('POST', '/v1/account/sessions/token', byCode)
    expect(logIn.status).toBe(401)
  })

  it('and verifying end for links and codes that went to an older address', async () => {
    const user = await loggedIn(backend)
    const { email, password } = ann
    await user.call('POST', '/v1/account/verifications/email', { url: `${site}/verify` })
    const verification = secretIn((await backend.mail(email)).link)
    await ask(email)
    const recovery = secretIn((await backend.mail(email)).link)
    await backend.client().call('POST', '/v1/account/tokens/email', { userId: 'ann', email })
    const { code } = await backend.mail(email)
    const change = { email: 'ann.new@example.com', password }
    expect((await user.call('PATCH', '/v1/account/email', change)).status).toBe(200)
    const guest = backend.client()
    const answers = [
      await guest.call('PUT', '/v1/account/verifications/email', {
        userId: 'ann',
        secret: verification,
      }),
      await guest.call('PUT', '/v1/account/recovery', {
        userId: 'ann',
        secret: recovery,
        password: 'brand new horse 2',
      }),
      await guest.call('POST', '/v1/account/sessions/token', { userId: 'ann', secret: code }),
    ]
    expect(answers.map(({ body }) => body)).toEqual([invalidToken, invalidToken, invalidToken])
  })

  it('lets one of two simultaneous uses of a link win', async () => {
    await backend.client().call('POST', '/v1/account', ann)
    await ask(ann.email)
    const secret = secretIn((await backend.mail(ann.email)).link)
    const use = (password: string) =>
      backend.client().call('PUT', '/v1/account/recovery', { userId: 'ann', secret, password })
    const both = await Promise.all([use('brand new horse 2'), use('brand new horse 3')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('does not spend the link on a password that is refused', async () => {
    await backend.client().call('POST', '/v1/account', ann)
    await ask(ann.email)
    const body = { userId: 'ann', secret: secretIn((await backend.mail(ann.email)).link) }
    const put = (password: string) =>
      backend.client().call('PUT', '/v1/account/recovery', { ...body, password })
    expect((await put('1234567')).body).toMatchObject({ type: 'general_argument_invalid' })
    expect((await put('brand new horse 2')).status).toBe(200)
  })

  it('does not take a link of the other kind', async () => {
    const client = await loggedIn(backend)
    await client.call('POST', '/v1/account/verifications/email', { url: site })
    const secret = secretIn((await backend.mail(ann.email)).link)
    const body = { userId: 'ann', secret, password: 'brand new horse 2' }
    expect((await client.call('PUT', '/v1/account/recovery', body)).body).toEqual(invalidToken)
  })
})

describe('the language of a mail', () => {
  it.each([
    [{}, 'zh', '验证你的新源科技邮箱'],
    [
      { 'x-appwrite-locale': 'en', 'accept-language': 'zh-CN' },
      'en',
      'Verify your Xinyuan Tech email',
    ],
    [{ 'accept-language': 'zh-CN,en;q=0.5' }, 'zh', '验证你的新源科技邮箱'],
    [{ 'x-appwrite-locale': 'zh-cn', 'accept-language': 'en' }, 'zh', '验证你的新源科技邮箱'],
    [{ 'x-appwrite-locale': 'zh' }, 'en', 'Verify your Xinyuan Tech email'],
    [{ 'x-appwrite-locale': 'de' }, 'en', 'Verify your Xinyuan Tech email'],
  ])('for %o is %s', async (headers, locale, subject) => {
    const client = await loggedIn(backend)
    await client.call('POST', '/v1/account/verifications/email', { url: site }, headers)
    expect(await backend.mail(ann.email)).toMatchObject({ locale, subject })
  })
})

describe('when no mail can be sent', () => {
  it('every call that mails says so, and makes nothing', async () => {
    const failing = await startTestBackend({ mail: 'fail' })
    const client = await loggedIn(failing)
    const answers = [
      await client.call('POST', '/v1/account/verifications/email', { url: site }),
      await client.call('POST', '/v1/account/recovery', { email: ann.email, url: site }),
      await client.call('POST', '/v1/account/tokens/email', {
        userId: 'unique()',
        email: 'new@example.com',
      }),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [503, refusal(503, 'general_smtp_disabled', 'SMTP Disabled')],
      [503, refusal(503, 'general_smtp_disabled', 'SMTP Disabled')],
      [503, refusal(503, 'general_smtp_disabled', 'SMTP disabled')],
    ])
    expect(failing.server.backend?.services.users.byEmail('new@example.com')).toBeUndefined()
  })
})
