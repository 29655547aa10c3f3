import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ann,
  ben,
  loggedIn,
  refusal,
  startSharedBackend,
  startTestBackend,
  type TestBackend,
  type TestClient,
} from '#backend/tests/support/client.ts'
import { createTurns } from '#backend/http/turns.ts'
import { createMailer } from '#backend/mail/mailer.ts'
import { freshKeys, hashPassword } from '#backend/secrets/secrets.ts'
import { liftFactors } from '#backend/store/liftFactors.ts'
import { totpCode } from '#backend/factors/totp.ts'
import { answerChallenge, enrolled, step } from '#backend/tests/support/factors.ts'
import { faultRounds } from '#backend/tests/support/faults.ts'
import { temporaryFolder } from '#backend/tests/support/temporaryFolder.ts'

// Hashing passwords takes its time.
const minute = 60_000
const from = (ip: string) => ({ 'x-forwarded-for': ip })
const totp = '/v1/account/mfa/authenticators/totp'
const codes = '/v1/account/mfa/recovery-codes'
const challenges = '/v1/account/mfa/challenges'
const records = '/v1/databases/website/collections/contacts/documents'
const record = { contactId: 1, firstName: 'A', lastName: 'B', emailAddress: 'a@b.co' }
const challengeRequired = refusal(
  401,
  'user_challenge_required',
  'A recently successful challenge is required to complete this action. A challenge is considered recent for 5 minutes.',
)

let backend: TestBackend
const logIn = (password: string, email = ann.email, headers = {}, client = backend.client()) =>
  client.call('POST', '/v1/account/sessions/email', { email, password }, headers)
const tally = (answers: readonly { readonly status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const many = <T>(times: number, call: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, n) => call(n)))
const resetLink = async () => {
  const url = 'http://localhost/reset-password'
  await backend.client().call('POST', '/v1/account/recovery', { email: ann.email, url })
  return { userId: 'ann', secret: await backend.secretTo(ann.email) }
}
const halfLogIn = async (headers = {}) => {
  const client = backend.client()
  const answer = await logIn(ann.password, ann.email, headers, client)
  return { client, answer }
}

describe('a burst', () => {
  beforeEach(async () => {
    backend = await startTestBackend({ rateLimits: true, trustedHops: 1, mailbox: true })
    await backend.client().call('POST', '/v1/account', ann)
  })

  it('of wrong log-ins over many accounts is checked fifty times at most', async () => {
    const answers = await many(200, (n) =>
      logIn('wrong horse', `nobody${n}@example.com`, from('203.0.113.9')),
    )
    // What waits for its hash is held to a share as well.
    expect(tally(answers)[401]).toBeLessThanOrEqual(50)
    expect((await logIn(ann.password, ann.email, from('203.0.113.9'))).status).toBe(429)
    expect((await logIn(ann.password, ann.email, from('198.51.100.7'))).status).toBe(201)
  })

  it('of right log-ins leaves nobody locked out', async () => {
    for (let n = 0; n < 9; n += 1) {
      expect((await logIn(ann.password, ann.email, from('203.0.113.9'))).status).toBe(201)
    }
    const answers = await many(60, (n) =>
      logIn('wrong horse', `nobody${n % 5}@example.com`, from('203.0.113.8')),
    )
    expect(tally(answers)[401]).toBeLessThanOrEqual(50)
    expect((await logIn(ann.password, ann.email, from('203.0.113.9'))).status).toBe(201)
  })

  it('of passwords in a change of address is counted against the account', async () => {
    const client = backend.client()
    await logIn(ann.password, ann.email, {}, client)
    const change = (password: string) =>
      client.call('PATCH', '/v1/account/email', { email: 'new@example.com', password })
    const answers = await many(30, (n) => change(`wrong horse ${n}`))
    expect(tally(answers)).toEqual({ 401: 10, 429: 20 })
    expect((await change(ann.password)).status).toBe(429)
    backend.advance(15 * minute)
    expect((await change(ann.password)).status).toBe(200)
  })

  it('of mails to the address of another person ends after 60 changes of address in an hour', async () => {
    const client = backend.client()
    await logIn(ann.password, ann.email, {}, client)
    const change = (n: number) =>
      client.call('PATCH', '/v1/account/email', {
        email: n % 2 === 0 ? 'victim@example.com' : ann.email,
        password: ann.password,
      })
    const answers = []
    for (let n = 0; n < 62; n += 1) answers.push(await change(n))
    expect(tally(answers)).toEqual({ 200: 60, 429: 2 })
  })
})

