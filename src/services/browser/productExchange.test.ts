import { describe, expect, it, vi } from 'vitest'
import { createFakeProducts, type FakeProductsOptions, fakePicture } from '#tests/fakes/products.ts'
import { productDraft, storedRecord } from '#tests/support/catalogue.ts'

const open = (options: FakeProductsOptions = {}) => {
  const store = createFakeProducts(options)
  store.subscribe(() => {})
  return store
}

const fileOf = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, at) => ({ ...storedRecord, $id: `local_${String(at)}_a` })),
  )

const signal = new AbortController().signal

describe('planning an import', () => {
  it.each([
    ['no JSON', '{', 'notJson'],
    ['no list of products', '{}', 'notACatalogue'],
  ])('rejects a text that is %s', async (_, text, code) => {
    await expect(open().planImport(text)).rejects.toMatchObject({
      name: 'ServiceError',
      failure: { from: 'import', code },
    })
  })

  it('reports its progress after each 200 records, and at the end', async () => {
    const onProgress = vi.fn<(share: number) => void>()
    const plan = await open().planImport(fileOf(401), { onProgress })
    expect(plan.counts).toEqual({ add: 401, update: 0, skip: 0, reject: 0 })
    expect(onProgress.mock.calls).toEqual([[0], [200 / 401], [400 / 401], [1]])
  })

  it('gives ids to a product and a picture that come without one', async () => {
    const store = open()
    const { productName, description, price, stockQuantity, category, available } = storedRecord
    const record = { productName, description, price, stockQuantity, category, available }
    const file = JSON.stringify([{ ...record, imageUrl: fakePicture.dataUrl }])
    await store.applyImport(await store.planImport(file, { signal }))
    const { products, images } = store.snapshot()
    const [product] = products
    expect(product?.$id).toMatch(/^local_\d+_fake\d{6}$/)
    expect(product?.imageId).toMatch(/^img_\d+_fake\d{6}$/)
    expect(images.get(product?.imageId ?? '')?.dataUrl).toBe(fakePicture.dataUrl)
  })
})

describe('applying an import', () => {
  it('counts what it adds and updates, and is one step to undo', async () => {
    const store = open({
      products: [{ ...storedRecord, imageId: '', imageUrl: '', specifications: {} }],
    })
    const onProgress = vi.fn<(share: number) => void>()
    const records = [{ ...storedRecord, price: 2 }, { ...storedRecord, $id: 'b' }, 7]
    const plan = await store.planImport(JSON.stringify(records))
    expect(await store.applyImport(plan, { onProgress })).toEqual({ added: 1, updated: 1 })
    expect(onProgress.mock.calls).toEqual([[1]])
    expect(store.snapshot().undo).toMatchObject({ kind: 'import', count: 2 })
    await store.undo()
    expect(store.snapshot().products.map(({ $id, price }) => [$id, price])).toEqual([
      [storedRecord.$id, 1],
    ])
  })

  it('leaves nothing to undo when it changes nothing', async () => {
    const store = open()
    const plan = await store.planImport('[7]')
    expect(await store.applyImport(plan, { signal })).toEqual({ added: 0, updated: 0 })
    expect(store.snapshot().undo).toBeNull()
  })

  it('rejects with the reason of an aborted signal, and changes nothing', async () => {
    const store = open()
    const plan = await store.planImport(fileOf(1))
    const stopped = AbortSignal.abort()
    await expect(store.applyImport(plan, { signal: stopped })).rejects.toBe(stopped.reason)
    expect(store.snapshot().products).toEqual([])
  })
})

describe('loading the samples', () => {
  const samples = [
    { draft: { ...productDraft, productName: 'first' }, picture: fakePicture },
    { draft: { ...productDraft, productName: 'second' }, picture: null },
  ]

  it('adds them with their pictures, the first as the newest, as one step to undo', async () => {
    const store = open({ samples, now: () => Date.UTC(2026, 0, 1) })
    expect(await store.loadSamples('zh', { onProgress: () => {} })).toEqual({
      added: 2,
      updated: 0,
    })
    const { products, images, undo } = store.snapshot()
    expect(undo).toMatchObject({ kind: 'samples', count: 2 })
    const [first, second] = products
    expect(images.get(first?.imageId ?? '')?.dataUrl).toBe(fakePicture.dataUrl)
    expect([second?.imageId, second?.imageUrl, first?.imageUrl]).toEqual(['', '', ''])
    expect(Date.parse(first?.createdAt ?? '')).toBeGreaterThan(Date.parse(second?.createdAt ?? ''))
  })

  it('rejects with the reason of an aborted signal, and adds nothing', async () => {
    const store = open({ samples })
    const stopped = AbortSignal.abort()
    await expect(store.loadSamples('en', { signal: stopped })).rejects.toBe(stopped.reason)
    expect(store.snapshot().products).toEqual([])
  })
})

describe('the file of unreadable data', () => {
  const file = (texts: Readonly<Record<string, string>>) => open({ texts }).quarantineFile()

  it('is none while everything can be read', () => {
    expect(file({})).toBeNull()
  })

  it('is named by the key of the data, and contains it as it was', () => {
    expect(file({ local_products: '[7]' })).toEqual({
      name: 'local_products_quarantine.json',
      type: 'application/json',
      text: '[7]',
    })
  })

  it('contains damaged data of several keys by key', () => {
    const damaged = file({ local_products: '[7', local_images: '{8' })
    expect(damaged?.name).toBe('local_products_quarantine.json')
    expect(JSON.parse(damaged?.text ?? '')).toEqual({
      local_products_quarantine: '[7',
      local_images_quarantine: '{8',
    })
  })
})
