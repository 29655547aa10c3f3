import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentType } from './contentType.ts'

/** How a file is encoded on the way to the browser. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** One file of the site, held in memory with its compressed forms. */
export interface SiteFile {
  readonly type: string
  /** Of the uncompressed bytes, without quotes. */
  readonly hash: string
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>
}

/** The files of one build by their address, which begins with a slash. */
export type SiteFiles = ReadonlyMap<string, SiteFile>

const suffixes: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' }

/**
 * Reads a whole build into memory. What is served then cannot change or vanish while it is sent.
 *
 * @param folder - The build.
 * @throws Error of the file system, for example when the build is being replaced.
 */
export const readSiteFiles = (folder: string): SiteFiles => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
  const all = new Set(names)
  const files = new Map<string, SiteFile>()
  for (const name of names) {
    if (/\.(br|gz)$/.test(name) && all.has(name.slice(0, -3))) continue
    const identity = readFileSync(join(folder, name))
    const bodies: Partial<Record<Encoding, Buffer>> = { identity }
    for (const [suffix, encoding] of Object.entries(suffixes)) {
      if (all.has(name + suffix)) bodies[encoding] = readFileSync(join(folder, name + suffix))
    }
    files.set(`/${name.replaceAll('\\', '/')}`, {
      type: contentType(name),
      hash: createHash('sha256').update(identity).digest('base64url').slice(0, 27),
      bodies,
    })
  }
  return files
}

/** Tells one build in a folder from the next; empty while there is none. */
export const buildIdentity = (folder: string): string => {
  try {
    const { ino, mtimeMs } = statSync(join(folder, 'index.html'))
    return `${ino} ${mtimeMs}`
  } catch {
    return ''
  }
}
