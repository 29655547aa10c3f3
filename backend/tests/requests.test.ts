import { describe, expect, it } from 'vitest'
import type { networkInterfaces } from 'node:os'
import { Hono } from 'hono'
import { readSchema } from '#backend/config/schema.ts'
import { readAgent } from '#backend/http/agent.ts'
import { decodeSession, encodeSession, endCookie, startCookie } from '#backend/http/cookies.ts'
import { describeFault } from '#backend/http/describeFault.ts'
import { hostName, isNewFormat, readFacts } from '#backend/http/facts.ts'
import { clientAddress, isSecure } from '#backend/http/forwarded.ts'
import { isLoopback, ownAddresses } from '#backend/http/ownAddresses.ts'
import type { ApiEnv } from '#backend/http/context.ts'
import { linkTarget } from '#backend/http/platforms.ts'
import { requestId } from '#backend/http/requestId.ts'
import type { Services } from '#backend/services.ts'

describe('readAgent', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.7339.80 Safari/537.36'
  const os = (osCode: string, osName: string, osVersion: string, deviceName: string) => ({
    osCode,
    osName,
    osVersion,
    deviceName,
    deviceBrand: ['MAC', 'IOS', 'IPA'].includes(osCode) ? 'Apple' : '',
    deviceModel: '',
  })
  const browser = (clientCode: string, clientName: string, engine: string, version: string) => ({
    clientType: 'browser',
    clientCode,
    clientName,
    clientVersion: version.split('.', 2).join('.'),
    clientEngine: engine,
    clientEngineVersion: version,
  })
  const blink = browser('CH', 'Chrome', 'Blink', '140.0.7339.80')

  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`,
      os('WIN', 'Windows', '10', 'desktop'),
      blink,
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Edg/140.0.1`,
      os('AND', 'Android', '15', 'smartphone'),
      browser('PS', 'Microsoft Edge', 'Blink', '140.0.1'),
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605 Version/18.6 Mobile/15E148 Safari/604.1',
      os('IOS', 'iOS', '18.6.2', 'smartphone'),
      browser('MF', 'Mobile Safari', 'WebKit', '18.6'),
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) EdgiOS/139.0 Version/17.0 Safari/604.1',
      os('IPA', 'iPadOS', '17.0', 'tablet'),
      browser('PS', 'Microsoft Edge', 'Blink', '139.0'),
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50 Language/zh_CN',
      os('IOS', 'iOS', '17.5', 'smartphone'),
      browser('WE', 'WeChat', 'WebKit', '8.0.50'),
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1',
      os('IOS', 'iOS', '17.5', 'smartphone'),
      browser('CI', 'Chrome Mobile iOS', 'WebKit', '126.0.6478.35'),
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/127.0 Mobile/15E148 Safari/605.1.15',
      os('IOS', 'iOS', '17.5', 'smartphone'),
      browser('FI', 'Firefox Mobile iOS', 'WebKit', '127.0'),
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; HarmonyOS; ELS-AN00; HMSCore 6.11.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/13.0.3.302 Mobile Safari/537.36',
      os('HAR', 'HarmonyOS', '', 'smartphone'),
      browser('HU', 'Huawei Browser Mobile', 'Blink', '13.0.3.302'),
    ],
    [
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
      os('HAR', 'HarmonyOS', '5.0', 'smartphone'),
      browser('CH', 'Chrome', 'Blink', '114.0.0.0'),
    ],
  ])('of %s', (userAgent, system, client) => {
    expect(readAgent(userAgent)).toEqual({ ...system, ...client })
  })

  it('is empty for an unknown one', () => {
    expect(new Set(Object.values(readAgent('curl/8.5.0')))).toEqual(new Set(['']))
    expect(Object.keys(readAgent(''))).toHaveLength(12)
  })
})

