/*
 * A site with its own backend for one worker, in its own process:
 * `tsx tests/journeys/server.ts <folder of the build>`. Prints its address on one line and
 * ends with its standard input, so that nothing is left behind when a worker is killed.
 */
import { startServer } from 'xinyuan-backend'
import { serveSite } from '#scripts/hosting/serveSite.ts'

const [folder = 'dist'] = process.argv.slice(2)

const server = await startServer({
  port: 0,
  rateLimits: false,
  site: () => serveSite(folder, []),
})
process.stdout.write(`${server.url}\n`)
process.stdin.on('close', () => process.exit(0)).resume()
