/** Text values by key, as far as the browser lets us keep them. Never throws. */
export interface TextStore {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
}

/**
 * A store over `localStorage` or `sessionStorage` that falls back to memory for values that the
 * browser does not keep: blocked storage throws as soon as it is looked at, a full one on writing.
 *
 * @param find - looks the storage up at each use, because the getter itself may throw
 */
export const createTextStore = (find: () => Storage): TextStore => {
  const memory = new Map<string, string>()
  return {
    read: (key) => {
      const held = memory.get(key)
      if (held !== undefined) return held
      try {
        return find().getItem(key)
      } catch {
        return null
      }
    },
    write: (key, value) => {
      try {
        find().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
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
