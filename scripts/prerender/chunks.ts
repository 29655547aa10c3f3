import type { Rolldown } from 'vite'

/** The site as it was bundled: names of files and what is in them. */
export type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

const chunkIn = (bundle: Bundle, file: string): Rolldown.OutputChunk | null => {
  const entry = bundle[file]
  return entry?.type === 'chunk' ? entry : null
}

const withImports = (bundle: Bundle, file: string, found: Set<string>): Set<string> => {
  const chunk = chunkIn(bundle, file)
  if (chunk === null || found.has(file)) return found
  for (const next of chunk.imports) withImports(bundle, next, found)
  return found.add(file)
}

/**
 * Files that have to run for modules: all that their chunks import, and the chunks themselves. Each
 * stands behind what it imports, so that one can be run after the other.
 *
 * @param bundle see {@link Bundle}
 * @param modules from the project's root
 * @returns names without `assets/` and `.js`
 * @throws when a module is in no chunk
 */
export const chunksFor = (bundle: Bundle, modules: readonly string[]): readonly string[] => {
  const found = new Set<string>()
  for (const module of modules) {
    const file = Object.keys(bundle).find((name) =>
      chunkIn(bundle, name)?.moduleIds.some((id) => id.endsWith(`/${module}`)),
    )
    if (file === undefined) throw new Error(`${module} is in no chunk of the site`)
    withImports(bundle, file, found)
  }
  return [...found].map((file) => file.replace(/^assets\/|\.js$/g, ''))
}
