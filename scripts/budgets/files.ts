import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of a built file as it travels: its brotli twin, or itself where there is none. */
export const bytesOf = (folder: string, address: string): number => {
  const file = join(folder, address)
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size
  return existsSync(file) ? statSync(file).size : 0
}

/** Name of a chunk without its hash: `assets/site-BUH3WNeG.js` is `site`. */
export const chunkOf = (address: string): string =>
  /([^/]+)-[\w-]{8}\.js$/.exec(address)?.[1] ?? address

const sourcesOf = (file: string): readonly string[] => {
  if (!existsSync(`${file}.map`)) return []
  return (JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] }).sources
}

const installed = (source: string): { folder: string; name: string } | null => {
  const found = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(source)
  return found === null ? null : { folder: found[1] ?? '', name: found[2] ?? '' }
}

/** Names of the packages of which something is in these scripts, by their source maps. */
export const packagesIn = (folder: string, scripts: readonly string[]): string[] => {
  const names = scripts
    .flatMap((script) => sourcesOf(join(folder, script)))
    .flatMap((source) => installed(source)?.name ?? [])
  return [...new Set(names)].sort()
}

/** Packages of which a build has more than one copy: two folders of the same name. */
export const packagesTwice = (folder: string): string[] => {
  const assets = join(folder, 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const copies = new Map<string, Set<string>>()
  for (const source of scripts.flatMap((script) => sourcesOf(join(assets, script)))) {
    const found = installed(source)
    if (found === null) continue
    copies.set(found.name, (copies.get(found.name) ?? new Set()).add(found.folder))
  }
  return [...copies].filter(([, folders]) => folders.size > 1).map(([name]) => name)
}
