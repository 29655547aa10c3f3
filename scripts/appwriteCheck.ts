import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startServer } from 'xinyuan-backend'
import { checkService, type Line, type Target } from '#scripts/appwrite-check/check.ts'
import { loadEnvFiles } from '#scripts/site/envFiles.ts'

/** `npm run appwrite:check`: does the Appwrite behind the site do what the site needs? */

const help = `Usage: npm run appwrite:check

Asks the Appwrite that the site uses for everything that the site needs, with one throwaway account.
Without an endpoint it checks the embedded backend. Ends with 0 when all is as it should be and the
account is removed, else with 1.

Variables, also read from .env and .env.local
  VITE_APPWRITE_…    those of the site
  VITE_SIGNUP_CODE   emailed: the mailed code is tried as well
  SITE_ORIGIN        the site that is played, as https://www.example.com
  APPWRITE_API_KEY   key with collections.read and users.write; never printed
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

const asText = ({ does, expected, found, after }: Line): string => {
  if (found === undefined) return `?      ${does}: not judged, because of "${after ?? ''}"`
  return found === expected ? `ok     ${does}` : `WRONG  ${does}: ${found}, not ${expected}`
}

const lastNames = (address: string) => new URL(address).hostname.split('.').slice(-2).join('.')

/** What is no fault about the addresses. */
const notesOn = ({ endpoint, origin }: Target): readonly string[] => {
  if (given('SITE_ORIGIN') === undefined) {
    return [`SITE_ORIGIN is not set: this was checked as ${origin}, not as your site.`]
  }
  // Two last names that differ are always two sites to a browser.
  return lastNames(endpoint) === lastNames(origin)
    ? []
    : [
        `${endpoint} and ${origin} are different sites to a browser: it may refuse the session's cookie, and the session is then kept where scripts can read it. Give the API a name under the site's own domain (docs/deployment.md, step 4).`,
      ]
}

const check = async () => {
  const origin = originOf(given('SITE_ORIGIN') ?? 'http://localhost:4173')
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
    const { lines, notes, left } = await checkService(target)
    say(`${embedded ? 'The embedded backend' : target.endpoint}, for the site ${origin}\n`)
    say(lines.map(asText).join('\n'))
    const wrong = lines.filter(({ expected, found }) => found !== undefined && found !== expected)
    const advice = [...new Set(wrong.map((one) => one.advice))]
    if (advice.length > 0) say(`\nWhat to do\n${advice.map((one) => `- ${one}`).join('\n')}`)
    for (const note of [...notes, ...(embedded ? [] : notesOn(target))]) say(`\n${note}`)
    if (left !== undefined) {
      say(
        `\nThe throwaway account ${left} is still there. Remove it in the console (Auth → Users).`,
      )
      say('With an APPWRITE_API_KEY that has the scope users.write the check does so itself.')
    }
    if (wrong.length === 0) say('\nEverything is as the site needs it.')
    process.exitCode = wrong.length === 0 && left === undefined ? 0 : 1
  } finally {
    await embedded?.close()
  }
}

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })
  if (values.help) say(help.trimEnd())
  else await check()
} catch (error) {
  process.stderr.write(`The check could not be made: ${(error as Error).message}\n`)
  process.exitCode = 1
}
