import { describe, expect, it } from 'vitest'
import { planRecord } from './importPlan.ts'

const record = {
  $id: 'local_1_a',
  createdAt: '2026-01-01T00:00:00.000Z',
  productId: 1,
  productName: 'A',
  description: 'B',
  price: 12.5,
  stockQuantity: 3,
  category: 'car',
  available: true,
}

const plan = (change: object) => {
  const context = {
    products: new Map(),
    images: new Map(),
    newProductId: () => ({ id: 'local_2_b', timestamp: 2 }),
    newImageId: () => 'img_2_b',
  }
  const row = planRecord({ ...record, ...change }, 0, new Set(), context)
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

  it('refuses a picture id that is none', () => {
    expect(plan({ imageId: '../x' })).toBe('badPicture')
  })

  it('gives a record without an id a new one', () => {
    expect(plan({ $id: undefined })).toBe('add')
  })

  it('names a number below 0', () => {
    expect([plan({ price: -1 }), plan({ price: '1' }), plan({ price: 1e12 })]).toEqual([
      'negativePrice',
      'badPrice',
      'badPrice',
    ])
    expect([plan({ stockQuantity: -1 }), plan({ stockQuantity: 1.5 })]).toEqual([
      'negativeStock',
      'badStock',
    ])
  })
})
