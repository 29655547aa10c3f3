import { afterEach, describe, expect, it, vi } from 'vitest'
import { longHash } from '#domain/hash.ts'
import { writeProduct } from '#domain/catalogue/codec.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { writePublication } from '#domain/publishing/publication.ts'
import { createCatalogueEngine } from '#services/catalogue/engine.ts'
import { memoryArea, type StorageArea } from '#services/catalogue/storageArea.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'
import { fakePicture } from '#tests/fakes/products.ts'
import { publishedProduct } from '#tests/support/publishedProduct.ts'
import { createOwnCatalogue, takeOutPublished } from './leftovers.ts'
import { createPublished } from './services.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => publishedProduct({ $id: id })) as [
  Product,
  Product,
  Product,
]

describe('the published products', () => {
  afterEach(() => vi.unstubAllGlobals())
  const text = writePublication({ version: 1, exportedAt: '', products: [a, b] })

  it('are there once the data file was read, and after another try', async () => {
    const answers = [new Response('lost', { status: 404 }), new Response('{}'), new Response(text)]
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
    const published = createPublished('/assets/catalogue-1.json')
    const seen: unknown[] = [published.snapshot().phase]
    const stop = published.subscribe(() => seen.push(published.snapshot().phase))
    await expect.poll(() => seen).toEqual(['loading', 'failed'])
    published.reload()
    await expect.poll(() => seen.at(-1)).toBe('failed')
    published.reload()
    await expect.poll(() => published.snapshot()).toEqual({ phase: 'ready', products: [a, b] })
    stop()
    expect(seen).toEqual(['loading', 'failed', 'loading', 'failed', 'loading', 'ready'])
  })
})

describe('what an earlier version has put into storage', () => {
  afterEach(() => vi.unstubAllGlobals())
  const open = (area: StorageArea) =>
    createCatalogueEngine({
      area,
      now: () => Date.UTC(2026, 5, 1),
      random: () => 'tab00000001',
      reporter: createFakeReporter(),
    })
  const fingerprint = (product: Product) => longHash(writeProduct(product))
  const changed = { ...b, price: 5 }
  const own = publishedProduct({ $id: 'own', imageId: '' })
  const entered = (version = 1) =>
    memoryArea([
      ['local_products', JSON.stringify([a, changed, own])],
      [
        'local_catalogue_publication',
        JSON.stringify({
          version,
          address: '/assets/catalogue-1.json',
          products: Object.fromEntries([a, b, c].map((one) => [one.$id, fingerprint(one)])),
        }),
      ],
    ])
  const readPicture = () => Promise.resolve(fakePicture.dataUrl)

  it('is taken out at once; what was changed stays, with its picture in this browser', async () => {
    const area = entered()
    const engine = open(area)
    const done = takeOutPublished({ area, engine, readPicture })
    expect(engine.state().products).toEqual([changed, own])
    await done
    expect(engine.state().products).toEqual([changed, own])
    expect(engine.state().images.get(b.imageId)?.dataUrl).toBe(fakePicture.dataUrl)
    expect(area.get('local_catalogue_publication')).toBeNull()
    // Fingerprints are those of the earlier version.
    expect(fingerprint(publishedProduct())).toBe('1gnsb0u17pkb70')
  })

  it('is taken out where the site publishes nothing any more, and has no picture of it', async () => {
    const area = entered()
    const localStorage = {
      length: 0,
      getItem: area.get,
      setItem: area.set,
      removeItem: area.remove,
      key: (at: number) => area.keys()[at] ?? null,
    }
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('gone', { status: 404 })))
    const { products } = createOwnCatalogue()
    products.subscribe(() => {})
    await expect.poll(() => area.get('local_catalogue_publication')).toBeNull()
    expect(products.snapshot().products).toEqual([changed, own])
  })

  it('is tried again at the next start while a picture cannot be fetched', async () => {
    const area = entered()
    const lost = () => Promise.reject(new Error('lost'))
    await expect(takeOutPublished({ area, engine: open(area), readPicture: lost })).rejects.toThrow(
      'lost',
    )
    const engine = open(area)
    expect(engine.state().products).toEqual([changed, own])
    await takeOutPublished({ area, engine, readPicture })
    expect(engine.state().images.size).toBe(1)
  })

  it('is left alone where nothing is known of it', async () => {
    for (const area of [entered(2), memoryArea([['local_products', JSON.stringify([a])]])]) {
      const engine = open(area)
      const before = engine.state().products
      await takeOutPublished({ area, engine, readPicture })
      expect(engine.state().products).toEqual(before)
    }
  })
})
