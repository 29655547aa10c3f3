import { describe, expect, it } from 'vitest'
import { ServiceError } from '#domain/failure.ts'
import {
  memoryArea,
  openStorageArea,
  storageFailureOf,
  withStorage,
} from '#services/catalogue/storageArea.ts'

/** A web storage over a map. */
const webStorage = (texts: Map<string, string>, change: Partial<Storage> = {}): Storage => ({
  get length() {
    return texts.size
  },
  key: (at) => [...texts.keys(), null][at] ?? null,
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: (key) => void texts.delete(key),
  clear: () => texts.clear(),
  ...change,
})

const named = (name: string) => Object.assign(new Error(name), { name })

describe('openStorageArea', () => {
  it('works on the storage of the browser', () => {
    const texts = new Map([['a', '1']])
    const { area, persistence } = openStorageArea(() => webStorage(texts))
    expect(persistence).toBe('browser')
    area.set('b', '2')
    expect([area.get('a'), area.get('b'), area.get('c')]).toEqual(['1', '2', null])
    expect(area.keys()).toEqual(['a', 'b'])
    area.remove('a')
    expect([...texts]).toEqual([['b', '2']])
  })

  it('leaves out a key that went away while the keys were read', () => {
    const storage = webStorage(new Map([['a', '1']]), { length: 2 })
    expect(openStorageArea(() => storage).area.keys()).toEqual(['a'])
  })

  it.each<[string, () => Storage | null | undefined]>([
    ['is null', () => null],
    ['is undefined', () => undefined],
    [
      'throws when it is taken',
      () => {
        throw named('SecurityError')
      },
    ],
    [
      'throws when it is read',
      () =>
        webStorage(new Map(), {
          getItem: () => {
            throw named('SecurityError')
          },
        }),
    ],
  ])('works in memory where the storage %s', (_, take) => {
    const { area, persistence } = openStorageArea(take)
    expect(persistence).toBe('session')
    area.set('a', '1')
    expect([area.get('a'), area.keys()]).toEqual(['1', ['a']])
  })
})

describe('memoryArea', () => {
  it('begins with the given texts', () => {
    const area = memoryArea([['a', '1']])
    area.remove('b')
    expect([area.get('a'), area.get('b'), area.keys()]).toEqual(['1', null, ['a']])
  })
})

describe('storageFailureOf', () => {
  it.each([
    [named('QuotaExceededError'), 'full'],
    [named('NS_ERROR_DOM_QUOTA_REACHED'), 'full'],
    [named('SecurityError'), 'blocked'],
    [new DOMException('no', 'InvalidStateError'), 'blocked'],
    [named('TypeError'), null],
    [null, null],
    [undefined, null],
    ['QuotaExceededError', null],
  ])('of %s is %j', (error, failure) => {
    expect(storageFailureOf(error)).toBe(failure)
  })
})

describe('withStorage', () => {
  const thrownBy = (error: Error): unknown => {
    try {
      return withStorage(() => {
        throw error
      })
    } catch (thrown) {
      return thrown
    }
  }

  it('gives the value of the work', () => {
    expect(withStorage(() => 5)).toBe(5)
  })

  it('names an error of the storage, and keeps it as the cause', () => {
    const error = named('QuotaExceededError')
    const thrown = thrownBy(error)
    expect(thrown).toBeInstanceOf(ServiceError)
    expect(thrown).toMatchObject({ failure: { from: 'store', code: 'full' }, cause: error })
  })

  it('leaves any other error as it is', () => {
    const error = new Error('bug')
    expect(thrownBy(error)).toBe(error)
  })
})
