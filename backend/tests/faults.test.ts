import { spawn, type ChildProcess } from 'node:child_process'
import { statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { routes } from '#backend/app.ts'
import { createBackend } from '#backend/backend.ts'
import { inTransaction, openDatabase } from '#backend/store/database.ts'
import {
  ann,
  createClient,
  loggedIn,
  refusal,
  startTestBackend,
} from '#backend/tests/support/client.ts'
import { faultRounds, faultTimeout } from '#backend/tests/support/faults.ts'
import { backendProgram, printed, startProgram } from '#backend/tests/support/process.ts'
import { startSmtpServer } from '#backend/tests/support/smtp.ts'
import { ownerOnly, temporaryFolder } from '#backend/tests/support/temporaryFolder.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})

const path = '/v1/databases/website/collections/contacts/documents'
const data = { contactId: 1, firstName: 'A', lastName: 'B', emailAddress: 'a@b.co' }
const serverError = refusal(500, 'general_unknown', 'Server Error')

it('a database that another program has locked is an error, and no more once it is free', async () => {
  const backend = await startTestBackend({ dataDir: folder })
  const other = openDatabase(join(folder, 'backend.sqlite'))
  const create = () => backend.client().call('POST', path, { documentId: 'unique()', data })
  other.exec('BEGIN EXCLUSIVE')
  const locked = await create()
  expect([locked.status, locked.body]).toEqual([500, serverError])
  other.exec('ROLLBACK')
  expect((await create()).status).toBe(201)
  const id = locked.headers.get('x-request-id') ?? 'none'
  const [line = ''] = backend.lines.filter((one) => one.startsWith(id))
  expect(line.replace(id, 'id').replace(/\d+ ms/, '# ms')).toBe(
    'id POST /v1/databases/:databaseId/collections/:collectionId/documents 500 # ms from 127.0.0.0/24 (SqliteError: database is locked)',
  )
  other.close()
})

it('a session lasts as long by a clock that was moved back', async () => {
  const backend = await startTestBackend()
  const client = await loggedIn(backend)
  backend.advance(-24 * 3_600_000)
  expect((await client.call('GET', '/v1/account')).status).toBe(200)
  const { email } = ann
  await client.call('POST', '/v1/account/tokens/email', { userId: 'ann', email })
  const secret = (await backend.mail(email)).code
  const body = { userId: 'ann', secret }
  expect((await backend.client().call('POST', '/v1/account/sessions/token', body)).status).toBe(201)
})

describe.skipIf(process.platform === 'win32')('a full disk', () => {
  it('refuses writes, still reads, and loses nothing that was acknowledged', async () => {
    // The shell's limit on the size of files stands in for a disk that is full at 1 MiB.
    const command = `ulimit -f 1024; exec "${process.execPath}" --import tsx "${backendProgram}" "${folder}"`
    const child = spawn('bash', ['-c', command])
    const ended = new Promise((resolve) => child.on('exit', resolve))
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        const found = /listening on (\S+)/.exec(text.toString())?.[1]
        if (found !== undefined) resolve(found)
      })
      void ended.then(() => {
        reject(new Error('The server did not start.'))
      })
    })
    const client = createClient(url)
    const acknowledged: string[] = []
    const long = { ...data, emailAddress: `${'a'.repeat(60)}@${'b'.repeat(60)}.co` }
    let status = 201
    for (let n = 0; status === 201 && n < 5000; n += 1) {
      const answer = await client.call('POST', path, { documentId: `d${n}`, data: long })
      status = answer.status
      if (status === 201) acknowledged.push(`d${n}`)
      else expect(answer.body).toEqual(serverError)
    }
    expect([status, (await client.call('GET', '/v1/ping')).status]).toEqual([500, 200])
    expect((await client.call('GET', path)).status).toBe(200)
    child.kill('SIGKILL')
    await ended

    const { services, close } = createBackend({ dataDir: folder })
    const contacts = services.schema.collections.find(({ $id }) => $id === 'contacts')
    const lost = acknowledged.filter((id) => contacts && !services.documents.find(contacts, id))
    expect([acknowledged.length > 10, lost]).toEqual([true, []])
    await close()
  })
})

it('a transaction that the database ended itself fails with its own reason', () => {
  const db = openDatabase(':memory:')
  onTestFinished(() => void db.close())
  db.exec('CREATE TABLE notes (text TEXT)')
  const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number }
  db.exec(`PRAGMA max_page_count = ${pages}`)
  const fill = () => db.prepare('INSERT INTO notes VALUES (?)').run('a'.repeat(100_000))
  expect(() => inTransaction(db, fill)).toThrow('database or disk is full')
  expect(db.prepare('SELECT count(*) AS notes FROM notes').get()).toMatchObject({ notes: 0 })
})

