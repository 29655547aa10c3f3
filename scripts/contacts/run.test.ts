import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Papa from 'papaparse'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { contactName } from 'xinyuan-backend'
import {
  startProgram,
  startTestBackend,
  temporaryFolder,
  type TestBackend,
} from 'xinyuan-backend/testing'
import { parseContactsOptions, readWhen } from '#scripts/contacts/options.ts'
import { runContacts } from '#scripts/contacts/run.ts'
import { openContactSource } from '#scripts/contacts/source.ts'
import { UsageError } from '#scripts/site/options.ts'

const day = 24 * 3_600_000
/** When the first message comes, at noon here: the table shows the zone of this machine. */
const start = new Date(2026, 0, 2, 12, 0).getTime()

let folder = ''
let time = start
beforeEach(() => {
  folder = temporaryFolder()
  time = start
})

const people = {
  zhang: {
    firstName: '三',
    lastName: '张',
    emailAddress: 'zhang@example.com',
    phoneNumber: '',
    product: '知远 40',
  },
  ann: {
    firstName: 'Ann',
    lastName: 'Lee',
    emailAddress: 'ann@example.com',
    phoneNumber: '+44 20 7946 0000',
    product: '',
  },
  code: {
    firstName: 'Verification',
    lastName: 'Code',
    emailAddress: 'ben@example.com',
    phoneNumber: '482913',
    product: '',
  },
}
type Fields = (typeof people)['ann']

const open = () => startTestBackend({ dataDir: folder, now: () => time })

