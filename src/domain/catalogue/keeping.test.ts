import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProduct } from './codec.ts'
import { readRasterDataUrl } from './dataUrl.ts'
import { exportFileName, readImportText } from './exchange.ts'
import { createIdSource, timestampOf } from './ids.ts'
import { limits } from './limits.ts'
import { readImagesText, readProductsText } from './reading.ts'
import { entrySize, storageLevel, storageUsage } from './storage.ts'
import { sizeSvg } from './svg.ts'
import { storedRecord } from '#tests/support/catalogue.ts'

const good = { ...storedRecord, imageId: '', imageUrl: '', specifications: {} }

const problemOf = (over: object) => {
  const read = readProduct({ ...good, ...over })
  return read.ok ? null : read.failure
}

describe('reading what others wrote', () => {
  it.each([
    [{ $id: 5 }, 'badId'],
    [{ createdAt: 'yesterday' }, 'badDate'],
    [{ productId: '1' }, 'badNumber'],
    [{ productName: '' }, 'badName'],
    [{ description: null }, 'badDescription'],
    [{ price: '12' }, 'badPrice'],
    [{ price: -1 }, 'badPrice'],
    [{ stockQuantity: 1.5 }, 'badStock'],
    [{ category: '__proto__' }, 'badCategory'],
    [{ available: 'yes' }, 'badAvailability'],
    [{ imageUrl: 'javascript:alert(1)' }, 'badPicture'],
    [{ imageUrl: 'https://example.com/a.png' }, 'badPicture'],
    [{ imageUrl: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'badPicture'],
    [{ imageUrl: 'data:image/png;base64,AAAA' }, 'badPicture'],
    [{ specifications: ['a'] }, 'badSpecifications'],
    [{ specifications: { a: 1 } }, 'badSpecifications'],
  ])('%j is refused as %s', (over, problem) => {
    expect(problemOf(over)).toBe(problem)
  })

  it('reaches nothing of the prototype chain', () => {
    const hostile = JSON.parse(
      `[{"__proto__":{"polluted":1,"category":"car"},"$id":"x"},${JSON.stringify(good).replace('"specifications":{}', '"specifications":{"__proto__":"a","constructor":"b"}')}]`,
    ) as unknown[]
    const read = readProductsText(JSON.stringify(hostile))
    expect(read.rejected.map(readProduct)).toEqual([{ ok: false, failure: 'badDate' }])
    expect(Object.entries(read.products[0]?.specifications ?? {})).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((text) => text.slice(1)),
        ),
        (text) => {
          for (const read of [readProductsText, readImagesText, readImportText])
            expect(() => read(text)).not.toThrow()
        },
      ),
    )
  })

  it('keeps the objects of products that did not change', () => {
    const first = readProductsText(JSON.stringify([good, { ...good, $id: 'b' }]))
    const before = new Map(first.products.map((each) => [each.$id, each]))
    const second = readProductsText(JSON.stringify([good, { ...good, $id: 'b', price: 9 }]), before)
    expect(second.products[0]).toBe(first.products[0])
    expect(second.products[1]).not.toBe(first.products[1])
  })

  it.each([
    ['{', 'notJson'],
    ['[]', 'nothingInside'],
    ['{"format":"other","version":1,"products":[1]}', 'notACatalogue'],
    ['{"format":"xinyuan-products","version":2,"products":[1]}', 'newerFormat'],
    ['5', 'notACatalogue'],
  ])('the file %s is refused as %s', (text, failure) => {
    expect(readImportText(text)).toEqual({ ok: false, failure })
  })

  it('refuses a million records and a huge file as a whole', () => {
    const million = `[${'0,'.repeat(999_999)}0]`
    expect(readImportText(million)).toEqual({ ok: false, failure: 'tooManyRecords' })
    expect(readImportText(' '.repeat(limits.importText + 1))).toEqual({
      ok: false,
      failure: 'fileTooLarge',
    })
  })

  it('takes only pictures whose first bytes agree', () => {
    expect(readRasterDataUrl('data:image/webp;base64,UklGRhw2Vs5XRUJQVlA4IA==')).toEqual({
      type: 'image/webp',
      size: 16,
    })
    expect(readRasterDataUrl('data:image/jpeg;base64,UklGRhw2Vs5XRUJQVlA4IA==')).toBeNull()
    expect(readRasterDataUrl('data:text/html;base64,UklGRg==')).toBeNull()
  })
})

describe('ids', () => {
  it('are unique while the clock stands still or moves back', () => {
    const clocks = fc.array(fc.integer({ min: 0, max: 2_000_000_000_000 }), { minLength: 1 })
    fc.assert(
      fc.property(clocks, (times) => {
        let at = 0
        const ids = createIdSource({
          now: () => times[at++ % times.length] ?? 0,
          random: () => 'r',
        })
        const made = Array.from({ length: 50 }, () => ids.product().id)
        expect(new Set(made).size).toBe(50)
        expect(made.every((id) => /^local_\d+_r$/.test(id))).toBe(true)
        const moments = made.map((id) => timestampOf(id) ?? 0)
        expect(moments).toEqual(moments.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('the id of a picture', () => {
  it('ends with the points of its drawing', () => {
    const ids = createIdSource({ now: () => 5.9, random: () => 'r' })
    expect(ids.image('.port-1x2')).toEqual({ id: 'img_5_r.port-1x2', timestamp: 5 })
    expect(ids.image()).toEqual({ id: 'img_6_r', timestamp: 6 })
  })

  it.each([
    ['img_1767225600000_a', 1_767_225_600_000],
    ['local_7', 7],
    ['my_local_7', null],
    ['local_x', null],
    ['SKU-12', null],
  ])('%j is of the moment %j', (id, moment) => {
    expect(timestampOf(id)).toBe(moment)
  })
})

describe('figures and names', () => {
  it('counts key and value of an entry, and nothing for one that is not there', () => {
    expect([entrySize('ab', '汉字c'), entrySize('ab', ''), entrySize('ab', null)]).toEqual([
      5, 2, 0,
    ])
  })

  it('warns from 80 %, is critical from 95 %', () => {
    expect([0.799, 0.8, 0.949, 0.95, 1].map(storageLevel)).toEqual([
      'ok',
      'warning',
      'warning',
      'critical',
      'critical',
    ])
    expect(storageUsage(2_621_440)).toEqual({
      used: 2_621_440,
      capacity: 5_242_880,
      undo: 0,
      level: 'ok',
    })
  })

  it('names the export by the day', () => {
    expect(exportFileName(new Date(2026, 0, 5, 23))).toBe('products_2026-01-05.json')
  })

  it('sizes drawings by their own proportions', () => {
    expect(sizeSvg('<svg viewBox="0 0 320 240"><path/></svg>')).toEqual({
      svg: '<svg width="960" height="720" viewBox="0 0 320 240"><path/></svg>',
      width: 960,
      height: 720,
    })
    expect(sizeSvg('<p/>')).toBeNull()
  })
})
