import { beforeEach, describe, expect, it } from 'vitest'
import { migrate, openDatabase } from '#backend/store/database.ts'
import { sessionsStore } from '#backend/store/sessions.ts'
import { usersStore } from '#backend/store/users.ts'
import {
  ann,
  loggedIn,
  refusal,
  startTestBackend,
  type TestBackend,
} from '#backend/tests/support/client.ts'
import { totpCode } from '#backend/factors/totp.ts'
import { answerChallenge, enrolled, step } from '#backend/tests/support/factors.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend()
})

const minute = 60_000
const credentials = { email: ann.email, password: ann.password }
const totp = '/v1/account/mfa/authenticators/totp'
const codes = '/v1/account/mfa/recovery-codes'
const challenges = '/v1/account/mfa/challenges'
const invalidToken = refusal(401, 'user_invalid_token', 'Invalid token passed in the request.')
const moreFactors = refusal(
  401,
  'user_more_factors_required',
  'More factors are required to complete the sign in process.',
)
const challengeRequired = refusal(
  401,
  'user_challenge_required',
  'A recently successful challenge is required to complete this action. A challenge is considered recent for 5 minutes.',
)

const logIn = async () => {
  const client = backend.client()
  const answer = await client.call('POST', '/v1/account/sessions/email', credentials)
  return { client, answer }
}

const verifyAddress = () => backend.services.users.setVerified('ann', 0)

describe('the authenticator app', () => {
  it('gets a secret of 160 bits and an address that names brand and account', async () => {
    const client = await loggedIn(backend)
    const answer = await client.call('POST', totp, undefined, { 'x-appwrite-locale': 'en' })
    const { secret, uri } = answer.body as { secret: string; uri: string }
    expect([answer.status, secret.length]).toEqual([200, 32])
    expect(uri).toBe(
      `otpauth://totp/Xinyuan%20Tech%3Aann%40example.com?issuer=Xinyuan%20Tech&secret=${secret}`,
    )
  })

  it('is stored encrypted', async () => {
    const { secret } = await enrolled(backend)
    const stored = backend.services.authenticators.of('ann')?.secret
    expect(stored).toMatch(/^[A-Za-z0-9+/=]{60,}$/)
    expect(stored).not.toContain(secret)
  })

  it('counts once a code proved it, one step early or late', async () => {
    const client = await loggedIn(backend)
    const { body } = await client.call('POST', totp)
    const { secret } = body as { secret: string }
    const start = Date.UTC(2026, 0, 2, 3, 30)
    const enter = (time: number) => client.call('PUT', totp, { otp: totpCode(secret, time) })
    const none = { totp: false, phone: false, email: false, recoveryCode: false }
    expect((await enter(start - 2 * step)).body).toEqual(invalidToken)
    expect((await enter(start + 2 * step)).body).toEqual(invalidToken)
    expect((await client.call('GET', '/v1/account/mfa/factors')).body).toEqual(none)
    const answer = await enter(start - step)
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ $id: 'ann', mfa: false }),
    ])
    expect((await client.call('GET', '/v1/account/mfa/factors')).body).toEqual({
      ...none,
      totp: true,
    })
  })

  it('is replaced until it is verified, and refused afterwards', async () => {
    const client = await loggedIn(backend)
    const [first, second] = [await client.call('POST', totp), await client.call('POST', totp)]
    const [old, current] = [first, second].map(({ body }) => (body as { secret: string }).secret)
    const now = backend.services.now()
    expect((await client.call('PUT', totp, { otp: totpCode(old ?? '', now) })).status).toBe(401)
    expect((await client.call('PUT', totp, { otp: totpCode(current ?? '', now) })).status).toBe(200)
    const verified = refusal(
      409,
      'user_authenticator_already_verified',
      'This authenticator is already verified on the current user.',
    )
    expect((await client.call('POST', totp)).body).toEqual(verified)
    expect((await client.call('PUT', totp, { otp: '000000' })).body).toEqual(verified)
  })
})

