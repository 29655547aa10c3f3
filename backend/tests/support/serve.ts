import { startServer } from '#backend/server.ts'
import { closeOnSignal } from '#backend/closeOnSignal.ts'

// A server for tests that end it: `serve.ts <data folder>`. With an IPC channel it
// answers each message with the bytes that it has in use.
const [dataDir = ''] = process.argv.slice(2)
const { url, close } = await startServer({
  dataDir,
  rateLimits: process.env['RATE_LIMITS'] === 'true',
})
closeOnSignal(close)
process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.(heapUsed + external)
})
process.stdout.write(`listening on ${url}\n`)
