import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteHeaders } from '#backend/site/headers.ts'
import { inlineHashes } from '#backend/site/inlineHashes.ts'

/**
 * The headers of one build, for a host that sends the same with every page: the inline scripts and
 * styles of all documents are allowed by their hashes, so they change with it.
 *
 * @param folder - The build.
 * @param connect - See `SiteFacts`.
 * @param reportTo - See `SiteFacts`.
 */
export const builtHeaders = (folder: string, connect: readonly string[], reportTo?: string) => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  return siteHeaders({ connect, reportTo, ...inlineHashes(pages) })
}
