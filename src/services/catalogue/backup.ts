import { isInApp } from '#domain/catalogue/inApp.ts'
import { readBackup, type BackupRecord, type ProductPlace } from '#domain/catalogue/backupRecord.ts'
import { backupKey } from '#domain/storageKeys.ts'
import type { ReporterPort } from '#services/browser.ts'
import type { BackupPort } from '#services/products.ts'
import { createTextStore, type TextStore } from '#services/textStore.ts'

/** Everything that the record of exports needs from outside. */
export interface BackupParts {
  readonly texts: TextStore
  /** Calls back for every storage event from other tabs. Returns a function that stops listening. */
  readonly listen: (listener: (event: Pick<StorageEvent, 'key'>) => void) => () => void
  /** Asks the browser to keep what is stored. */
  readonly persist: () => Promise<unknown>
  readonly place: () => ProductPlace
  readonly now: () => number
  readonly reporter: ReporterPort
}

/** Remembers exports in browser storage, for all tabs. */
export const createBackup = ({
  texts,
  listen,
  persist,
  place,
  now,
  reporter,
}: BackupParts): BackupPort => {
  const listeners = new Set<() => void>()
  let last: { readonly text: string | null; readonly record: BackupRecord } | null = null
  const read = (): BackupRecord => {
    const text = texts.read(backupKey)
    if (last === null || last.text !== text) last = { text, record: readBackup(text) }
    return last.record
  }
  const write = (record: BackupRecord) => {
    texts.write(backupKey, JSON.stringify(record))
    for (const listener of [...listeners]) listener()
  }
  return {
    place,
    snapshot: read,
    subscribe: (listener) => {
      listeners.add(listener)
      const stop = listen(({ key }) => {
        if (key === null || key === backupKey) listener()
      })
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    exported: () => write({ ...read(), at: now(), changes: 0 }),
    changed: (count) => {
      const before = read()
      if (!before.asked) persist().catch((thrown: unknown) => reporter.report(thrown))
      write({ ...before, changes: Math.max(0, before.changes + count), asked: true })
    },
  }
}

/**
 * Removes what an earlier version has left: prints of products in the record, and the handle of a file in IndexedDB,
 * where the site keeps nothing else.
 */
const removeLeftovers = (texts: TextStore) => {
  const text = texts.read(backupKey)
  if (text?.includes('"prints"') !== true) return
  texts.write(backupKey, JSON.stringify(readBackup(text)))
  indexedDB.deleteDatabase('keyval-store')
}

const browserPlace = (): ProductPlace => {
  const { userAgent, vendor } = navigator
  if (isInApp(userAgent)) return 'app'
  // An app on the home screen is exempt from Safari's rule of seven days.
  const isStandalone = window.matchMedia('(display-mode: standalone)').matches
  return vendor.startsWith('Apple') && !isStandalone ? 'safari' : 'browser'
}

/** {@link createBackup} on the visitor's own browser. */
export const createBrowserBackup = (reporter: ReporterPort): BackupPort => {
  const texts = createTextStore(() => window.localStorage)
  removeLeftovers(texts)
  return createBackup({
    texts,
    listen: (listener) => {
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
    persist: async () => navigator.storage.persist(),
    place: browserPlace,
    now: () => Date.now(),
    reporter,
  })
}
