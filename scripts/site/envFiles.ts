import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/**
 * Reads the files of variables into the environment, for the site (Vite's own reader is off) and for the server. The
 * names and their order are Vite's: what is set already is not overwritten, so the more particular file comes first.
 * Some editors put a byte order mark before the first name; it is dropped.
 *
 * @param root - The repository.
 * @param mode - `development` for `npm run dev`.
 * @throws Error with a sentence for a file in UTF-16, which the bundler cannot read either.
 */
export const loadEnvFiles = (root: string, mode: 'production' | 'development' = 'production') => {
  for (const name of [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env']) {
    const path = join(root, name)
    if (!existsSync(path)) continue
    const text = readFileSync(path, 'utf8')
    if (text.includes('\0')) throw new Error(`${path} is UTF-16. Save it as UTF-8.`)
    for (const [key, value] of Object.entries(parseEnv(text.replace(/^\uFEFF/, '')))) {
      process.env[key] ??= value
    }
  }
}
