import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createBackend } from '#backend/backend.ts'
import { startServer } from '#backend/server.ts'
import { requestLimits } from '#backend/contract/limits.ts'
import { isLoopback, ownAddresses } from '#backend/http/ownAddresses.ts'
import { freshKeys } from '#backend/secrets/secrets.ts'
import { openDatabase } from '#backend/store/database.ts'
import { backUpFolder, emptyFolder, prepareFolder } from '#backend/store/dataFolder.ts'
import { SettingError } from '#backend/settingError.ts'
import { ann, startTestBackend, loggedIn } from '#backend/tests/support/client.ts'
import { backendProgram, printed, startProgram } from '#backend/tests/support/process.ts'
import { startSmtpServer } from '#backend/tests/support/smtp.ts'
import { ownerOnly, temporaryFolder } from '#backend/tests/support/temporaryFolder.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})
const database = () => join(folder, 'backend.sqlite')

describe('/health', () => {
  it('is 200 while the database answers, and else 503 with a line in the log', async () => {
    const backend = await startTestBackend()
    const ask = async (method = 'GET') => {
      const answer = await fetch(`${backend.server.url}/health`, { method })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    }
    const { status, text, headers } = await ask()
    expect([status, text, headers.get('cache-control')]).toEqual([
      200,
      '{"status":"ok"}',
      'no-store',
    ])
    expect(await ask('HEAD')).toMatchObject({ status: 200, text: '' })
    const { services } = backend.server.backend ?? {}
    if (services) {
      vi.spyOn(services, 'checkDatabase').mockImplementation(() => {
        throw new Error('disk I/O error')
      })
    }
    expect(await ask()).toMatchObject({
      status: 503,
      text: '{"status":"the database does not answer, or the disk is full"}',
    })
    expect(backend.lines).toEqual(['GET /health 503 (disk I/O error)'])
  })
})

it.each([
  [0, 'timeout=5'],
  // Longer than the 60 s for which proxies keep an idle connection.
  [1, 'timeout=65'],
])('behind %i proxies an idle connection is kept for its %s', async (trustedHops, kept) => {
  const { server } = await startTestBackend({ trustedHops })
  const { headers } = await fetch(`${server.url}/health`)
  expect(headers.get('keep-alive')).toBe(kept)
})

it('a page asked for during the build is told to come again', async () => {
  let early: Response | undefined
  const server = await startServer({
    site: async (http) => {
      const { port } = http.address() as AddressInfo
      early = await fetch(`http://127.0.0.1:${port}/login`)
      return (_, response) => response.end('built')
    },
  })
  onTestFinished(server.close)
  expect([early?.status, early?.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await (await fetch(`${server.url}/login`)).text()).toBe('built')
})

// Behind a proxy every connection has the proxy's address.
it.each([
  ['one address has 500', requestLimits.connectionsPerAddress, {}],
  ['all addresses have 2,000', requestLimits.connections, { trustedHops: 1 }],
])('%s open connections at most', async (_, most, options) => {
  const backend = await startTestBackend(options)
  const port = Number(new URL(backend.server.url).port)
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  const open = (event: 'connect' | 'close') => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    sockets.push(socket)
    return once(socket, event)
  }
  for (let n = 0; n < most; n += 1) await open('connect')
  await open('close')
  expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(1)
  // One that ends leaves its place to another.
  const [first] = sockets
  first?.destroy()
  await expect.poll(async () => (await fetch(`${backend.server.url}/health`)).status).toBe(200)
})

it('no mail leaves in the clear unless that is asked for', async () => {
  const smtp = await startSmtpServer()
  onTestFinished(smtp.close)
  const backend = await startTestBackend({ mail: { ...smtp.mail, insecure: false } })
  const client = await loggedIn(backend)
  await client.call('POST', '/v1/account/verifications/email', { url: 'http://localhost/a' })
  await expect
    .poll(() => backend.lines.filter((line) => line.startsWith('mail not sent')))
    .toHaveLength(1)
  expect(smtp.received()).toContain('STARTTLS')
  expect(smtp.received()).not.toMatch(/MAIL FROM|verify|ann@example/u)
})

