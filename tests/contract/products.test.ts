import { createProductStore } from '#services/catalogue/store.ts'
import { memoryArea, type StorageArea } from '#services/catalogue/storageArea.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'
import { createFakePictures, createFakeProducts } from '#tests/fakes/products.ts'
import { productsContract } from '#tests/contract/products.contract.ts'

const named = (name: string) => Object.assign(new Error(name), { name })

productsContract('the browser store', (texts = {}) => {
  const memory = memoryArea(Object.entries(texts))
  let refusal: 'full' | 'blocked' | null = null
  let time = Date.UTC(2026, 4, 1)
  let count = 0
  const area: StorageArea = {
    ...memory,
    set: (key, text) => {
      const grows = text.length > (memory.get(key)?.length ?? 0)
      if (refusal === 'blocked') throw named('SecurityError')
      // Firefox's own name for the same.
      if (refusal === 'full' && grows) throw named('NS_ERROR_DOM_QUOTA_REACHED')
      memory.set(key, text)
    },
  }
  const page = () =>
    createProductStore({
      open: () => ({ area, persistence: 'browser' }),
      // A clock that stands still most of the time.
      now: () => ((count += 1) % 5 === 0 ? (time += 1) : time),
      random: () => `r${String((count += 1)).padStart(9, '0')}`,
      listen: () => {},
      leaving: () => {},
      later: () => () => {},
      pause: () => Promise.resolve(),
      pictures: createFakePictures(),
      readSheets: () => Promise.resolve([]),
      reporter: createFakeReporter(),
      samples: { load: () => Promise.resolve([]) },
    })
  return {
    store: page(),
    text: (key) => memory.get(key),
    reload: () => {
      const again = page()
      again.subscribe(() => {})
      return again
    },
    refuseWrites: (how) => {
      refusal = how
    },
  }
})

let time = Date.UTC(2026, 4, 1)
/** One clock for all, so that no two stores of a test give out the same id. */
const now = () => (time += 1_000)

productsContract('the fake store', (texts = {}) => {
  const store = createFakeProducts({ texts, now })
  return {
    store,
    text: (key) => store.area.get(key),
    reload: () => {
      const again = createFakeProducts({ area: store.area, now })
      again.subscribe(() => {})
      return again
    },
    refuseWrites: (how) => store.setStorage(how ?? 'working'),
  }
})
