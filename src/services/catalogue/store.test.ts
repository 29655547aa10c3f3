import { describe, expect, it, vi } from 'vitest'
import { historyLimits } from '#domain/catalogue/history.ts'
import { createProductStore } from '#services/catalogue/store.ts'
import { memoryArea, type StorageArea } from '#services/catalogue/storageArea.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'
import { createFakePictures } from '#tests/fakes/products.ts'
import {
  pngs,
  productDraft as draft,
  storedRecord,
  productDraft,
} from '#tests/support/catalogue.ts'

type StorageListener = (event: Pick<StorageEvent, 'key' | 'newValue'>) => void

const start = Date.UTC(2026, 0, 1)

/** A page on this storage, whose clock, timers and storage events the test moves. */
const open = (area: StorageArea) => {
  const page = { time: start, delays: [] as number[], reporter: createFakeReporter() }
  let hear: StorageListener = () => {}
  const store = createProductStore({
    open: () => ({ area, persistence: 'browser' }),
    now: () => page.time,
    random: () => 'r000000001',
    listen: (listener) => {
      hear = listener
    },
    leaving: () => {},
    later: (_, milliseconds) => {
      page.delays.push(milliseconds)
      return () => {}
    },
    pause: () => Promise.resolve(),
    pictures: createFakePictures(),
    readSheets: () => Promise.resolve([]),
    reporter: page.reporter,
    samples: { load: () => Promise.resolve([]) },
  })
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  return { page, store, listener, hear: (key: string | null) => hear({ key, newValue: null }) }
}

const named = (name: string) => Object.assign(new Error(name), { name })
const throwing = (area: StorageArea, error: Error): StorageArea => ({
  ...area,
  get: () => {
    throw error
  },
})
const listOf = (...ids: readonly string[]) =>
  JSON.stringify(ids.map(($id) => ({ ...storedRecord, $id })))
const ids = ({ snapshot }: ReturnType<typeof open>['store']) =>
  snapshot().products.map(({ $id }) => $id)

describe('storage that cannot be read', () => {
  it('shows as unreadable, and is no bug when the browser refuses it', () => {
    const { store, page } = open(throwing(memoryArea(), named('SecurityError')))
    expect(store.snapshot()).toMatchObject({ phase: 'unreadable', persistence: 'browser' })
    expect(page.reporter.errors).toEqual([])
  })

  it('shows as unreadable, and any other error is reported', () => {
    const bug = new TypeError('no such thing')
    const { store, page } = open(throwing(memoryArea(), bug))
    expect(store.snapshot()).toMatchObject({ phase: 'unreadable', products: [] })
    expect(new Set(page.reporter.errors)).toEqual(new Set([bug]))
  })

  it('is shown, and reported, when older data cannot be converted for another reason', () => {
    const bug = new TypeError('no such thing')
    const inlined = JSON.stringify([{ ...storedRecord, imageUrl: pngs[0] }])
    const area: StorageArea = {
      ...memoryArea([['local_products', inlined]]),
      set: () => {
        throw bug
      },
    }
    const { store, page } = open(area)
    expect([store.snapshot().phase, ids(store)]).toEqual(['ready', [storedRecord.$id]])
    expect(page.reporter.errors).toEqual([bug])
  })
})

describe('reading storage again', () => {
  it('tells listeners when something changed, and only then', () => {
    const area = memoryArea([['local_products', listOf('a')]])
    const { store, listener } = open(area)
    listener.mockClear()
    const before = store.snapshot()
    store.reload()
    expect([store.snapshot() === before, listener.mock.calls.length]).toEqual([true, 0])
    area.set('local_products', listOf('a', 'b'))
    store.reload()
    expect([ids(store), listener.mock.calls.length]).toEqual([['a', 'b'], 1])
  })

  it.each([
    ['local_products', ['a', 'b']],
    ['local_catalogue_undo', ['a', 'b']],
    [null, ['a', 'b']],
    ['theme', ['a']],
  ])('happens for another tab that wrote %s: %j', (key, expected) => {
    const area = memoryArea([['local_products', listOf('a')]])
    const { store, hear } = open(area)
    area.set('local_products', listOf('a', 'b'))
    hear(key)
    expect(ids(store)).toEqual(expected)
  })
})

describe('the timers of a page', () => {
  it('are one that tidies up after a change, and one for the end of an undo offer', async () => {
    const area = memoryArea()
    const { page, store } = open(area)
    const { $id } = await store.add(draft)
    // What is due is not put off by another change.
    expect(page.delays).toEqual([2_100])
    await store.remove($id)
    expect(page.delays).toContain(historyLimits.age + 1)
    const later = open(area)
    later.page.time += 600_000
    later.page.delays.length = 0
    await later.store.add(draft)
    expect(later.page.delays).toEqual([historyLimits.age - 600_000 + 1])
  })
})

describe('the undo offer of a page that stays open', () => {
  it('goes away after half an hour, without a reload', async () => {
    let now = Date.UTC(2026, 0, 1)
    const timers = new Map<() => void, number>()
    const store = createProductStore({
      open: () => ({ area: memoryArea([]), persistence: 'browser' }),
      now: () => now,
      random: () => 'r000000001',
      listen: () => {},
      leaving: () => {},
      later: (work, milliseconds) => {
        timers.set(work, now + milliseconds)
        return () => timers.delete(work)
      },
      pause: () => Promise.resolve(),
      pictures: createFakePictures(),
      readSheets: () => Promise.resolve([]),
      reporter: createFakeReporter(),
      samples: { load: () => Promise.resolve([]) },
    })
    const pass = (milliseconds: number) => {
      now += milliseconds
      for (const [work, at] of [...timers]) {
        if (at > now) continue
        timers.delete(work)
        work()
      }
    }
    const kinds: (string | undefined)[] = []
    store.subscribe(() => kinds.push(store.snapshot().undo?.kind))
    const product = await store.add(productDraft)
    await store.remove(product.$id)
    pass(historyLimits.age - 1)
    expect(store.snapshot().undo?.kind).toBe('remove')
    pass(2)
    expect(store.snapshot().undo).toBeNull()
    expect(kinds.at(-1)).toBeUndefined()
  })
})
