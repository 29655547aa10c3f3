import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads `.env.local` and `.env` into the environment, as the bundler does for the site: what is set
 * already is not overwritten, so the more particular file comes first.
 *
 * @param root - The repository.
 */
export const loadEnvFiles = (root: string) => {
  for (const name of ['.env.local', '.env']) {
    const path = join(root, name)
    if (existsSync(path)) process.loadEnvFile(path)
  }
}
