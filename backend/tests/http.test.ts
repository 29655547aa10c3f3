import { connect } from 'node:net'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { corsHeaders } from '#backend/contract/cors.ts'
import {
  ann,
  createClient,
  guestRefusal,
  loggedIn,
  refusal,
  startSharedBackend,
  startTestBackend,
  type TestBackend,
} from '#backend/tests/support/client.ts'
import { backendProgram, printed, startProgram } from '#backend/tests/support/process.ts'
import { send } from '#backend/tests/support/send.ts'
import { temporaryFolder } from '#backend/tests/support/temporaryFolder.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startSharedBackend({ platforms: ['www.example.com'] })
  return () => backend.server.close()
})

const documents = '/v1/databases/website/collections/contacts/documents'
const json = { 'content-type': 'application/json', 'x-appwrite-project': 'website' }

describe('bodies', () => {
  const tooLarge = refusal(
    413,
    'general_request_too_large',
    'The request body is larger than this backend takes.',
  )

  it('of 2 MiB are refused with an answer that reaches the caller', async () => {
    // A server in its own process answers while the caller is still sending.
    const program = startProgram([backendProgram, temporaryFolder()])
    onTestFinished(() => void program.process.kill())
    const [, url = ''] = await printed(program, /listening on (\S+)/)
    const body = { ...ann, name: 'x'.repeat(2 * 1024 * 1024) }
    const call = async () => (await createClient(url).call('POST', '/v1/account', body)).status
    const statuses = await Promise.all(Array.from({ length: 5 }, call))
    expect(new Set(statuses)).toEqual(new Set([413]))
  })

  it.each([
    [2, 413, tooLarge],
    [1, 400, refusal(400, 'general_argument_invalid', 'Param "userId" is not optional.')],
  ])('of %i × 64 KiB that arrive without a length are %i', async (parts, status, expected) => {
    let left = parts
    const body = new ReadableStream({
      pull(controller) {
        if (left-- > 0) controller.enqueue(new TextEncoder().encode('x'.repeat(64 * 1024)))
        else controller.close()
      },
    })
    const request: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: json,
      body,
      duplex: 'half',
    }
    const response = await fetch(`${backend.server.url}/v1/account`, request)
    expect([response.status, await response.json()]).toEqual([status, expected])
  })

  it.each([
    [60, 200],
    [63, 400],
  ])('that are nested %i levels deep are %i', async (levels, status) => {
    const body = `{"prefs":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`
    const client = await loggedIn(backend)
    const answer = await client.call('PATCH', '/v1/account/prefs', body)
    expect(answer.status).toBe(status)
  })

  it('with names of the language touch no prototype', async () => {
    const client = await loggedIn(backend)
    await client.call('PATCH', '/v1/account/prefs', '{"prefs":{"__proto__":{"polluted":1}}}')
    const data = '{"documentId":"p","data":{"__proto__":{"polluted":1},"constructor":1}}'
    const answer = await client.call('POST', documents, data)
    expect(answer.body).toMatchObject({ type: 'document_invalid_structure' })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('the protocol', () => {
  /** Speaks raw HTTP and resolves with everything the server said before it hung up. */
  const sendRaw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let received = ''
      const socket = connect(backend.server.port, '127.0.0.1', () => socket.end(text))
      socket.on('data', (data) => (received += data.toString()))
      socket.on('close', () => resolve(received))
      socket.on('error', reject)
    })
  const call = (path: string, line: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${line}\r\nConnection: close\r\n\r\n`
  const undecodable =
    'Cookie: a_session_website=%E0%A4%A; %=%\r\nX-Fallback-Cookies: {\r\nX-Appwrite-Project: website'

  it.each([
    ['a call that is none', 'NONSENSE\r\n\r\n', 400],
    ['huge headers', call('/v1/ping', `x: ${'y'.repeat(20_000)}`), 431],
    ['what cannot be decoded', call('/v1/account/%E0%A4%A?queries[0]=%ZZ', undecodable), 404],
  ])('answers %s', async (_, text, status) => {
    expect(await sendRaw(text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})

it('the log names request, call, status, time and network, and never a secret', async () => {
  const own = await startTestBackend()
  const client = await loggedIn(own)
  await client.call('POST', '/v1/account/verifications/email', { url: 'http://localhost/v' })
  const secret = await own.secretTo(ann.email)
  await client.call('GET', `/v1/account/sessions/${secret}?secret=${secret}`)
  await client.call('DELETE', '/v1/account/sessions/current')
  expect(
    own.lines.map((line) => line.replace(/^[0-9a-f-]{36}/, 'id').replace(/\d+ ms/, '# ms')),
  ).toEqual([
    'id POST /v1/account 201 # ms from 127.0.0.0/24',
    'id POST /v1/account/sessions/email 201 # ms from 127.0.0.0/24',
    'id POST /v1/account/verifications/email 201 # ms from 127.0.0.0/24',
    'id GET /v1/account/sessions/:sessionId 404 # ms from 127.0.0.0/24',
    'id DELETE /v1/account/sessions/:sessionId 204 # ms from 127.0.0.0/24',
  ])
})

describe('writing', () => {
  const post = (origin: string, host = 'localhost') =>
    send(backend.server.port, {
      method: 'POST',
      path: '/v1/account',
      headers: { ...json, host, origin },
      body: { ...ann, email: 'taken', userId: 'x' },
    })
  const unknown = (host: string) =>
    refusal(
      403,
      'general_unknown_origin',
      `Invalid Origin. Register your new client (${host}) as a new Web platform on your project console dashboard`,
    )

  it.each([
    ['http://localhost:3000', 'localhost'],
    ['https://localhost', 'localhost'],
    ['https://www.example.com', 'localhost'],
    ['http://192.168.1.5:4173', '192.168.1.5:4173'],
    ['http://[::1]:4173', '[::1]:4173'],
  ])('is open to %s', async (origin, host) => {
    const answer = await post(origin, host)
    // Past the check of its origin: the address is none.
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([400, origin])
  })

  it.each([
    ['https://evil.example', 'localhost', 'evil.example', 'https://localhost'],
    ['https://evil-www.example.com', 'localhost', 'evil-www.example.com', 'https://localhost'],
    ['http://app.localhost:3000', 'localhost', 'app.localhost', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'localhost', '127.0.0.1', 'http://localhost:3000'],
    // A foreign name that was pointed at this machine stays foreign.
    ['http://rebound.example:4173', 'rebound.example', 'rebound.example', 'http://localhost:4173'],
  ])('is closed to %s', async (origin, host, named, allowed) => {
    const answer = await post(origin, host)
    expect([answer.status, answer.body]).toEqual([403, unknown(named)])
    expect(answer.headers['access-control-allow-origin']).toBe(allowed)
  })

  it('is closed to a frame without an origin', async () => {
    const answer = await post('null')
    expect(answer.body).toEqual(refusal(403, 'general_unknown_origin', 'Invalid Origin.'))
  })

  it('is open to the server key, wherever it comes from', async () => {
    const data = { contactId: 1, firstName: 'A', lastName: 'B', emailAddress: 'a@b.co' }
    const headers = { origin: 'https://evil.example', ...backend.key }
    const body = { documentId: 'unique()', data }
    expect((await backend.client().call('POST', documents, body, headers)).status).toBe(201)
  })
})

describe('the headers', () => {
  it('let every origin read, whose browser then hides it, and depend on the origin', async () => {
    const headers = { origin: 'https://evil.example' }
    const answer = await backend.client().call('GET', '/v1/ping', undefined, headers)
    const { status, headers: found } = answer
    expect([status, found.get('access-control-allow-origin')]).toEqual([200, 'https://localhost'])
    expect([found.get('vary'), found.get('cache-control')]).toEqual(['Origin', 'no-store'])
    for (const [name, value] of Object.entries(corsHeaders)) expect(found.get(name)).toBe(value)
    expect(found.get('access-control-expose-headers')).toContain('Retry-After')
    expect(found.get('x-content-type-options')).toBe('nosniff')
  })

  it('of a preflight let every origin ask, with what the SDK sends', async () => {
    const response = await fetch(`${backend.server.url}/v1/account`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    })
    const { status, headers } = response
    expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([
      204,
      'https://evil.example',
      'Origin',
    ])
    const allowed = headers.get('access-control-allow-headers') ?? ''
    for (const name of ['X-Appwrite-Project', 'X-SDK-Name', 'X-Fallback-Cookies', 'Content-Type']) {
      expect(allowed).toContain(name)
    }
    expect(headers.get('access-control-allow-credentials')).toBe('true')
  })

  it('name the allowed methods where a method is unknown, and give each request an id', async () => {
    const ask = () => backend.client().call('PROPFIND', '/v1/account')
    const [one, other] = [await ask(), await ask()]
    expect([one.status, one.body]).toEqual([
      405,
      refusal(405, 'general_method_not_allowed', 'The HTTP method is not one that this API uses.'),
    ])
    expect(one.headers.get('allow')).toContain('PATCH')
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(one.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'))
  })

  it('warn a newer SDK of another origin, but not the site itself', async () => {
    const warn = async (format: string, origin?: string) => {
      const headers = { 'x-appwrite-response-format': format, ...(origin ? { origin } : {}) }
      const answer = await backend.client().call('GET', '/v1/ping', undefined, headers)
      return answer.headers.get('x-appwrite-warning')
    }
    expect(await warn('2.0.0', 'http://localhost:3000')).toContain('Appwrite 2.0.0')
    expect(await warn('2.0.0', backend.server.url)).toBeNull()
    expect(await warn('2.0.0')).toBeNull()
    expect(await warn('1.8.0', 'http://localhost:3000')).toBeNull()
  })
})

describe('a mailed link', () => {
  const invalid = (rest = '') =>
    refusal(400, 'general_argument_invalid', `Invalid \`url\` param: Invalid URI.${rest}`)
  const foreign = (host: string, kind = 'Web') =>
    invalid(
      ` Register your new client ${host} as a new ${kind} platform on your project console dashboard`,
    )
  const ask = (url: string, host: string) =>
    send(backend.server.port, {
      method: 'POST',
      path: '/v1/account/recovery',
      headers: { ...json, host },
      body: { email: ann.email, url },
    })

  it.each([
    ['http://127.0.0.1:4173/reset-password', '127.0.0.1:4173'],
    ['https://www.example.com/reset-password?a=1', 'localhost'],
    ['http://localhost:5173/x', 'localhost'],
    [`https://www.example.com/${'x'.repeat(2_048 - 24)}`, 'localhost'],
  ])('may lead to %.40s', async (url, host) => {
    expect((await ask(url, host)).status).toBe(201)
  })

  it.each<[string, unknown, string?]>([
    ['verify', invalid()],
    [`https://www.example.com/${'x'.repeat(2_048 - 23)}`, invalid()],
    ['https://evil.example/verify', foreign('(evil.example)')],
    ['http://sub.localhost:3000/', foreign('(sub.localhost)')],
    // The Host header alone proves nothing: the caller writes it.
    ['http://203.0.113.6/reset', foreign('(203.0.113.6)'), '203.0.113.6'],
    ['javascript:alert(1)', foreign('', '')],
    ['ftp://www.example.com', foreign('', '')],
  ])('may not lead to %.40s', async (url, body, host = 'localhost') => {
    expect((await ask(url, host)).body).toEqual(body)
  })
})

describe('a proxy', () => {
  const ask = async (hops: number, headers: Record<string, string>) => {
    const behind = await startTestBackend({ trustedHops: hops })
    const answer = await behind.client().call('GET', '/v1/locale', undefined, headers)
    const secure = answer.headers.get('strict-transport-security') !== null
    return [(answer.body as { ip: string }).ip, secure]
  }

  it.each([
    [0, '203.0.113.9, 10.0.0.1', 'https', '127.0.0.1', false],
    // The last address is the one that the proxy itself saw; the first is the caller's own word.
    [1, '203.0.113.9, 10.0.0.1', 'https', '10.0.0.1', true],
    [1, '203.0.113.9', 'https, http', '203.0.113.9', false],
    [2, '1.1.1.1, 203.0.113.9, 10.0.0.1', 'HTTPS, http', '203.0.113.9', true],
    [3, '203.0.113.9, ,', 'http', '203.0.113.9', false],
    [1, ' , ', '', '127.0.0.1', false],
  ])('%i of them, of %j and %j, is a visit from %s, secure: %s', async (hops, of, proto, ...is) => {
    const headers = { 'x-forwarded-for': of, 'x-forwarded-proto': proto }
    expect(await ask(hops, headers)).toEqual(is)
  })

  it('that speaks https makes the cookie secure', async () => {
    const behind = await startTestBackend({ trustedHops: 1 })
    const headers = { 'x-forwarded-proto': 'https' }
    const answer = await behind.client().call('POST', '/v1/account', ann, headers)
    expect(answer.cookies[0]).toContain('; path=/; secure; httponly; samesite=lax')
  })
})

describe('a session', () => {
  type Carried = (value: string) => Record<string, string>
  const cookie = (value: string) => ({ cookie: `a_session_website=${value}` })
  const several = (...values: readonly string[]) => ({
    cookie: values.map((value) => `a_session_website=${value}`).join('; '),
  })
  const fallback = (value: unknown) => ({
    'x-fallback-cookies': JSON.stringify({ a_session_website: value }),
  })
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

  it.each<[string, Carried]>([
    ['the cookie, among others', (value) => ({ cookie: `a=b; a_session_website=${value}` })],
    ['a cookie behind others of its name', (value) => several('garbage', value)],
    ['a cookie before others of its name', (value) => several(value, 'garbage')],
    [
      'X-Appwrite-Session behind another',
      (value) => ({ 'x-appwrite-session': `garbage, ${value}` }),
    ],
    ['the older cookie', (value) => ({ cookie: `a_session_website_legacy=${value}` })],
    ['X-Appwrite-Session', (value) => ({ 'x-appwrite-session': decodeURIComponent(value) })],
    ['X-Appwrite-Session, encoded', (value) => ({ 'x-appwrite-session': value })],
    ['X-Fallback-Cookies', (value) => fallback(decodeURIComponent(value))],
    ['the cookie beside a wrong key', (value) => ({ ...cookie(value), 'x-appwrite-key': 'x' })],
  ])('is carried by %s', async (_, carried) => {
    const value = (await loggedIn(backend)).cookie().replace(/^.*?=/, '')
    const answer = await backend.client().call('GET', '/v1/account', undefined, carried(value))
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ $id: 'ann' })])
  })

  it.each<[string, Carried]>([
    ['nothing', () => ({})],
    ['a cookie with two characters more', (value) => cookie(`${value}xx`)],
    ['a cookie of another project', (value) => ({ cookie: `a_session_other=${value}` })],
    ['a value that is no session', () => cookie('garbage')],
    ['a null', () => cookie(encode(null))],
    ['a number for its id', () => cookie(encode({ id: 1, secret: 's' }))],
    ['another secret', () => cookie(encode({ id: 'ann', secret: '00' }))],
    ['a secret of 4 KiB', () => cookie(encode({ id: 'ann', secret: 'x'.repeat(4096) }))],
    ['a list in X-Fallback-Cookies', (value) => fallback([decodeURIComponent(value)])],
    ['a null in X-Fallback-Cookies', () => ({ 'x-fallback-cookies': 'null' })],
  ])('is not carried by %s', async (_, carried) => {
    const value = (await loggedIn(backend)).cookie().replace(/^.*?=/, '')
    const answer = await backend.client().call('GET', '/v1/account', undefined, carried(value))
    expect([answer.status, answer.body]).toEqual([401, guestRefusal])
  })

  it('is refused as a JWT, since none is ever issued', async () => {
    const headers = { 'x-appwrite-jwt': 'x', ...backend.key }
    const answer = await backend.client().call('GET', '/v1/account', undefined, headers)
    expect(answer.body).toMatchObject({ code: 401, type: 'user_jwt_invalid' })
  })

  it('names browser and system of its user', async () => {
    const client = await loggedIn(backend)
    const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.7339.80'
    const iPhone =
      'iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko'
    const agents = {
      [`(Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`]: 'Chrome 140.0, Windows 10',
      [`(Linux; Android 15) ${chrome} Edg/140.0.1`]: 'Microsoft Edge 140.0, Android 15',
      [`(${iPhone}) Version/18.6 Mobile/15E148 Safari/604.1`]: 'Mobile Safari 18.6, iOS 17.5',
      [`(${iPhone}) CriOS/126.0.6478.35 Mobile/15E148`]: 'Chrome Mobile iOS 126.0, iOS 17.5',
      [`(${iPhone}) FxiOS/127.0 Mobile/15E148`]: 'Firefox Mobile iOS 127.0, iOS 17.5',
      [`(${iPhone}) Mobile/15E148 MicroMessenger/8.0.50`]: 'WeChat 8.0, iOS 17.5',
      '(iPad; CPU OS 17_0 like Mac OS X) EdgiOS/139.0': 'Microsoft Edge 139.0, iPadOS 17.0',
      [`(Linux; Android 10; HarmonyOS; ELS-AN00) ${chrome} HuaweiBrowser/13.0.3.302`]:
        'Huawei Browser Mobile 13.0, HarmonyOS ',
      [`(Linux; Android 14; SM-S928B) SamsungBrowser/25.0 ${chrome}`]:
        'Samsung Browser 25.0, Android 14',
      [`(Linux; U; Android 12; zh-CN) ${chrome} UCBrowser/15.6.8.1218`]:
        'UC Browser 15.6, Android 12',
      [`(Linux; U; Android 12) ${chrome} MQQBrowser/14.8 COVC/046627`]:
        'QQ Browser 14.8, Android 12',
      [`(Windows NT 10.0) ${chrome} Core/1.94.2 QQBrowser/12.1.5`]: 'QQ Browser 12.1, Windows 10',
      [`(Linux; U; Android 12) ${chrome} Quark/6.10.0.480`]: 'Quark 6.10, Android 12',
      [`(Linux; U; Android 13) ${chrome} XiaoMi/MiuiBrowser/17.8.20`]:
        'MIUI Browser 17.8, Android 13',
      [`(Windows NT 10.0) ${chrome} Safari/537.36 QIHU 360SE`]: '360 Browser , Windows 10',
      [`(Windows NT 10.0) ${chrome} Safari/537.36 SE 2.X MetaSr 1.0`]:
        'Sogou Explorer , Windows 10',
      [`(Linux; Android 13; V2241A) ${chrome} VivoBrowser/18.1.1`]: 'Vivo Browser 18.1, Android 13',
      [`(Phone; OpenHarmony 5.0) ${chrome} ArkWeb/4.1.6.1`]: 'Chrome 140.0, HarmonyOS 5.0',
      'curl/8.5.0': ' ,  ',
    }
    for (const [agent, named] of Object.entries(agents)) {
      const headers = { 'user-agent': agent }
      await client.call('PATCH', '/v1/account/name', { name: 'Ann' }, headers)
      const { body } = await client.call('GET', '/v1/account/logs')
      const [log] = (body as { logs: Record<string, string>[] }).logs
      const of = (part: string) => [log?.[`${part}Name`], log?.[`${part}Version`]].join(' ')
      expect(`${of('client')}, ${of('os')}`).toBe(named)
    }
  })
})
