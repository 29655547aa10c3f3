import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readSchema } from 'xinyuan-backend'
import {
  startProgram,
  startTestBackend,
  temporaryFolder,
  type TestBackend,
} from 'xinyuan-backend/testing'
import { parseContactsTask, runContacts } from '#scripts/contacts/run.ts'
import { openContactSource } from '#scripts/contacts/source.ts'
import { UsageError } from '#scripts/site/options.ts'

let folder = ''
let time = 0
beforeEach(() => {
  folder = temporaryFolder()
  // At noon here: the list shows the zone of this machine.
  time = new Date(2026, 0, 2, 12, 0).getTime()
})

const ann = { firstName: 'Ann', lastName: 'Lee', emailAddress: 'ann@example.com', phoneNumber: '' }
const zhang = { ...ann, firstName: '三', lastName: '张', product: '知远 40' }
const code = { ...ann, firstName: 'Verification', lastName: 'Code', phoneNumber: '482913' }

const open = () => startTestBackend({ dataDir: folder, now: () => time })

const send = async (backend: TestBackend, documentId: string, fields: object) => {
  const data = { contactId: 1, ...fields }
  const path = '/v1/databases/website/collections/contacts/documents'
  expect((await backend.client().call('POST', path, { documentId, data })).status).toBe(201)
  time += 60_000
}

/** The embedded backend by its folder, and a service by its address and key. */
const ways = {
  folder: () => ({ DATA_DIR: folder }),
  key: ({ server }: TestBackend) => ({
    VITE_APPWRITE_ENDPOINT: `${server.url}/v1/`,
    APPWRITE_API_KEY: server.backend?.services.keys.apiKey,
  }),
}

type Env = Readonly<Record<string, string | undefined>>
const run = async (env: Env, args: readonly string[], answer?: boolean) => {
  let output = ''
  const source = await openContactSource(env)
  const print = (text: string) => void (output += `${text}\n`)
  const confirm = answer === undefined ? {} : { confirm: () => Promise.resolve(answer) }
  const task = parseContactsTask(args)
  await runContacts(source, task, 'zh', { print, ...confirm }).finally(() => source.close())
  return output
}

describe.each(['folder', 'key'] as const)('messages, read by %s', (way) => {
  it('are listed newest first without codes, and deleted by id after a question', async () => {
    const backend = await open()
    const env = ways[way](backend)
    expect(await run(env, [])).toBe('There are no messages.\n')
    await send(backend, 'one', zhang)
    await send(backend, 'code', code)
    await send(backend, 'two', { ...ann, firstName: '\u001b[2JAnn\u202e' })
    const one = '2026-01-02 12:00  one  张三 · ann@example.com · 知远 40\n'
    const two = '2026-01-02 12:02  two  �[2JAnn� Lee · ann@example.com\n'
    expect(await run(env, [])).toBe(two + one)
    await expect(run(env, ['--delete', 'one', 'code', '--yes'])).rejects.toThrow(
      'No message has the ID "code". Nothing was deleted.',
    )
    await expect(run(env, ['--delete', 'one'])).rejects.toThrow(UsageError)
    expect(await run(env, ['--delete', 'one'], false)).toBe(`${one}Nothing was deleted.\n`)
    expect(await run(env, ['--delete', 'one'], true)).toBe(`${one}Deleted 1 message.\n`)
    expect(await run(env, ['--delete', 'two', '--yes'])).toBe(`${two}Deleted 1 message.\n`)
    expect(await run(env, [])).toBe('There are no messages.\n')
  })

  it('are read page by page; the list has the newest 50', async () => {
    const backend = await open()
    for (let sent = 0; sent < 130; sent += 1) await send(backend, `m${sent}`, ann)
    const csv = await run(ways[way](backend), ['--csv'])
    const { data } = Papa.parse<string[]>(csv.trim())
    const newestFirst = Array.from({ length: 130 }, (_, at) => `m${129 - at}`)
    expect(data.slice(1).map((row) => row.at(-1))).toEqual(newestFirst)
    const lines = (await run(ways[way](backend), [])).split('\n')
    expect(lines.slice(0, 50).map((line) => line.split('  ')[1])).toEqual(newestFirst.slice(0, 50))
    expect(lines[51]).toBe('There are older ones: npm run contacts -- --csv')
  })
})

it('more messages than one question may cost are read by cheaper ones', async () => {
  const backend = await startTestBackend({ now: () => time })
  const { documents, schema } = backend.services
  const [contacts] = schema.collections
  for (let n = 0; contacts && n < 250; n += 1) {
    documents.add(contacts, `m${n}`, { contactId: 1, ...ann }, [], time + n)
  }
  vi.spyOn(documents, 'count').mockReturnValue(20_000)
  const csv = await run(ways.key(backend), ['--csv'])
  const ids = Papa.parse<string[]>(csv.trim()).data.map((row) => row.at(-1))
  expect([ids.length, ids[1], ids.at(-1)]).toEqual([251, 'm249', 'm0'])
})

