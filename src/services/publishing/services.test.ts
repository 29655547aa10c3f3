import { describe, expect, it, vi } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { enterPublication } from '#services/publishing/services.ts'
import { createPublishedStore } from '#services/publishing/store.ts'
import { createCatalogueEngine } from '#services/catalogue/engine.ts'
import { memoryArea, type StorageArea } from '#services/catalogue/storageArea.ts'
import { fakePicture, createFakeProducts, createFakePublication } from '#tests/fakes/products.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'
import type { PublicationPort } from '#services/products.ts'
import { publicationOf, publishedProduct } from '#tests/contract/publication.contract.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => publishedProduct({ $id: id })) as [
  Product,
  Product,
  Product,
]

/** A visit: the publication enters storage, then the store opens. */
const visit = async (
  area: StorageArea,
  products: readonly Product[] | 'unreachable',
  address = '/assets/catalogue-1.json',
  persistence: 'browser' | 'session' = 'browser',
) => {
  let time = Date.UTC(2026, 5, 1)
  const unstored = await enterPublication({
    opened: { area, persistence },
    engine: createCatalogueEngine({
      area,
      now: () => (time += 1),
      random: () => `tab${String((time += 1))}`,
      reporter: createFakeReporter(),
    }),
    address,
    publication: createFakePublication(
      products === 'unreachable' ? products : publicationOf(products),
    ),
  })
  const store = createPublishedStore({
    store: createFakeProducts({
      area,
      storage: persistence === 'session' ? 'none' : 'working',
      now: () => (time += 1),
    }),
    unstored,
    readPicture: () => Promise.resolve(fakePicture.dataUrl),
    now: () => Date.UTC(2026, 5, 2),
  })
  store.subscribe(() => {})
  return store
}

const ids = (store: { readonly snapshot: () => { readonly products: readonly Product[] } }) =>
  store
    .snapshot()
    .products.map(({ $id }) => $id)
    .sort()

const refuse = (area: StorageArea, name: string): StorageArea => ({
  ...area,
  set: () => {
    throw Object.assign(new Error(name), { name })
  },
})

describe('a publication enters storage (decision P9)', () => {
  it('at the first visit, with pictures as files', async () => {
    const area = memoryArea()
    const store = await visit(area, [a, b])
    expect(store.snapshot().products).toEqual([a, b])
    expect(store.snapshot().images.get(a.imageId)?.dataUrl).toBe(`/assets/${a.imageId}`)
    expect(JSON.parse(area.get('local_products') ?? '')).toEqual([a, b])
    expect(area.get('local_images')).toBeNull()
  })

  it('and stays when another tab overwrites the list', async () => {
    const area = memoryArea()
    await visit(area, [a, b])
    area.set('local_products', '[]')
    expect(ids(await visit(area, [a, b]))).toEqual(['a', 'b'])
  })

  it('and stays while a newer one cannot be fetched', async () => {
    const area = memoryArea()
    await expect(visit(area, 'unreachable')).rejects.toMatchObject({
      failure: { code: 'incomplete' },
    })
    const own = memoryArea([['local_products', JSON.stringify([c])]])
    expect(ids(await visit(own, 'unreachable'))).toEqual(['c'])
    await visit(area, [a, b])
    const address = '/assets/catalogue-2.json'
    expect(ids(await visit(area, 'unreachable', address))).toEqual(['a', 'b'])
    expect(ids(await visit(area, [a, b, c], address))).toEqual(['a', 'b', 'c'])
  })

  it('once: what is deleted or changed stays so, and the rest follows the next publication', async () => {
    const area = memoryArea()
    const store = await visit(area, [a, b, c])
    await store.remove('a')
    await store.updatePrice('b', 1)
    const next = [a, b, c].map((product) => ({ ...product, price: 700 }))
    const later = await visit(area, next, '/assets/catalogue-2.json')
    expect(later.snapshot().products.map(({ $id, price }) => [$id, price])).toEqual([
      ['b', 1],
      ['c', 700],
    ])
  })

  it('the data file is read again only when it has another address', async () => {
    const area = memoryArea()
    await visit(area, [a])
    expect(ids(await visit(area, [a, b]))).toEqual(['a'])
  })

  it('a record of a newer version is left alone', async () => {
    const area = memoryArea([['local_catalogue_publication', '{"version":2}']])
    expect(ids(await visit(area, [a]))).toEqual([])
    expect(area.get('local_catalogue_publication')).toBe('{"version":2}')
  })
})

