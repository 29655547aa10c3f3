import { readdirSync } from 'node:fs'
import { filesBelow, root } from '#tests/support/readFiles.ts'

const filesAtRoot = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name)

/** Every file of the repository that is written by hand, by its path from the root. */
export const files: readonly string[] = [
  ...filesAtRoot,
  ...['.storybook', 'appwrite', 'backend', 'docs', 'locales', 'scripts', 'src', 'tests'].flatMap(
    (folder) => filesBelow(folder),
  ),
]

/** The TypeScript and JavaScript files among {@link files}. */
export const sourceFiles: readonly string[] = files.filter((file) => /\.(tsx?|js)$/.test(file))
