import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#backend/app.ts'
import { ann, loggedIn, startTestBackend } from '#tests/backend/support/client.ts'
import { faultRounds, faultTimeout } from '#tests/backend/support/faults.ts'
import { writeHostedSite } from '#tests/backend/support/hostedSite.ts'
import { backendProgram } from '#tests/backend/support/process.ts'
import { startSmtpServer } from '#tests/backend/support/smtp.ts'

let folder = ''
let child: ChildProcess
let url = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'))
  const site = join(folder, 'site')
  await writeHostedSite(site)
  child = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', backendProgram, join(folder), site],
    { env: { ...process.env, RATE_LIMITS: 'true' }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  )
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

/** Sends bytes and resolves with the start of the answer when the server hangs up. */
const send = (text: string) =>
  new Promise<string>((resolve) => {
    let received = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.write(text, 'latin1'),
    )
    socket.on('data', (data) => (received += data.toString('latin1').slice(0, 200)))
    socket.on('error', () => resolve(received))
    socket.on('close', () => resolve(received))
  })

const header = (name: string, value: fc.Arbitrary<string>) =>
  value.map((text) => `${name}: ${text}`)
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'BREW',
]
const line = fc.string({ maxLength: 40 }).map((text) => text.replace(/[\r\n\0]/g, ''))
const number = fc
  .oneof(fc.integer({ min: -20, max: 20 }), fc.constantFrom('', 9e20, -1, 'x'))
  .map(String)
const path = fc.oneof(
  fc.constantFrom('/', '/login', '/en/nowhere', '/assets/app-12345678.js', '/assets/gone.js'),
  fc.constantFrom('/v1/account', '/v1/ping', '/v1/account/sessions/email', '/mailbox', '/health'),
  fc.constantFrom(
    '*',
    '//evil.example/x',
    'http://evil.example/',
    '/%E0%A4%A',
    '/..%2f..%2fkeys.json',
  ),
  line.map((text) => `/${text.replaceAll(' ', '+')}`),
  line.map((text) => `/v1/${text.replaceAll(' ', '+')}`),
)
const headers = fc.array(
  fc.oneof(
    header(
      'Range',
      fc.tuple(number, number).map(([from, to]) => `bytes=${from}-${to}`),
    ),
    header('Range', line),
    header('If-None-Match', line),
    header('If-Modified-Since', line),
    header('Accept-Encoding', fc.constantFrom('br', 'gzip;q=0', 'br;q=x', '*', ',,,')),
    header('Origin', fc.constantFrom('null', 'http://localhost', 'https://evil.example', 'x')),
    header('Host', fc.constantFrom('localhost', '203.0.113.9', '[::1]:80', 'x y', '')),
    header(
      'Cookie',
      line.map((text) => `a_session_website=${text}`),
    ),
    header('X-Forwarded-For', line),
    header('X-Appwrite-Project', fc.constantFrom('website', 'x')),
    header(
      'Content-Type',
      fc.constantFrom('application/json', 'text/plain', 'multipart/form-data'),
    ),
    header('Expect', fc.constantFrom('100-continue', 'x')),
    header('Upgrade', fc.constant('websocket')),
    header('Transfer-Encoding', fc.constantFrom('chunked', 'x')),
  ),
  { maxLength: 6 },
)
const request = fc
  .record({ method: fc.constantFrom(...methods), path, headers, body: fc.oneof(line, fc.json()) })
  .map(({ method, path: target, headers: extra, body }) => {
    const length = extra.some((one) => one.startsWith('Transfer'))
      ? []
      : [`Content-Length: ${Buffer.byteLength(body)}`]
    const all = ['Connection: close', ...extra, ...length]
    const host = extra.some((one) => one.startsWith('Host')) ? [] : ['Host: localhost']
    return `${method} ${target} HTTP/1.1\r\n${[...host, ...all].join('\r\n')}\r\n\r\n${
      length.length > 0 ? Buffer.from(body).toString('latin1') : '0\r\n\r\n'
    }`
  })

describe('whatever is sent', () => {
  it(
    'is answered, and neither ends nor blocks the server',
    async () => {
      const property = fc.asyncProperty(
        fc.array(request, { minLength: 10, maxLength: 10 }),
        async (ten) => {
          const answers = await Promise.all(ten.map(send))
          for (const answer of answers) {
            expect(answer).toMatch(/^HTTP\/1\.1 \d{3} |^$/)
            expect(answer).not.toMatch(/^HTTP\/1\.1 50[02]/)
          }
        },
      )
      await fc.assert(property, { numRuns: 10 * faultRounds })
      expect(child.exitCode).toBeNull()
      expect((await fetch(`${url}/health`)).status).toBe(200)
    },
    faultTimeout,
  )
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
