import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modesOf, type Mode } from '#.storybook/modes.ts'

/** A picture to be taken: a story in a mode. */
export interface Shot {
  readonly story: string
  readonly mode: Mode
  /** Where its picture stands below the baselines, without `.png`. */
  readonly name: string
}

interface IndexEntry {
  readonly id: string
  readonly type: 'story' | 'docs'
  readonly subtype?: string
  readonly title: string
  readonly importPath: string
  readonly tags?: readonly string[]
}

/** Stories that no picture can prove, for example because they play a whole journey. */
const unseen = (entry: IndexEntry): boolean =>
  entry.type !== 'story' ||
  // Tests of a story are entries of their own, and look like the story.
  entry.subtype === 'test' ||
  (entry.tags ?? []).includes('no-visual') ||
  // Flows, foundations and handbook are for reading and playing.
  !entry.importPath.includes('src/components/')

/**
 * Every picture of a built Storybook: all component stories once, pages in all their modes.
 *
 * @param folder of the built Storybook, with its `index.json`
 * @param only keep pictures whose name contains this
 */
export const planOf = (folder: string, only = ''): readonly Shot[] => {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, IndexEntry>>
  }
  const seen = new Set<string>()
  return Object.values(index.entries)
    .filter((entry) => !unseen(entry))
    .flatMap(({ id, title }) => {
      const modes = modesOf(title, !seen.has(title))
      seen.add(title)
      return Object.entries(modes).map(([name, mode]) => ({
        story: id,
        mode,
        name: `${id}/${name}`,
      }))
    })
    .filter(({ name }) => name.includes(only))
}
