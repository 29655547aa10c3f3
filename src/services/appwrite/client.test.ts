import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ServiceError } from '#domain/failure.ts'
import { userResponse } from '#services/appwrite/responses.ts'
import { createAppwrite, type Appwrite } from '#services/appwrite/client.ts'
import { readAppwriteConfig } from '#services/appwrite/config.ts'
import { createFactorsAdapter } from '#services/appwrite/factors.adapter.ts'
import { createRecoveryAdapter } from '#services/appwrite/recovery.adapter.ts'
import {
  asVisitor,
  closeSession,
  findAccount,
  getAccount,
  withPassword,
} from '#services/appwrite/sessions.ts'
import { createFakeClock } from '#tests/fakes/browser.ts'

const at = (origin: string, timeoutMs?: number, report = () => {}): Appwrite => {
  const config = readAppwriteConfig({}, { origin: () => origin, locale: () => 'zh' })
  return createAppwrite(config, { report }, timeoutMs)
}

/** A service with the given answer, on a free port. */
const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answering = (status: number, headers: Record<string, string>, body: string) =>
  serve((_, response) => {
    response.writeHead(status, headers)
    response.end(body)
  })

const json = { 'content-type': 'application/json' }
const account = { $id: 'u1', name: '林夏', email: 'lin@example.com', emailVerification: true }
const failing = (failure: object) => ({ name: 'ServiceError', failure })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a call', () => {
  it('carries project, language and cookies to the page’s own origin when no endpoint is set (spec §7.1)', async () => {
    const seen: unknown[] = []
    const credentials: unknown[] = []
    const inner = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      credentials.push(init.credentials)
      return inner(url, init)
    })
    const origin = await serve(({ method, url, headers }, response) => {
      const { 'x-appwrite-project': project, 'x-appwrite-locale': locale } = headers
      seen.push({ method, url, project, locale })
      response.writeHead(200, json)
      response.end(JSON.stringify(account))
    })
    expect(await getAccount(at(origin))).toEqual({
      $id: 'u1',
      name: '林夏',
      email: 'lin@example.com',
      emailVerified: true,
    })
    expect(seen).toEqual([
      { method: 'GET', url: '/v1/account', project: 'website', locale: 'zh-cn' },
    ])
    expect(credentials).toEqual(['include'])
  })

  it('goes without the cookie of a blocked account where it needs no session', async () => {
    const asked: unknown[] = []
    vi.stubGlobal('fetch', (_: string, { credentials, headers }: RequestInit) => {
      asked.push([credentials, new Headers(headers).get('x-appwrite-project')])
      const isBlocked = credentials === 'include'
      const body = isBlocked ? { message: 'blocked', code: 401, type: 'user_blocked' } : account
      return Promise.resolve(Response.json(body, { status: isBlocked ? 401 : 201 }))
    })
    const call = (access: Appwrite) =>
      access.call(({ account: service }) => service.get(), userResponse)
    expect(await asVisitor(at('http://site.example'), call)).toMatchObject({ name: '林夏' })
    expect(asked).toEqual([
      ['include', 'website'],
      ['omit', 'website'],
    ])
  })

  it('is a network failure when nobody answers', async () => {
    await expect(getAccount(at('http://127.0.0.1:1'))).rejects.toMatchObject(
      failing({ code: 'network' }),
    )
  })

  it('fails with a timeout when the service does not answer in time', async () => {
    const origin = await serve(() => {})
    await expect(getAccount(at(origin, 30))).rejects.toMatchObject(failing({ code: 'timeout' }))
  })

  it('sends nothing when it is aborted already', async () => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    const reason = new Error('left the page')
    const aborted = AbortSignal.abort(reason)
    await expect(getAccount(at('http://site.example'), aborted)).rejects.toBe(reason)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('passes on the SDK’s text about a malformed endpoint (spec §8.24)', async () => {
    await expect(getAccount(at('ftp://site.example'))).rejects.toMatchObject(
      failing({ code: 'other', status: 0 }),
    )
  })

  it('passes on the SDK’s text about a parameter that is missing (spec §8)', async () => {
    const parameters = { email: 'lin@example.com' } as { email: string; password: string }
    const call = at('http://site.example').call(
      ({ account: service }) => service.createEmailPasswordSession(parameters),
      userResponse,
    )
    await expect(call).rejects.toMatchObject(failing({ code: 'other', status: 0 }))
  })

  it('succeeds when the service adds a warning to its answer', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const headers = { ...json, 'x-appwrite-warning': 'The SDK is older than the server' }
    const origin = await answering(200, headers, JSON.stringify(account))
    expect(await getAccount(at(origin))).toMatchObject({ $id: 'u1' })
    expect(warn).toHaveBeenCalledWith('Warning: The SDK is older than the server')
    warn.mockRestore()
  })

  it.each([
    ['the next full hour', 1_800_000, 1_800_000],
    ['a moment that has passed', -1000, undefined],
    ['a moment days ahead', 7 * 86_400_000, undefined],
  ])('tells the end of a limit: %s', async (_, ahead, told) => {
    const now = 1_795_240_000_000
    vi.useFakeTimers({ toFake: ['Date'], now })
    const headers = { ...json, 'x-ratelimit-reset': String((now + ahead) / 1000) }
    const body = JSON.stringify({ message: 'm', code: 429, type: 'general_rate_limit_exceeded' })
    const failure = getAccount(at(await answering(429, headers, body)))
    const until = told === undefined ? {} : { until: now + told }
    await expect(failure).rejects.toHaveProperty('failure', { code: 'rateLimited', ...until })
    vi.useRealTimers()
  })

  it.each([
    ['an empty object', 200, 'application/json', '{}'],
    ['an account without an address', 200, 'application/json', '{"$id":"u1","name":""}'],
    ['a web page where the API was expected', 200, 'text/html', '<!doctype html>'],
    ['broken JSON', 200, 'application/json', '{"$id":'],
    ['JSON that is no object', 200, 'application/json', '"u1"'],
    ['a gateway’s error page', 502, 'text/html', '<h1>Bad gateway</h1>'],
    ['an error with broken JSON', 500, 'application/json', '{'],
  ])('takes %s for an unavailable service', async (_, status, type, body) => {
    const origin = await answering(status, { 'content-type': type }, body)
    await expect(getAccount(at(origin))).rejects.toMatchObject(failing({ code: 'unavailable' }))
  })

  it('takes a web page for an unavailable service where the answer is empty', async () => {
    const origin = await answering(200, { 'content-type': 'text/html' }, '<!doctype html>')
    await expect(closeSession(at(origin))).rejects.toMatchObject(failing({ code: 'unavailable' }))
  })

  it('reports a lost session when the service answers 401 to a call of a user', async () => {
    const body = JSON.stringify({ message: 'm', code: 401, type: 'general_unauthorized_scope' })
    const report = vi.fn()
    const appwrite = at(await answering(401, json, body), undefined, report)
    await expect(getAccount(appwrite)).rejects.toMatchObject(failing({ code: 'signInAgain' }))
    expect(report).toHaveBeenCalledOnce()
  })

  it('reports no end of its session where another one is gone already', async () => {
    const body = JSON.stringify({ message: 'm', code: 404, type: 'user_session_not_found' })
    const report = vi.fn()
    const appwrite = at(await answering(404, json, body), undefined, report)
    await expect(getAccount(appwrite)).rejects.toMatchObject(failing({ code: 'signInAgain' }))
    expect(report).not.toHaveBeenCalled()
  })

  it('reports a missing second factor as such (decision A8)', async () => {
    const body = JSON.stringify({ message: 'm', code: 401, type: 'user_more_factors_required' })
    const report = vi.fn()
    const appwrite = at(await answering(401, json, body), undefined, report)
    await expect(getAccount(appwrite)).rejects.toMatchObject(failing({ code: 'moreFactors' }))
    expect(report).toHaveBeenCalledExactlyOnceWith('factorMissing')
  })

  it('finds no account behind a session that is not good', async () => {
    const body = JSON.stringify({ message: 'm', code: 401, type: 'general_unauthorized_scope' })
    expect(await findAccount(at(await answering(401, json, body)))).toBeNull()
  })

  it('shares the response to a session check under way, until something is written', async () => {
    const asked: string[] = []
    let answered = Promise.resolve()
    vi.stubGlobal('fetch', async (url: string, { method = '' }: RequestInit) => {
      const { pathname } = new URL(url)
      asked.push(`${method} ${pathname}`)
      if (method === 'DELETE') return new Response(null, { status: 204 })
      if (pathname !== '/v1/account')
        return Response.json({ totp: true, email: true, recoveryCode: true })
      await answered
      return Response.json({ ...account, mfa: true })
    })
    const appwrite = at('http://site.example')
    const factors = createFactorsAdapter(appwrite, createFakeClock())
    const [user, { enabled }] = await Promise.all([findAccount(appwrite), factors.status()])
    expect([user?.name, enabled]).toEqual(['林夏', true])
    expect(asked).toEqual(['GET /v1/account', 'GET /v1/account/mfa/factors'])
    asked.length = 0
    let answer = () => {}
    answered = new Promise((resolve) => {
      answer = resolve
    })
    const older = findAccount(appwrite)
    await closeSession(appwrite)
    const newer = factors.status()
    answer()
    await Promise.all([older, newer])
    expect(asked.filter((call) => call === 'GET /v1/account')).toHaveLength(2)
  })

  it('fails with blocked storage where the browser denies it', async () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    await expect(getAccount(at('https://api.example'))).rejects.toMatchObject(
      failing({ code: 'storageBlocked' }),
    )
  })

  it('passes an unexpected error on as it is', async () => {
    const bug = new RangeError('a bug')
    const call = at('http://site.example').call(() => Promise.reject(bug), userResponse)
    await expect(call).rejects.toBe(bug)
  })
})

