import { describe, expect, it } from 'vitest'
import { importPlanOf, planRecord, type ImportContext } from './importPlan.ts'
import { limits } from '#domain/limits.ts'
import type { Product, StoredImage } from './product.ts'
import { pngs, storedImage, storedRecord } from '#tests/support/catalogue.ts'

const record = { ...storedRecord, price: 12.5, stockQuantity: 3 }

const contextWith = (present: readonly Product[]): ImportContext => ({
  products: new Map(present.map((product) => [product.$id, product])),
  images: new Map(),
  newProductId: () => ({ id: 'local_2_b', timestamp: 2 }),
  newImageId: () => 'img_2_b',
})

const rowOf = (change: object, present: readonly Product[] = []) =>
  planRecord({ ...record, ...change }, 0, new Map(), contextWith(present))

const plan = (change: object) => {
  const row = rowOf(change)
  if ('number' in row) return `${row.reason}: ${row.number ?? ''}`
  return 'reason' in row ? row.reason : row.action
}

describe('planRecord', () => {
  it('refuses ids that are no ids', () => {
    const ids = ['../admin', 'a b', ' ', '<b>', 'a/b', '编号', '-', 'x'.repeat(101)]
    expect(ids.map(($id) => plan({ $id }))).toEqual(ids.map(() => 'badId'))
    expect(['local_1_a', 'SKU-12.b', '7'].map(($id) => plan({ $id }))).toEqual([
      'add',
      'add',
      'add',
    ])
  })

  it('leaves a picture id that is none out', () => {
    const added = { index: 0, name: 'A', action: 'add', image: null }
    expect(rowOf({ imageId: '../x' })).toMatchObject({
      ...added,
      product: { imageId: '', imageUrl: '' },
      leftOut: [{ part: 'picture' }],
    })
  })

  it('takes a picture of any kind, its type from the bytes', () => {
    const gif = 'data:image/gif;base64,R0lGODlh'
    expect(rowOf({ imageUrl: gif })).toMatchObject({
      action: 'add',
      product: { imageId: 'img_2_b', imageUrl: '' },
      image: { id: 'img_2_b', dataUrl: gif, type: 'image/gif', size: 6 },
    })
    expect(rowOf({ imageUrl: 'data:image/jpg;base64,/9j/AA==', imageId: '../x' })).toMatchObject({
      product: { imageId: 'img_2_b' },
      image: { dataUrl: 'data:image/jpeg;base64,/9j/AA==', name: 'img_2_b.jpeg' },
    })
    expect(rowOf({})).not.toHaveProperty('leftOut')
  })

  it('says which parts are left out', () => {
    const specifications = { RAM: 8, 尺寸: { 长: '1' } }
    expect(rowOf({ imageUrl: 'https://example.com/a.png', specifications })).toMatchObject({
      action: 'add',
      product: { imageUrl: '', specifications: { RAM: '8' } },
      leftOut: [{ part: 'picture' }, { part: 'specification', name: '尺寸' }],
    })
  })

  it.each([
    [{ price: 0 }, 'badPrice: notPositive'],
    [{ price: 1.234 }, 'badPrice: tooManyDecimals'],
    [{ price: 1e12 }, 'badPrice: tooLarge'],
    [{ price: '1' }, 'badPrice'],
    [{ stockQuantity: -1 }, 'badStock: negative'],
    [{ stockQuantity: 1.5 }, 'badStock: tooManyDecimals'],
    [{ productName: ' ' }, 'badName'],
    [{ productName: '\u3164' }, 'badName'],
    [{ price: 1.23 }, 'add'],
    [{ price: 0.1 + 0.2 }, 'add'],
  ])('is as strict as the form: %j is %s', (change, outcome) => {
    expect(plan(change)).toBe(outcome)
  })

  it('skips a product that storage holds, however the form would see it', () => {
    const held = { ...record, price: 0, imageId: '', imageUrl: '', specifications: {} }
    expect(rowOf({ price: 0 }, [held])).toMatchObject({ action: 'skip', reason: 'unchanged' })
  })
})

