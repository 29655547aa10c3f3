import { parseArgs } from 'node:util'
import {
  type ContactNotify,
  isEmail,
  type MailLocale,
  type MailMode,
  SettingError,
} from 'xinyuan-backend'
import { contactKeepDays } from '#domain/contact.rules.ts'

/** What the program was asked to do. */
export interface CliOptions {
  readonly command: 'start' | 'dev' | 'build' | 'key' | 'backup' | 'lift-factors'
  /** Where `backup` writes to, a folder named by the time when left out; whose factors are lifted, everybody's when left out. */
  readonly target: string | undefined
  readonly help: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly reset: boolean
  /** The text of a `keys.json` that is not kept in the data folder. */
  readonly keys?: string
  readonly rateLimits: boolean
  readonly mail: MailMode
  /** The owner's language, of mails that no visitor asked for. */
  readonly ownLanguage: MailLocale
  /** Whom to tell of new messages. */
  readonly contactNotify?: ContactNotify
  /** How many days messages and sign-up codes are kept; without end when left out. */
  readonly contactKeepDays?: number
  readonly platforms: readonly string[]
  /** How many proxies in front add to `X-Forwarded-*`. */
  readonly trustedHops: number
  /** Whether mails are shown under `/mailbox`; decided by the rest when left out. */
  readonly mailbox?: boolean
  /** Where browsers report what the content security policy refused. */
  readonly reportTo?: string
  /** An export of the management page that the site publishes. */
  readonly catalogue?: string
  /** Whether visitors see the samples, as in a demonstration (decision P17). */
  readonly samples: boolean
  /** The address of a real Appwrite; without one the embedded backend is served. */
  readonly endpoint: string | undefined
}

/** The command line itself is wrong: exit code 2. */
export class UsageError extends Error {}

/** What `--help` prints. */
export const helpText = `Usage: npm start -- [options]        builds the site if needed and serves it
       npm run dev -- [options]      the same with hot reload
       npm run build -- [options]    builds the site into dist/
       npm run backup -- [folder]    copies the data folder, also while the server runs
       npx tsx scripts/site.ts key    prints the server's API key of the data folder
       npx tsx scripts/site.ts lift-factors <address>
                                      turns the second factor of a person off, whose phone and
                                      recovery codes are lost, ends the sessions and tells them
                                      by mail; --all in place of an address does so for everybody

Options
  --port <number>      port to listen on                        (PORT, 4173)
  --host <address>     address to listen on                     (HOST, 127.0.0.1)
  --data-dir <folder>  where accounts, documents and mails live (DATA_DIR, .data)
  --reset              empties the data folder first
  --no-rate-limits     counts no calls; for development
  --mail <mode>        outbox: mails appear under /mailbox; fail: no mail can be sent (MAIL, outbox)
  --mailbox            shows mails under /mailbox also when SMTP is set, HOST is not this machine
                       or a proxy is in front               (MAILBOX=true)
  --catalogue <file>   publishes an export of the management page on the site (VITE_CATALOGUE)
  --samples            shows the 24 sample products to everybody, for a demonstration
                                                                (VITE_SAMPLES=true)
  --help               shows this

.env.example describes the variables. Flags go before variables, variables of the shell before files.
`

type Env = Readonly<Record<string, string | undefined>>

const given = (value: string | undefined) =>
  value === undefined || value === '' ? undefined : value

const readPort = (text: string, name: string, least: number): number => {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port < least || port > 65535) {
    throw new SettingError(`${name} is "${text}"; it has to be a number from ${least} to 65535.`)
  }
  return port
}

/** As Express reads `trust proxy`: a number of hops, or `true` for one. */
const readHops = (text: string | undefined): number => {
  if (text === undefined || text === 'false') return 0
  if (text === 'true') return 1
  if (/^\d$/.test(text)) return Number(text)
  throw new SettingError(`TRUST_PROXY is "${text}"; it has to be the number of proxies in front.`)
}

const readUrl = (text: string | undefined, name: string, example: string): URL | undefined => {
  if (text === undefined) return undefined
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text)
  throw new SettingError(`${name} is "${text}"; it has to be like ${example}.`)
}

/** `hello@example.com`, or `The Site <hello@example.com>`. */
const readSender = (text: string | undefined, user: string | undefined) => {
  const [, name = '', address = ''] = /^([^<>]*)<([^<>]+)>$/.exec(text ?? '') ?? [text, '', text]
  const from = text === undefined ? (user ?? '') : address.trim()
  if (!isEmail(from)) {
    throw new SettingError(
      text === undefined
        ? 'SMTP_FROM is missing: the address that mails come from, as hello@example.com.'
        : `SMTP_FROM is "${text}"; it has to be like The Site <hello@example.com>.`,
    )
  }
  const fromName = name.trim().replace(/^"|"$/g, '')
  return { from, ...(fromName === '' ? {} : { fromName }) }
}

