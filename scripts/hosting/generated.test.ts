import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { startServer } from 'xinyuan-backend'
import { faultRounds, faultTimeout } from 'xinyuan-backend/testing'
import { serveSite } from '#scripts/hosting/serveSite.ts'
import { writeHostedSite } from '#tests/hosts/hostedSite.ts'

/** Sends bytes and resolves with the start of the answer when the server hangs up. */
const send = (port: number, text: string) =>
  new Promise<string>((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.on('data', (data) => (received += data.toString('latin1').slice(0, 200)))
    socket.on('error', () => resolve(received))
    socket.on('close', () => resolve(received))
  })

const line = fc.string({ maxLength: 40 }).map((text) => text.replace(/[\r\n\0]/g, ''))
const number = fc.constantFrom('', '0', '5', '-1', '9e20', 'x')
const header = (name: string, value: fc.Arbitrary<string>) =>
  value.map((text) => `${name}: ${text}`)
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'TRACE', 'BREW')
const path = fc.oneof(
  fc.constantFrom('/', '/login', '/en/nowhere', '/assets/app-12345678.js', '/assets/gone.js', '*'),
  fc.constantFrom('//evil.example/x', 'http://evil.example/', '/%E0%A4%A', '/..%2f..%2fkeys.json'),
  line.map((text) => `/${text.replaceAll(' ', '+')}`),
)
const headers = fc.array(
  fc.oneof(
    header(
      'Range',
      fc.oneof(
        line,
        fc.tuple(number, number).map(([a, b]) => `bytes=${a}-${b}`),
      ),
    ),
    header('If-None-Match', line),
    header('If-Modified-Since', line),
    header('Accept-Encoding', fc.constantFrom('br', 'gzip;q=0', 'br;q=x', '*', ',,,')),
    header('Host', fc.constantFrom('203.0.113.9', '[::1]:80', 'x y', '')),
    header('X-Forwarded-For', line),
    header('Expect', fc.constantFrom('100-continue', 'x')),
    header('Upgrade', fc.constant('websocket')),
    header('Transfer-Encoding', fc.constantFrom('chunked', 'x')),
  ),
  { maxLength: 6 },
)
const request = fc
  .tuple(method, path, headers)
  .map(([verb, target, extra]) =>
    [`${verb} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...extra, '', ''].join(
      '\r\n',
    ),
  )

it(
  'whatever is sent to the site is answered, and neither ends nor blocks the server',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'generated-'))
    await writeHostedSite(folder)
    const server = await startServer({ api: false, site: () => serveSite(folder, []) })
    const port = Number(new URL(server.url).port)
    const ten = fc.array(request, { minLength: 10, maxLength: 10 })
    const property = fc.asyncProperty(ten, async (requests) => {
      for (const answer of await Promise.all(requests.map((one) => send(port, one)))) {
        expect(answer).toMatch(/^(?!HTTP\/1\.1 50[02])HTTP\/1\.1 \d{3} |^$/)
      }
    })
    await fc.assert(property, { numRuns: 10 * faultRounds })
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  },
  faultTimeout,
)