describe('the data folder of a running server', () => {
  it('is refused to a second server, and to --reset', async () => {
    const first = createBackend({ dataDir: folder })
    const sentence = `Another server uses the data folder ${folder}. Stop it, or choose another folder with --data-dir or DATA_DIR.`
    expect(() => createBackend({ dataDir: folder })).toThrow(sentence)
    expect(() => emptyFolder(folder)).toThrow(sentence)
    expect(existsSync(database())).toBe(true)
    await first.close()
    await createBackend({ dataDir: folder }).close()
  })

  it('can be copied, and the copy holds everything', async () => {
    const backend = await startTestBackend({ dataDir: folder })
    const client = await loggedIn(backend)
    const copy = join(folder, 'copies', 'one')
    backUpFolder(folder, copy)
    await backend.server.close()
    expect(() => backUpFolder(folder, copy)).toThrow(`${copy} already holds a backup.`)
    expect(statSync(join(copy, 'keys.json')).mode & 0o777).toBe(ownerOnly)
    const restored = await startTestBackend({ dataDir: copy })
    const back = restored.client()
    // The other server has another port.
    back.setCookie(client.cookie().replace(/_\d+=/, '='))
    expect((await back.call('GET', '/v1/account')).body).toMatchObject({ email: ann.email })
  })
})

describe('a backup without keys', () => {
  it('is refused in a sentence where they are gone, before anything is copied', async () => {
    await createBackend({ dataDir: folder, keys: JSON.stringify(freshKeys()) }).close()
    const copy = join(folder, 'copies', 'one')
    const keys = join(folder, 'keys.json')
    expect(() => backUpFolder(folder, copy)).toThrow(
      new SettingError(
        `The keys ${keys} are gone. Set DATA_KEYS if they are kept there, or put those of an older backup in their place.`,
      ),
    )
    expect(existsSync(copy)).toBe(false)
  })

  it('is refused in a sentence where it cannot be written', async () => {
    await createBackend({ dataDir: folder }).close()
    writeFileSync(join(folder, 'file'), '')
    const target = join(folder, 'file', 'copy')
    expect(() => backUpFolder(folder, target)).toThrow(
      new SettingError(`${target} cannot be written. Choose another folder for the backup.`),
    )
  })
})

describe('a damaged database', () => {
  const start = () => createBackend({ dataDir: folder })

  it.each([
    ['is no database', () => writeFileSync(database(), 'x'.repeat(10_000))],
    [
      'has pages of something else',
      () => {
        const bytes = readFileSync(database())
        bytes.fill(7, 4096)
        writeFileSync(database(), bytes)
      },
    ],
  ])('that %s is named, with what to do', async (_, damage) => {
    await start().close()
    damage()
    expect(start).toThrow(`The database ${database()} is damaged (`)
    expect(start).toThrow('Put a copy made by "npm run backup" in its place, or start with --reset')
  })
})

// The shell's limit on the size of files stands in for a disk that is full.
it.skipIf(process.platform === 'win32')(
  'a backup on a full disk leaves nothing that looks like one, and is in the way of none',
  async () => {
    await createBackend({ dataDir: folder }).close()
    const db = openDatabase(database())
    db.exec('CREATE TABLE filling (bytes); INSERT INTO filling VALUES (zeroblob(3000000))')
    db.close()
    const copy = join(folder, 'copy')
    const code = `const { backUpFolder } = await import('./backend/store/dataFolder.ts')
      backUpFolder('${folder}', '${copy}')`
    const command = `ulimit -f 600; exec "${process.execPath}" --import tsx --input-type=module -e "${code}"`
    expect(spawnSync('bash', ['-c', command], { encoding: 'utf8' }).stderr).toContain('disk')
    expect(readdirSync(copy)).toEqual([])
    expect(backUpFolder(folder, copy)).toBe(true)
  },
)

