/*
 * A site with a backend of its own for one worker, as a process of its own:
 * `tsx tests/journeys/server.ts <folder of the build> [fail]`. Prints its address on one line and
 * ends with its standard input, so that nothing is left behind when a worker is killed.
 */
import { startServer } from '#backend/server.ts'
import { serveSite } from '#backend/site/static.ts'

const [folder = 'dist', mail] = process.argv.slice(2)

const server = await startServer({
  port: 0,
  rateLimits: false,
  mail: mail === 'fail' ? 'fail' : 'outbox',
  site: () => serveSite(folder, []),
})
process.stdout.write(`${server.url}\n`)
process.stdin.on('close', () => process.exit(0)).resume()