it('clients that never finish a request keep nobody else waiting, and are no fault in the log', async () => {
  const backend = await startTestBackend()
  const sockets = Array.from({ length: 100 }, (_, n) => {
    const socket = connect(backend.server.port, '127.0.0.1')
    socket.on('error', () => undefined)
    const head = 'POST /v1/account HTTP/1.1\r\nHost: localhost\r\n'
    // Half of them stop in the headers, half in the body.
    socket.write(
      n % 2 === 0 ? head : `${head}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
    )
    return socket
  })
  expect((await backend.client().call('POST', '/v1/account', ann)).status).toBe(201)
  for (const socket of sockets) socket.destroy()
  const linesOf = (status: number) =>
    backend.lines.filter((line) => line.includes(` POST /v1/account ${status} `))
  await vi.waitFor(() => expect(linesOf(400)).toHaveLength(50))
  expect(linesOf(500)).toEqual([])
})

/** Each round starts its own process, which takes most of the time. */
const killRounds = Math.max(3, Math.round(faultRounds * 0.3))

const serve = async () => {
  const program = startProgram([backendProgram, folder])
  const [, url = ''] = await printed(program, /listening on (\S+)/)
  return { program, client: createClient(url) }
}

it(
  'nothing that was acknowledged is lost when the process is killed while it writes',
  async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < killRounds; round += 1) {
      const { program, client } = await serve()
      const write = async (id: string) => {
        const answer = await client
          .call('POST', path, { documentId: id, data })
          .catch(() => undefined)
        if (answer?.status === 201) acknowledged.push(id)
      }
      const ids = Array.from({ length: 200 }, (_, n) => `r${round}-${n}`)
      const writes = ids.map(write)
      // Killed in the middle: after some writes, before the others.
      await Promise.race(writes.slice(20, 40))
      program.process.kill('SIGKILL')
      expect(await program.ended).toBe('SIGKILL')
      await Promise.all(writes)
    }
    expect(acknowledged.length).toBeGreaterThan(0)
    const { services, close } = createBackend({ dataDir: folder })
    const contacts = services.schema.collections.find(({ $id }) => $id === 'contacts')
    expect(contacts).toBeDefined()
    const lost = acknowledged.filter((id) => contacts && !services.documents.find(contacts, id))
    expect(lost).toEqual([])
    await close()
  },
  faultTimeout,
)

it('no password, session secret or code can be read from the database, keys are private', async () => {
  const backend = await startTestBackend({ dataDir: folder, mail: 'outbox' })
  const client = await loggedIn(backend)
  const { secret } = JSON.parse(
    Buffer.from(decodeURIComponent(client.cookie().split('=')[1] ?? ''), 'base64').toString(),
  ) as { secret: string }
  await backend.server.close()
  const db = openDatabase(join(folder, 'backend.sqlite'))
  const rows = ['users', 'sessions'].flatMap((table) => db.prepare(`SELECT * FROM ${table}`).all())
  db.close()
  const text = JSON.stringify(rows)
  expect(secret).toHaveLength(256)
  expect(text).not.toContain(secret)
  expect(text).not.toContain(ann.password)
  expect(text).toContain('$argon2id$')
  expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(ownerOnly)
})

it('data of a newer version are left alone', async () => {
  await createBackend({ dataDir: folder }).close()
  const db = openDatabase(join(folder, 'backend.sqlite'))
  db.exec('PRAGMA user_version = 99')
  db.close()
  expect(() => createBackend({ dataDir: folder })).toThrow(
    'The data folder was written by a newer version of this backend.',
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
          who === 'key' ? backend.key : {},
        )
        expect([answer.status, answer.body]).not.toEqual([500, expect.anything()])
        expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:|SQLITE|at .+\(/)
        // A call may have ended the session, or closed the account.
        if (who === 'user' && user.cookie() === '') user = await loggedIn(backend)
      })
      await fc.assert(property, { numRuns: 100 * faultRounds, endOnFailure: true })
      expect(backend.lines.filter((line) => / 500 \d+ ms /.test(line))).toEqual([])
    },
    faultTimeout,
  )
})

it(
  'the memory stays the same over thousands of calls with huge and ever new values',
  async () => {
    const child: ChildProcess = spawn(
      process.execPath,
      ['--expose-gc', '--import', 'tsx', backendProgram, folder],
      { env: { ...process.env, RATE_LIMITS: 'true' }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
    )
    onTestFinished(() => void child.kill('SIGKILL'))
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', () => reject(new Error('The server did not start.')))
      child.stdout?.on('data', (text: Buffer) => {
        const found = /listening on (\S+)/.exec(text.toString())?.[1]
        if (found !== undefined) resolve(found)
      })
    })
    const used = () =>
      new Promise<number>((resolve) => {
        child.once('message', (bytes) => resolve(Number(bytes)))
        child.send('memory')
      })
    const client = createClient(url)
    const hostile = (n: number) => {
      const email = `${'x'.repeat(n % 50 === 0 ? 900_000 : 2_000)}${n}@example.com`
      const paths = ['sessions/email', 'tokens/email', 'recovery', 'sessions/token']
      const body = { email, userId: `u${n}`, password: 'wrong horse', secret: email }
      return client.call('POST', `/v1/account/${paths[n % paths.length] ?? ''}`, body)
    }
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