describe('a publication that is not put into storage', () => {
  const entry = (area: StorageArea, publication: PublicationPort) =>
    enterPublication({
      opened: { area, persistence: 'browser' },
      engine: createCatalogueEngine({
        area,
        now: () => Date.UTC(2026, 5, 1),
        random: () => 'tab1',
        reporter: createFakeReporter(),
      }),
      address: '/assets/catalogue-2.json',
      publication,
    })
  const newer = '{"version":2}'

  it('is not even fetched where a newer version of the site has put one', async () => {
    const current = vi.fn(() => Promise.resolve(publicationOf([a])))
    const area = memoryArea([['local_catalogue_publication', newer]])
    expect(await entry(area, { current })).toBeNull()
    expect(current).not.toHaveBeenCalled()
  })

  it('leaves alone what a newer version put there while it was fetched', async () => {
    const area = memoryArea()
    const current = () => {
      area.set('local_catalogue_publication', newer)
      return Promise.resolve(publicationOf([a]))
    }
    expect(await entry(area, { current })).toBeNull()
    expect(area.keys()).toEqual(['local_catalogue_publication'])
  })

  it('passes an error on that is not of the storage', async () => {
    const bug = new TypeError('no such thing')
    const area = {
      ...memoryArea(),
      set: () => {
        throw bug
      },
    }
    await expect(entry(area, createFakePublication(publicationOf([a])))).rejects.toBe(bug)
  })

  it('for want of space keeps what is known of the one before, and shows what is new', async () => {
    const memory = memoryArea()
    const first = await visit(memory, [a, b])
    await first.remove('a')
    const record = JSON.parse(memory.get('local_catalogue_publication') ?? '') as unknown
    const area: StorageArea = {
      ...memory,
      set: (key, text) => {
        if (key === 'local_products')
          throw Object.assign(new Error('full'), { name: 'QuotaExceededError' })
        memory.set(key, text)
      },
    }
    const changed = { ...b, price: 700 }
    const unstored = await entry(area, createFakePublication(publicationOf([a, changed, c])))
    expect(unstored).toEqual({ products: [c], code: 'full' })
    expect(JSON.parse(memory.get('local_catalogue_publication') ?? '')).toEqual(record)
  })
})

describe('products that storage does not take are shown and cannot be changed', () => {
  it.each([
    ['QuotaExceededError', 'full', 'browser'],
    ['SecurityError', 'blocked', 'browser'],
    ['', 'blocked', 'session'],
  ] as const)('%s is %s', async (name, code, persistence) => {
    const memory = memoryArea([['local_products', JSON.stringify([c])]])
    const area = name === '' ? memoryArea() : refuse(memory, name)
    const store = await visit(area, [a, b], '/assets/catalogue-1.json', persistence)
    expect(ids(store)).toEqual(name === '' ? ['a', 'b'] : ['a', 'b', 'c'])
    const refused = { failure: { from: 'store', code } }
    await expect(store.updatePrice('a', 1)).rejects.toMatchObject(refused)
    await expect(store.remove('b')).rejects.toMatchObject(refused)
    await expect(store.replaceImage('a', fakePicture)).rejects.toMatchObject(refused)
  })

  it('nothing is stored when the products fit but their record does not', async () => {
    const memory = memoryArea()
    const area: StorageArea = {
      ...memory,
      set: (key, text) => {
        if (key === 'local_catalogue_publication')
          throw Object.assign(new Error('full'), { name: 'QuotaExceededError' })
        memory.set(key, text)
      },
    }
    expect(ids(await visit(area, [a]))).toEqual(['a'])
    expect(memory.get('local_products')).toBeNull()
  })
})

describe('an export of published products', () => {
  it('has the pictures inside, and changes nothing when it comes back', async () => {
    const area = memoryArea()
    const store = await visit(area, [a, b])
    const file = await store.exportFile()
    const { products } = JSON.parse(file.text) as { readonly products: readonly Product[] }
    expect(products.map(({ imageUrl }) => imageUrl)).toEqual([
      fakePicture.dataUrl,
      fakePicture.dataUrl,
    ])
    const plan = await store.planImport(file.text)
    expect(plan.counts).toEqual({ add: 0, update: 0, skip: 2, reject: 0 })
  })

  it('brings back a deleted product with its picture file', async () => {
    const store = await visit(memoryArea(), [a, b])
    const file = await store.exportFile()
    await store.remove('b')
    await store.updatePrice('a', 5)
    await store.applyImport(await store.planImport(file.text))
    expect(store.snapshot().products).toEqual([a, b])
  })
})