describe('the tries against an account', () => {
  const tryFrom = (n: number, password: string, email: string) =>
    logIn(password, email, from(`203.0.${n >> 8}.${n & 255}`))

  beforeEach(async () => {
    backend = await startTestBackend({ rateLimits: true, trustedHops: 1, mailbox: true })
    await backend.client().call('POST', '/v1/account', ann)
  })

  it.each([ann.email, 'nobody@example.com'])(
    'have a total over all networks, and %s is counted like every address',
    async (email) => {
      expect((await logIn(ann.password, ann.email, from('198.51.100.7'))).status).toBe(201)
      const answers = await many(15, async (n) => {
        const some = []
        for (let k = 0; k < 8; k += 1) some.push(await tryFrom(n, 'wrong horse', email))
        return some
      })
      expect(tally(answers.flat())).toEqual({ 401: 100, 429: 20 })
      expect((await tryFrom(500, ann.password, email)).status).toBe(429)
      // The networks that the owner uses have a reserve.
      expect((await logIn(ann.password, ann.email, from('198.51.100.7'))).status).toBe(201)
    },
  )

  it('are not forgotten for a flood of other calls', async () => {
    const { limiter, guards } = backend.services
    const client = backend.client()
    await logIn(ann.password, ann.email, {}, client)
    const change = () =>
      client.call('PATCH', '/v1/account/email', {
        email: 'new@example.com',
        password: 'wrong 1234',
      })
    for (let n = 0; n < 10; n += 1) expect((await change()).status).toBe(401)
    for (let n = 0; n < 110_000; n += 1) {
      // The server in the same process keeps its connections meanwhile.
      if (n % 1_000 === 0) await new Promise((resolve) => setImmediate(resolve))
      limiter.count({ calls: 10, seconds: 3600 }, [`flood ${n}`], `network ${n % 500}`)
    }
    guards.setKnown('ann', '203.0.113.77')
    expect((await change()).status).toBe(429)
  })

  it('of an address have a total over all calls', async () => {
    const { totals } = backend.services
    const ip = '203.0.113.9'
    for (let n = 0; n < 1200; n += 1) totals.count({ calls: 1200, seconds: 60 }, [ip], ip)
    const ping = (address: string) =>
      backend.client().call('GET', '/v1/ping', undefined, from(address))
    const refused = await ping(ip)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await ping('198.51.100.7')).status).toBe(200)
    backend.advance(minute)
    expect((await ping(ip)).status).toBe(200)
  })
})

describe('an old password', () => {
  beforeEach(async () => {
    backend = await startTestBackend()
    await backend.client().call('POST', '/v1/account', ann)
  })
  // Two hundred log-ins against a change with `npm test -- faults`.
  const rounds = Math.min(faultRounds, 25)

  it.each(['a change', 'a reset by mail'])('starts no session that outlives %s', async (how) => {
    const owner = await loggedIn(backend)
    let current = ann.password
    for (let n = 0; n < rounds; n += 1) {
      const password = `brand new horse ${n}`
      const link = how === 'a change' ? undefined : await resetLink()
      const clients = Array.from({ length: 4 }, backend.client)
      const [changed] = await Promise.all([
        link
          ? owner.call('PUT', '/v1/account/recovery', { ...link, password })
          : owner.call('PATCH', '/v1/account/password', { oldPassword: current, password }),
        ...clients.map((client) => logIn(current, ann.email, {}, client)),
      ])
      expect(changed.status).toBe(200)
      for (const client of clients)
        expect((await client.call('GET', '/v1/account')).status).toBe(401)
      current = password
    }
  })

  it('changes the password once', async () => {
    const owner = await loggedIn(backend)
    const answers = await many(4, (n) =>
      owner.call('PATCH', '/v1/account/password', {
        oldPassword: ann.password,
        password: `brand new horse ${n}`,
      }),
    )
    expect(tally(answers)).toEqual({ 200: 1, 401: 3 })
  })

  it('is not written back by a change of the address that was being checked', async () => {
    const owner = await loggedIn(backend)
    const { services } = backend
    const fresh = 'brand new horse'
    vi.spyOn(services.hashing, 'run').mockImplementationOnce(async (_, check) => {
      const result = await check()
      services.users.setPassword('ann', await hashPassword(fresh), services.now())
      return result
    })
    const email = 'new@example.com'
    const change = await owner.call('PATCH', '/v1/account/email', { email, password: ann.password })
    expect(change.status).toBe(401)
    expect((await logIn(ann.password)).status).toBe(401)
    expect((await logIn(fresh)).status).toBe(201)
  })

  it('of an account that is closed during its log-in is refused, without a server error', async () => {
    const { services } = backend
    vi.spyOn(services.hashing, 'run').mockImplementationOnce(async (_, check) => {
      const result = await check()
      services.users.remove('ann')
      return result
    })
    expect((await logIn(ann.password)).status).toBe(401)
    expect((await logIn(ann.password)).status).toBe(401)
  })
})

