import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ann,
  ben,
  loggedIn,
  refusal,
  startTestBackend,
  type TestBackend,
  type TestClient,
} from '#tests/backend/support/client.ts'
import { createHashing } from '#backend/secrets/hashing.ts'
import { hashPassword } from '#backend/secrets/secrets.ts'
import { liftFactors } from '#backend/store/liftFactors.ts'
import { answerChallenge, enrolled, step } from '#tests/backend/support/factors.ts'
import { faultRounds } from '#tests/backend/support/faults.ts'
import { temporaryFolder } from '#tests/backend/support/temporaryFolder.ts'

// Hashing passwords takes its time.
vi.setConfig({ testTimeout: 120_000 })

const minute = 60_000
const from = (ip: string) => ({ 'x-forwarded-for': ip })
const totp = '/v1/account/mfa/authenticators/totp'
const codes = '/v1/account/mfa/recovery-codes'
const challenges = '/v1/account/mfa/challenges'
const challengeRequired = refusal(
  401,
  'user_challenge_required',
  'A recently successful challenge is required to complete this action. A challenge is considered recent for 5 minutes.',
)

let backend: TestBackend
const servicesOf = (own = backend) => {
  const services = own.server.backend?.services
  if (!services) throw new Error('There is no backend.')
  return services
}
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
  const { searchParams } = new URL((await backend.mail(ann.email)).link ?? '')
  return { userId: 'ann', secret: searchParams.get('secret') }
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
})

