import { beforeEach, describe, expect, it } from 'vitest'
import { SettingError } from 'xinyuan-backend'
import { printed, startProgram, temporaryFolder } from 'xinyuan-backend/testing'
import { parseOptions, UsageError } from '#scripts/site/options.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})

describe('the options', () => {
  it('have defaults that suit a first start', () => {
    expect(parseOptions([], {})).toEqual({
      command: 'start',
      help: false,
      port: 4173,
      host: '127.0.0.1',
      dataDir: '.data',
      reset: false,
      samples: false,
      ownLanguage: 'zh',
      contactKeepDays: 180,
      rateLimits: true,
      mail: 'outbox',
      platforms: [],
      trustedHops: 0,
      target: undefined,
      endpoint: undefined,
    })
  })

  it('are read from the environment, and flags go first', () => {
    const env = {
      PORT: '8080',
      DATA_DIR: 'd',
      PLATFORMS: 'a.example, b.example',
      TRUST_PROXY: '2',
      MAILBOX: 'true',
      SITE_ORIGIN: 'https://www.example.com',
    }
    expect(parseOptions(['dev', '--port', '0', '--no-rate-limits'], env)).toMatchObject({
      command: 'dev',
      port: 0,
      dataDir: 'd',
      rateLimits: false,
      platforms: ['a.example', 'b.example', 'www.example.com'],
      trustedHops: 2,
      mailbox: true,
    })
  })

  it.each([
    ['lift-factors --all ann@example.com', 'lift-factors needs either an address or --all.'],
    ['lift-factors', 'lift-factors needs either an address or --all.'],
    ['start --all', '--all has no meaning for start.'],
    ['lift-factors --reset ann@example.com', '--reset has no meaning for lift-factors.'],
    ['backup --reset', '--reset has no meaning for backup.'],
  ])('refuse `%s`, which may not be meant', (line, sentence) => {
    expect(() => parseOptions(line.split(' '), {})).toThrow(
      new UsageError(`${sentence} See --help.`),
    )
  })

  it('keep contact records for another number of days, or without end', () => {
    const read = (days: string) => parseOptions([], { CONTACT_KEEP_DAYS: days }).contactKeepDays
    expect(['', '30', 'never'].map(read)).toEqual([180, 30, undefined])
  })

  it('name an SMTP server', () => {
    const env = {
      SMTP_HOST: 'mail.example.com',
      SMTP_USER: 'me@example.com',
      SMTP_PASSWORD: 'p',
    }
    const server = { host: 'mail.example.com', port: 587, user: 'me@example.com', password: 'p' }
    const read = (more: Record<string, string>) => parseOptions([], { ...env, ...more }).mail
    expect(read({})).toEqual({ ...server, from: 'me@example.com' })
    expect(read({ SMTP_FROM: 'hello@example.com', SMTP_TLS: 'off' })).toEqual({
      ...server,
      from: 'hello@example.com',
      insecure: true,
    })
    const named = { ...server, from: 'hello@example.com', fromName: 'The Site' }
    expect(read({ SMTP_FROM: 'The Site <hello@example.com>' })).toEqual(named)
    expect(read({ SMTP_FROM: '"The Site" <hello@example.com>' })).toEqual(named)
  })

  it.each([
    [['--port', 'abc'], {}, 'The port is "abc"; it has to be a number from 0 to 65535.'],
    [['--port', '70000'], {}, 'The port is "70000"; it has to be a number from 0 to 65535.'],
    [[], { PORT: '1e3' }, 'The port is "1e3"; it has to be a number from 0 to 65535.'],
    [
      [],
      { VITE_APPWRITE_ENDPOINT: 'cloud.appwrite.io/v1' },
      'VITE_APPWRITE_ENDPOINT is "cloud.appwrite.io/v1"; it has to be like https://cloud.appwrite.io/v1.',
    ],
    [
      [],
      { TRUST_PROXY: 'yes' },
      'TRUST_PROXY is "yes"; it has to be the number of proxies in front.',
    ],
    [
      [],
      { SITE_ORIGIN: 'www.example.com' },
      'SITE_ORIGIN is "www.example.com"; it has to be like https://www.example.com.',
    ],
    [
      [],
      { SMTP_HOST: 'smtp.example.com', SMTP_USER: 'apikey' },
      'SMTP_FROM is missing: the address that mails come from, as hello@example.com.',
    ],
    [
      [],
      { SMTP_HOST: 'smtp.example.com', SMTP_FROM: 'The Site hello@example.com' },
      'SMTP_FROM is "The Site hello@example.com"; it has to be like The Site <hello@example.com>.',
    ],
    [['--mail', 'pigeon'], {}, 'The mail mode "pigeon" is neither outbox nor fail.'],
    [[], { CONTACT_NOTIFY: 'me' }, 'CONTACT_NOTIFY is "me"; it has to be like me@example.com.'],
    [
      [],
      { CONTACT_KEEP_DAYS: '0' },
      'CONTACT_KEEP_DAYS is "0"; it has to be a number of days from 1, or never.',
    ],
    [[], { CONTACT_LANGUAGE: 'de' }, 'CONTACT_LANGUAGE is "de"; it has to be zh or en.'],
  ])('%o with %o are refused in one sentence', (args, env, sentence) => {
    expect(() => parseOptions(args, env)).toThrow(new SettingError(sentence))
  })

  it.each([[['--bogus']], [['fly']], [['start', 'dev']]])('%o is wrong usage', (args) => {
    expect(() => parseOptions(args, {})).toThrow(UsageError)
  })

  it('samples are no part of a shop, from a flag or the environment', () => {
    expect(parseOptions(['--samples'], {}).samples).toBe(true)
    expect(parseOptions([], { VITE_SAMPLES: 'true' }).samples).toBe(true)
    expect(() => parseOptions(['--samples'], { VITE_CATALOGUE: 'shop.json' })).toThrow(
      new UsageError('--samples and --catalogue exclude each other: choose one. See --help.'),
    )
  })

  it('an endpoint on the same origin is the embedded backend', () => {
    expect(parseOptions([], { VITE_APPWRITE_ENDPOINT: '/v1' }).endpoint).toBeUndefined()
  })
})

