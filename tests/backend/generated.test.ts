import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend } from '#tests/backend/support/client.ts'
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