describe('a log-in that lacks the second factor', () => {
  it('is refused everything but the factors, the challenges and the log-out', async () => {
    await enrolled(backend)
    const { client, answer } = await logIn()
    expect(answer.body).toMatchObject({ factors: ['password'], mfaUpdatedAt: '' })
    for (const path of ['/account', '/account/sessions', '/account/mfa/recovery-codes']) {
      expect((await client.call('GET', `/v1${path}`)).body).toEqual(moreFactors)
    }
    const documents = '/v1/databases/website/collections/contacts/documents'
    expect((await client.call('GET', documents)).body).toEqual(moreFactors)
    expect((await client.call('PATCH', '/v1/account/mfa', { mfa: false })).body).toEqual(
      moreFactors,
    )
    expect((await client.call('DELETE', totp)).body).toEqual(moreFactors)
    expect((await client.call('GET', '/v1/account/mfa/factors')).status).toBe(200)
    expect((await client.call('DELETE', '/v1/account/sessions/current')).status).toBe(204)
  })

  it('does not take a code that was used, nor an older one', async () => {
    const { secret, code } = await enrolled(backend)
    const [one, two] = [await logIn(), await logIn()]
    expect((await answerChallenge(one.client, 'totp', code())).body).toEqual(invalidToken)
    backend.advance(step)
    expect((await answerChallenge(one.client, 'totp', code())).status).toBe(200)
    expect((await answerChallenge(two.client, 'totp', code())).body).toEqual(invalidToken)
    const before = totpCode(secret, Date.UTC(2026, 0, 2, 3, 30))
    expect((await answerChallenge(two.client, 'totp', before)).body).toEqual(invalidToken)
  })

  it('takes no code of an authenticator that was never verified', async () => {
    const owner = await loggedIn(backend)
    verifyAddress()
    const { body } = await owner.call('POST', totp)
    await owner.call('PATCH', '/v1/account/mfa', { mfa: true })
    const { secret } = body as { secret: string }
    const code = totpCode(secret, backend.services.now())
    const { client } = await logIn()
    expect((await client.call('GET', '/v1/account')).body).toEqual(moreFactors)
    expect((await answerChallenge(client, 'totp', code)).body).toEqual(invalidToken)
  })

  it('takes a recovery code once', async () => {
    const { client } = await enrolled(backend)
    const { body } = await client.call('POST', codes)
    const [first] = (body as { recoveryCodes: string[] }).recoveryCodes
    const [one, two] = [await logIn(), await logIn()]
    expect((await answerChallenge(one.client, 'recoveryCode', first)).body).toMatchObject({
      factors: ['password', 'recoverycode'],
    })
    expect((await backend.mail(ann.email)).kind).toBe('codeUsed')
    expect((await answerChallenge(two.client, 'recoverycode', first)).body).toEqual(invalidToken)
  })

  it('lets a mailed code die of five wrong tries, of 15 minutes, and of a new address', async () => {
    await enrolled(backend)
    verifyAddress()
    const { client } = await logIn()
    const ask = async () => {
      const { body } = await client.call('POST', challenges, { factor: 'email' })
      const { code } = await backend.mail(ann.email)
      return { challengeId: (body as { $id: string }).$id, otp: code }
    }
    const tried = await ask()
    for (let n = 0; n < 5; n += 1) await client.call('PUT', challenges, { ...tried, otp: 'wrong' })
    expect((await client.call('PUT', challenges, tried)).body).toEqual(invalidToken)
    const outlived = await ask()
    backend.advance(15 * minute)
    expect((await client.call('PUT', challenges, outlived)).body).toEqual(invalidToken)
    const moved = await ask()
    backend.services.users.setEmail('ann', 'new@example.com', 'hash', 0)
    expect((await client.call('PUT', challenges, moved)).body).toEqual(invalidToken)
  })

  it('does not take a challenge of another user, an expired or an unknown one', async () => {
    const { client: owner, code } = await enrolled(backend)
    const { client } = await logIn()
    const challenge = await client.call('POST', challenges, { factor: 'totp' })
    const { $id: challengeId } = challenge.body as { $id: string }
    const ben = await loggedIn(backend, { ...ann, userId: 'ben', email: 'ben@example.com' })
    backend.advance(step)
    const body = { challengeId, otp: code() }
    expect((await ben.call('PUT', challenges, body)).body).toEqual(invalidToken)
    expect((await client.call('PUT', challenges, { ...body, challengeId: 'nope' })).body).toEqual(
      invalidToken,
    )
    const older = await owner.call('POST', challenges, { factor: 'totp' })
    backend.advance(60 * minute)
    const late = { challengeId: (older.body as { $id: string }).$id, otp: code() }
    expect((await owner.call('PUT', challenges, late)).body).toEqual(invalidToken)
  })

  it('is asked for in a log-in by a mailed code as well', async () => {
    const { client } = await enrolled(backend)
    await client.call('DELETE', '/v1/account/sessions/current')
    await client.call('POST', '/v1/account/tokens/email', { userId: 'ann', email: ann.email })
    const { code: secret } = await backend.mail(ann.email)
    await client.call('POST', '/v1/account/sessions/token', { userId: 'ann', secret })
    expect((await client.call('GET', '/v1/account')).body).toEqual(moreFactors)
  })

  it('is asked for nothing while no factor is verified', async () => {
    const client = await loggedIn(backend)
    await client.call('PATCH', '/v1/account/mfa', { mfa: true })
    const { client: other } = await logIn()
    expect((await other.call('GET', '/v1/account')).body).toMatchObject({ mfa: true })
  })
})

