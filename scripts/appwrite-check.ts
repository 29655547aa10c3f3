import { startServer } from '#backend/server.ts'
import { checkService, type Line } from '#scripts/appwrite-check/check.ts'

/**
 * `npm run appwrite:check`: does the Appwrite behind the site do what the site needs? Reads the
 * site's own variables; without an endpoint it checks the embedded backend. `SITE_ORIGIN` is the
 * site's address, `APPWRITE_API_KEY` (scopes documents.write and users.write) cleans up. The key is
 * read from the environment alone and never printed.
 */

const env = (name: string, fallback: string) => {
  const value = process.env[name]
  return value === undefined || value === '' ? fallback : value
}

const table = (lines: readonly Line[]) =>
  lines
    .map(({ good, who, does, expected, found }) =>
      [
        good ? 'ok   ' : 'WRONG',
        who.padEnd(10),
        does.padEnd(42),
        `expected ${expected}`,
        `found ${found}`,
      ].join('  '),
    )
    .join('\n')

const endpoint = env('VITE_APPWRITE_ENDPOINT', '/v1')
const embedded = endpoint === '/v1' ? await startServer() : undefined
const key = embedded?.backend?.services.keys.apiKey ?? process.env['APPWRITE_API_KEY']
const target = {
  endpoint: embedded ? `${embedded.url}/v1` : endpoint.replace(/\/$/, ''),
  project: env('VITE_APPWRITE_PROJECT', 'website'),
  database: env('VITE_APPWRITE_DATABASE', 'website'),
  collection: env('VITE_APPWRITE_COLLECTION', 'contacts'),
  origin: env('SITE_ORIGIN', 'http://localhost:4173'),
  ...(key ? { key } : {}),
}

try {
  process.stdout.write(`${target.endpoint}, project ${target.project}, as ${target.origin}\n\n`)
  const { lines, left } = await checkService(target)
  process.stdout.write(`${table(lines)}\n`)
  const wrong = lines.filter(({ good }) => !good)
  const advice = [...new Set(wrong.map((one) => one.advice))]
  if (advice.length > 0)
    process.stdout.write(`\nWhat to do\n${advice.map((one) => `- ${one}`).join('\n')}\n`)
  if (left.length > 0) {
    process.stdout.write(`\nThese throw-away records are still there: ${left.join(', ')}\n`)
  }
  process.stdout.write(wrong.length === 0 ? '\nEverything is as the site needs it.\n' : '')
  process.exitCode = wrong.length === 0 ? 0 : 1
} catch (error) {
  const cause =
    error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  process.stderr.write(`The check could not be made: ${(error as Error).message}${cause}\n`)
  process.exitCode = 1
} finally {
  await embedded?.close()
}