describe('the program', () => {
  const program = (...args: string[]) =>
    startProgram(['scripts/site.ts', ...args, '--data-dir', folder])

  it('explains itself', async () => {
    const help = program('--help')
    expect(await help.ended).toBe(0)
    expect(help.output()).toMatch(/^Usage: npm start/)
  })

  it('ends with 2 for wrong usage and 1 for a wrong setting, in one line', async () => {
    const [usage, setting] = [program('--bogus'), program('--port', 'abc')]
    expect([await usage.ended, await setting.ended]).toEqual([2, 1])
    expect(setting.output()).toBe('The port is "abc"; it has to be a number from 0 to 65535.\n')
  })

  it('serves site, API and mailbox in development and ends at a signal', async () => {
    const running = program('dev', '--port', '0')
    const [, url = ''] = await printed(running, /Site {5}(\S+?)\/\n.*\nData {5}\S+\n/)
    const headers = { 'x-appwrite-project': 'website' }
    const [page, ping, mailbox] = await Promise.all([
      fetch(`${url}/login`, { headers: { accept: 'text/html' } }).then((response) =>
        response.text(),
      ),
      fetch(`${url}/v1/ping`, { headers }).then((response) => response.text()),
      fetch(`${url}/mailbox`).then((response) => response.status),
    ])
    expect([page.includes('<div id="root">'), ping, mailbox]).toEqual([true, 'Pong!', 200])
    running.process.kill('SIGTERM')
    // Windows ends a process without telling it.
    expect(await running.ended).toBe(process.platform === 'win32' ? 'SIGTERM' : 0)
  })
})
