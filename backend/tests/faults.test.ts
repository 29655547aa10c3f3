import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createBackend } from '#backend/backend.ts'
import { inTransaction, openDatabase } from '#backend/store/database.ts'
import {
  ann,
  createClient,
  startTestBackend,
  loggedIn,
  refusal,
} from '#backend/tests/support/client.ts'
import { backendProgram } from '#backend/tests/support/process.ts'
import { temporaryFolder } from '#backend/tests/support/temporaryFolder.ts'

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
