import { connect } from 'node:net'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  ann,
  createClient,
  startSharedBackend,
  startTestBackend,
  loggedIn,
  refusal,
  type TestBackend,
} from '#backend/tests/support/client.ts'
import { backendProgram, printed, startProgram } from '#backend/tests/support/process.ts'
import { temporaryFolder } from '#backend/tests/support/temporaryFolder.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startSharedBackend()
  return () => backend.server.close()
})

const documents = '/v1/databases/website/collections/contacts/documents'

describe('bodies', () => {
  const tooLarge = refusal(
    413,
    'general_request_too_large',
    'The request body is larger than this backend takes.',
  )

  it('over 1 MiB are refused by their announced length', async () => {
    const body = { ...ann, name: 'x'.repeat(1024 * 1024) }
    const answer = await backend.client().call('POST', '/v1/account', body)
    expect([answer.status, answer.body]).toEqual([413, tooLarge])
  })

  it('far over 1 MiB are refused with an answer that reaches the caller', async () => {
    // A server in its own process answers while the caller is still sending.
    const program = startProgram([backendProgram, temporaryFolder()])
    onTestFinished(() => void program.process.kill())
    const [, url = ''] = await printed(program, /listening on (\S+)/)
    const body = { ...ann, name: 'x'.repeat(8 * 1024 * 1024) }
    const call = async () => (await createClient(url).call('POST', '/v1/account', body)).status
    const statuses = await Promise.all(Array.from({ length: 20 }, call))
    expect(new Set(statuses)).toEqual(new Set([413]))
  })

  it('over 1 MiB are refused while they arrive without a length', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(64 * 1024))
    let left = 32
    const body = new ReadableStream({
      pull(controller) {
        if (left-- > 0) controller.enqueue(chunk)
        else controller.close()
      },
    })
    const request: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'x-appwrite-project': 'website', 'content-type': 'application/json' },
      body,
      duplex: 'half',
    }
    const response = await fetch(`${backend.server.url}/v1/account`, request)
    expect([response.status, await response.json()]).toEqual([413, tooLarge])
  })

  it('that are nested a hundred levels deep are refused', async () => {
    const body = `{"prefs":${'{"a":'.repeat(100)}1${'}'.repeat(100)}}`
    const client = await loggedIn(backend)
    const answer = await client.call('PATCH', '/v1/account/prefs', body)
    expect(answer.body).toEqual(
      refusal(400, 'general_argument_invalid', 'The request body is nested too deeply.'),
    )
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

/** Speaks raw HTTP and resolves with everything the server said before it hung up. */
const sendRaw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let received = ''
    const socket = connect(backend.server.port, '127.0.0.1', () => socket.end(text))
    socket.on('data', (data) => (received += data.toString()))
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })

describe('the protocol', () => {
  it('is answered with 400 where it is broken', async () => {
    expect(await sendRaw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('is answered with 431 where headers are huge', async () => {
    const header = `x: ${'y'.repeat(20_000)}`
    expect(await sendRaw(`GET /v1/ping HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    )
  })

  it('survives addresses and cookies that cannot be decoded', async () => {
    const line = 'Cookie: a_session_website=%E0%A4%A; %=%\r\nX-Appwrite-Project: website'
    const received = await sendRaw(
      `GET /v1/account/%E0%A4%A?queries[0]=%ZZ HTTP/1.1\r\nHost: localhost\r\n${line}\r\nConnection: close\r\n\r\n`,
    )
    expect(received).toMatch(/^HTTP\/1\.1 40[01456] /)
  })
})

describe('the log', () => {
  it('names request, call, status, time and network, and never a secret', async () => {
    const own = await startTestBackend()
    const client = await loggedIn(own)
    const url = 'http://localhost:3000/verify'
    await client.call('POST', '/v1/account/verifications/email', { url })
    const secret = new URL((await own.mail(ann.email)).link ?? '').searchParams.get('secret') ?? ''
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
})
