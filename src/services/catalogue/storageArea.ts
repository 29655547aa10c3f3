import { catalogueKeys } from '#domain/storageKeys.ts'
import { ServiceError } from '#domain/failure.ts'
import { propertyOf } from '#domain/objects.ts'

/** Text by key: what the catalogue needs of `localStorage`, and what tests put in its place. */
export interface StorageArea {
  /** The text under a key, or `null`. */
  get(key: string): string | null
  /** Stores a text; throws as the browser does when it is full or refuses. */
  set(key: string, text: string): void
  /** Removes a key; a missing one is fine. */
  remove(key: string): void
  /** Every key of the origin. */
  keys(): readonly string[]
}

/** Wraps the browser's storage. */
const webStorageArea = (storage: Storage): StorageArea => ({
  get: (key) => storage.getItem(key),
  set: (key, text) => storage.setItem(key, text),
  remove: (key) => storage.removeItem(key),
  keys: () =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter(
      (key): key is string => key !== null,
    ),
})

/** Storage that lives as long as the page: for browsers that block their own, and for stories. */
export const memoryArea = (entries: Iterable<readonly [string, string]> = []): StorageArea => {
  const texts = new Map(entries)
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => texts.set(key, text),
    remove: (key) => texts.delete(key),
    keys: () => [...texts.keys()],
  }
}

/** The area that was opened, and whether it outlives the page. */
export interface OpenedArea {
  readonly area: StorageArea
  readonly persistence: 'browser' | 'session'
}

/**
 * Opens the browser's storage. Taking `window.localStorage` itself throws where storage is blocked,
 * and some web views return `null`: then the page works on memory (P2).
 *
 * @param take - reads `window.localStorage`; called once, inside the guard.
 */
export const openStorageArea = (take: () => Storage | null | undefined): OpenedArea => {
  try {
    const storage = take()
    if (storage) {
      storage.getItem(catalogueKeys.products)
      return { area: webStorageArea(storage), persistence: 'browser' }
    }
  } catch {
    // Blocked: the page continues on memory.
  }
  return { area: memoryArea(), persistence: 'session' }
}

/** Names under which browsers report a full storage; Firefox has its own. */
const fullNames: readonly unknown[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']

/** What an error of browser storage means: no space, or no permission; `null` for any other error. */
export const storageFailureOf = (error: unknown): 'full' | 'blocked' | null => {
  const name = propertyOf(error, 'name')
  if (fullNames.includes(name)) return 'full'
  // Every other error of a web storage is a refusal, under different names in different browsers.
  return name === 'SecurityError' || error instanceof DOMException ? 'blocked' : null
}

/**
 * Runs work on browser storage.
 *
 * @throws ServiceError `full` or `blocked` for an error of the storage; any other error as it is
 */
export const withStorage = <Value>(work: () => Value): Value => {
  try {
    return work()
  } catch (cause) {
    const code = storageFailureOf(cause)
    throw code === null ? cause : new ServiceError({ from: 'store', code }, { cause })
  }
}
