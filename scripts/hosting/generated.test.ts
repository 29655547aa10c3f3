import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer } from 'xinyuan-backend'
import { faultRounds, faultTimeout } from 'xinyuan-backend/testing'
import { serveSite } from '#scripts/hosting/serveSite.ts'
import { writeHostedSite } from '#tests/hosts/hostedSite.ts'

let url = ''
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'))
  await writeHostedSite(folder)
  const server = await startServer({ site: () => serveSite(folder, []) })
  url = server.url
  return async () => {
    await server.close()
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
      expect((await fetch(`${url}/health`)).status).toBe(200)
    },
    faultTimeout,
  )
})
