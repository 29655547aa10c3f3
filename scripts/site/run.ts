import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import {
  backUpFolder,
  closeOnSignal,
  createMailer,
  databaseName,
  emptyFolder,
  isLoopback,
  liftFactors,
  type MailsStore,
  ownAddresses,
  prepareFolder,
  readKeys,
  readSchema,
  type RunningServer,
  type ServerOptions,
  SettingError,
  type SiteHandler,
  startServer,
} from 'xinyuan-backend'
import { buildSite, buildSiteApart, endWithParent, isStale } from '#scripts/site/build.ts'
import type { CliOptions } from '#scripts/site/options.ts'
import { serveSite } from '#scripts/hosting/serveSite.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

// The reader of the log may end before the server does: `npm start | head`.
process.stdout.on('error', () => undefined)

/** Vite inside the same server: pages are made on request and follow every change. */
const developSite = async (root: string, server: Server): Promise<SiteHandler> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  })
  server.on('close', () => void vite.close())
  return (request, response) => vite.middlewares(request, response)
}

const withSentence = (error: unknown, { port, host }: CliOptions): Error => {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return new SettingError(`Port ${port} is in use. Choose another with --port or PORT.`)
  }
  if (code === 'EACCES') return new SettingError(`Port ${port} may not be used by this user.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new SettingError(`This machine has no address ${host}.`)
  }
  return error instanceof Error ? error : new Error(String(error))
}

/** The addresses at which other machines reach this one, and what follows from that. */
const printReach = (host: string, port: number) => {
  if (isLoopback(host)) return
  const outside = ownAddresses(host).filter((address) => !/^(127\.|\[::1\])/.test(address))
  print(`Network  ${outside.map((address) => `http://${address}:${port}/`).join(' ')}`)
  print('         Other machines can reach this server, without encryption.')
}

const printMail = ({ mail, contactNotify }: CliOptions, { hasMailbox, url }: RunningServer) => {
  const way =
    mail === 'fail'
      ? 'no mail can be sent (--mail fail)'
      : typeof mail === 'object'
        ? `mails leave through ${mail.host}`
        : hasMailbox
          ? `${url}/mailbox`
          : 'is closed, because not only this machine can reach it; --mailbox opens it'
  print(`Mailbox  ${way}`)
  if (contactNotify) print(`         New messages are mailed to ${contactNotify.address}`)
}

/**
 * Does what the command line asks for and, for `start` and `dev`, keeps running.
 *
 * @param root - The repository.
 * @param options - See `parseOptions`.
 * @throws Error with a sentence for the person at the terminal.
 */
export const run = async (root: string, options: CliOptions) => {
  const { command, endpoint } = options
  if (options.catalogue !== undefined) process.env['VITE_CATALOGUE'] = resolve(options.catalogue)
  // Only what is set decides whether the site has to be built again.
  if (options.samples) process.env['VITE_SAMPLES'] = 'true'
  else delete process.env['VITE_SAMPLES']
  const dataDir = resolve(options.dataDir)
  if (command === 'build') {
    endWithParent()
    return buildSite(root)
  }
  if (command === 'backup') {
    const time = new Date().toISOString().replaceAll(':', '-').slice(0, 19)
    const target = resolve(options.target ?? join('.backups', time))
    const hasKeys = backUpFolder(dataDir, target, options.keys !== undefined)
    print(`Copied ${dataDir} to ${target}`)
    if (!hasKeys) print('The keys are not in it: keep the text of DATA_KEYS as well.')
    return
  }
  if (endpoint === undefined) {
    if (options.reset) emptyFolder(dataDir)
    prepareFolder(dataDir)
  }
  if (command === 'key') {
    print(readKeys(dataDir, options.keys).apiKey)
    return
  }
  if (command === 'lift-factors') {
    const { mail, ownLanguage: locale } = options
    const { projectName } = readSchema()
    const mailer = (mails: MailsStore) => createMailer(mail, projectName, mails, Date.now, print)
    const telling = { mailer, locale, now: Date.now }
    print(await liftFactors(join(dataDir, databaseName), options.target, telling))
    return
  }

  const connect = endpoint === undefined ? [] : [new URL(endpoint).origin]
  const { trustedHops, reportTo } = options
  const site = async () => {
    if (isStale(root, process.env)) {
      const catalogue = process.env['VITE_CATALOGUE'] ?? ''
      const shown =
        catalogue === ''
          ? `${options.samples ? 'with the 24 samples ' : ''}in Chinese and English`
          : `with the products of ${catalogue}`
      print(`Building the site ${shown} into dist …`)
      await buildSiteApart(root)
    }
    return serveSite(join(root, 'dist'), connect, {
      trustedHops,
      ...(reportTo === undefined ? {} : { reportTo }),
    })
  }
  const serverOptions: ServerOptions = {
    ...options,
    dataDir,
    api: endpoint === undefined,
    site: (server) => (command === 'dev' ? developSite(root, server) : site()),
    log: (line) => print(`${new Date().toISOString()} ${line}`),
  }
  const running = await startServer(serverOptions).catch((error: unknown) => {
    throw withSentence(error, options)
  })
  closeOnSignal(running.close)

  print(`Site     ${running.url}/`)
  printReach(options.host, running.port)
  if (endpoint !== undefined) {
    print(`API      ${endpoint} (not served here)`)
    return
  }
  printMail(options, running)
  print(`Data     ${dataDir}`)
  if (!options.rateLimits) print('Rate limits are off.')
  return undefined
}
