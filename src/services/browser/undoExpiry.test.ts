import { describe, expect, it } from 'vitest'
import { historyLimits } from '#domain/catalogue/history.ts'
import { createProductStore } from '#services/browser/productStore.ts'
import { memoryArea } from '#services/browser/storageArea.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'
import { createFakePictures } from '#tests/fakes/products.ts'
import { productDraft } from '#tests/support/catalogue.ts'

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
