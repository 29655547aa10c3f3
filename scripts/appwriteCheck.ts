import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startServer } from 'xinyuan-backend'
import { loadEnvFiles } from '#scripts/site/envFiles.ts'
import { checkService } from '#scripts/appwrite-check/check.ts'
import { asTable, notesOn, onLeftovers } from '#scripts/appwrite-check/report.ts'

/**
 * `npm run appwrite:check`: does the Appwrite behind the site do what the site needs? Reads the
 * site's own variables, from `.env` too; without an endpoint it checks the embedded backend.
 * `SITE_ORIGIN` is the site's address, `APPWRITE_API_KEY` (scopes documents.write and users.write)
 * cleans up. The key is never printed.
 */

const help = `Usage: npm run appwrite:check

Signs three throwaway people up at the Appwrite that the site uses and tries what the site needs.
Ends with 0 when everything is as it should be and nothing was left behind, else with 1.

Variables, also read from .env and .env.local
  VITE_APPWRITE_ENDPOINT    the API, as https://api.example.com/v1; empty: the embedded backend
  VITE_APPWRITE_PROJECT     (website)
  VITE_APPWRITE_DATABASE    (website)
  VITE_APPWRITE_COLLECTION  (contacts)
  VITE_SIGNUP_CODE          emailed: the mailed code is tried as well
  SITE_ORIGIN               the site that is played, as https://www.example.com
  APPWRITE_API_KEY          key with documents.write and users.write, to clean up; never printed
`

loadEnvFiles(fileURLToPath(new URL('..', import.meta.url)))

const given = (name: string) => process.env[name]?.trim() || undefined
// The reader of the table may end before it does: `npm run appwrite:check | head`.
process.stdout.on('error', () => undefined)
const say = (text: string) => void process.stdout.write(`${text}\n`)

/** The origin of an address, whatever path or slash was typed behind it. */
const originOf = (address: string): string => {
  if (URL.canParse(address) && /^https?:/.test(address)) return new URL(address).origin
  throw new Error(`SITE_ORIGIN is "${address}"; it has to be like https://www.example.com.`)
}

const check = async () => {
  const siteOrigin = given('SITE_ORIGIN')
  const origin = originOf(siteOrigin ?? 'http://localhost:4173')
  const endpoint = given('VITE_APPWRITE_ENDPOINT') ?? '/v1'
  const embedded = endpoint === '/v1' ? await startServer() : undefined
  const key = embedded?.backend?.services.keys.apiKey ?? given('APPWRITE_API_KEY')
  const target = {
    endpoint: embedded ? `${embedded.url}/v1` : endpoint.replace(/\/+$/, ''),
    project: given('VITE_APPWRITE_PROJECT') ?? 'website',
    database: given('VITE_APPWRITE_DATABASE') ?? 'website',
    collection: given('VITE_APPWRITE_COLLECTION') ?? 'contacts',
    origin,
    mailedCode: given('VITE_SIGNUP_CODE') === 'emailed',
    ...(key === undefined ? {} : { key }),
  }
  try {
    const what = embedded ? 'The embedded backend' : target.endpoint
    say(`${what}, project ${target.project}, for the site ${origin}\n`)
    const { lines, left } = await checkService(target)
    say(asTable(lines))
    const wrong = lines.filter(({ good }) => !good)
    const advice = [...new Set(wrong.map((one) => one.advice))]
    if (advice.length > 0) say(`\nWhat to do\n${advice.map((one) => `- ${one}`).join('\n')}`)
    if (left.length > 0) say(`\n${onLeftovers(left, target)}`)
    for (const note of embedded ? [] : notesOn(target, siteOrigin !== undefined)) say(`\n${note}`)
    if (wrong.length === 0) {
      const done = 'Everything is as the site needs it'
      say(`\n${done}${left.length > 0 ? ', but throwaway records are still there.' : '.'}`)
    }
    process.exitCode = wrong.length === 0 && left.length === 0 ? 0 : 1
  } finally {
    await embedded?.close()
  }
}

const run = async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })
  if (values.help) say(help)
  else await check()
}

await run().catch((error: unknown) => {
  const { message, cause } = error as Error
  // A call that never arrived has a cause.
  const because =
    cause instanceof Error
      ? ` (${cause.message}). Look at the network and at VITE_APPWRITE_ENDPOINT, which is like https://api.example.com/v1.`
      : ''
  process.stderr.write(`The check could not be made: ${message}${because}\n`)
  process.exitCode = 1
})
