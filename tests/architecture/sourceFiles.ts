import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Root of the repository. */
export const root = join(import.meta.dirname, '../..')

/** Text of a file, by its path from the root. */
export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))

const filesAtRoot = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name)

/** Every file of the repository that is written by hand, by its path from the root. */
export const files: readonly string[] = [
  ...filesAtRoot,
  ...['.storybook', 'backend', 'locales', 'scripts', 'src', 'tests'].flatMap(filesBelow),
]

/** The TypeScript and JavaScript files among {@link files}. */
export const sourceFiles: readonly string[] = files.filter((file) => /\.(tsx?|js)$/.test(file))
