import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { keysName } from '#backend/secrets/secrets.ts'
import { SettingError } from '#backend/settingError.ts'
import { copyDatabase, databaseName } from '#backend/store/database.ts'
import { lockFolder, lockName } from '#backend/store/folderLock.ts'

/** The files that this backend makes. */
const ours = [databaseName, `${databaseName}-shm`, `${databaseName}-wal`, lockName, keysName]

/** Step by step: Node's own `recursive` never returns on file systems that refuse with ENOENT. */
const makeFolder = (folder: string) => {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

const refuseFile = (folder: string) => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new SettingError(
      `The data folder ${folder} is a file. Choose a folder with --data-dir or DATA_DIR.`,
    )
  }
}

/**
 * Makes sure that a data folder is there and can be written.
 *
 * @param folder - Whole path.
 * @throws SettingError with one sentence.
 */
export const prepareFolder = (folder: string) => {
  refuseFile(folder)
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
 * @throws SettingError when something else is in it; Error when a server uses it.
 */
export const emptyFolder = (folder: string) => {
  if (!existsSync(folder)) return
  refuseFile(folder)
  const foreign = readdirSync(folder).filter((name) => !ours.includes(name))
  if (foreign.length > 0) {
    throw new SettingError(
      `${folder} also holds other files (${foreign.slice(0, 3).join(', ')}), so --reset leaves it alone.`,
    )
  }
  const unlock = lockFolder(folder)
  for (const name of ours) rmSync(join(folder, name), { force: true })
  unlock()
}

/**
 * Copies database and keys of a data folder, also while a server uses it. To go back, stop the
 * server and put the two files in place of those in the data folder.
 *
 * @param folder - The data folder.
 * @param target - Where the copy goes; a folder that has no copy yet.
 * @param keysElsewhere - Whether `DATA_KEYS` holds the keys; then a folder without them is whole.
 * @returns Whether the copy holds the keys.
 * @throws SettingError with one sentence.
 */
export const backUpFolder = (folder: string, target: string, keysElsewhere = false): boolean => {
  const database = join(folder, databaseName)
  const keys = join(folder, keysName)
  if (!existsSync(database)) throw new SettingError(`There is no database in ${folder}.`)
  const hasKeys = existsSync(keys)
  if (!hasKeys && !keysElsewhere) {
    throw new SettingError(
      `The keys ${keys} are gone. Set DATA_KEYS if they are kept there, or put those of an older backup in their place.`,
    )
  }
  try {
    makeFolder(target)
    accessSync(target, constants.W_OK)
  } catch {
    throw new SettingError(`${target} cannot be written. Choose another folder for the backup.`)
  }
  const copy = join(target, databaseName)
  if (existsSync(copy)) throw new SettingError(`${target} already holds a backup.`)
  // The database gets its name last: what failed on the way, also what SQLite keeps beside its file, neither looks
  // like a backup nor is in its way.
  const part = `${copy}.part`
  try {
    rmSync(part, { recursive: true, force: true })
    mkdirSync(part, { mode: 0o700 })
    copyDatabase(database, join(part, databaseName))
    chmodSync(join(part, databaseName), 0o600)
    if (hasKeys) {
      copyFileSync(keys, join(target, keysName))
      chmodSync(join(target, keysName), 0o600)
    }
    renameSync(join(part, databaseName), copy)
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
  return hasKeys
}