describe('a present password', () => {
  const wrong = () => new ServiceError({ code: 'invalidCredentials' })

  it('is tried as it was typed where its composed form is refused (decision S8)', async () => {
    const typed = 'cafe\u0301 au lait'
    const tried: string[] = []
    const logIn = (password: string) => {
      tried.push(password)
      return password === typed ? Promise.resolve('in') : Promise.reject(wrong())
    }
    expect(await withPassword(typed, logIn)).toBe('in')
    expect(tried).toEqual(['caf\u00e9 au lait', typed])
  })

  it.each([
    ['it is composed already', 'caf\u00e9 au lait', wrong()],
    ['the refusal has another reason', 'cafe\u0301 au lait', new ServiceError({ code: 'network' })],
  ])('is tried once where %s', async (_, typed, thrown) => {
    const logIn = vi.fn(() => Promise.reject(thrown))
    await expect(withPassword(typed, logIn)).rejects.toBe(thrown)
    expect(logIn).toHaveBeenCalledExactlyOnceWith('caf\u00e9 au lait')
  })
})

describe('a new password whose answer was lost', () => {
  const token = { userId: 'u1', secret: 's1' }
  const stored = JSON.stringify({ $id: 't1' })
  const spent = JSON.stringify({ message: 'm', code: 401, type: 'user_invalid_token' })

  /** Breaks the connection of the first call and gives the second one this answer. */
  const losing = async (status: number, body: string) => {
    let calls = 0
    return serve((_, response) => {
      calls += 1
      if (calls === 1) {
        response.destroy()
        return
      }
      response.writeHead(status, json)
      response.end(body)
    })
  }

  it('is saved when the second call succeeds', async () => {
    const { reset } = createRecoveryAdapter(at(await losing(200, stored)))
    await expect(reset(token, 'a new password')).resolves.toBeUndefined()
  })

  it('is unconfirmed when the link has been used', async () => {
    const { reset } = createRecoveryAdapter(at(await losing(401, spent)))
    await expect(reset(token, 'a new password')).rejects.toMatchObject(
      failing({ code: 'unconfirmed' }),
    )
  })

  it('is a network failure when the second answer is lost as well', async () => {
    const { reset } = createRecoveryAdapter(at('http://127.0.0.1:1'))
    await expect(reset(token, 'a new password')).rejects.toMatchObject(failing({ code: 'network' }))
  })
})
