import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/**
 * Reads `.env.local` and `.env` into the environment, as the bundler does for the site: what is set
 * already is not overwritten, so the more particular file comes first. Some editors put a byte order
 * mark before the first name; it is dropped.
 *
 * @param root - The repository.
 * @throws Error with a sentence for a file in UTF-16, which the bundler cannot read either.
 */
export const loadEnvFiles = (root: string) => {
  for (const name of ['.env.local', '.env']) {
    const path = join(root, name)
    if (!existsSync(path)) continue
    const text = readFileSync(path, 'utf8')
    if (text.includes('\0')) throw new Error(`${path} is UTF-16. Save it as UTF-8.`)
    for (const [key, value] of Object.entries(parseEnv(text.replace(/^\uFEFF/, '')))) {
      process.env[key] ??= value
    }
  }
}