describe('a server that is told to stop', () => {
  // Windows ends a process without telling it.
  it.skipIf(process.platform === 'win32')('leaves one whole database file', async () => {
    const program = startProgram([backendProgram, folder])
    const [, url = ''] = await printed(program, /listening on (\S+)/)
    const headers = { 'x-appwrite-project': 'website', 'content-type': 'application/json' }
    await fetch(`${url}/v1/account`, { method: 'POST', headers, body: JSON.stringify(ann) })
    program.process.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    const log = `${database()}-wal`
    expect(existsSync(log) ? statSync(log).size : 0).toBe(0)
    const { services, close } = createBackend({ dataDir: folder })
    expect(services.users.byEmail(ann.email)?.id).toBe('ann')
    await close()
  })

  // The system has to tell whose child a process is.
  it.skipIf(process.platform !== 'linux').each([
    ['npm', false],
    ['npm, which a shell stands behind,', true],
  ])('stops as well when %s is killed', async (_, withShell) => {
    const run = [process.execPath, '--import', 'tsx', backendProgram, folder]
    const command = withShell
      ? ['sh', '-c', `${run.map((part) => `'${part}'`).join(' ')}; true`]
      : run
    const code = `
        const [program, ...args] = ${JSON.stringify(command)}
        require('node:child_process').spawn(program, args, { stdio: 'inherit' })`
    const npm = spawn(process.execPath, ['-e', code], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    const closed = new Promise<void>((resolve) => npm.stdout.on('close', resolve))
    await new Promise<void>((resolve) => {
      npm.stdout.on('data', (data: Buffer) => {
        output += data.toString()
        if (output.includes('listening')) resolve()
      })
    })
    npm.kill('SIGKILL')
    // The server holds the other end: the pipe closes when it has ended.
    await closed
    await expect(createBackend({ dataDir: folder }).close()).resolves.toBeUndefined()
  })
})

describe('the data folder', () => {
  it('is made with everything above it, and is no file', () => {
    prepareFolder(join(folder, 'a', 'b'))
    expect(existsSync(join(folder, 'a', 'b'))).toBe(true)
    const file = join(folder, 'notes.txt')
    writeFileSync(file, '')
    const sentence = `The data folder ${file} is a file. Choose a folder with --data-dir or DATA_DIR.`
    expect(() => prepareFolder(file)).toThrow(sentence)
    expect(() => emptyFolder(file)).toThrow(sentence)
  })

  it('is emptied of what is ours, unless anything else is in it', () => {
    writeFileSync(database(), '')
    mkdirSync(join(folder, 'photos'))
    expect(() => emptyFolder(folder)).toThrow(
      `${folder} also holds other files (photos), so --reset leaves it alone.`,
    )
    expect(existsSync(database())).toBe(true)
    rmdirSync(join(folder, 'photos'))
    emptyFolder(folder)
    expect(existsSync(database())).toBe(false)
  })
})

it('the addresses of a server are its own, or those of the machine where it listens everywhere', () => {
  const hosts = ['localhost', '127.8.9.10', '::1', '0.0.0.0', 'localhost.example']
  expect(hosts.map(isLoopback)).toEqual([true, true, true, false, false])
  const address = (value: string, family: 'IPv4' | 'IPv6', internal = false) =>
    ({ address: value, family, internal }) as NetworkInterfaceInfo
  const interfaces = {
    lo: [address('127.0.0.1', 'IPv4', true), address('::1', 'IPv6', true)],
    eth0: [
      address('192.0.2.7', 'IPv4'),
      address('2001:db8::7', 'IPv6'),
      address('FE80::1', 'IPv6'),
    ],
  }
  const addresses = (host: string) => ownAddresses(host, interfaces)
  expect(addresses('127.0.0.1')).toEqual(['127.0.0.1', '[::1]'])
  expect(addresses('2001:db8::9')).toEqual(['[2001:db8::9]'])
  expect(addresses('0.0.0.0')).toEqual(['127.0.0.1', '[::1]', '192.0.2.7'])
  expect(addresses('::')).toEqual(['127.0.0.1', '[::1]', '192.0.2.7', '[2001:db8::7]'])
})
