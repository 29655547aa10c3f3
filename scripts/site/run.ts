import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { isLoopback, ownAddresses } from '#backend/http/ownAddresses.ts'
import { startServer, type RunningServer, type ServerOptions } from '#backend/server.ts'
import { buildSite, isStale } from '#scripts/site/build.ts'
import { closeOnSignal } from '#backend/site/closeOnSignal.ts'
import { backUpFolder, emptyFolder, prepareFolder } from '#backend/site/dataFolder.ts'
import { databaseName } from '#backend/store/database.ts'
import { liftFactors } from '#backend/store/liftFactors.ts'
import { SettingError } from '#backend/site/settingError.ts'
import type { CliOptions } from '#scripts/site/options.ts'
import { serveSite, type SiteHandler } from '#backend/site/static.ts'
import { readKeys } from '#backend/secrets/secrets.ts'

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
  const dataDir = resolve(options.dataDir)
  if (command === 'build') return buildSite(root)
  if (command === 'backup') {
    const time = new Date().toISOString().replaceAll(':', '-').slice(0, 19)
    const target = resolve(options.target ?? join('.backups', time))
    backUpFolder(dataDir, target)
    print(`Copied ${dataDir} to ${target}`)
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
    print(
      liftFactors(join(dataDir, databaseName), options.all ? undefined : (options.target ?? '')),
    )
    return
  }

  const connect = endpoint === undefined ? [] : [new URL(endpoint).origin]
  const { trustedHops, reportTo } = options
  const site = async () => {
    if (isStale(root, process.env)) {
      const catalogue = process.env['VITE_CATALOGUE'] ?? ''
      const shown =
        catalogue === '' ? 'in Chinese and English' : `with the products of ${catalogue}`
      print(`Building the site ${shown} into dist …`)
      await buildSite(root)
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
