import { execFileSync } from 'node:child_process'
import type { Plugin } from 'vite'

/** A commit in the list of changes. */
export interface Change {
  /** ISO date. */
  readonly day: string
  readonly what: string
}

const name = 'virtual:changes'
const shown = 5

const history = (): string => {
  try {
    return execFileSync(
      'git',
      ['log', '--format=%x00%cs %s', '--name-only', '--', 'src/components'],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
  } catch {
    // An unpacked archive has no history.
    return ''
  }
}

/** The latest commits by folder. */
const latest = (): Readonly<Record<string, readonly Change[]>> => {
  const found: Record<string, Change[]> = {}
  for (const commit of history().split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter((line) => line !== '')
    const change = { day: head.slice(0, 10), what: head.slice(11) }
    for (const folder of new Set(files.map((file) => file.split('/').slice(0, -1).join('/')))) {
      const list = (found[folder] ??= [])
      if (list.length < shown) list.push(change)
    }
  }
  return found
}

/** Vite plugin that provides the latest commits of each folder as `virtual:changes`. */
export const changes = (): Plugin => ({
  name,
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? `export const changes = ${JSON.stringify(latest())}` : null),
})
