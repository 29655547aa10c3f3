import { basename, dirname } from 'node:path'

/** A file below `src/components`. */
interface Source {
  readonly path: string
  readonly text: string
}

/**
 * Folders of the components that import a file.
 *
 * @param path - of the file
 * @param sources - of all components
 */
export const directUsers = (path: string, sources: readonly Source[]): readonly string[] => {
  const users = sources.filter(
    (source) =>
      !source.path.endsWith('.stories.tsx') && source.text.includes(`/${basename(path)}'`),
  )
  return [...new Set(users.map((user) => dirname(user.path)))].filter(
    (folder) => folder !== dirname(path),
  )
}

/** Folders that the files and stories of a folder import, directly or through others. */
const usedFolders = (folder: string, sources: readonly Source[]): ReadonlySet<string> => {
  const found = new Set([folder])
  for (const one of found)
    for (const { text } of sources.filter(({ path }) => dirname(path) === one))
      for (const [, used = ''] of text.matchAll(/'#(components\/[^']+)\/[^/']+'/gu))
        found.add(`src/${used}`)
  return found
}

/** Mutants at once: more would wait longer for the slowest stories. */
const most = 16

/** A mutant of a component, and the folders of the stories that it is run with. */
interface MutantWithStories {
  readonly folder: string
  readonly stories: readonly string[]
}

/**
 * The first mutants whose stories have nothing to do with each other, so that one run tells which of them
 * are noticed.
 *
 * @param mutants - with the stories that each is run with
 * @param sources - of all components
 */
export const batchOf = <M extends MutantWithStories>(
  mutants: readonly M[],
  sources: readonly Source[],
): readonly M[] => {
  const known = new Map<string, ReadonlySet<string>>()
  const usedBy = (folder: string) => {
    const used = known.get(folder) ?? usedFolders(folder, sources)
    known.set(folder, used)
    return used
  }
  const meets = (a: MutantWithStories, b: MutantWithStories) =>
    a.folder === b.folder || a.stories.some((folder) => usedBy(folder).has(b.folder))
  const batch: M[] = []
  for (const one of mutants)
    if (batch.length < most && !batch.some((other) => meets(one, other) || meets(other, one)))
      batch.push(one)
  return batch
}
