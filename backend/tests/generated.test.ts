import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#backend/app.ts'
import { ann, loggedIn, startTestBackend } from '#backend/tests/support/client.ts'
import { faultRounds, faultTimeout } from '#backend/tests/support/faults.ts'
import { backendProgram } from '#backend/tests/support/process.ts'
import { startSmtpServer } from '#backend/tests/support/smtp.ts'

let folder = ''
let child: ChildProcess
let url = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'))
  child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', backendProgram, folder], {
    env: { ...process.env, RATE_LIMITS: 'true' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server did not start.')))
    child.stdout?.on('data', (data: Buffer) => {
      const found = /listening on (\S+)/.exec(data.toString())?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  return () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})

/** A parameter as no form sends it, or one that leads further into the call. */
const oddValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', '\0', '\ud800', '__proto__', 'constructor', [], {}),
  fc.constantFrom<unknown>(0, -1, 1e300, Number.MAX_SAFE_INTEGER + 2, 1e-320, 'x'.repeat(5000)),
  fc.constantFrom<unknown>('ann', ann.email, ann.password, 'totp', 'email', 'current', 'unique()'),
  fc.constantFrom<unknown>('http://localhost/a', 'javascript:1', '１２３４５６', '2026-13-45'),
  fc.constantFrom<unknown>(
    { contactId: 1, firstName: 'A', lastName: 'B', emailAddress: ann.email },
    { contactId: 1e300, firstName: ['A'], createdDate: '+275761-01-01', $id: {}, $permissions: 1 },
    ['read("any")'],
    ['read("user:\ud800")', 7],
  ),
  fc
    .record({
      method: fc.constantFrom(
        'limit',
        'offset',
        'equal',
        'contains',
        'search',
        'between',
        'select',
      ),
      attribute: fc.constantFrom('$id', 'contactId', 'firstName', 'createdDate', 'toString', ''),
      values: fc.array(fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constant(1e300))),
    })
    .map((query) => [JSON.stringify(query)]),
  fc.jsonValue({ maxDepth: 3 }),
)
const names =
  'email,password,oldPassword,name,userId,secret,url,phrase,otp,challengeId,factor,type,mfa,status,prefs,queries,documentId,data,documents,permissions,transactionId,total,value'.split(
    ',',
  )
const oddCall = fc.record({
  route: fc.constantFrom(...routes),
  who: fc.constantFrom('guest', 'user', 'key'),
  parts: fc.array(
    fc.constantFrom('website', 'contacts', 'ann', 'current', 'totp', 'x', '%00', '%ED%A0%80'),
    { minLength: 4, maxLength: 4 },
  ),
  sent: fc.oneof(fc.dictionary(fc.constantFrom(...names), oddValue, { maxKeys: 6 }), oddValue),
})

describe('odd input', () => {
  it(
    'is refused or taken, by every call and for everybody, and never an error of the server',
    async () => {
      const backend = await startTestBackend()
      const key = backend.server.backend?.services.keys.apiKey ?? ''
      let user = await loggedIn(backend)
      const property = fc.asyncProperty(oddCall, async ({ route, who, parts, sent }) => {
        const left = [...parts]
        const path = `/v1${route.paths[0]}`.replaceAll(/:\w+/g, (name) =>
          // There is one collection, and the calls are to reach it.
          name === ':databaseId'
            ? 'website'
            : name === ':collectionId'
              ? 'contacts'
              : (left.pop() ?? ''),
        )
        const client = who === 'user' ? user : backend.client()
        const query = new URLSearchParams()
        for (const [name, value] of Object.entries(Object(sent) as object)) {
          const values: readonly unknown[] = Array.isArray(value) ? value : [value]
          values.forEach((one, n) => query.append(`${name}[${n}]`, JSON.stringify(one)))
        }
        const answer = await client.call(
          route.method,
          route.method === 'GET' ? `${path}?${query.toString()}` : path,
          route.method === 'GET' ? undefined : JSON.stringify(sent),
          who === 'key' ? { 'x-appwrite-key': key } : {},
        )
        expect([answer.status, answer.body]).not.toEqual([500, expect.anything()])
        expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:|SQLITE|at .+\(/)
        // A call may have ended the session, or closed the account.
        if (who === 'user' && user.cookie() === '') user = await loggedIn(backend)
      })
      await fc.assert(property, { numRuns: 100 * faultRounds, endOnFailure: true })
      expect(backend.lines.filter((line) => / 500 /.test(line))).toEqual([])
    },
    faultTimeout,
  )
})

describe('the memory', () => {
  const used = () =>
    new Promise<number>((resolve) => {
      child.once('message', (bytes) => resolve(Number(bytes)))
      child.send('memory')
    })
  const hostile = async (n: number) => {
    const email = `${'x'.repeat(n % 50 === 0 ? 900_000 : 2_000)}${n}@example.com`
    const body = JSON.stringify({ email, userId: `u${n}`, password: 'wrong horse', secret: email })
    const paths = ['sessions/email', 'tokens/email', 'recovery', 'sessions/token']
    const answer = await fetch(`${url}/v1/account/${paths[n % paths.length] ?? ''}`, {
      method: 'POST',
      headers: { 'x-appwrite-project': 'website', 'content-type': 'application/json' },
      body,
    })
    await answer.text()
    return answer.status
  }

  it(
    'stays the same over thousands of calls with huge and ever new values',
    async () => {
      const calls = async (from: number, count: number) => {
        for (let n = from; n < from + count; n += 10) {
          await Promise.all(Array.from({ length: 10 }, (_, k) => hostile(n + k)))
        }
      }
      await calls(0, 200)
      const before = await used()
      await calls(200, 50 * faultRounds)
      expect((await used()) - before).toBeLessThan(20 * 1024 * 1024)
    },
    faultTimeout,
  )
})

describe('asking for a new password with a slow mail server', () => {
  it.runIf(faultRounds >= 100)(
    'takes the same time for a known and an unknown address (weekly, over many rounds)',
    async () => {
      const smtp = await startSmtpServer({ delay: 200 })
      const backend = await startTestBackend({ mail: smtp.mail })
      const call = async (path: string, body: object) => {
        const start = performance.now()
        expect((await backend.client().call('POST', path, body)).status).toBe(201)
        return performance.now() - start
      }
      await call('/v1/account', {
        userId: 'ann',
        email: 'ann@example.com',
        password: 'correct horse 1',
      })
      const target = 'http://localhost/reset-password'
      const times = { known: [] as number[], unknown: [] as number[] }
      for (let n = 0; n < 40; n += 1) {
        for (const [kind, email] of [
          ['known', 'ann@example.com'],
          ['unknown', 'nobody@example.com'],
        ] as const) {
          times[kind].push(await call('/v1/account/recovery', { email, url: target }))
        }
      }
      const median = (values: number[]) => values.sort((a, b) => a - b)[values.length / 2] ?? 0
      const ratio = median(times.known) / median(times.unknown)
      expect(ratio).toBeGreaterThan(0.95)
      expect(ratio).toBeLessThan(1.05)
      await smtp.close()
    },
    faultTimeout,
  )
})
