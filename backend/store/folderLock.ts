import { join } from 'node:path'
import Database from 'libsql'
import { makePrivate } from '#backend/store/database.ts'

/** The file that a running server holds; it stays in the folder, empty, when the server ends. */
export const lockName = 'backend.lock'

/**
 * Takes a data folder for this process. The operating system gives the lock back when the process
 * ends, however it ends.
 *
 * @param folder - Exists and is writable.
 * @returns Gives the folder back.
 * @throws Error with a sentence when another server has it.
 */
export const lockFolder = (folder: string): (() => void) => {
  const path = join(folder, lockName)
  makePrivate(path)
  const lock = new Database(path)
  try {
    lock.exec('PRAGMA journal_mode = MEMORY')
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new Error(
      `Another server uses the data folder ${folder}. Stop it, or choose another folder with --data-dir or DATA_DIR.`,
    )
  }
  return () => void lock.close()
}