describe('the tries against an account', () => {
  const tryFrom = (n: number, password = 'wrong horse') =>
    logIn(password, ann.email, from(`203.0.${n >> 8}.${n & 255}`))

  beforeEach(async () => {
    backend = await startTestBackend({ rateLimits: true, trustedHops: 1, mailbox: true })
    await backend.client().call('POST', '/v1/account', ann)
  })

  it('have a total over all networks, with a reserve for the ones that the owner uses', async () => {
    expect((await logIn(ann.password, ann.email, from('198.51.100.7'))).status).toBe(201)
    const answers = await many(15, async (network) => {
      const some = []
      for (let n = 0; n < 8; n += 1) some.push(await tryFrom(network))
      return some
    })
    expect(tally(answers.flat())).toEqual({ 401: 100, 429: 20 })
    expect((await tryFrom(500, ann.password)).status).toBe(429)
    expect((await logIn(ann.password, ann.email, from('198.51.100.7'))).status).toBe(201)
  })

  it('are counted alike for an address that nobody has', async () => {
    const nobody = (network: number) =>
      logIn('wrong horse', 'nobody@example.com', from(`203.0.113.${network}`))
    const answers = await many(15, async (network) => {
      const some = []
      for (let n = 0; n < 8; n += 1) some.push(await nobody(network))
      return some
    })
    expect(tally(answers.flat())).toEqual({ 401: 100, 429: 20 })
  })

  it('are not forgotten for a flood of other calls', async () => {
    const { limiter, guards } = servicesOf()
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
    const { totals } = servicesOf()
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

  it('starts no session that outlives its change', async () => {
    const owner = await loggedIn(backend)
    const change = (oldPassword: string, password: string) =>
      owner.call('PATCH', '/v1/account/password', { oldPassword, password })
    for (let n = 0; n < rounds; n += 1) {
      const clients = Array.from({ length: 4 }, backend.client)
      const [changed] = await Promise.all([
        change(ann.password, 'brand new horse 2'),
        ...clients.map((client) => logIn(ann.password, ann.email, {}, client)),
      ])
      expect(changed.status).toBe(200)
      for (const client of clients)
        expect((await client.call('GET', '/v1/account')).status).toBe(401)
      await change('brand new horse 2', ann.password)
    }
  })

  it('starts no session that outlives a reset by mail', async () => {
    let current = ann.password
    for (let n = 0; n < rounds; n += 1) {
      const link = await resetLink()
      const password = `brand new horse ${n}`
      const clients = Array.from({ length: 4 }, backend.client)
      const [reset] = await Promise.all([
        backend.client().call('PUT', '/v1/account/recovery', { ...link, password }),
        ...clients.map((client) => logIn(current, ann.email, {}, client)),
      ])
      expect(reset.status).toBe(200)
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

  it('is not written back by a change of the address', async () => {
    const owner = await loggedIn(backend)
    let current = ann.password
    for (let n = 0; n < rounds; n += 1) {
      const password = `brand new horse ${n}`
      await Promise.all([
        owner.call('PATCH', '/v1/account/password', { oldPassword: current, password }),
        owner.call('PATCH', '/v1/account/email', {
          email: `ann${n}@example.com`,
          password: current,
        }),
      ])
      const { email } = servicesOf().users.byId('ann') ?? { email: '' }
      expect((await logIn(password, email)).status).toBe(201)
      expect((await logIn(current, email)).status).toBe(401)
      current = password
    }
  })

  it('is not written back by a change of the address that was being checked', async () => {
    const owner = await loggedIn(backend)
    const services = servicesOf()
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

  it('of an account that is closed during its log-in is no server error', async () => {
    const [answer] = await Promise.all([
      logIn(ann.password),
      new Promise<void>((resolve) => {
        setTimeout(() => {
          servicesOf().users.remove('ann')
          resolve()
        }, 15)
      }),
    ])
    expect([201, 401]).toContain(answer.status)
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
    servicesOf().users.setVerified('ann', 0)
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
    expect(servicesOf().recoveryCodes.count('ann')).toBe(0)
  })

  it('is told of by mail when a recovery code was used', async () => {
    const { client } = enrolment
    const { body } = await client.call('POST', codes)
    const [first] = (body as { recoveryCodes: string[] }).recoveryCodes
    const { client: other } = await halfLogIn()
    expect((await answerChallenge(other, 'recoverycode', first)).status).toBe(200)
    expect(await kinds()).toBe('codeUsed')
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
  const proveByCode = async (headers: Record<string, string>) => {
    await backend
      .client()
      .call('POST', '/v1/account/tokens/email', { userId: 'x', email: ann.email })
    const { code: secret } = await backend.mail(ann.email)
    const owner = backend.client()
    const body = { userId: 'ann', secret }
    return { owner, answer: await owner.call('POST', '/v1/account/sessions/token', body, headers) }
  }

  beforeEach(async () => {
    backend = await startTestBackend({ trustedHops: 1, mailbox: true })
  })

  it('is the owner’s alone once a mailed code proved the address', async () => {
    const { client: stranger } = await enrolled(backend)
    await stranger.call('POST', codes)
    const { owner, answer } = await proveByCode(from('198.51.100.7'))
    expect(answer.status).toBe(201)
    expect((await stranger.call('GET', '/v1/account')).status).toBe(401)
    expect((await logIn(ann.password)).status).toBe(401)
    expect((await owner.call('GET', '/v1/account')).body).toMatchObject({ mfa: false })
    const factors = { totp: false, phone: false, email: true, recoveryCode: false }
    expect((await owner.call('GET', '/v1/account/mfa/factors')).body).toEqual(factors)
  })

  it('is the owner’s alone once a reset by mail proved the address', async () => {
    const { client: stranger } = await enrolled(backend)
    await stranger.call('POST', codes)
    const password = 'brand new horse 2'
    const link = await resetLink()
    await backend.client().call('PUT', '/v1/account/recovery', { ...link, password })
    expect((await stranger.call('GET', '/v1/account')).status).toBe(401)
    const owner = backend.client()
    await logIn(password, ann.email, {}, owner)
    expect((await owner.call('GET', '/v1/account')).body).toMatchObject({ mfa: false })
  })

  it('keeps the password of a sign-up that is proved where it was made', async () => {
    await backend.client().call('POST', '/v1/account', ann)
    expect((await proveByCode({})).answer.status).toBe(201)
    expect((await logIn(ann.password)).status).toBe(201)
  })
})

describe('people are told', () => {
  it('at the older address that it was changed', async () => {
    backend = await startTestBackend()
    const client = await loggedIn(backend)
    await client.call('PATCH', '/v1/account/email', {
      email: 'new@example.com',
      password: ann.password,
    })
    const { kind, text } = await backend.mail(ann.email)
    expect(kind).toBe('addressChanged')
    // The name of an account whose address was never proved is anybody's.
    expect(text).not.toContain('Ann')
  })
})

describe('people without a session', () => {
  const path = '/v1/databases/website/collections/contacts/documents'
  const data = { contactId: 1, firstName: 'A', lastName: 'B', emailAddress: 'a@b.co' }

  it('send bodies of 64 KiB at most, and people with one more', async () => {
    backend = await startTestBackend()
    const client = await loggedIn(backend)
    const prefs = (bytes: number) => ({ prefs: { text: 'x'.repeat(bytes) } })
    const send = (who: TestClient, bytes: number) =>
      who.call('PATCH', '/v1/account/prefs', prefs(bytes))
    expect((await send(backend.client(), 65_536)).status).toBe(413)
    expect((await send(backend.client(), 60_000)).status).toBe(401)
    expect((await send(client, 65_600)).status).toBe(400)
  })

  it('leave 500 records a day', async () => {
    backend = await startTestBackend({ rateLimits: true, trustedHops: 1 })
    const { limiter } = servicesOf()
    const name = 'records of guests from 203.0.113.9'
    for (let n = 0; n < 500; n += 1) {
      limiter.count({ calls: 500, seconds: 86_400 }, [name], '203.0.113.9')
    }
    const leave = (ip: string) =>
      backend.client().call('POST', path, { documentId: 'unique()', data }, from(ip))
    expect((await leave('203.0.113.9')).status).toBe(429)
    expect((await leave('203.0.113.8')).status).toBe(201)
  })

  it('are refused filters that keep everybody else waiting', async () => {
    backend = await startTestBackend()
    for (let n = 0; n < 30; n += 1) {
      const permissions = ['read("any")']
      await backend.client().call('POST', path, { documentId: `d${n}`, data, permissions })
    }
    const values = (count: number) => Array.from({ length: count }, (_, n) => `word ${n}`)
    const list = (count: number, client = backend.client()) => {
      const filter = { method: 'notContains', attribute: 'firstName', values: values(count) }
      return client.call('GET', `${path}?queries[0]=${encodeURIComponent(JSON.stringify(filter))}`)
    }
    expect((await list(60)).body).toMatchObject({ total: 30 })
    expect((await list(100)).body).toMatchObject({ code: 400, type: 'general_query_invalid' })
    expect((await list(100, await loggedIn(backend))).status).toBe(200)
  })

  it('are refused windows that no number of documents has', async () => {
    backend = await startTestBackend()
    for (const query of [
      '{"method":"limit","values":[1e300]}',
      '{"method":"offset","values":[1e19]}',
    ]) {
      const answer = await backend.client().call('GET', `${path}?queries[0]=${query}`)
      expect(answer.body).toMatchObject({ code: 400, type: 'general_query_invalid' })
    }
  })
})

describe('hashes', () => {
  it('are made in turn for each network', async () => {
    const hashing = createHashing()
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
  it('is lifted by the owner of the server, for one person or for all', async () => {
    const dataDir = temporaryFolder()
    backend = await startTestBackend({ dataDir })
    await enrolled(backend)
    const database = join(dataDir, 'backend.sqlite')
    expect(() => liftFactors(database, 'nobody@example.com')).toThrow('Nobody has the address')
    expect(liftFactors(database, 'ANN@example.com')).toContain('ANN@example.com')
    const { client } = await halfLogIn()
    expect((await client.call('GET', '/v1/account')).body).toMatchObject({ mfa: false })
    expect(liftFactors(database)).toBe('Turned the second factor of 1 accounts off.')
  })

  it('keeps a server without its keys from starting, until it is lifted', async () => {
    const dataDir = temporaryFolder()
    const first = await startTestBackend({ dataDir })
    await enrolled(first)
    await first.server.close()
    rmSync(join(dataDir, 'keys.json'))
    await expect(startTestBackend({ dataDir })).rejects.toThrow(/lift-factors --all/)
    liftFactors(join(dataDir, 'backend.sqlite'))
    expect((await startTestBackend({ dataDir })).server.port).toBeGreaterThan(0)
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

it('a subject has no code, and a text no name that anybody may have chosen', async () => {
  backend = await startTestBackend()
  const name = 'Visit example.com\nnow'
  await backend.client().call('POST', '/v1/account', { ...ann, name })
  await backend.client().call('POST', '/v1/account/tokens/email', { userId: 'x', email: ann.email })
  const { subject, code, text } = await backend.mail(ann.email)
  expect([subject.includes(code ?? ''), text.includes('example.com')]).toEqual([false, false])
})