it('the owner of a collection without the product reads that it is missing', async () => {
  const schema = readSchema()
  const collections = schema.collections.map((one) => ({
    ...one,
    attributes: one.attributes.filter(({ key }) => key !== 'product'),
  }))
  const backend = await startTestBackend({
    dataDir: folder,
    now: () => time,
    schema: { ...schema, collections },
  })
  await send(backend, 'one', ann)
  expect(await run(ways.key(backend), [])).toMatch(
    / {2}one {2}.*\n\nThe collection has no .*"product"/,
  )
})

it('the CSV opens as UTF-8, calculates nothing, steers nothing and keeps the words', async () => {
  const backend = await open()
  await send(backend, 'm0', { ...zhang, firstName: '=cmd()', phoneNumber: '013800' })
  await send(backend, 'm1', { ...ann, firstName: 'a;=B1', lastName: '\u001b[2J\r\n"q",＝A1' })
  const target = join(folder, 'out')
  mkdirSync(target)
  const file = join(target, 'messages.csv')
  writeFileSync(file, 'older')
  expect(await run(ways.folder(), ['--csv', file])).toBe(`Wrote 2 messages to ${file}.\n`)
  expect(readdirSync(target)).toEqual(['messages.csv'])
  const text = readFileSync(file, 'utf8')
  expect(text.startsWith('\uFEFF时间,')).toBe(true)
  expect(Papa.parse<string[]>(text.slice(1).trim()).data.map((row) => row.slice(1))).toEqual([
    ['姓名', '姓', '名', '电子邮箱', '电话', '产品', 'ID'],
    ['a；=B1 �[2J�"q",＝A1', '�[2J�"q",＝A1', 'a；=B1', 'ann@example.com', '', '', 'm1'],
    ["'=cmd() 张", '张', "'=cmd()", 'ann@example.com', "'013800", '知远 40', 'm0'],
  ])
  await expect(run(ways.folder(), ['--csv', target])).rejects.toThrow('it is no ordinary file.')
  const nowhere = run(ways.folder(), ['--csv', join(folder, 'none', 'a.csv')])
  await expect(nowhere).rejects.toThrow(/a\.csv cannot be written: the folder does not exist\.$/)
})

it.each([
  [['--search', '张'], "Unknown option '--search'.\n\nUsage: npm run contacts"],
  [['messages.csv'], '"messages.csv" comes without an option. Options follow two dashes:'],
  [['--csv', 'a', 'b'], '--csv writes one file, not "a" and "b".'],
  [['--csv', '--delete', 'a'], '--csv and --delete do not go together.'],
  [['--delete'], '--delete needs the ID of a message.'],
  [['--yes'], '--yes needs --delete.'],
])('%o is wrong usage', (args, sentence) => {
  const parse = () => parseContactsTask(args)
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(sentence)
})

it('a service that cannot be used is named with its setting', async () => {
  const backend = await open()
  const cases: readonly (readonly [object, RegExp])[] = [
    [{ APPWRITE_API_KEY: '' }, /^APPWRITE_API_KEY is not set\. Make a key/],
    [{ APPWRITE_API_KEY: 'standard_wrong' }, /does not know the key APPWRITE_API_KEY/],
    [{ VITE_APPWRITE_PROJECT: 'other' }, /Set VITE_APPWRITE_PROJECT\.$/],
    [{ VITE_APPWRITE_COLLECTION: 'other' }, /Set VITE_APPWRITE_COLLECTION\.$/],
    [{ VITE_APPWRITE_ENDPOINT: 'api.example.com' }, /has to be like https:/],
    [{ VITE_APPWRITE_ENDPOINT: backend.server.url }, /has to end in \/v1\.$/],
    [{ VITE_APPWRITE_ENDPOINT: 'http://127.0.0.1:1/v1' }, /cannot be reached/],
    [{ VITE_APPWRITE_ENDPOINT: '', DATA_DIR: join(folder, 'none') }, /^There is no database in .*/],
  ]
  for (const [wrong, sentence] of cases) {
    await expect(run({ ...ways.key(backend), ...wrong }, [])).rejects.toThrow(sentence)
  }
})

it.each(['user_unauthorized', 'project_key_expired'])(
  'a key that a release answers with %s is named',
  async (type) => {
    const env = { VITE_APPWRITE_ENDPOINT: 'https://a.example/v1', APPWRITE_API_KEY: 'wrong' }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ type }, { status: 401 })))
    onTestFinished(() => void vi.unstubAllGlobals())
    await expect(run(env, [])).rejects.toThrow(/does not know the key APPWRITE_API_KEY, or/)
  },
)

it('the program ends with 0, 1 or 2', async () => {
  const program = (args: readonly string[]) =>
    startProgram(['scripts/contacts.ts', ...args], { VITE_APPWRITE_ENDPOINT: '', DATA_DIR: folder })
  const ended = [program(['--help']), program([]), program(['--bogus'])].map((one) => one.ended)
  expect(await Promise.all(ended)).toEqual([0, 1, 2])
})
