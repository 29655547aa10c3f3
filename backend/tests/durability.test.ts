import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { createBackend } from '#backend/backend.ts'
import { openDatabase } from '#backend/store/database.ts'
import { ann, createClient, startTestBackend, loggedIn } from '#backend/tests/support/client.ts'
import { faultRounds, faultTimeout } from '#backend/tests/support/faults.ts'
import { backendProgram, printed, startProgram } from '#backend/tests/support/process.ts'
import { ownerOnly, temporaryFolder } from '#backend/tests/support/temporaryFolder.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})

/** Each round starts its own process, which takes most of the time. */
const killRounds = Math.max(3, Math.round(faultRounds * 0.3))

const path = '/v1/databases/website/collections/contacts/documents'
const data = { contactId: 1, firstName: 'A', lastName: 'B', emailAddress: 'a@b.co' }

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

it('accounts, sessions and codes outlive a restart', async () => {
  const first = await startTestBackend({ dataDir: folder })
  const client = await loggedIn(first)
  await client.call('POST', '/v1/account/tokens/email', { userId: 'ann', email: ann.email })
  const secret = (await first.mail(ann.email)).code
  await first.server.close()
  const second = await startTestBackend({ dataDir: folder })
  const back = second.client()
  back.setCookie(client.cookie())
  expect((await back.call('GET', '/v1/account')).status).toBe(200)
  const byCode = await second
    .client()
    .call('POST', '/v1/account/sessions/token', { userId: 'ann', secret })
  expect(byCode.status).toBe(201)
})

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

it('damaged keys are an error that names the file and what to do, not new keys', async () => {
  await createBackend({ dataDir: folder }).close()
  const keys = join(folder, 'keys.json')
  chmodSync(keys, 0o600)
  writeFileSync(keys, '{"pepper":')
  expect(() => createBackend({ dataDir: folder })).toThrow(
    `The keys ${keys} are damaged. Put a copy made by "npm run backup" in their place, or start with --reset, which loses all accounts and messages.`,
  )
  expect(readFileSync(keys, 'utf8')).toBe('{"pepper":')
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