const send = async (backend: TestBackend, documentId: string, fields: Fields) => {
  const data = { contactId: 1, ...fields, createdDate: new Date(time).toISOString() }
  const path = '/v1/databases/website/collections/contacts/documents'
  const { status } = await backend.client().call('POST', path, { documentId, data })
  expect(status).toBe(201)
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

const run = async (
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
  confirm?: () => Promise<boolean>,
) => {
  let output = ''
  const source = await openContactSource(env)
  const terminal = {
    print: (text: string) => void (output += `${text}\n`),
    progress: () => undefined,
    ...(confirm ? { confirm } : {}),
  }
  const surroundings = { folder: join(folder, 'cache'), language: 'zh', now: time } as const
  try {
    await runContacts(source, parseContactsOptions(args, time), surroundings, terminal)
  } finally {
    source.close()
  }
  return output
}

describe.each(['folder', 'key'] as const)('messages, read by %s', (way) => {
  it('are shown newest first, without codes, and say what is new since the last run', async () => {
    const backend = await open()
    const env = ways[way](backend)
    await send(backend, 'one', people.zhang)
    await send(backend, 'code', people.code)
    expect(await run(env, [])).toBe(
      [
        '  Time              Name  Email              Phone  Product  ID',
        '  2026-01-02 12:00  张三  zhang@example.com         知远 40  one',
        '',
        'This is the first run here; the next one says what is new.',
        '',
      ].join('\n'),
    )
    await send(backend, 'two', people.ann)
    time += day
    expect(await run(env, [])).toBe(
      [
        '     Time              Name     Email              Phone             Product  ID',
        'new  2026-01-02 12:02  Ann Lee  ann@example.com    +44 20 7946 0000           two',
        '     2026-01-02 12:00  张三     zhang@example.com                    知远 40  one',
        '',
        '1 new since yesterday, 12:02.',
        '',
      ].join('\n'),
    )
    expect(await run(env, ['--search', 'ＬＥＥ 7946'])).toContain('  two\n')
    expect(await run(env, ['--search', '张三'])).not.toContain('two')
    expect(await run(env, ['--since', '1h'])).toBe('No message fits.\n')
    expect(await run(env, ['--codes'])).toBe(
      '1 record of sign-up codes, the oldest of yesterday, 12:01.\n',
    )
  })

  it('are deleted after a question, by id and by age, and codes apart from them', async () => {
    const backend = await open()
    const env = ways[way](backend)
    for (const id of ['one', 'two', 'three']) await send(backend, id, people.ann)
    await send(backend, 'code', people.code)
    const ids = async () =>
      [...(await run(env, [])).matchAll(/ {2}(one|two|three)$/gm)].map(([, id]) => id)

    expect(await run(env, ['--delete', 'one', '--dry-run'])).toContain(
      '1 message would be deleted. Nothing was.',
    )
    await expect(run(env, ['--delete', 'one'])).rejects.toThrow(UsageError)
    expect(await run(env, ['--delete', 'one'], () => Promise.resolve(false))).toContain(
      'Nothing was deleted.',
    )
    await expect(run(env, ['--delete', 'one', 'code', '--yes'])).rejects.toThrow(
      'No message has the ID "code". Nothing was deleted.',
    )
    expect(await ids()).toEqual(['three', 'two', 'one'])
    await run(env, ['--delete', 'one'], () => Promise.resolve(true))
    expect(await ids()).toEqual(['three', 'two'])

    time += 2 * day
    await send(backend, 'three-days-on', people.zhang)
    await run(env, ['--delete-before', '1d', '--yes'])
    expect(await ids()).toEqual([])
    expect(await run(env, ['--search', '张'])).toContain('three-days-on')
    expect(await run(env, ['--delete-codes-before', '1d', '--yes'])).toBe('Deleted 1 code.\n')
    expect(await run(env, ['--codes'])).toBe('0 records of sign-up codes.\n')
  })

  it('are read page by page', async () => {
    const backend = await open()
    for (let sent = 0; sent < 230; sent += 1) await send(backend, `m${sent}`, people.ann)
    const file = join(folder, 'all.json')
    await run(ways[way](backend), ['--json', file])
    const all = JSON.parse(readFileSync(file, 'utf8')) as { $id: string }[]
    expect(all.map(({ $id }) => $id)).toEqual(
      Array.from({ length: 230 }, (_, at) => `m${229 - at}`),
    )
    expect(await run(ways[way](backend), ['--limit', '1'])).toContain('Older messages follow')
    await run(ways[way](backend), ['--delete-before', '0h', '--yes'])
    expect(await run(ways[way](backend), [])).toContain('There are no messages.')
  })
})

describe('the CSV', () => {
  it('opens as UTF-8, calculates nothing, steers nothing and keeps the words', async () => {
    const backend = await open()
    const names = [
      ['=cmd()', '+1'],
      ['-2', '@SUM(A1)'],
      ['a "quote"', 'a,comma;tab\tand\r\nline'],
      ['小明😀', '欧阳'],
      ['\tx', '＝A1'],
      ['a;=HYPERLINK(1)', '\u001b[2J\u202eb'],
    ] as const
    for (const [at, [firstName, lastName]] of names.entries()) {
      await send(backend, `m${at}`, { ...people.ann, firstName, lastName, phoneNumber: '013800' })
    }
    const file = join(folder, 'messages.csv')
    await run(ways.folder(), ['--csv', file])
    const text = readFileSync(file, 'utf8')
    expect(text.startsWith('\uFEFF时间,')).toBe(true)
    const { data, errors } = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true })
    expect(errors).toEqual([])
    expect(data.map((row) => row.slice(1))).toEqual([
      ['姓名', '姓', '名', '电子邮箱', '电话', '产品', 'ID'],
      [
        'a；=HYPERLINK(1) �[2J�b',
        '�[2J�b',
        'a；=HYPERLINK(1)',
        ...['ann@example.com', "'013800", '', 'm5'],
      ],
      ['x ＝A1', '＝A1', '�x', ...['ann@example.com', '013800', '', 'm4']].map(guarded),
      ['欧阳小明😀', '欧阳', '小明😀', 'ann@example.com', "'013800", '', 'm3'],
      [
        'a "quote" a,comma；tab�and�line',
        'a,comma；tab�and�line',
        'a "quote"',
        'ann@example.com',
        "'013800",
        '',
        'm2',
      ],
      ['-2 @SUM(A1)', '@SUM(A1)', '-2', ...['ann@example.com', '013800', '', 'm1']].map(guarded),
      ['=cmd() +1', '+1', '=cmd()', ...['ann@example.com', '013800', '', 'm0']].map(guarded),
    ])
  })

  const guarded = (cell: string) => (/^[=+\-@＝]|^0\d/.test(cell) ? `'${cell}` : cell)
})

