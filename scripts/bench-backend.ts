import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { inTransaction, openDatabase } from '#backend/store/database.ts'
import { backendProgram, printed, startProgram } from '#tests/backend/support/process.ts'

/**
 * `npm run bench:backend [seconds]`: calls per second and latency of the embedded backend with 1 to 64
 * clients, rate limits off, in a process of its own; then memory and start-up with 100,000 documents.
 */

const seconds = Number(process.argv[2] ?? 3)
const clients = [1, 4, 16, 64]
const many = 100_000

interface Sent {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly cookie?: string
}

const documents = '/v1/databases/website/collections/contacts/documents'
const password = 'correct horse 1'
const contact = {
  contactId: 1,
  firstName: 'Ann',
  lastName: 'Lee',
  emailAddress: 'ann@example.com',
  createdDate: '2026-01-02T03:04:05.678Z',
}

function caller(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const call = ({ method, path, body, cookie }: Sent) =>
    new Promise<{ status: number; cookie: string }>((resolve, reject) => {
      const text = body === undefined ? '' : JSON.stringify(body)
      const headers = {
        'x-appwrite-project': 'website',
        ...(text === ''
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(cookie === undefined ? {} : { cookie }),
      }
      const sent = request(
        { agent, port, host: '127.0.0.1', method, path, headers },
        (response) => {
          response.resume()
          response.on('end', () => {
            const [line = ''] = response.headers['set-cookie'] ?? []
            resolve({ status: response.statusCode ?? 0, cookie: line.split(';')[0] ?? '' })
          })
        },
      )
      sent.on('error', reject)
      sent.end(text)
    })
  return {
    call,
    close: () => {
      agent.destroy()
    },
  }
}

const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Keeps a number of clients busy for the time and reports calls per second and latencies. */
async function measure(port: number, count: number, make: (n: number) => Sent, expected: number) {
  const { call, close } = caller(port, count)
  const times: number[] = []
  let n = 0
  let wrong = 0
  const begin = performance.now()
  const end = begin + seconds * 1000
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      const { status } = await call(make(n++))
      if (status !== expected) wrong += 1
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: count }, client))
  const elapsed = (performance.now() - begin) / 1000
  close()
  const sorted = times.sort((a, b) => a - b)
  return {
    perSecond: sorted.length / elapsed,
    p50: share(sorted, 0.5),
    p95: share(sorted, 0.95),
    p99: share(sorted, 0.99),
    wrong,
  }
}

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function serve(dataDir: string) {
  const start = performance.now()
  const program = startProgram([backendProgram, dataDir])
  const [, port = ''] = await printed(program, /listening on http:\/\/localhost:(\d+)/)
  return { program, port: Number(port), startUp: performance.now() - start }
}

/** Megabytes of memory that a process holds; Linux only. */
const memoryOf = (pid: number | undefined) => {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return Number.NaN
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  const { program, port } = await serve(dataDir)
  const { call, close } = caller(port, 1)
  await call({
    method: 'POST',
    path: '/v1/account',
    body: { userId: 'ann', email: 'ann@example.com', password, name: 'Ann' },
  })
  // Another account than the one whose log-ins are measured: those end its older sessions.
  const reader = { email: 'reader@example.com', password }
  await call({ method: 'POST', path: '/v1/account', body: { userId: 'reader', ...reader } })
  const logIn = {
    method: 'POST',
    path: '/v1/account/sessions/email',
    body: { email: 'ann@example.com', password },
  }
  const { cookie } = await call({ ...logIn, body: reader })
  close()

  let serial = 0
  const scenarios: [name: string, make: () => Sent, expected: number][] = [
    [
      'sign-up',
      () => {
        const userId = `u${serial++}`
        const body = { userId, email: `${userId}@example.com`, password, name: 'U' }
        return { method: 'POST', path: '/v1/account', body }
      },
      201,
    ],
    ['log-in', () => logIn, 201],
    [
      'contact post',
      () => ({ method: 'POST', path: documents, body: { documentId: 'unique()', data: contact } }),
      201,
    ],
    ['GET /account', () => ({ method: 'GET', path: '/v1/account', cookie }), 200],
    ['GET documents', () => ({ method: 'GET', path: documents, cookie }), 200],
  ]
  say('call           clients     calls/s   p50 ms   p95 ms   p99 ms   wrong')
  for (const [name, make, expected] of scenarios) {
    for (const count of clients) {
      const { perSecond, p50, p95, p99, wrong } = await measure(port, count, make, expected)
      const cells = [
        perSecond.toFixed(0),
        p50.toFixed(1),
        p95.toFixed(1),
        p99.toFixed(1),
        String(wrong),
      ]
      say(
        `${name.padEnd(15)}${String(count).padStart(7)}  ${cells.map((c) => c.padStart(9)).join('')}`,
      )
    }
  }
  say(`\nMemory after this: ${memoryOf(program.process.pid)} MB`)
  program.process.kill('SIGTERM')
  await program.ended

  const db = openDatabase(join(dataDir, 'backend.sqlite'))
  const insert = db.prepare(
    `INSERT INTO documents (database_id, collection_id, id, data, permissions, created_at, updated_at)
     VALUES ('website', 'contacts', ?, ?, '[]', ?, ?)`,
  )
  const data = JSON.stringify({ ...contact, phoneNumber: null })
  inTransaction(db, () => {
    for (let n = 0; n < many; n += 1) insert.run(`many${n}`, data, n, n)
  })
  db.close()
  const full = await serve(dataDir)
  say(`Start-up with ${many} documents: ${full.startUp.toFixed(0)} ms (with the compiler)`)
  const list = await measure(full.port, 1, () => ({ method: 'GET', path: documents }), 200)
  const post = await measure(full.port, 1, scenarios[2]?.[1] ?? (() => logIn), 201)
  say(
    `List of a guest then: p50 ${list.p50.toFixed(1)} ms; contact post: p50 ${post.p50.toFixed(1)} ms`,
  )
  say(`Memory then: ${memoryOf(full.program.process.pid)} MB`)
  full.program.process.kill('SIGTERM')
  await full.program.ended
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
