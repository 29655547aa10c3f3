import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import Database from 'libsql'
import { migrations } from '#backend/store/migrations.ts'

/** The open database; statements are prepared once by each store. */
export type Db = Database.Database

/** The database's file in the data folder. */
export const databaseName = 'backend.sqlite'

const damaged = (path: string, finding: string) =>
  new Error(
    `The database ${path} is damaged (${finding}). Put a copy made by "npm run backup" in its place, or start with --reset, which loses all accounts and messages.`,
  )

/**
 * Makes a file readable by its owner alone, whatever the folder allows; a new one is empty.
 *
 * @param path - Of the file.
 */
export const makePrivate = (path: string) => {
  closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    if (existsSync(file)) chmodSync(file, 0o600)
}

/** Looks through all pages of a database; a file that is no database counts as damaged. */
const checkDatabase = (db: Db, path: string) => {
  let finding: string
  try {
    const row = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
    finding = row.quick_check
  } catch (error) {
    finding = (error as Error).message
    if (finding.includes('locked')) throw error
  }
  if (finding !== 'ok') throw damaged(path, finding)
}

/**
 * Brings an open database up to date.
 *
 * @throws Error when a newer version of this backend wrote it.
 */
export const migrate = (db: Db) => {
  const { user_version: done } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  if (done > migrations.length) {
    throw new Error('The data folder was written by a newer version of this backend.')
  }
  migrations.slice(done).forEach((step, index) => {
    inTransaction(db, () => {
      db.exec(step)
      db.exec(`PRAGMA user_version = ${done + index + 1}`)
    })
  })
}

/**
 * Opens a database, checks it and brings it up to date. Write-ahead log with full syncing: whatever
 * was answered is on the disk, also after a `kill -9` or a power cut.
 *
 * @param path - A file, or `:memory:`.
 * @throws Error when the file is damaged, belongs to a newer version of this backend, or cannot be
 *   opened.
 */
export const openDatabase = (path: string): Db => {
  // The log beside it gets the same mode.
  if (path !== ':memory:') makePrivate(path)
  const db = new Database(path)
  try {
    db.exec('PRAGMA busy_timeout = 2000')
    checkDatabase(db, path)
    db.exec('PRAGMA journal_mode = WAL')
    db.exec('PRAGMA synchronous = FULL')
    db.exec('PRAGMA foreign_keys = ON')
    // 32 MB: a list looks through thousands of documents.
    db.exec('PRAGMA cache_size = -32000')
    migrate(db)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Writes the log into the database file, so that it is whole by itself, and closes it. */
export const closeDatabase = (db: Db) => {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    db.close()
  }
}

/**
 * Copies the database of a data folder as it is now, also while a server uses it.
 *
 * @param from - The database file.
 * @param to - The copy; must not exist.
 * @throws Error when the copy cannot be written or is damaged.
 */
export const copyDatabase = (from: string, to: string) => {
  const db = new Database(from, { fileMustExist: true })
  try {
    db.exec('PRAGMA busy_timeout = 2000')
    db.prepare('VACUUM INTO ?').run(to)
  } finally {
    db.close()
  }
  const copy = new Database(to)
  try {
    checkDatabase(copy, to)
  } finally {
    copy.close()
  }
}

/**
 * Runs several statements as one: all of them take hold, or none.
 *
 * @param db - The database.
 * @param work - Synchronous; what it throws undoes everything it did.
 */
export const inTransaction = <T>(db: Db, work: () => T): T => {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk ends the transaction by itself.
    if (db.inTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** Whether an error of the database says that a value has to be unique. */
export const isUniqueViolation = (error: unknown) =>
  error instanceof Error &&
  /UNIQUE constraint failed|constraint failed: UNIQUE/i.test(error.message)
