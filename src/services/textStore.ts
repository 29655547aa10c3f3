/** Text values by key, as far as the browser lets us keep them. Never throws. */
export interface TextStore {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
}

/**
 * A store over `localStorage` or `sessionStorage` that falls back to memory for values that the
 * browser does not keep: blocked storage throws as soon as it is looked at, a full one on writing. A value
 * that another tab writes later counts.
 *
 * @param find - looks the storage up at each use, because the getter itself may throw
 */
export const createTextStore = (find: () => Storage): TextStore => {
  /** Values that were not stored, with what is stored in their place. */
  const memory = new Map<string, { readonly value: string; readonly stored: string | null }>()
  const readStored = (key: string): string | null => {
    try {
      return find().getItem(key)
    } catch {
      return null
    }
  }
  return {
    read: (key) => {
      const stored = readStored(key)
      const inMemory = memory.get(key)
      return inMemory?.stored === stored ? inMemory.value : stored
    },
    write: (key, value) => {
      try {
        find().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, { value, stored: readStored(key) })
      }
    },
    remove: (key) => {
      memory.delete(key)
      try {
        find().removeItem(key)
      } catch {
        // What cannot be reached cannot be read back either.
      }
    },
  }
}
