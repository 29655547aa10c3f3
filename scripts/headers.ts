import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { builtHeaders } from '#backend/site/built-headers.ts'
import { loadEnvFiles } from '#backend/site/env-files.ts'
import { formats } from '#scripts/headers/formats.ts'

/**
 * `npm run -s headers -- nginx` (or `netlify`): prints the headers of the build in `dist/` as that
 * host's configuration. They name the hashes of the build's inline scripts and the API's address, so
 * they are printed anew after each build.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
loadEnvFiles(root)
const [name = ''] = process.argv.slice(2)
const format = formats[name]
const dist = `${root}dist`
const endpoint = process.env['VITE_APPWRITE_ENDPOINT']?.trim() ?? ''

if (!format) {
  process.stderr.write(`Usage: npm run -s headers -- ${Object.keys(formats).join(' | ')}\n`)
  process.exitCode = 2
} else if (!existsSync(`${dist}/index.html`)) {
  process.stderr.write('There is no build in dist/. Run npm run build first.\n')
  process.exitCode = 1
} else {
  const connect = URL.canParse(endpoint) ? [new URL(endpoint).origin] : []
  process.stdout.write(`${format(builtHeaders(dist, connect))}\n`)
}