describe('an id that was not made here', () => {
  const foreign = { ...record, $id: '7', imageId: '', imageUrl: '', specifications: {} }

  it.each([
    ['adds under a new one', {}, [], { action: 'add', product: { $id: 'local_2_b' } }],
    [
      'updates the product that has it',
      { price: 5 },
      [foreign],
      { action: 'update', product: { $id: '7' } },
    ],
    [
      'adds where that product has another name',
      { productName: 'Z' },
      [foreign],
      { product: { $id: 'local_2_b' } },
    ],
    [
      'adds where it is of another category',
      { category: 'drone' },
      [foreign],
      { product: { $id: 'local_2_b' } },
    ],
    [
      'is skipped where the product is here already',
      {},
      [{ ...foreign, $id: 'local_1_a' }],
      { reason: 'unchanged' },
    ],
  ] as const)('%s', (_, change, present, line) => {
    expect(rowOf({ ...foreign, ...change }, [...present])).toMatchObject(line)
  })
})

describe('the line of a record', () => {
  const [dataUrl, other] = pngs
  const stored = { ...record, imageId: '', imageUrl: '', specifications: {} }

  const lineOf = (
    value: unknown,
    { products = [], images = [] }: { products?: Product[]; images?: StoredImage[] } = {},
  ) => {
    const context: ImportContext = {
      products: new Map(products.map((one) => [one.$id, one])),
      images: new Map(images.map((one) => [one.id, one])),
      newProductId: () => ({ id: 'local_2_b', timestamp: 1_767_225_600_000 }),
      newImageId: () => 'p2',
    }
    return planRecord(value, 4, new Map(), context)
  }
  const line = { index: 4, name: 'A' }
  const added = (product: object, picture: StoredImage | null = null) => ({
    ...line,
    action: 'add',
    product: { ...stored, ...product },
    image: picture,
  })

  it('adds a new product', () => {
    expect(lineOf(record)).toEqual(added({}))
  })

  it('gives a record without an id the id, date and number of now, unless it has them', () => {
    const { createdAt, productId } = record
    const others = { ...record, $id: undefined, createdAt: undefined, productId: undefined }
    const now = { $id: 'local_2_b', createdAt: '2026-01-01T00:00:00.000Z' }
    expect(lineOf(others)).toEqual(added({ ...now, productId: 1_767_225_600_000 }))
    expect(lineOf({ ...others, productId })).toEqual(added({ ...now, productId }))
    const before = '2020-01-01T00:00:00.000Z'
    expect(lineOf({ ...others, createdAt: before, productId: 0 })).toEqual(
      added({ $id: 'local_2_b', createdAt: before, productId: 0 }),
    )
    expect(lineOf({ ...others, $id: 'a', createdAt })).toMatchObject({ reason: 'badNumber' })
  })

  it('names what it refuses as far as it can', () => {
    expect(lineOf(5)).toEqual({ index: 4, name: '', action: 'reject', reason: 'notAnObject' })
    expect(lineOf({ productName: 5 })).toMatchObject({ name: '', reason: 'badName' })
    expect(lineOf({ ...record, productName: 'a'.repeat(limits.productName + 1) })).toEqual({
      index: 4,
      name: 'a'.repeat(limits.productName),
      action: 'reject',
      reason: 'badName',
    })
  })

  it('refuses a number that is no number as bad, and 0 as no negative one', () => {
    expect(lineOf({ ...record, price: '-1' })).toMatchObject({ reason: 'badPrice' })
    expect(lineOf({ ...record, stockQuantity: [-1] })).toMatchObject({ reason: 'badStock' })
    expect(lineOf({ ...record, price: -1, stockQuantity: -1 })).toMatchObject({
      reason: 'badPrice',
      number: 'notPositive',
    })
    expect(lineOf({ ...record, category: 'boat', price: 0 })).toMatchObject({
      reason: 'badCategory',
    })
  })

  it('names the first problem, also beside a negative number', () => {
    expect(lineOf({ ...record, productName: '', price: -1 })).toMatchObject({ reason: 'badName' })
    expect(lineOf({ ...record, price: 'x', stockQuantity: -1 })).toMatchObject({
      reason: 'badPrice',
    })
  })

  it('skips a product whose picture is nowhere', () => {
    const lost = { products: [{ ...stored, imageId: 'p' }] }
    expect(lineOf(record, lost)).toEqual({ ...line, action: 'skip', reason: 'unchanged' })
  })

  it('moves an inlined picture into the map, under its own id where that is free', () => {
    expect(lineOf({ ...record, imageUrl: dataUrl })).toEqual(
      added({ imageId: 'p2' }, storedImage('p2')),
    )
    expect(lineOf({ ...record, imageId: 'p', imageUrl: dataUrl })).toEqual(
      added({ imageId: 'p' }, storedImage('p')),
    )
    expect(
      lineOf({ ...record, imageId: 'p', imageUrl: dataUrl }, { images: [storedImage('p')] }),
    ).toEqual(added({ imageId: 'p' }))
    expect(
      lineOf({ ...record, imageId: 'p', imageUrl: dataUrl }, { images: [storedImage('p', other)] }),
    ).toEqual(added({ imageId: 'p2' }, storedImage('p2')))
    expect(lineOf({ ...record, imageUrl: dataUrl }, { images: [storedImage('')] })).toEqual(
      added({ imageId: 'p2' }, storedImage('p2')),
    )
  })

  it('keeps the id of a picture that is here, and drops one that is nowhere', () => {
    expect(lineOf({ ...record, imageId: 'p' }, { images: [storedImage('p')] })).toEqual(
      added({ imageId: 'p' }),
    )
    expect(lineOf({ ...record, imageId: 'p' })).toEqual(added({}))
  })

  it('updates a product that differs, in a field or in its picture', () => {
    expect(lineOf({ ...record, price: 9 }, { products: [stored] })).toEqual({
      ...added({ price: 9 }),
      action: 'update',
      before: stored,
    })
    const pictured = { ...stored, imageId: 'p' }
    const here = { products: [pictured], images: [storedImage('p')] }
    expect(lineOf({ ...record, imageId: 'p', imageUrl: other }, here)).toMatchObject({
      action: 'update',
    })
    expect(lineOf(record, here)).toMatchObject({ action: 'update', product: stored })
    expect(lineOf({ ...record, imageUrl: dataUrl }, { products: [stored] })).toMatchObject({
      action: 'update',
    })
  })

  it('skips a product that is here, with its picture inlined or named', () => {
    const unchanged = { ...line, action: 'skip', reason: 'unchanged' }
    expect(lineOf(record, { products: [stored] })).toEqual(unchanged)
    const here = { products: [{ ...stored, imageId: 'p' }], images: [storedImage('p')] }
    expect(lineOf({ ...record, imageId: 'p' }, here)).toEqual(unchanged)
    expect(lineOf({ ...record, imageId: 'q', imageUrl: dataUrl }, here)).toEqual(unchanged)
    expect(lineOf({ ...record, imageId: 'p' }, { products: here.products })).toEqual(unchanged)
  })

  it('skips a record that is in the file before, and refuses another one of its id', () => {
    const seen = new Map<string, Product>()
    const context = {
      products: new Map(),
      images: new Map(),
      newProductId: () => ({ id: '', timestamp: 0 }),
      newImageId: () => '',
    }
    expect(planRecord(record, 0, seen, context)).toEqual({ ...added({}), index: 0 })
    const line = { index: 1, name: 'A' }
    expect(planRecord(record, 1, seen, context)).toEqual({
      ...line,
      action: 'skip',
      reason: 'repeatedInFile',
    })
    expect(planRecord({ ...record, price: 9 }, 1, seen, context)).toEqual({
      ...line,
      action: 'reject',
      reason: 'repeatedId',
    })
  })

  it('counts in the sum of its action', () => {
    const rows = [lineOf(record), lineOf(5), lineOf(record, { products: [stored] }), lineOf(5)]
    const file = { source: 'records', length: 4, judge: () => () => lineOf(5) } as const
    expect(importPlanOf(rows, file, contextWith([]))).toMatchObject({
      rows,
      counts: { add: 1, update: 0, skip: 1, reject: 2 },
    })
  })
})
