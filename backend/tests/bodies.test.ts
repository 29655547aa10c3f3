import { describe, expect, it, vi } from 'vitest'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError } from '#backend/contract/errors.ts'
import { readBody } from '#backend/http/body.ts'
import { identify } from '#backend/http/caller.ts'
import { cookieName, encodeSession } from '#backend/http/cookies.ts'
import { healthHandler } from '#backend/http/health.ts'
import { freshKeys, hashSecret } from '#backend/secrets/secrets.ts'
import type { Services } from '#backend/services.ts'

const mebibyte = 1024 * 1024
const json = 'application/json'

/** What a call reads of a body, or the refusal. */
const read = async (
  body: string | ReadableStream<Uint8Array> | undefined,
  headers: Record<string, string> = {},
): Promise<unknown> => {
  const init = {
    method: 'POST',
    headers: { 'content-type': json, ...headers },
    body,
    duplex: 'half',
  }
  try {
    return await readBody(new Request('http://localhost/', init as RequestInit))
  } catch (error) {
    return error instanceof ApiError ? [error.type, error.message] : error
  }
}
const announced = (text: string) => ({ 'content-length': String(Buffer.byteLength(text)) })

/** A JSON object of so many bytes. */
const sized = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`
const tooLarge = ['general_request_too_large', new ApiError('general_request_too_large').message]

describe('a body', () => {
  it.each([
    [json, '{"a":"密","b":[1]}', { a: '密', b: [1] }],
    [`${json}; charset=UTF-8`, '{"a":1}', { a: 1 }],
    ['Application/JSON', '{"a":1}', { a: 1 }],
    ['application/jsonp', '{"a":1}', {}],
    ['text/plain; a=application/json', '{"a":1}', {}],
    ['text/plain', '{"a":1}', {}],
    [json, '{', {}],
    [json, '', {}],
    [json, 'null', {}],
    [json, '5', {}],
    [json, '"a"', {}],
    [json, '[{"a":1}]', {}],
  ])('of %s %j reads as %j, with and without its length', async (type, text, expected) => {
    const headers = { 'content-type': type }
    expect(await read(text, { ...headers, ...announced(text) })).toEqual(expected)
    expect(await read(text, headers)).toEqual(expected)
  })

  it('that is none reads as an empty one', async () => {
    expect(await read(undefined)).toEqual({})
    const untyped = new Request('http://localhost/', { method: 'POST' })
    expect(await readBody(untyped)).toEqual({})
  })

  it('may have 1 MiB, and no byte more', async () => {
    const [most, more] = [sized(mebibyte), sized(mebibyte + 1)]
    expect(await read(most)).toEqual(JSON.parse(most))
    expect(await read(most, announced(most))).toEqual(JSON.parse(most))
    expect(await read(more)).toEqual(tooLarge)
    expect(await read(more, announced(more))).toEqual(tooLarge)
  })

  it('is not read on once 16 MiB of it are dropped', async () => {
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1
        controller.enqueue(new Uint8Array(mebibyte))
      },
    })
    expect(await read(endless)).toEqual(tooLarge)
    expect(pulled).toBeGreaterThan(16)
    expect(pulled).toBeLessThan(24)
  })

  it('may have 64 levels, and no more', async () => {
    const nested = (levels: number, inner = '') =>
      `{"a":${'['.repeat(levels)}${inner}${']'.repeat(levels)},"b":{}}`
    expect(await read(nested(63))).toEqual(JSON.parse(nested(63)))
    expect(await read(nested(63, '"a",null'))).toEqual(JSON.parse(nested(63, '"a",null')))
    expect(await read(nested(64))).toEqual([
      'general_argument_invalid',
      'The request body is nested too deeply.',
    ])
  })
})

describe('each caller', () => {
  const keys = freshKeys()
  const user = { id: 'ann' }
  const session = { id: 'one', userId: 'ann' }
  const now = 5
  const services = {
    keys,
    schema: { projectId: 'website' },
    now: () => now,
    sessions: {
      find: (userId: string, hash: string, at: number) =>
        userId === 'ann' && hash === hashSecret(keys, 's') && at === now
          ? session
          : userId === 'gone' && { id: 'two', userId: 'gone' },
    },
    users: { byId: (id: string) => (id === 'ann' ? user : undefined) },
  } as unknown as Services
  const name = cookieName('website')
  const value = encodeSession({ userId: 'ann', secret: 's' })
  const guest = { kind: 'guest' }
  const ann = { kind: 'user', user, session }

  it.each<[string, Record<string, string>, unknown]>([
    ['nothing', {}, guest],
    ['the cookie', { cookie: `a=b; ${name}=${value}` }, ann],
    ['the cookie of older SDKs', { cookie: `${name}_legacy=${value}` }, ann],
    ['the header', { 'x-appwrite-session': value }, ann],
    ['the cookies in a header', { 'x-fallback-cookies': JSON.stringify({ [name]: value }) }, ann],
    ['cookies in a header that are none', { 'x-fallback-cookies': '{' }, guest],
    ['a header without cookies', { 'x-fallback-cookies': 'null' }, guest],
    ['a number for a cookie', { 'x-fallback-cookies': JSON.stringify({ [name]: 5 }) }, guest],
    ['a list for a cookie', { 'x-fallback-cookies': JSON.stringify({ [name]: [value] }) }, guest],
    ['the cookie of another project', { cookie: `${cookieName('other')}=${value}` }, guest],
    [
      'another secret',
      { 'x-appwrite-session': encodeSession({ userId: 'ann', secret: 't' }) },
      guest,
    ],
    [
      'the session of nobody',
      { 'x-appwrite-session': encodeSession({ userId: 'gone', secret: 's' }) },
      guest,
    ],
    ['the key', { 'x-appwrite-key': keys.apiKey, cookie: `${name}=${value}` }, { kind: 'key' }],
    ['a wrong key', { 'x-appwrite-key': 'standard_x', cookie: `${name}=${value}` }, ann],
  ])('with %s', (_, headers, expected) => {
    expect(identify(new Headers(headers), services)).toEqual(expected)
  })

  it('with a JWT is refused', () => {
    const headers = new Headers({ 'x-appwrite-jwt': 'x', 'x-appwrite-key': keys.apiKey })
    expect(() => identify(headers, services)).toThrow(new ApiError('user_jwt_invalid'))
  })
})

describe('/health', () => {
  const ask = (method: string, check: () => void) => {
    const log = vi.fn<(reason: string) => void>()
    const sent: unknown[] = []
    const response = {
      writeHead: (...head: readonly unknown[]) => sent.push(...head),
      end: (body?: string) => sent.push(body),
    } as unknown as ServerResponse
    healthHandler(check, log)({ method } as IncomingMessage, response)
    return { sent, log }
  }
  const headers = {
    'content-type': 'application/json; charset=UTF-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }

  it('answers 200 while the database does', () => {
    const { sent, log } = ask('GET', () => {})
    expect(sent).toEqual([200, headers, '{"status":"ok"}'])
    expect(log).not.toHaveBeenCalled()
    expect(ask('HEAD', () => {}).sent).toEqual([200, headers, undefined])
  })

  it('answers 503 when it does not, and logs why', () => {
    const { sent, log } = ask('GET', () => {
      throw new Error('disk I/O error')
    })
    expect(sent).toEqual([
      503,
      headers,
      '{"status":"the database does not answer, or the disk is full"}',
    ])
    expect(log.mock.calls).toEqual([['disk I/O error']])
  })
})
