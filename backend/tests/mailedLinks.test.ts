import { beforeEach, describe, expect, it } from 'vitest'
import {
  ann,
  guestRefusal,
  loggedIn,
  refusal,
  startTestBackend,
  type TestBackend,
  type TestClient,
} from '#backend/tests/support/client.ts'
import { startSmtpServer } from '#backend/tests/support/smtp.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend()
})

const minute = 60_000
const site = 'http://localhost:3000'
const fresh = 'brand new horse 2'
const verifications = '/v1/account/verifications/email'
const invalidToken = refusal(401, 'user_invalid_token', 'Invalid token passed in the request.')

const token = {
  $id: expect.stringMatching(/^[0-9a-f]{20}$/) as string,
  $createdAt: '2026-01-02T03:30:00.000+00:00',
  userId: 'ann',
  secret: '',
  expire: '2026-01-02T04:30:00.000+00:00',
  phrase: '',
}
const secretTo = async (address = ann.email) => await backend.secretTo(address)
const signUp = () => backend.client().call('POST', '/v1/account', ann)
const askToVerify = async (client: TestClient, url = site, address = ann.email) => {
  const answer = await client.call('POST', verifications, { url })
  return { answer, secret: answer.status === 201 ? await secretTo(address) : '' }
}
const verify = (secret: string, client = backend.client(), userId = 'ann') =>
  client.call('PUT', verifications, { userId, secret })
const askToReset = (email = ann.email) =>
  backend.client().call('POST', '/v1/account/recovery', { email, url: `${site}/reset-password` })
const reset = (secret: string, password = fresh, client = backend.client()) =>
  client.call('PUT', '/v1/account/recovery', { userId: 'ann', secret, password })
const logIn = (password: string, client = backend.client()) =>
  client.call('POST', '/v1/account/sessions/email', { email: ann.email, password })

describe('verifying an address', () => {
  it('mails a link that keeps the query and hash of the page', async () => {
    const url = `${site}/verify-email?lang=en&x=1#top`
    const { answer } = await askToVerify(await loggedIn(backend), url)
    expect([answer.status, answer.body]).toEqual([201, token])
    const { link } = await backend.mail(ann.email)
    expect(link).toMatch(
      /^http:\/\/localhost:3000\/verify-email\?lang=en&x=1&userId=ann&secret=[0-9a-f]{256}&expire=2026-01-02T04%3A30%3A00\.000%2B00%3A00#top$/,
    )
    const guest = await backend.client().call('POST', verifications, { url })
    expect(guest.body).toEqual(guestRefusal)
  })

  it('keeps older links good beside a newer one, for an hour', async () => {
    const client = await loggedIn(backend)
    const { secret } = await askToVerify(client)
    const { secret: newer } = await askToVerify(client)
    backend.advance(60 * minute - 1)
    expect((await verify(secret, client)).status).toBe(200)
    backend.advance(1)
    expect((await verify(newer, client)).body).toEqual(invalidToken)
  })
})

describe('resetting a password', () => {
  it('answers the same for an address that nobody has, each time, and mails nothing', async () => {
    await signUp()
    const answer = await askToReset('nobody@example.com')
    expect([answer.status, answer.body]).toEqual([201, { ...token, userId: token.$id }])
    const idOf = async (address: string) =>
      ((await askToReset(address)).body as { userId: string }).userId
    const ids = [await idOf('nobody@example.com'), await idOf('nobody@example.com')]
    expect(new Set([...ids, await idOf('other@example.com')]).size).toBe(2)
    const mails = await fetch(`${backend.server.url}/mailbox.json`)
    expect(await mails.json()).toEqual({ total: 0, mails: [] })
  })

  it('answers while the mail server does not', async () => {
    const smtp = await startSmtpServer({ delay: Infinity })
    backend = await startTestBackend({ mail: smtp.mail })
    await signUp()
    expect((await askToReset()).status).toBe(201)
    await smtp.close()
  })

  it('sets the new password, verifies the address, works once', async () => {
    await signUp()
    const asked = await askToReset('ANN@example.com')
    expect([asked.status, asked.body]).toEqual([201, token])
    const secret = await secretTo()
    expect((await reset(secret, '1234567')).body).toMatchObject({
      type: 'general_argument_invalid',
    })
    // A password that is refused does not spend the link.
    expect((await reset(secret)).status).toBe(200)
    const client = backend.client()
    expect((await logIn(ann.password)).status).toBe(401)
    expect((await logIn(fresh, client)).status).toBe(201)
    expect((await client.call('GET', '/v1/account')).body).toMatchObject({
      emailVerification: true,
    })
    expect((await reset(secret)).body).toEqual(invalidToken)
  })

  it('ends every other session, older links and codes, but not the session that asked', async () => {
    const [own, other] = [await loggedIn(backend), await loggedIn(backend)]
    await askToReset()
    const older = await secretTo()
    const { email } = ann
    await backend.client().call('POST', '/v1/account/tokens/email', { userId: 'ann', email })
    const { code } = await backend.mail(email)
    await askToReset()
    expect((await reset(await secretTo(), fresh, own)).status).toBe(200)
    expect((await own.call('GET', '/v1/account')).status).toBe(200)
    expect((await other.call('GET', '/v1/account')).status).toBe(401)
    expect((await reset(older)).body).toEqual(invalidToken)
    const byCode = { userId: 'ann', secret: code }
    const { status } = await backend.client().call('POST', '/v1/account/sessions/token', byCode)
    expect(status).toBe(401)
  })

  it('and verifying end for links and codes that went to an older address', async () => {
    const user = await loggedIn(backend)
    const { email, password } = ann
    const { secret: verification } = await askToVerify(user)
    await askToReset()
    const recovery = await secretTo()
    await backend.client().call('POST', '/v1/account/tokens/email', { userId: 'ann', email })
    const { code: secret } = await backend.mail(email)
    const change = { email: 'ann.new@example.com', password }
    expect((await user.call('PATCH', '/v1/account/email', change)).status).toBe(200)
    const byCode = { userId: 'ann', secret }
    const answers = [
      await verify(verification),
      await reset(recovery),
      await backend.client().call('POST', '/v1/account/sessions/token', byCode),
    ]
    expect(answers.map(({ body }) => body)).toEqual([invalidToken, invalidToken, invalidToken])
  })

  it('lets one of two simultaneous uses of a link win', async () => {
    await signUp()
    await askToReset()
    const secret = await secretTo()
    const both = await Promise.all([reset(secret), reset(secret, 'brand new horse 3')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('does not take a link of the other kind', async () => {
    const { secret } = await askToVerify(await loggedIn(backend))
    expect((await reset(secret)).body).toEqual(invalidToken)
  })
})

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
])('the language of a mail for %o is %s', async (headers, locale, subject) => {
  const client = await loggedIn(backend)
  await client.call('POST', verifications, { url: site }, headers)
  expect(await backend.mail(ann.email)).toMatchObject({ locale, subject })
})

it('when no mail can be sent, every call that mails says so, and makes nothing', async () => {
  backend = await startTestBackend({ mail: 'fail' })
  const code = { userId: 'unique()', email: 'new@example.com' }
  const answers = [
    (await askToVerify(await loggedIn(backend))).answer,
    await askToReset(),
    await backend.client().call('POST', '/v1/account/tokens/email', code),
  ]
  expect(answers.map(({ body }) => body)).toEqual(
    ['SMTP Disabled', 'SMTP Disabled', 'SMTP disabled'].map((message) =>
      refusal(503, 'general_smtp_disabled', message),
    ),
  )
  expect(backend.services.users.byEmail(code.email)).toBeUndefined()
})
