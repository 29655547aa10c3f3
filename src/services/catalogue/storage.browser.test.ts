import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCatalogueServices } from '#services/catalogue/services.ts'
import { openStorageArea, storageFailureOf } from '#services/catalogue/storageArea.ts'
import { loadPinyinMatcher } from '#services/catalogue/searchAids.ts'
import { fakePicture } from '#tests/fakes/products.ts'

const draft = {
  productName: '无人机',
  description: 'd',
  price: 1,
  stockQuantity: 1,
  category: 'drone',
  available: true,
  specifications: {},
} as const

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

describe("the browser's own storage", () => {
  it('filled to the last unit: an addition changes nothing, and removing frees space', async () => {
    const { products } = createCatalogueServices()
    const first = await products.add(draft)
    let chunk = 1 << 20
    let filled = ''
    while (chunk >= 1) {
      try {
        localStorage.setItem('filler', filled + 'x'.repeat(chunk))
        filled += 'x'.repeat(chunk)
      } catch {
        chunk = Math.floor(chunk / 2)
      }
    }
    const before = localStorage.getItem('local_products')
    const long = { ...draft, description: 'y'.repeat(2_000) }
    await expect(products.add(long, fakePicture)).rejects.toMatchObject({
      failure: { from: 'store', code: 'full' },
    })
    expect(localStorage.getItem('local_products')).toBe(before)
    expect(localStorage.getItem('local_images')).toBeNull()
    expect(products.snapshot().usage.level).toBe('critical')
    expect(products.snapshot().usage.used).toBeGreaterThan(5_242_000)
    await products.remove(first.$id)
    expect(localStorage.getItem('local_products')).toBe('[]')
  })

  it('blocked: the page works on memory and says so', () => {
    const opened = openStorageArea(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(opened.persistence).toBe('session')
    opened.area.set('a', 'b')
    expect(opened.area.get('a')).toBe('b')
    expect(openStorageArea(() => null).persistence).toBe('session')
  })

  it('knows a full storage by every browser’s name', () => {
    expect(storageFailureOf(new DOMException('', 'QuotaExceededError'))).toBe('full')
    expect(storageFailureOf({ name: 'NS_ERROR_DOM_QUOTA_REACHED' })).toBe('full')
    expect(storageFailureOf(new DOMException('', 'SecurityError'))).toBe('blocked')
    expect(storageFailureOf(new TypeError('x is undefined'))).toBeNull()
    expect(storageFailureOf(null)).toBeNull()
  })

  it('finds 无人机 by pinyin and initials', async () => {
    const matches = await loadPinyinMatcher()
    expect(['wurenji', 'wrj', 'wuren', 'renji'].map((term) => matches('无人机', term))).toEqual([
      [0, 2],
      [0, 2],
      [0, 1],
      [1, 2],
    ])
    expect(['xyz', 'wurenjix', 'urenji'].map((term) => matches('无人机', term))).toEqual([
      false,
      false,
      false,
    ])
    expect(matches('银行', 'yinhang')).toEqual([0, 1])
    expect(matches('行星', 'xingxing')).toEqual([0, 1])
    expect(matches('绿色', 'lvse')).toEqual([0, 1])
  })
})
