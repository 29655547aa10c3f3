import { startServer } from '#backend/server.ts'

// A backend without a site, for tests that kill it. The data folder is the only argument.
const [dataDir = ''] = process.argv.slice(2)
const { url } = await startServer({ dataDir, rateLimits: false })
process.stdout.write(`listening on ${url}\n`)
