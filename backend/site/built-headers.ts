import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteHeaders } from '#backend/site/headers.ts'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The hashes of an element's inline contents over all pages. */
function inlineHashes(pages: readonly string[], element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g')
  const contents = pages.flatMap((page) =>
    [...page.matchAll(pattern)].map((match) => match[1] ?? ''),
  )
  return [...new Set(contents)].filter((content) => content !== '').map(hashOf)
}

/**
 * The headers of one build: its inline scripts and styles are allowed by their hashes, so they
 * change with it.
 *
 * @param folder - The build.
 * @param connect - See `SiteFacts`.
 */
export function builtHeaders(folder: string, connect: readonly string[]) {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  return siteHeaders({
    connect,
    scripts: inlineHashes(pages, 'script'),
    styles: inlineHashes(pages, 'style'),
  })
}