describe('the value of a session cookie', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
  const credential = { userId: 'ann', secret: 's' }

  it('is read as it was written, also percent-encoded', () => {
    expect(encodeSession(credential)).toBe(encode({ id: 'ann', secret: 's' }))
    expect(decodeSession(encodeSession(credential))).toEqual(credential)
    expect(decodeSession(encodeURIComponent(encodeSession(credential)))).toEqual(credential)
  })

  it.each([
    undefined,
    '',
    '%',
    `${encodeSession(credential)} `,
    `${encodeSession(credential)}AAAA`,
    encode(null),
    encode('text'),
    encode({ id: 1, secret: 's' }),
    encode({ id: 'ann', secret: 1 }),
    encode({ id: 'ann' }),
    Buffer.from('{').toString('base64'),
  ])('%j carries no session', (value) => {
    expect(decodeSession(value)).toBeUndefined()
  })

  it('has at most 4096 characters', () => {
    const secret = (length: number) => 'x'.repeat(length)
    const empty = JSON.stringify({ id: 'ann', secret: '' }).length
    const longest = encodeSession({ userId: 'ann', secret: secret(3_072 - empty) })
    expect(longest).toHaveLength(4_096)
    expect(decodeSession(longest)?.userId).toBe('ann')
    expect(decodeSession(encodeSession({ userId: 'ann', secret: secret(3_073 - empty) }))).toBe(
      undefined,
    )
  })

  it('is set for a lifetime, and taken back', () => {
    const now = Date.UTC(2026, 10, 22, 5, 59, 1)
    expect(startCookie('a', 'b=', 86_400_000, now, true)).toBe(
      'a=b%3D; expires=Mon, 23-Nov-2026 05:59:01 GMT; Max-Age=86400; path=/; secure; httponly; samesite=lax',
    )
    expect(startCookie('a', 'b', 1_000, now, false)).toBe(
      'a=b; expires=Sun, 22-Nov-2026 05:59:02 GMT; Max-Age=1; path=/; httponly; samesite=lax',
    )
    expect(endCookie('a', false)).toBe(
      'a=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/; httponly; samesite=lax',
    )
  })
})

describe('describeFault', () => {
  const thrown = (name: string, stack: string | undefined) =>
    Object.assign(new Error('ann@example.com'), { name, stack })

  it.each([
    ['ann@example.com', 'not an error'],
    [thrown('SqliteError', ''), 'SqliteError: ann@example.com'],
    [thrown('TypeError', undefined), 'TypeError'],
    [thrown('TypeError', 'at /home/site/src/a.ts:1:2'), 'TypeError'],
    [
      thrown('TypeError', 'at x (/home/site/backend/http/body.ts:5:9)\nat /x/backend/b.ts:1:1'),
      'TypeError at backend/http/body.ts:5:9',
    ],
    [
      thrown('TypeError', 'at /x/node_modules/hono/a.js:1:1'),
      'TypeError at node_modules/hono/a.js:1:1',
    ],
  ])('says of %s: %s', (error, sentence) => {
    expect(describeFault(error)).toBe(sentence)
  })
})

describe('the facts of a request', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['1.8.9', false],
    ['1.9', true],
    ['1.9.0', true],
    ['1.10.0', true],
    ['0.15.0', false],
    ['2.0.0', true],
    ['x', false],
  ])('isNewFormat of %j is %s', (format, expected) => {
    expect(isNewFormat(format)).toBe(expected)
  })

  it.each([
    [undefined, 'localhost'],
    ['Site.Example:3000', 'site.example'],
    ['[::1]:80', '[::1]'],
    ['a:b', 'a:b'],
  ])('hostName of %j is %j', (header, expected) => {
    expect(hostName(header)).toBe(expected)
  })

  it.each([
    [{}, '10.0.0.1', 0, '10.0.0.1'],
    [{}, '::ffff:10.0.0.1', 1, '10.0.0.1'],
    [{}, '2001:db8::ffff:1', 0, '2001:db8::ffff:1'],
    [{}, undefined, 0, ''],
    [{ 'x-forwarded-for': '1.1.1.1' }, '10.0.0.1', 0, '10.0.0.1'],
    [{ 'x-forwarded-for': '9.9.9.9, 1.1.1.1 ,2.2.2.2' }, '10.0.0.1', 1, '2.2.2.2'],
    [{ 'x-forwarded-for': '9.9.9.9, 1.1.1.1 ,2.2.2.2' }, '10.0.0.1', 2, '1.1.1.1'],
    [{ 'x-forwarded-for': '1.1.1.1, ,' }, '10.0.0.1', 3, '1.1.1.1'],
    [{ 'x-forwarded-for': ' , ' }, '10.0.0.1', 1, '10.0.0.1'],
  ])('%j from %j over %i proxies is from %j', (headers, remote, hops, address) => {
    expect(clientAddress(headers, remote, hops)).toBe(address)
  })

  it.each([
    ['https', 1, true],
    ['HTTPS', 1, true],
    ['https', 0, false],
    ['http', 1, false],
    ['https, http', 1, false],
    ['https, http', 2, true],
    [undefined, 1, false],
  ])('x-forwarded-proto %j over %i proxies is secure: %s', (proto, hops, expected) => {
    expect(isSecure({ 'x-forwarded-proto': proto }, hops)).toBe(expected)
  })

  it('are read from its headers and its connection', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
    const services = { trustedHops: 1, schema: readSchema() } as Services
    const app = new Hono<ApiEnv>().get('/', (context) => context.json(readFacts(context, services)))
    const factsOf = async (headers: Record<string, string>) => {
      const incoming = { headers, socket: { remoteAddress: '10.0.0.1' } }
      const facts: unknown = await (await app.request('/', { headers }, { incoming })).json()
      return facts
    }
    expect(
      await factsOf({
        host: 'Site.Example:3000',
        'x-forwarded-for': '192.0.2.7',
        'x-forwarded-proto': 'https',
        'accept-language': 'en-GB, zh;q=0.5',
        'user-agent': userAgent,
        cookie: 'a_session_website=x; a_signup_website=secret',
        'x-appwrite-response-format': '1.9.0',
      }),
    ).toEqual({
      ip: '192.0.2.7',
      host: 'site.example',
      secure: true,
      locale: 'en',
      agent: readAgent(userAgent),
      signUp: 'secret',
      sequenceAsText: true,
    })
    expect(await factsOf({ 'accept-language': 'zh', 'x-appwrite-locale': 'en' })).toEqual({
      ip: '10.0.0.1',
      host: 'localhost',
      secure: false,
      locale: 'en',
      agent: readAgent(''),
      sequenceAsText: false,
    })
  })

  it('has an id, or a dash for none', () => {
    expect(requestId({ getHeader: (name) => (name === 'x-request-id' ? 'a' : 'b') })).toBe('a')
    expect(requestId({ getHeader: () => undefined })).toBe('-')
  })
})

