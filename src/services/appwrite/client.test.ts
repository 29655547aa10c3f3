import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { anyAnswer } from '#services/appwrite/answers.ts'
import { createAppwrite, type Appwrite } from '#services/appwrite/client.ts'
import { readAppwriteConfig } from '#services/appwrite/config.ts'
import { createRecoveryAdapter } from '#services/appwrite/recovery.adapter.ts'
import { findAccount, getAccount } from '#services/appwrite/sessions.ts'

const at = (origin: string, timeoutMs?: number, report = () => {}): Appwrite => {
  const config = readAppwriteConfig({}, { origin: () => origin, locale: () => 'zh' })
  return createAppwrite(config, { report }, timeoutMs)
}

/** A service that answers as told, on a free port. */
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

// Calls load the SDK first; a short time limit must not end before that.
beforeAll(() => import('#services/appwrite/sdk.ts'))

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a call', () => {
  it('carries project, language and cookies to the page’s own origin when no endpoint is set', async () => {
    const seen: unknown[] = []
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
  })

  it('is a network failure when nobody answers', async () => {
    await expect(getAccount(at('http://127.0.0.1:1'))).rejects.toMatchObject(
      failing({ code: 'network' }),
    )
  })

  it('is timed out after its time, and the request is given up', async () => {
    let given = false
    const origin = await serve((request) => {
      request.on('close', () => {
        given = true
      })
    })
    await expect(getAccount(at(origin, 30))).rejects.toMatchObject(failing({ code: 'timeout' }))
    await vi.waitFor(() => {
      expect(given).toBe(true)
    })
  })

  it('rejects with the caller’s own reason when aborted, and the request is given up', async () => {
    const controller = new AbortController()
    const reason = new Error('left the page')
    let given = false
    const origin = await serve((request) => {
      request.on('close', () => {
        given = true
      })
      controller.abort(reason)
    })
    await expect(getAccount(at(origin), controller.signal)).rejects.toBe(reason)
    await vi.waitFor(() => {
      expect(given).toBe(true)
    })
  })

  it('passes on the SDK’s text about a malformed endpoint', async () => {
    await expect(getAccount(at('ftp://site.example'))).rejects.toMatchObject(
      failing({ code: 'other', reason: 'Invalid endpoint URL: ftp://site.example/v1' }),
    )
  })

  it('says how long a limited one has to wait', async () => {
    const body = JSON.stringify({ message: 'm', code: 429, type: 'general_rate_limit_exceeded' })
    const limited = await answering(429, { ...json, 'retry-after': '40' }, body)
    await expect(getAccount(at(limited))).rejects.toMatchObject(
      failing({ code: 'rateLimited', retryAfterSeconds: 40 }),
    )
    const silent = await answering(429, json, body)
    await expect(getAccount(at(silent))).rejects.toMatchObject(failing({ code: 'rateLimited' }))
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

  it('takes a web page for an unavailable service where the answer does not matter', async () => {
    const origin = await answering(200, { 'content-type': 'text/html' }, '<!doctype html>')
    const call = at(origin).call({ method: 'delete', path: '/account/sessions/current' }, anyAnswer)
    await expect(call).rejects.toMatchObject(failing({ code: 'unavailable' }))
  })

  it('says how long an unavailable service asks to wait', async () => {
    const origin = await answering(503, { 'retry-after': '90' }, '')
    await expect(getAccount(at(origin))).rejects.toMatchObject(
      failing({ code: 'unavailable', retryAfterSeconds: 90 }),
    )
  })

  it('reports a lost session when the service answers 401 to a call of a user', async () => {
    const body = JSON.stringify({ message: 'm', code: 401, type: 'general_unauthorized_scope' })
    const report = vi.fn()
    const appwrite = at(await answering(401, json, body), undefined, report)
    await expect(getAccount(appwrite)).rejects.toMatchObject(failing({ code: 'signInAgain' }))
    expect(report).toHaveBeenCalledOnce()
    const asGuest = appwrite.call({ method: 'get', path: '/ping' }, anyAnswer, { asGuest: true })
    await expect(asGuest).rejects.toMatchObject(failing({ code: 'signInAgain' }))
    expect(report).toHaveBeenCalledOnce()
  })

  it('finds no account behind a session that is not good', async () => {
    const body = JSON.stringify({ message: 'm', code: 401, type: 'general_unauthorized_scope' })
    expect(await findAccount(at(await answering(401, json, body)))).toBeNull()
  })

  it('hands a guest’s call over without the browser’s session', async () => {
    const seen: (RequestCredentials | undefined)[] = []
    vi.stubGlobal('fetch', (_: URL, init: RequestInit) => {
      seen.push(init.credentials)
      const headers = { 'content-type': 'text/plain' }
      return Promise.resolve(new Response('Pong!', { headers }))
    })
    const appwrite = at('http://site.example')
    await appwrite.call({ method: 'get', path: '/ping' }, anyAnswer, { asGuest: true })
    await appwrite.call({ method: 'get', path: '/ping' }, anyAnswer)
    expect(seen).toEqual(['omit', 'include'])
  })
})

describe('the session that stands in for cookies', () => {
  const browse = (pageOrigin: string, storage: Partial<Storage>) => {
    vi.stubGlobal('window', { location: { origin: pageOrigin }, localStorage: storage })
  }

  const answerWith = (fallback: string) => {
    const sent: (string | null)[] = []
    vi.stubGlobal('fetch', (_: URL, init: RequestInit) => {
      sent.push(new Headers(init.headers).get('x-fallback-cookies'))
      const headers = { ...json, 'x-fallback-cookies': fallback }
      return Promise.resolve(new Response(JSON.stringify(account), { headers }))
    })
    return sent
  }

  const memory = () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    return { kept, storage }
  }

  it('is neither kept nor sent on the site’s own origin', async () => {
    const { kept, storage } = memory()
    kept.set('cookieFallback', '{"old":"1"}')
    browse('https://site.example', storage)
    const sent = answerWith('{"a_session_website":"s"}')
    await getAccount(at('https://site.example'))
    expect(sent).toEqual([null])
    expect([...kept]).toEqual([['cookieFallback', '{"old":"1"}']])
  })

  it('is kept for a foreign API, sent with the next call, and dropped when it ends', async () => {
    const { kept, storage } = memory()
    browse('https://site.example', storage)
    const sent = answerWith('{"a_session_website":"s"}')
    await getAccount(at('https://api.example'))
    await getAccount(at('https://api.example'))
    expect(sent).toEqual([null, '{"a_session_website":"s"}'])
    answerWith('[]')
    await getAccount(at('https://api.example'))
    expect([...kept]).toEqual([])
  })

  it('is done without where storage is blocked', async () => {
    const window = {
      location: { origin: 'https://site.example' },
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    vi.stubGlobal('window', window)
    answerWith('{"a_session_website":"s"}')
    expect(await getAccount(at('https://api.example'))).toMatchObject({ $id: 'u1' })
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
