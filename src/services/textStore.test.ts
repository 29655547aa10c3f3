import { describe, expect, it } from 'vitest'
import { createTextStore } from '#services/textStore.ts'

/** A storage that holds so many characters of values. */
const storageOf = (space: number): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => {
      kept.clear()
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > space) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key) => {
      kept.delete(key)
    },
  }
}

const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

describe('createTextStore', () => {
  it('keeps values in the storage it is given', () => {
    const storage = storageOf(100)
    const store = createTextStore(() => storage)
    store.write('language', 'en')
    expect(storage.getItem('language')).toBe('en')
    expect(store.read('language')).toBe('en')
    store.remove('language')
    expect(store.read('language')).toBeNull()
  })

  it('keeps them for the page where storage is blocked, as soon as it is looked at', () => {
    const store = createTextStore(blocked)
    expect(store.read('language')).toBeNull()
    store.write('language', 'en')
    expect(store.read('language')).toBe('en')
    store.remove('language')
    expect(store.read('language')).toBeNull()
  })

  it('keeps what a full storage refuses, and does not answer the older value', () => {
    const storage = storageOf(4)
    const store = createTextStore(() => storage)
    store.write('draft', 'old')
    store.write('draft', 'longer than the space')
    expect(store.read('draft')).toBe('longer than the space')
    store.write('draft', 'new')
    expect(store.read('draft')).toBe('new')
    expect(storage.getItem('draft')).toBe('new')
  })

  it('answers what another tab has written after a full storage refused a value', () => {
    const storage = storageOf(4)
    const store = createTextStore(() => storage)
    store.write('file', 'kept')
    store.write('file', 'longer than the space')
    storage.setItem('file', 'none')
    expect(store.read('file')).toBe('none')
    storage.removeItem('file')
    expect(store.read('file')).toBeNull()
  })
})