describe('the addresses of a server', () => {
  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['127.8.9.10', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['a.localhost', false],
    ['localhost.example', false],
    ['::', false],
  ])('isLoopback of %s is %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected)
  })

  it('are its own, or those of the machine where it listens everywhere', () => {
    const address = (value: string, family: 'IPv4' | 'IPv6', internal = false) => ({
      address: value,
      family,
      internal,
    })
    const interfaces = {
      lo: [address('127.0.0.1', 'IPv4', true), address('::1', 'IPv6', true)],
      eth0: [
        address('192.0.2.7', 'IPv4'),
        address('2001:db8::7', 'IPv6'),
        address('2001:db8:fe80::7', 'IPv6'),
        address('FE80::1', 'IPv6'),
      ],
      none: undefined,
    } as unknown as ReturnType<typeof networkInterfaces>
    expect(ownAddresses('127.0.0.1', interfaces)).toEqual(['127.0.0.1', '[::1]'])
    expect(ownAddresses('192.0.2.7', interfaces)).toEqual(['192.0.2.7'])
    expect(ownAddresses('2001:db8::7', interfaces)).toEqual(['[2001:db8::7]'])
    expect(ownAddresses('0.0.0.0', interfaces)).toEqual(['127.0.0.1', '[::1]', '192.0.2.7'])
    expect(ownAddresses('::', interfaces)).toEqual([
      '127.0.0.1',
      '[::1]',
      '192.0.2.7',
      '[2001:db8::7]',
      '[2001:db8:fe80::7]',
    ])
  })
})

describe('sites', () => {
  const platforms = ['site.example']
  const target = linkTarget(
    { platforms, ownAddresses: ['192.0.2.7', 'own.example'] },
    'own.example',
  )
  const refused = (host: string, kind: string) => ({
    ok: false,
    message: `Invalid URI. Register your new client ${host} as a new ${kind} platform on your project console dashboard`,
  })

  it.each([
    'https://site.example/verify?a=1',
    'http://localhost:5173/x',
    'http://own.example/x',
    `https://site.example/${'x'.repeat(2_048 - 21)}`,
  ])('a link may lead to %.40s', (value) => {
    expect(target(value)).toEqual({ ok: true, value })
  })

  it.each([
    ['https://evil.example/x', refused('(evil.example)', 'Web')],
    ['http://192.0.2.7/x', refused('(192.0.2.7)', 'Web')],
    ['javascript:alert(1)', refused('', '')],
    ['ftp://site.example', refused('', '')],
    ['site.example', { ok: false, message: 'Invalid URI.' }],
    [5, { ok: false, message: 'Invalid URI.' }],
    [undefined, { ok: false, message: 'Invalid URI.' }],
    [`https://site.example/${'x'.repeat(2_048 - 20)}`, { ok: false, message: 'Invalid URI.' }],
  ])('a link may not lead to %.40j', (value, refusal) => {
    expect(target(value)).toEqual(refusal)
  })
})
