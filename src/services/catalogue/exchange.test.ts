import { describe, expect, it, vi } from 'vitest'
import { choiceOf } from '#domain/catalogue/sheetColumns.ts'
import { createFakeProducts, type FakeProductsOptions, fakePicture } from '#tests/fakes/products.ts'
import { pngs, productDraft, storedRecord } from '#tests/support/catalogue.ts'
import { blankProduct, type Product, type StoredImage } from '#domain/catalogue/product.ts'
import type { ImportRow } from '#domain/catalogue/importPlan.ts'
import { ServiceError } from '#domain/failure.ts'
import { cleanRow } from '#services/catalogue/exchange.ts'
import type { PicturesPort } from '#services/products.ts'

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

  it('reports its progress from nothing to everything', async () => {
    const onProgress = vi.fn<(share: number) => void>()
    const plan = await open().planImport(fileOf(401), { onProgress })
    expect(plan.counts).toEqual({ add: 401, update: 0, skip: 0, reject: 0 })
    const shares = onProgress.mock.calls.flat()
    expect([shares[0], shares.at(-1)]).toEqual([0, 1])
    expect(shares).toEqual([...shares].sort((one, other) => one - other))
  })
})

describe('applying an import', () => {
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

describe('products that change while a preview is open', () => {
  const opened = async (file: (product: Product) => string) => {
    const store = open()
    const product = await store.add({ ...productDraft, price: 10 }, fakePicture)
    const source = file(product)
    const [table] = (await store.openSheets(source)) ?? []
    const plan =
      table === undefined ? await store.planImport(source) : await store.planSheet(choiceOf(table))
    return { store, product, plan, now: () => store.snapshot().products }
  }
  const sheet = ({ $id }: Product) => `ID,Product name,Category,Price,Stock\n${$id},A,Cars,12,1`
  const json = (change: object) => (product: Product) =>
    JSON.stringify([{ ...product, price: 12, ...change }])
  const edited = { ...productDraft, price: 10, description: 'edited' }

  it('keep what the file does not name, and are changed in what it does', async () => {
    const { store, product, plan, now } = await opened(sheet)
    await store.update(product, edited)
    await store.replaceImage(product.$id, { ...fakePicture, dataUrl: pngs[1] })
    const [{ imageId } = { imageId: '' }] = now()
    expect(await store.applyImport(plan)).toEqual({ added: 0, updated: 1 })
    expect(now()).toEqual([{ ...product, description: 'edited', imageId, price: 12 }])
    expect(imageId).not.toBe(product.imageId)
  })

  it.each([
    ['the field that it changes', sheet, { ...productDraft, price: 11 }],
    ['a field that it names and did not change', json({}), edited],
  ])('are shown once more where somebody has changed %s', async (_, file, draft) => {
    const { store, product, plan, now } = await opened(file)
    await store.update(product, draft)
    const before = now()
    const renewed = await store.applyImport(plan)
    if (!('rows' in renewed)) throw new Error('it was written')
    expect(renewed).toMatchObject({ isRenewed: true, rows: [{ action: 'update' }] })
    expect(now()).toEqual(before)
    expect(await store.applyImport(renewed)).toEqual({ added: 0, updated: 1 })
    expect(now()).toMatchObject([{ price: 12 }])
  })

  it('are shown once more where another tab saves while they are judged', async () => {
    const { store, product, plan, now } = await opened(json({}))
    // It lets the rows be judged at the press.
    await store.add({ ...productDraft, productName: 'another' })
    let saved = false
    const renewed = await store.applyImport(plan, {
      onProgress: () => {
        if (saved) return
        saved = true
        void store.update(product, edited)
      },
    })
    expect(renewed).toMatchObject({ isRenewed: true })
    expect(now()[0]).toEqual({ ...product, ...edited })
  })

  it('are shown once more where the picture of the file is another one now', async () => {
    const { store, product, plan } = await opened(json({ imageUrl: fakePicture.dataUrl }))
    await store.replaceImage(product.$id, { ...fakePicture, dataUrl: pngs[1] })
    expect(await store.applyImport(plan)).toMatchObject({ isRenewed: true })
  })

  it('do not come back when they were deleted, nor twice when they were imported', async () => {
    const { store, product, plan, now } = await opened(sheet)
    await store.remove(product.$id)
    expect(await store.applyImport(plan)).toMatchObject({ rows: [{ action: 'add' }] })
    const file = JSON.stringify([product])
    const [one, other] = [await store.planImport(file), await store.planImport(file)]
    await store.applyImport(one)
    expect(await store.applyImport(other)).toEqual({ added: 0, updated: 0 })
    expect(now()).toHaveLength(1)
  })

  it('of other rows change nothing', async () => {
    const { store, plan } = await opened(sheet)
    await store.add({ ...productDraft, productName: 'another' })
    expect(await store.applyImport(plan)).toEqual({ added: 0, updated: 1 })
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

const url = (bytes: readonly number[]) =>
  `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`
const header = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const head = [
  0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0, 0, 0, 0, 0,
]
/** An empty `tEXt`, which a stored picture does not have. */
const remark = [0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74, 0, 0, 0, 0]

const image = (dataUrl: string): StoredImage => ({
  id: 'img_1',
  name: 'a.png',
  dataUrl,
  size: 1,
  type: 'image/png',
  createdAt: '2026-01-01T00:00:00.000Z',
})
const rowOf = (picture: StoredImage | null): ImportRow => ({
  index: 3,
  name: 'A',
  action: 'add',
  product: { ...blankProduct('car'), imageId: 'img_1' },
  image: picture,
})
const updating = (row: ImportRow): ImportRow =>
  row.action === 'add' ? { ...row, action: 'update', before: blankProduct('car') } : row

const service = (prepare: PicturesPort['prepare']): PicturesPort => ({ prepare })
const none = service(() => Promise.reject(new Error('not asked for')))
const drawn = rowOf(image(url([...header, ...head, ...remark])))

describe('cleanRow', () => {
  it.each<ImportRow>([
    { index: 0, name: 'A', action: 'skip', reason: 'unchanged' },
    { index: 0, name: 'A', action: 'reject', reason: 'badPrice' },
    rowOf(null),
    rowOf(image(fakePicture.dataUrl)),
    updating(rowOf(image(fakePicture.dataUrl))),
  ])('leaves %j as it is', async (row) => {
    expect(await cleanRow(row, none, undefined)).toBe(row)
  })

  it('redraws any other picture from its bytes', async () => {
    const asked: unknown[] = []
    const control = new AbortController()
    const pictures = service(async (file, options) => {
      asked.push(file.type, [...new Uint8Array(await file.arrayBuffer())], options)
      return fakePicture
    })
    const cleaned = {
      ...drawn,
      image: {
        id: 'img_1',
        name: 'img_1.png',
        dataUrl: fakePicture.dataUrl,
        size: fakePicture.size,
        type: 'image/png',
        createdAt: new Date(1).toISOString(),
      },
    }
    expect(await cleanRow(drawn, pictures, control.signal)).toEqual(cleaned)
    expect(await cleanRow(updating(drawn), pictures, undefined)).toEqual({
      ...updating(drawn),
      image: cleaned.image,
    })
    const bytes = [...header, ...head, ...remark]
    expect(asked).toEqual(['image/png', bytes, { signal: control.signal }, 'image/png', bytes, {}])
  })

  it('leaves a picture out that cannot be drawn', async () => {
    const failure = { from: 'picture', code: 'pictureUndecodable' } as const
    const pictures = service(() => Promise.reject(new ServiceError(failure)))
    expect(await cleanRow(drawn, pictures, undefined)).toEqual({
      ...drawn,
      product: blankProduct('car'),
      image: null,
      leftOut: [{ part: 'picture' }],
    })
  })

  it('rejects with any other error', async () => {
    const pictures = service(() => Promise.reject(new Error('aborted')))
    await expect(cleanRow(drawn, pictures, undefined)).rejects.toThrow('aborted')
  })
})