describe('a change of factors', () => {
  it('removes the authenticator once, after a challenge of the last 30 minutes', async () => {
    const { client, code } = await enrolled(backend)
    const changes = [
      ['DELETE', totp],
      ['PATCH', codes],
      ['GET', codes],
    ] as const
    for (const [method, path] of changes) {
      expect((await client.call(method, path)).body).toEqual(challengeRequired)
    }
    backend.advance(step)
    await answerChallenge(client, 'totp', code())
    expect((await client.call('DELETE', totp)).status).toBe(204)
    expect((await client.call('DELETE', totp)).body).toMatchObject({
      code: 404,
      type: 'user_authenticator_not_found',
    })
    expect((await client.call('PATCH', '/v1/account/mfa', { mfa: false })).body).toMatchObject({
      mfa: false,
    })
    const { client: other } = await logIn()
    expect((await other.call('GET', '/v1/account')).status).toBe(200)
  })

  it('makes six recovery codes, once, and new ones in their place', async () => {
    const { client, code } = await enrolled(backend)
    backend.advance(step)
    await answerChallenge(client, 'totp', code())
    expect((await client.call('PATCH', codes)).body).toMatchObject({
      code: 404,
      type: 'user_recovery_codes_not_found',
    })
    const first = await client.call('POST', codes)
    const { recoveryCodes } = first.body as { recoveryCodes: string[] }
    expect([first.status, recoveryCodes]).toEqual([
      200,
      Array.from({ length: 6 }, () => expect.stringMatching(/^[0-9a-f]{10}$/) as string),
    ])
    const once = { code: 409, type: 'user_recovery_codes_already_exists' }
    expect((await client.call('POST', codes)).body).toMatchObject(once)
    expect((await client.call('GET', codes)).body).toMatchObject(once)
    expect((await client.call('PATCH', codes)).status).toBe(200)
    const old = await answerChallenge(client, 'recoverycode', recoveryCodes[0])
    expect(old.body).toEqual(invalidToken)
  })
})

describe('a data folder of an older version', () => {
  it('keeps its sessions, with the factor that they were opened with', () => {
    const db = openDatabase(':memory:')
    db.exec(`
      DROP TABLE authenticators; DROP TABLE recovery_codes; DROP TABLE challenges;
      DROP TABLE guards; DROP TABLE networks; DROP TABLE marks;
      ALTER TABLE users DROP COLUMN mail_proves; ALTER TABLE users DROP COLUMN made_from;
      ALTER TABLE sessions DROP COLUMN half; ALTER TABLE sessions DROP COLUMN proved_at;
      ALTER TABLE users DROP COLUMN mfa;
      ALTER TABLE sessions DROP COLUMN mfa_updated_at;
      ALTER TABLE sessions RENAME COLUMN factors TO factor;
      INSERT INTO users (id, email, name, target_id, created_at, updated_at)
        VALUES ('ann', 'ann@example.com', 'Ann', 't', 1, 1);
      INSERT INTO sessions VALUES ('s', 'ann', 'hash', 'email', '', 'password', '{}', '::1', 1, 9);
      PRAGMA user_version = 2;
    `)
    migrate(db)
    expect(usersStore(db).byId('ann')?.mfa).toBe(false)
    expect(sessionsStore(db).find('ann', 'hash', 2)).toMatchObject({
      factors: ['password'],
      mfaUpdatedAt: null,
    })
    db.close()
  })
})