describe('bad input', () => {
  it.each([
    [['--since', '2026-02-30'], '--since is "2026-02-30"; it has to be like'],
    [['--delete-before', 'soon'], '--delete-before is "soon"; it has to be like'],
    [['--limit', '0'], '--limit is "0"; it has to be a number from 1.'],
    [['one'], '"one" stands alone. See --help.'],
    [['--codes', '--csv', 'a.csv'], '--codes and --csv do not go together.'],
    [
      ['--delete', 'a', '--delete-before', '1d'],
      '--delete and --delete-before do not go together.',
    ],
    [['--yes'], '--yes needs something to delete.'],
    [['--csv', 'a', '--json', 'a'], '--csv and --json name the same file.'],
    [['--bogus'], "Unknown option '--bogus'"],
  ])('%o is wrong usage', (args, sentence) => {
    const parse = () => parseContactsOptions(args, time)
    expect(parse).toThrow(UsageError)
    expect(parse).toThrow(sentence)
  })

  it('a time is read in the zone of this machine', () => {
    expect(readWhen('2026-01-31', '--since', 0)).toBe(new Date(2026, 0, 31).getTime())
    expect(readWhen('2026-01-31T18:02', '--since', 0)).toBe(new Date(2026, 0, 31, 18, 2).getTime())
    expect(readWhen('2w', '--since', 20 * day)).toBe(6 * day)
  })

  it('a service that cannot be used is named with its setting', async () => {
    const backend = await open()
    const good = ways.key(backend)
    const html = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
    })
    await new Promise<void>((resolve) => html.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void html.close())
    const { port } = html.address() as AddressInfo
    const cases: readonly (readonly [object, RegExp])[] = [
      [{ APPWRITE_API_KEY: '' }, /^APPWRITE_API_KEY is not set\. Make a key/],
      [{ APPWRITE_API_KEY: 'standard_wrong' }, /does not know the key APPWRITE_API_KEY/],
      [{ VITE_APPWRITE_PROJECT: 'other' }, /no such project\. Set VITE_APPWRITE_PROJECT\.$/],
      [{ VITE_APPWRITE_DATABASE: 'other' }, /Set VITE_APPWRITE_DATABASE\.$/],
      [{ VITE_APPWRITE_COLLECTION: 'other' }, /Set VITE_APPWRITE_COLLECTION\.$/],
      [{ VITE_APPWRITE_ENDPOINT: 'api.example.com' }, /has to be like https:/],
      [{ VITE_APPWRITE_ENDPOINT: backend.server.url }, /has to end in \/v1\.$/],
      [{ VITE_APPWRITE_ENDPOINT: `http://127.0.0.1:${port}/v1` }, /has to end in \/v1\.$/],
      [{ VITE_APPWRITE_ENDPOINT: 'http://127.0.0.1:1/v1' }, /cannot be reached/],
    ]
    for (const [wrong, sentence] of cases) {
      await expect(run({ ...good, ...wrong }, [])).rejects.toThrow(sentence)
    }
    await expect(run({ DATA_DIR: join(folder, 'none') }, [])).rejects.toThrow(
      /^There is no database in .*DATA_DIR.*VITE_APPWRITE_ENDPOINT\.$/,
    )
  })

  it('an export that breaks off leaves the older file and nothing else', async () => {
    const backend = await open()
    for (let sent = 0; sent < 150; sent += 1) await send(backend, `m${sent}`, people.ann)
    const target = join(folder, 'out')
    mkdirSync(target)
    const file = join(target, 'messages.csv')
    writeFileSync(file, 'older')
    const source = await openContactSource(ways.folder())
    let pages = 0
    const breaking = {
      ...source,
      page(after: string | undefined) {
        pages += 1
        return pages > 1 ? Promise.reject(new Error('the network is gone')) : source.page(after)
      },
    }
    const surroundings = { folder: join(folder, 'cache'), language: 'en', now: time } as const
    const terminal = { print: () => undefined, progress: () => undefined }
    const options = parseContactsOptions(['--csv', file, '--json', join(target, 'a.json')], time)
    await expect(runContacts(breaking, options, surroundings, terminal)).rejects.toThrow(
      'the network is gone',
    )
    source.close()
    expect(readdirSync(target)).toEqual(['messages.csv'])
    expect(readFileSync(file, 'utf8')).toBe('older')
    await expect(run(ways.folder(), ['--csv', join(folder, 'none', 'a.csv')])).rejects.toThrow(
      /a\.csv cannot be written: the folder does not exist\.$/,
    )
    await expect(run(ways.folder(), ['--csv', target])).rejects.toThrow(
      /out cannot be written: it is a folder\.$/,
    )
    expect(existsSync(join(folder, 'cache'))).toBe(false)
  })
})

it.skipIf(process.platform === 'win32')(
  'an export does not take the place of a device',
  async () => {
    await open()
    const socket = join(folder, 'socket')
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(socket, resolve))
    onTestFinished(() => void server.close())
    await expect(run(ways.folder(), ['--csv', socket])).rejects.toThrow(
      /socket cannot be written: it is no ordinary file\.$/,
    )
    expect(statSync(socket).isSocket()).toBe(true)
  },
)

it('a name is written in the order of its script', () => {
  expect(contactName({ firstName: '三', lastName: '张' })).toBe('张三')
  expect(contactName({ firstName: 'Ann', lastName: 'Lee' })).toBe('Ann Lee')
})

it('what a stranger wrote does not steer the terminal', async () => {
  const backend = await open()
  await send(backend, 'one', { ...people.ann, firstName: '\u001b[2Ja\u202e', lastName: 'b' })
  expect(await run(ways.folder(), [])).toContain('�[2Ja� b')
})

it('the program ends with 0, 1 or 2', async () => {
  await open()
  const program = (args: readonly string[], env: Record<string, string>) =>
    startProgram(['scripts/contacts.ts', ...args], { VITE_APPWRITE_ENDPOINT: '', ...env })
  const help = program(['--help'], {})
  const wrong = program(['--bogus'], {})
  const failed = program([], { DATA_DIR: join(folder, 'none') })
  expect(await Promise.all([help.ended, wrong.ended, failed.ended])).toEqual([0, 2, 1])
  expect(help.output()).toMatch(/^Usage: npm run contacts/)
  expect(failed.output()).toMatch(/^There is no database in .*\.\n$/)
})
