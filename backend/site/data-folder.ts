import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SettingError } from '#backend/site/options.ts'

/** The files that this backend makes. */
const ours = ['backend.sqlite', 'backend.sqlite-shm', 'backend.sqlite-wal', 'keys.json']

/** Step by step: Node's own `recursive` never returns on file systems that refuse with ENOENT. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/**
 * Makes sure that a data folder is there and can be written.
 *
 * @param folder - Whole path.
 * @throws SettingError with one sentence.
 */
export function prepareFolder(folder: string) {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
  } catch {
    throw new SettingError(
      `The data folder ${folder} cannot be written. Choose another with --data-dir or DATA_DIR.`,
    )
  }
}

/**
 * Removes what this backend keeps in a folder. A folder with anybody else's files is left alone:
 * the name may be a slip of the keyboard.
 *
 * @param folder - Whole path.
 * @throws SettingError when something else is in it.
 */
export function emptyFolder(folder: string) {
  if (!existsSync(folder)) return
  const foreign = readdirSync(folder).filter((name) => !ours.includes(name))
  if (foreign.length > 0) {
    throw new SettingError(
      `${folder} also holds other files (${foreign.slice(0, 3).join(', ')}), so --reset leaves it alone.`,
    )
  }
  for (const name of ours) rmSync(join(folder, name), { force: true })
}