const readMail = (mode: string, env: Env): MailMode => {
  if (mode === 'fail') return 'fail'
  if (mode !== 'outbox')
    throw new SettingError(`The mail mode "${mode}" is neither outbox nor fail.`)
  const host = given(env['SMTP_HOST'])
  if (host === undefined) return 'outbox'
  const user = given(env['SMTP_USER'])
  return {
    host,
    port: readPort(given(env['SMTP_PORT']) ?? '587', 'SMTP_PORT', 1),
    ...readSender(given(env['SMTP_FROM']), user),
    ...(env['SMTP_TLS'] === 'off' ? { insecure: true } : {}),
    ...(user === undefined ? {} : { user, password: env['SMTP_PASSWORD'] ?? '' }),
  }
}

/** The owner's language, of mails and exports. */
export const readContactLanguage = (text: string | undefined): MailLocale => {
  if (text === 'en') return 'en'
  if (text === undefined || text === '' || text === 'zh') return 'zh'
  throw new SettingError(`CONTACT_LANGUAGE is "${text}"; it has to be zh or en.`)
}

const readContacts = (
  env: Env,
): Pick<CliOptions, 'ownLanguage' | 'contactNotify' | 'contactKeepDays'> => {
  const address = given(env['CONTACT_NOTIFY'])
  const days = env['CONTACT_KEEP_DAYS'] ?? ''
  if (address !== undefined && !isEmail(address)) {
    throw new SettingError(`CONTACT_NOTIFY is "${address}"; it has to be like me@example.com.`)
  }
  if (!/^([1-9]\d{0,4}|never)?$/.test(days)) {
    throw new SettingError(
      `CONTACT_KEEP_DAYS is "${days}"; it has to be a number of days from 1, or never.`,
    )
  }
  const locale = readContactLanguage(env['CONTACT_LANGUAGE'])
  return {
    ownLanguage: locale,
    ...(address === undefined ? {} : { contactNotify: { address, locale } }),
    ...(days === 'never' ? {} : { contactKeepDays: contactKeepDays(days) }),
  }
}

const commands = ['start', 'dev', 'build', 'key', 'backup', 'lift-factors'] as const

/** Commands with a word behind them. */
const withTarget: readonly string[] = ['backup', 'lift-factors']

/**
 * Reads the command line and environment.
 *
 * @param args - After the program's name.
 * @param env - The environment; a flag goes before its variable.
 * @throws UsageError for an unknown command or flag; SettingError for a value that cannot be.
 */
export const parseOptions = (args: readonly string[], env: Env): CliOptions => {
  let parsed
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        port: { type: 'string' },
        host: { type: 'string' },
        'data-dir': { type: 'string' },
        reset: { type: 'boolean', default: false },
        'no-rate-limits': { type: 'boolean', default: false },
        mail: { type: 'string' },
        mailbox: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        catalogue: { type: 'string' },
        samples: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nSee --help.`)
  }
  const { values, positionals } = parsed
  const [word = 'start', extra] = positionals
  const command = commands.find((known) => known === word)
  if (!command || (extra !== undefined && !withTarget.includes(command))) {
    throw new UsageError(`There is no command "${extra ?? word}". See --help.`)
  }
  if (command === 'lift-factors' && values.all === (extra !== undefined)) {
    throw new UsageError('lift-factors needs either an address or --all. See --help.')
  }
  if (values.all && command !== 'lift-factors') {
    throw new UsageError(`--all has no meaning for ${command}. See --help.`)
  }
  if (values.reset && command !== 'start' && command !== 'dev') {
    throw new UsageError(`--reset has no meaning for ${command}. See --help.`)
  }
  const siteOrigin = readUrl(given(env['SITE_ORIGIN']), 'SITE_ORIGIN', 'https://www.example.com')
  const catalogue = given(values.catalogue) ?? given(env['VITE_CATALOGUE'])
  const samples = values.samples || env['VITE_SAMPLES'] === 'true'
  if (samples && catalogue !== undefined) {
    throw new UsageError('--samples and --catalogue exclude each other: choose one. See --help.')
  }
  const reportTo = readUrl(
    given(env['CSP_REPORT_TO']),
    'CSP_REPORT_TO',
    'https://reports.example.com/csp',
  )
  const endpoint = given(env['VITE_APPWRITE_ENDPOINT']?.replace(/^\/v1$/, ''))
  readUrl(endpoint, 'VITE_APPWRITE_ENDPOINT', 'https://cloud.appwrite.io/v1')
  const keys = given(env['DATA_KEYS'])
  return {
    command,
    target: extra,
    help: values.help,
    port: readPort(values.port ?? given(env['PORT']) ?? '4173', 'The port', 0),
    host: values.host ?? given(env['HOST']) ?? '127.0.0.1',
    dataDir: values['data-dir'] ?? given(env['DATA_DIR']) ?? '.data',
    reset: values.reset,
    ...(keys === undefined ? {} : { keys }),
    rateLimits: !values['no-rate-limits'],
    mail: readMail(values.mail ?? given(env['MAIL']) ?? 'outbox', env),
    ...readContacts(env),
    platforms: [...(given(env['PLATFORMS']) ?? '').split(','), siteOrigin?.hostname ?? '']
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
    trustedHops: readHops(given(env['TRUST_PROXY'])),
    ...(values.mailbox || env['MAILBOX'] === 'true' ? { mailbox: true } : {}),
    ...(catalogue === undefined ? {} : { catalogue }),
    samples,
    ...(reportTo ? { reportTo: reportTo.href } : {}),
    endpoint,
  }
}
