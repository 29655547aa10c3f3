import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { startServer, type ServerOptions } from '#backend/server.ts'
import { buildSite, isStale } from '#backend/site/build.ts'
import { emptyFolder, prepareFolder } from '#backend/site/data-folder.ts'
import { SettingError, type CliOptions } from '#backend/site/options.ts'
import { serveSite, type SiteHandler } from '#backend/site/static.ts'
import { readKeys } from '#backend/secrets/secrets.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Vite inside the same server: pages are made on request and follow every change. */
async function developSite(root: string, server: Server): Promise<SiteHandler> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  })
  server.on('close', () => void vite.close())
  return (request, response) => vite.middlewares(request, response)
}

function withSentence(error: unknown, { port, host }: CliOptions): Error {
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

/** Ends the server at the first signal; a second one ends the process at once. */
function closeOnSignal(close: () => Promise<void>) {
  let closing = false
  const end = () => {
    if (closing) process.exit(1)
    closing = true
    void close().then(() => process.exit(0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

/**
 * Does what the command line asks for and, for `start` and `dev`, keeps running.
 *
 * @param root - The repository.
 * @param options - See `parseOptions`.
 * @throws Error with a sentence for the person at the terminal.
 */
export async function run(root: string, options: CliOptions) {
  const { command, endpoint } = options
  const dataDir = resolve(options.dataDir)
  if (command === 'build') return buildSite(root)
  if (endpoint === undefined) {
    if (options.reset) emptyFolder(dataDir)
    prepareFolder(dataDir)
  }
  if (command === 'key') {
    say(readKeys(dataDir).apiKey)
    return
  }

  if (command === 'start' && isStale(root, process.env)) {
    say('Building the site …')
    await buildSite(root)
  }
  const connect = endpoint === undefined ? [] : [new URL(endpoint).origin]
  const serverOptions: ServerOptions = {
    ...options,
    dataDir,
    api: endpoint === undefined,
    site: (server) =>
      command === 'dev' ? developSite(root, server) : serveSite(join(root, 'dist'), connect),
    // A line per call helps while developing and is noise otherwise.
    ...(command === 'dev' ? { log: say } : {}),
  }
  const running = await startServer(serverOptions).catch((error: unknown) => {
    throw withSentence(error, options)
  })
  closeOnSignal(running.close)

  say(`Site     ${running.url}/`)
  if (endpoint !== undefined) {
    say(`API      ${endpoint} (not served here)`)
    return
  }
  const isSmtp = typeof options.mail === 'object'
  const mail = isSmtp
    ? `mails leave through ${process.env['SMTP_HOST'] ?? ''}`
    : `${running.url}/mailbox`
  say(`Mailbox  ${options.mail === 'fail' ? 'no mail can be sent (--mail fail)' : mail}`)
  say(`Data     ${dataDir}`)
  if (!options.rateLimits) say('Rate limits are off.')
  return undefined
}