describe('the second factor', () => {
  let enrolment: Awaited<ReturnType<typeof enrolled>>
  const turnOff = (client: TestClient) => client.call('PATCH', '/v1/account/mfa', { mfa: false })
  const kinds = async () => (await backend.mail(ann.email)).kind

  beforeEach(async () => {
    backend = await startTestBackend({ trustedHops: 1, mailbox: true })
    enrolment = await enrolled(backend)
  })

  it('is not turned off without a proof of the last minutes, and the owner is told', async () => {
    const { client, code } = enrolment
    expect(await kinds()).toBe('factorOn')
    backend.advance(30 * minute)
    expect((await turnOff(client)).body).toEqual(challengeRequired)
    expect((await client.call('POST', codes)).body).toEqual(challengeRequired)
    await answerChallenge(client, 'totp', code())
    expect((await turnOff(client)).status).toBe(200)
    expect(await kinds()).toBe('factorOff')
  })

  it.each([
    ['a password', () => undefined],
    ['none', () => backend.services.users.dropPassword('ann', 0)],
  ])('keeps its address without a proof of the last minutes, with %s', async (_, prepare) => {
    const { client, code } = enrolment
    prepare()
    const { password } = ann
    const change = (email: string) => client.call('PATCH', '/v1/account/email', { email, password })
    backend.advance(30 * minute)
    expect((await change('new@example.com')).body).toEqual(challengeRequired)
    expect((await change(ann.email)).body).toMatchObject({ type: 'user_target_already_exists' })
    expect((await client.call('GET', '/v1/account')).body).toMatchObject({ email: ann.email })
    await answerChallenge(client, 'totp', code())
    expect((await change('new@example.com')).status).toBe(200)
  })

  it('is not set up in a session that began long ago', async () => {
    const other = await loggedIn(backend, ben)
    backend.advance(30 * minute)
    expect((await other.call('POST', totp)).body).toEqual(challengeRequired)
    expect((await other.call('PATCH', '/v1/account/mfa', { mfa: true })).body).toEqual(
      challengeRequired,
    )
    const fresh = backend.client()
    await logIn(ben.password, ben.email, {}, fresh)
    expect((await fresh.call('POST', totp)).status).toBe(200)
  })

  it('ends a log-in that lacks it within an hour, and never a complete one', async () => {
    const { client } = enrolment
    const halves: TestClient[] = []
    for (let n = 0; n < 12; n += 1) {
      halves.push((await halfLogIn(from(`203.0.113.${n % 2}`))).client)
    }
    const open = await Promise.all(
      halves.map((half) => half.call('GET', '/v1/account/mfa/factors')),
    )
    expect(tally(open)).toEqual({ 200: 6, 401: 6 })
    expect((await client.call('GET', '/v1/account')).status).toBe(200)
    const { answer } = await halfLogIn()
    expect(answer.body).toMatchObject({ expire: '2026-01-02T04:30:00.000+00:00' })
    backend.advance(60 * minute)
    const last = halves.at(-1) ?? client
    expect((await last.call('GET', '/v1/account/mfa/factors')).status).toBe(401)
    expect((await client.call('GET', '/v1/account')).status).toBe(200)
  })

  it('gives a log-in its full year once it was shown', async () => {
    const { code } = enrolment
    const { client } = await halfLogIn()
    backend.advance(step)
    const answer = await answerChallenge(client, 'totp', code())
    expect(answer.body).toMatchObject({ expire: '2027-01-02T03:30:00.000+00:00' })
    backend.advance(60 * minute)
    expect((await client.call('GET', '/v1/account')).status).toBe(200)
  })

  it('by mail does not count after a reset by mail, until the app was used', async () => {
    const { code } = enrolment
    backend.services.users.setVerified('ann', 0)
    const link = await resetLink()
    const password = 'brand new horse 2'
    await backend.client().call('PUT', '/v1/account/recovery', { ...link, password })
    expect(await kinds()).toBe('passwordReset')
    const client = backend.client()
    await logIn(password, ann.email, {}, client)
    expect((await client.call('GET', '/v1/account/mfa/factors')).body).toMatchObject({
      totp: true,
      email: false,
    })
    expect((await client.call('POST', challenges, { factor: 'email' })).status).toBe(400)
    backend.advance(step)
    expect((await answerChallenge(client, 'totp', code())).status).toBe(200)
    expect((await client.call('GET', '/v1/account/mfa/factors')).body).toMatchObject({
      email: true,
    })
  })

  it('takes its recovery codes along when the app is removed', async () => {
    const { client, code } = enrolment
    await client.call('POST', codes)
    expect(await kinds()).toBe('codesRenewed')
    backend.advance(step)
    await answerChallenge(client, 'totp', code())
    expect((await client.call('DELETE', totp)).status).toBe(204)
    expect(backend.services.recoveryCodes.count('ann')).toBe(0)
  })

  it('takes the digits of other scripts', async () => {
    const { code } = enrolment
    backend.advance(step)
    const { client } = await halfLogIn()
    const wide = code().replace(/\d/gu, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    expect((await answerChallenge(client, 'totp', wide)).status).toBe(200)
    backend.advance(step)
    const { client: other } = await halfLogIn()
    const arabic = code().replace(/\d/gu, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    expect((await answerChallenge(other, 'totp', arabic)).status).toBe(200)
  })
})

describe('wrong codes', () => {
  it('are counted by network, and leave a reserve to a session that was whole', async () => {
    backend = await startTestBackend({ rateLimits: true, trustedHops: 1, mailbox: true })
    const { client, code } = await enrolled(backend)
    const wrong = async (ip: string) => {
      const { client: half } = await halfLogIn(from(ip))
      const body = { otp: '000000' }
      const some = []
      for (let n = 0; n < 12; n += 1) {
        some.push(
          await half.call('PUT', challenges, { ...body, challengeId: `none${n}` }, from(ip)),
        )
      }
      return some
    }
    const networks = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']
    const answers = []
    for (const ip of networks) answers.push(...(await wrong(ip)))
    expect(tally(answers)).toEqual({ 401: 30, 429: 18 })
    backend.advance(step)
    expect((await answerChallenge(client, 'totp', code())).status).toBe(200)
  })
})

describe('an account that a stranger made with the address', () => {
  const password = 'brand new horse 2'
  const linkTo = async (client: TestClient) => {
    await client.call('POST', '/v1/account/verifications/email', { url: 'http://localhost/verify' })
    return await backend.secretTo(ann.email)
  }
  /** Every road on which an address is proved. A new one gets a line here (decision A10). */
  const roads: readonly (readonly [
    road: string,
    prove: (browser: TestClient, maker: TestClient) => Promise<{ readonly status: number }>,
  ])[] = [
    [
      'a reset by mail',
      async (browser) =>
        browser.call('PUT', '/v1/account/recovery', { ...(await resetLink()), password }),
    ],
    [
      'a mailed code',
      async (browser) => {
        const { email } = ann
        await browser.call('POST', '/v1/account/tokens/email', { userId: 'x', email })
        const { code: secret } = await backend.mail(ann.email)
        return browser.call('POST', '/v1/account/sessions/token', { userId: 'ann', secret })
      },
    ],
    [
      'the link of the sign-up',
      async (browser, maker) => {
        const body = { userId: 'ann', secret: await linkTo(maker) }
        return browser.call('PUT', '/v1/account/verifications/email', body)
      },
    ],
    [
      'the link of the sign-up, in its older spelling',
      async (browser, maker) => {
        const body = { userId: 'ann', secret: await linkTo(maker) }
        return browser.call('PUT', '/v1/account/verification', body)
      },
    ],
  ]
  /** Someone who changed the address of an older account of theirs to Ann's. */
  const changedTo = async () => {
    const maker = await loggedIn(backend, { ...ann, email: 'stranger@example.com' })
    await maker.call('POST', '/v1/account/verifications/email', { url: 'http://localhost/v' })
    const secret = await backend.secretTo('stranger@example.com')
    await maker.call('PUT', '/v1/account/verifications/email', { userId: 'ann', secret })
    await maker.call('PATCH', '/v1/account/email', { email: ann.email, password: ann.password })
    return maker
  }
  /** With an app, recovery codes and the second factor on. */
  const withApp = async (maker: TestClient) => {
    const answer = await maker.call('POST', totp)
    const { secret } = answer.body as { secret: string }
    await maker.call('PUT', totp, { otp: totpCode(secret, backend.services.now()) })
    await maker.call('PATCH', '/v1/account/mfa', { mfa: true })
    await maker.call('POST', codes)
  }
  const makers = [
    ['signed up with it', () => loggedIn(backend)],
    ['changed to it', changedTo],
  ] as const
  const cases = roads.flatMap(([road, prove]) =>
    makers.map(([how, make]) => ({ road, prove, how, make })),
  )

  beforeEach(async () => {
    backend = await startTestBackend()
  })

  it.each(cases)('and $how is the owner’s alone after $road', async ({ prove, make }) => {
    const maker = await make()
    await withApp(maker)
    const owner = backend.client()
    expect((await prove(owner, maker)).status).toBeLessThan(300)
    expect((await maker.call('GET', '/v1/account')).status).toBe(401)
    expect((await logIn(ann.password)).status).toBe(401)
    if (owner.cookie() === '') {
      await owner.call('PUT', '/v1/account/recovery', { ...(await resetLink()), password })
      expect((await logIn(password, ann.email, {}, owner)).status).toBe(201)
    }
    const account = { name: '', emailVerification: true, mfa: false }
    expect((await owner.call('GET', '/v1/account')).body).toMatchObject(account)
    const factors = { totp: false, phone: false, email: true, recoveryCode: false }
    expect((await owner.call('GET', '/v1/account/mfa/factors')).body).toEqual(factors)
  })

  it.each(roads.slice(1))(
    'stays as it is for the browser that signed up, by %s',
    async (_, prove) => {
      const browser = backend.client()
      await browser.call('POST', '/v1/account', ann)
      const session = await loggedIn(backend)
      expect((await prove(browser, session)).status).toBeLessThan(300)
      expect((await logIn(ann.password)).status).toBe(201)
      expect((await session.call('GET', '/v1/account')).body).toMatchObject({ name: 'Ann' })
    },
  )

  it('stays as it is for a session of it', async () => {
    const session = await loggedIn(backend)
    session.setCookie(session.cookie())
    const body = { userId: 'ann', secret: await linkTo(session) }
    const answer = await session.call('PUT', '/v1/account/verifications/email', body)
    expect(answer).toMatchObject({ status: 200, body: { secret: '' } })
    expect((await session.call('GET', '/v1/account')).body).toMatchObject({ name: 'Ann' })
    expect((await logIn(ann.password)).status).toBe(201)
  })

  it('ends also for a browser that signed up for another account', async () => {
    const browser = backend.client()
    await browser.call('POST', '/v1/account', ann)
    const other = backend.client()
    await other.call('POST', '/v1/account', ben)
    const [, [, byCode] = []] = roads
    expect((await byCode?.(other, other))?.status).toBe(201)
    expect((await logIn(ann.password)).status).toBe(401)
  })

  it('hands a link for a new password to the browser that opened the mailed one, once', async () => {
    const maker = await loggedIn(backend)
    const phone = backend.client()
    const body = { userId: 'ann', secret: await linkTo(maker) }
    const { secret } = (await phone.call('PUT', '/v1/account/verifications/email', body)).body as {
      readonly secret: string
    }
    const next = { userId: 'ann', secret, password }
    expect((await phone.call('PUT', '/v1/account/recovery', next)).status).toBe(200)
    expect((await phone.call('PUT', '/v1/account/recovery', next)).status).toBe(401)
    expect((await logIn(password)).status).toBe(201)
    expect((await maker.call('GET', '/v1/account')).status).toBe(401)
  })

  it('tells the owner of the address that the password ended', async () => {
    const maker = await loggedIn(backend)
    const body = { userId: 'ann', secret: await linkTo(maker) }
    await backend.client().call('PUT', '/v1/account/verifications/email', body)
    const { kind, text } = await backend.mail(ann.email)
    expect(kind).toBe('takenOver')
    expect(text).not.toContain('Ann')
  })
})

describe('callers', () => {
  const storing = [
    ['POST', records, { documentId: 'unique()', data: record }],
    ['PUT', `${records}/own`, { data: record }],
  ] as const

  it.each(storing)('leave 500 records a day from one network: %s', async (method, path, body) => {
    backend = await startTestBackend({ rateLimits: true, trustedHops: 1 })
    const { limiter } = backend.services
    const name = 'records from 203.0.113.9'
    for (let n = 0; n < 500; n += 1) {
      limiter.count({ calls: 500, seconds: 86_400 }, [name], '203.0.113.9')
    }
    const member = await loggedIn(backend)
    const leave = async (client: TestClient, ip: string, headers = {}) => {
      const { status } = await client.call(method, path, body, { ...from(ip), ...headers })
      return status
    }
    const good = method === 'POST' ? 201 : 200
    expect(await leave(backend.client(), '203.0.113.9')).toBe(429)
    expect(await leave(member, '203.0.113.9')).toBe(429)
    expect(await leave(backend.client(), '203.0.113.9', backend.key)).toBe(good)
    expect(await leave(member, '203.0.113.8')).toBe(method === 'POST' ? 201 : 401)
  })

  describe('over 6,000 records', () => {
    const words = (count: number) => Array.from({ length: count }, (_, n) => `word ${n}`)
    const times = (count: number, query: object) => Array.from({ length: count }, () => query)
    const q = (method: string, attribute?: string, ...values: unknown[]) => ({
      method,
      attribute,
      values,
    })
    const refused = 'The list would take too long. Ask for less.'
    const list = (client: TestClient, queries: readonly object[], headers = {}) => {
      const search = queries.map((one) => `queries[]=${encodeURIComponent(JSON.stringify(one))}`)
      return client.call('GET', `${records}?${search.join('&')}`, undefined, headers)
    }
    let member: TestClient
    const manyValues = times(4, q('notContains', 'lastName', ...Array<string>(300).fill('a')))

    it('may not ask about more than 500 values, whatever there is to read', async () => {
      const own = await startTestBackend()
      const { documents, schema, now } = own.services
      const [collection] = schema.collections
      const looked = vi.spyOn(documents, 'list')
      const none = { total: 0, documents: [] }
      expect((await list(own.client(), manyValues)).body).toEqual(none)
      expect(looked).not.toHaveBeenCalled()
      if (collection) documents.add(collection, 'one', record, ['read("any")'], now())
      const sentence = 'All filters together have more than 500 values.'
      const answer = refusal(400, 'general_query_invalid', sentence)
      expect((await list(own.client(), manyValues)).body).toEqual(answer)
    })

    beforeAll(async () => {
      backend = await startSharedBackend()
      const { documents, schema, now } = backend.services
      const [collection] = schema.collections
      if (!collection) throw new Error('There is no collection.')
      for (let n = 0; n < 6000; n += 1) {
        documents.add(collection, `d${n}`, record, ['read("any")'], now())
      }
      member = await loggedIn(backend)
      return backend.server.close
    })

    it.each<[string, readonly object[]]>([
      ['search for many words', times(2, q('notContains', 'firstName', ...words(50)))],
      [
        'search for a text that nearly matches everywhere',
        [q('contains', 'emailAddress', `${'a'.repeat(1000)}b`)],
      ],
      ['ask for empty values often', times(99, q('isNull', 'createdDate'))],
      ['join many filters', [q('or', undefined, ...times(50, q('lessThan', 'contactId', 0)))]],
      ['order often', times(10, q('orderAsc', 'emailAddress'))],
      [
        'continue a list in many orders',
        [...times(10, q('orderAsc', 'firstName')), q('cursorAfter', undefined, 'd10')],
      ],
      ['ask for all records', [q('limit', undefined, 5000)]],
      ['ask for a tenth of them', [q('limit', undefined, 700)]],
    ])('may not %s', async (_, queries) => {
      const answer = refusal(400, 'general_query_invalid', refused)
      expect((await list(backend.client(), queries)).body).toEqual(answer)
      expect((await list(member, queries)).body).toEqual(answer)
      expect((await list(backend.client(), queries, backend.key)).body).toEqual(answer)
    })

    it.each([1, 6000])('may not ask what keeps the thread busy, of %i', async (count) => {
      const own = count === 1 ? await startTestBackend() : backend
      const { documents, schema, now } = own.services
      const [collection] = schema.collections
      if (collection) documents.add(collection, 'd0', record, ['read("any")'], now())
      const keys = [...(collection?.attributes.map(({ key }) => key) ?? []), '$id', '$updatedAt']
      const key = fc.constantFrom(...keys)
      const several = (one: fc.Arbitrary<object>, most: number) =>
        fc.oneof(fc.array(one, { minLength: most - 9, maxLength: most }), fc.array(one))
      const part = fc.string({ minLength: 1, maxLength: 9 })
      const orders = fc.record({
        method: fc.constantFrom('orderAsc', 'orderDesc'),
        attribute: key,
      })
      const filters = fc.record({
        method: fc.constantFrom('contains', 'notContains', 'equal', 'notEqual'),
        attribute: fc.constantFrom('firstName', 'emailAddress'),
        values: fc.array(part, { minLength: 1, maxLength: 40 }),
      })
      const window = fc.constantFrom(q('limit', undefined, 600), q('offset', undefined, 5000))
      const question = fc.tuple(
        fc.oneof(several(orders, 10), several(orders, 90)),
        fc.option(fc.constantFrom(q('cursorAfter', '', 'd0'), q('cursorBefore', '', 'd0'))),
        fc.oneof(several(filters, 20), fc.constant([])),
        fc.option(fc.array(key, { minLength: 1, maxLength: 300, size: 'max' })),
        fc.option(window),
      )
      const callers = { guest: own.client(), member: await loggedIn(own), key: own.client() }
      const busy = async (queries: readonly object[], caller: keyof typeof callers) => {
        const before = process.cpuUsage()
        await list(callers[caller], queries, caller === 'key' ? own.key : {})
        const { user, system } = process.cpuUsage(before)
        return (user + system) / 1000
      }
      await fc.assert(
        fc.asyncProperty(
          question,
          fc.constantFrom('guest', 'member', 'key'),
          async ([by, cursor, where, selected, page], caller) => {
            const select = selected && q('select', undefined, ...selected)
            const queries = [...by, ...where, cursor, select, page].filter((one) => one !== null)
            const least = Math.min(await busy(queries, caller), await busy(queries, caller))
            // 30 ms on a quiet machine, client and server together.
            expect(least).toBeLessThan(200)
          },
        ),
        { numRuns: 20 * faultRounds, endOnFailure: true },
      )
    })

    it('may look for one of them, and leaf through them', async () => {
      const answers = [
        await list(member, [q('equal', 'emailAddress', 'a@b.co')]),
        await list(backend.client(), [q('cursorAfter', undefined, 'd10')]),
        await list(
          backend.client(),
          [q('orderDesc', '$createdAt'), q('limit', undefined, 100)],
          backend.key,
        ),
      ]
      for (const { body } of answers) expect(body).toMatchObject({ total: 5000 })
    })
  })
})

describe('people without a session', () => {
  it('send bodies of 64 KiB at most, and people with one more', async () => {
    backend = await startTestBackend()
    const client = await loggedIn(backend)
    const prefs = (bytes: number) => ({ prefs: { text: 'x'.repeat(bytes) } })
    const send = (who: TestClient, bytes: number) =>
      who.call('PATCH', '/v1/account/prefs', prefs(bytes))
    expect((await send(backend.client(), 65_536)).status).toBe(413)
    expect((await send(backend.client(), 60_000)).status).toBe(401)
    expect((await send(client, 65_600)).status).toBe(400)
    expect((await send(client, 128 * 1024)).status).toBe(413)
  })

  it('are refused windows that no number of documents has', async () => {
    backend = await startTestBackend()
    for (const query of [
      '{"method":"limit","values":[1e300]}',
      '{"method":"offset","values":[1e19]}',
    ]) {
      const answer = await backend.client().call('GET', `${records}?queries[0]=${query}`)
      expect(answer.body).toMatchObject({ code: 400, type: 'general_query_invalid' })
    }
  })
})

describe('hashes', () => {
  it('are made in turn for each network', async () => {
    const hashing = createTurns(2)
    const done: string[] = []
    const work = (name: string) => () => {
      done.push(name)
      return Promise.resolve()
    }
    await Promise.all([
      ...Array.from({ length: 40 }, (_, n) => hashing.run('flood', work(`flood ${n}`))),
      hashing.run('other', work('other')),
    ])
    expect(done.indexOf('other')).toBeLessThan(5)
    // Two at work and a hundred waiting.
    const refused = await many(200, (n) =>
      hashing.run('flood', work(String(n))).then(
        () => false,
        () => true,
      ),
    )
    expect(refused.filter(Boolean)).toHaveLength(98)
  })
})

describe('a clock that was ahead', () => {
  it('does not lock the app for that time', async () => {
    backend = await startTestBackend()
    const { code } = await enrolled(backend)
    backend.advance(60 * minute)
    const { client } = await halfLogIn()
    expect((await answerChallenge(client, 'totp', code())).status).toBe(200)
    backend.advance(-50 * minute)
    const { client: other } = await halfLogIn()
    expect((await answerChallenge(other, 'totp', code())).status).toBe(200)
  })
})

describe('a lost second factor', () => {
  const lift = (dataDir: string, email?: string) => {
    const { now, log, schema } = backend.services
    return liftFactors(join(dataDir, 'backend.sqlite'), email, {
      mailer: (mails) => createMailer('outbox', schema.projectName, mails, now, log),
      locale: 'en',
      now,
    })
  }

  it('is lifted by the owner of the server, for one person or for all', async () => {
    const dataDir = temporaryFolder()
    backend = await startTestBackend({ dataDir })
    await enrolled(backend)
    await expect(lift(dataDir, 'nobody@example.com')).rejects.toThrow('Nobody has the address')
    expect(await lift(dataDir, 'ANN@example.com')).toContain('ANN@example.com')
    const { client } = await halfLogIn()
    expect((await client.call('GET', '/v1/account')).body).toMatchObject({ mfa: false })
    expect(await lift(dataDir)).toMatch(/^Turned the second factor of 0 accounts off/)
  })

  const waysToLift: readonly (readonly [
    way: string,
    lift: (dataDir: string, owner: TestClient) => unknown,
    kind: string,
  ])[] = [
    ['by lift-factors', (dataDir) => lift(dataDir, ann.email), 'factorLifted'],
    [
      'by the server key',
      (_, owner) => owner.call('PATCH', '/v1/users/ann/mfa', { mfa: false }, backend.key),
      'factorLifted',
    ],
    [
      'by the person',
      (_, owner) => owner.call('PATCH', '/v1/account/mfa', { mfa: false }),
      'factorOff',
    ],
    ['with the app', (_, owner) => owner.call('DELETE', totp), 'factorOff'],
  ]

  it.each(waysToLift)('makes no half log-in whole and is told, %s', async (_, liftIt, kind) => {
    const dataDir = temporaryFolder()
    backend = await startTestBackend({ dataDir })
    const { client: owner, code } = await enrolled(backend)
    const { client: thief } = await halfLogIn()
    backend.advance(step)
    await answerChallenge(owner, 'totp', code())
    await liftIt(dataDir, owner)
    expect((await thief.call('GET', '/v1/account')).body).toMatchObject({
      type: 'general_unauthorized_scope',
    })
    expect((await logIn(ann.password)).status).toBe(201)
    expect((await backend.mail(ann.email)).kind).toBe(kind)
  })

  it.each([
    ['without its keys', undefined, /lift-factors --all/],
    ['with the keys of another installation', JSON.stringify(freshKeys()), /are not those of/],
  ])('keeps a server %s from starting, until it is lifted', async (_, keys, sentence) => {
    const dataDir = temporaryFolder()
    backend = await startTestBackend({ dataDir })
    await enrolled(backend)
    await backend.server.close()
    rmSync(join(dataDir, 'keys.json'))
    const start = () => startTestBackend({ dataDir, ...(keys === undefined ? {} : { keys }) })
    await expect(start()).rejects.toThrow(sentence)
    await lift(dataDir)
    expect((await start()).server.port).toBeGreaterThan(0)
  })
})

it.skipIf(process.platform === 'win32')(
  'files are their owner’s alone, whatever the folder allows',
  async () => {
    const dataDir = temporaryFolder()
    chmodSync(dataDir, 0o755)
    backend = await startTestBackend({ dataDir })
    await loggedIn(backend)
    const modes = readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).mode & 0o777)
    expect([modes.length > 3, new Set(modes)]).toEqual([true, new Set([0o600])])
  },
)
