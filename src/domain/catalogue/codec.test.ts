import { describe, expect, it } from 'vitest'
import {
  isRecord,
  readImage,
  readProduct,
  readRecord,
  writeImageEntry,
  writeProduct,
  parseJson,
  salvageObjects,
} from './codec.ts'
import { readPictureUrl, readRasterDataUrl } from './picture.rules.ts'
import { limits } from '#domain/limits.ts'
import { blankProduct } from './product.ts'
import { pngs, storedRecord as record } from '#tests/support/catalogue.ts'
import fc from 'fast-check'

const [png] = pngs

const problemOf = (change: object) => {
  const read = readProduct({ ...record, ...change })
  return read.ok ? null : read.failure
}

const rows = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`row ${String(at)}`, '1']))

describe('isRecord', () => {
  it('is true for objects only', () => {
    expect([{}, Object.create(null)].filter(isRecord)).toHaveLength(2)
    expect([null, undefined, [], 'a', 1, isRecord].filter(isRecord)).toEqual([])
  })
})

describe('readProduct', () => {
  it('fills in what may be missing, and keeps unknown fields', () => {
    expect(readProduct({ ...record, tag: 1 })).toEqual({
      ok: true,
      value: { ...record, tag: 1, imageId: '', imageUrl: '', specifications: {} },
    })
  })

  it('gives the first problem in the order of the fields', () => {
    expect(problemOf({ price: -1, category: 'boat', description: 1 })).toBe('badDescription')
  })

  it.each([null, undefined, 'a', [record]])('refuses %j', (value) => {
    expect(readProduct(value)).toEqual({ ok: false, failure: 'notAnObject' })
  })

  it.each<[object, object, string]>([
    [{ $id: 'a'.repeat(limits.id) }, { $id: 'a'.repeat(limits.id + 1) }, 'badId'],
    [{ $id: 'a' }, { $id: '' }, 'badId'],
    [{ createdAt: '2026-01-01' }, { createdAt: ['2026-01-01'] }, 'badDate'],
    [{ createdAt: '2026-12-31T23:59:59Z' }, { createdAt: '2026-13-01' }, 'badDate'],
    [{ createdAt: '2026-01-01 10:00' }, { createdAt: ' 2026-01-01' }, 'badDate'],
    [
      { createdAt: `2026-01-01T00:00:00.${'0'.repeat(19)}Z` },
      { createdAt: `2026-01-01T00:00:00.${'0'.repeat(20)}Z` },
      'badDate',
    ],
    [{ createdAt: '2026-01-10' }, { createdAt: '2026-01-1' }, 'badDate'],
    [{ productId: 0.5 }, { productId: Infinity }, 'badNumber'],
    [
      { productName: '𠮷'.repeat(limits.productName) },
      { productName: 'a'.repeat(limits.productName + 1) },
      'badName',
    ],
    [{ productName: 'a' }, { productName: ['a'] }, 'badName'],
    [
      { description: 'a'.repeat(limits.description) },
      { description: 'a'.repeat(limits.description + 1) },
      'badDescription',
    ],
    [{ price: 0 }, { price: -0.01 }, 'badPrice'],
    [{ price: limits.number }, { price: limits.number + 0.01 }, 'badPrice'],
    [{ stockQuantity: 0 }, { stockQuantity: -1 }, 'badStock'],
    [{ stockQuantity: 2 }, { stockQuantity: 0.5 }, 'badStock'],
    [{ category: 'drone' }, { category: 'toString' }, 'badCategory'],
    [{ available: false }, { available: 0 }, 'badAvailability'],
  ])('takes %j, and refuses %j as %s', (good, bad, problem) => {
    expect(problemOf(good)).toBeNull()
    expect(problemOf(bad)).toBe(problem)
  })
})

describe('an unusual part of a record (decision P11)', () => {
  const partsOf = (change: object) => {
    const read = readRecord({ ...record, ...change })
    if (!read.ok) throw new Error(read.failure)
    const { product, leftOut } = read.value
    const { imageId, imageUrl, specifications } = product
    return { imageId, imageUrl, specifications: Object.entries(specifications), leftOut }
  }
  const plain = { imageId: '', imageUrl: '', specifications: [], leftOut: [] }
  const noPicture = { ...plain, leftOut: [{ part: 'picture' }] }
  const without = (name: string) => ({ ...plain, leftOut: [{ part: 'specification', name }] })

  it.each([
    png,
    'data:image/jpg;base64,/9j/AA==',
    'data:image/PNG;base64,iVBORw0KGgo=',
    'data:image/png;charset=utf-8;base64,iVBORw0KGgo=',
    'data:image/jpeg;base64,/9j/\nAA==',
    'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg"/>',
    'data:image/bmp;base64,Qk0=',
  ])('keeps the picture %s', (imageUrl) => {
    expect(partsOf({ imageUrl })).toEqual({ ...plain, imageUrl })
  })

  it.each([
    [{ imageUrl: 'javascript:alert(1)' }],
    [{ imageUrl: 'https://example.com/a.png' }],
    [{ imageUrl: '/assets/a.png' }],
    [{ imageUrl: 'blob:http://x/1' }],
    [{ imageUrl: 'data:text/html;base64,PGI+' }],
    [{ imageUrl: 5 }],
    [{ imageUrl: [png] }],
    [{ imageId: 'a'.repeat(limits.id + 1) }],
  ])('leaves the picture of %j out', (change) => {
    expect(partsOf(change)).toEqual(noPicture)
  })

  it.each([
    [{ imageUrl: null }],
    [{ imageId: null }],
    [{ specifications: null }],
    [{ specifications: [] }],
    [{ specifications: { a: null } }],
  ])('takes %j for nothing', (change) => {
    expect(partsOf(change)).toEqual(plain)
  })

  it.each([
    [
      { RAM: 8, 支持快充: true },
      [
        ['RAM', '8'],
        ['支持快充', 'true'],
      ],
    ],
    [[{ name: 'RAM', value: '8' }], [['RAM', '8']]],
    [
      { ['a'.repeat(limits.specificationName)]: '1' },
      [['a'.repeat(limits.specificationName), '1']],
    ],
  ])('reads the specifications %j as text', (specifications, read) => {
    expect(partsOf({ specifications })).toEqual({ ...plain, specifications: read })
  })

  it.each([
    [{ 尺寸: { 长: '1' } }, '尺寸'],
    [{ a: ['1'] }, 'a'],
    [{ a: 'a'.repeat(limits.specificationValue + 1) }, 'a'],
    [{ ['a'.repeat(limits.specificationName + 1)]: '1' }, 'a'.repeat(limits.specificationName + 1)],
    ['8 GB', ''],
    [['a'], ''],
  ])('leaves what cannot be used of the specifications %j out', (specifications, name) => {
    expect(partsOf({ specifications })).toEqual(without(name))
  })

  it('keeps as many rows as a table may have', () => {
    const { specifications, leftOut } = partsOf({
      specifications: rows(limits.specificationRows + 1),
    })
    expect(specifications).toHaveLength(limits.specificationRows)
    expect(leftOut).toEqual([
      { part: 'specification', name: `row ${String(limits.specificationRows)}` },
    ])
  })
})

describe('readPictureUrl', () => {
  it.each([
    ['data:image/jpg;base64,/9j/AA==', 'data:image/jpeg;base64,/9j/AA==', 4],
    [
      'data:image/PNG;charset=utf-8;base64,iVBORw0K\r\nGgo',
      'data:image/png;base64,iVBORw0KGgo=',
      8,
    ],
    ['data:image/webp;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo=', 8],
    ['data:image/png;base64,iVBORw0KGgo%3D', 'data:image/png;base64,iVBORw0KGgo=', 8],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml;base64,PHN2Zy8+', 6],
    ['data:image/svg+xml;utf8,<svg/>', 'data:image/svg+xml;base64,PHN2Zy8+', 6],
    ['data:image/gif;base64,R0lGODlh', 'data:image/gif;base64,R0lGODlh', 6],
  ])('reads %j', (url, dataUrl, size) => {
    expect(readPictureUrl(url)).toMatchObject({ dataUrl, size })
  })

  it.each([
    '',
    'data:,',
    'https://example.com/a.png',
    'data:text/html,<b>',
    'data:image/png;base64,<',
  ])('gives nothing for %j', (url) => {
    expect(readPictureUrl(url)).toBeNull()
  })
})

describe('readImage', () => {
  const stored = { id: 'img_1', name: 'a.png', dataUrl: png, createdAt: '2026-01-01' }

  it('takes size and type from the bytes', () => {
    expect(readImage('img_1', { ...stored, size: 1, type: 'text/html', tag: 1 })).toEqual({
      ...stored,
      size: 8,
      type: 'image/png',
    })
    expect(readImage('img_1', { ...stored, name: undefined })?.name).toBe('')
  })

  it.each([
    ['img_2', stored],
    ['', { ...stored, id: '' }],
    ['img_1', { ...stored, dataUrl: 'data:,' }],
    ['img_1', { ...stored, createdAt: 'yesterday' }],
    ['img_1', null],
  ])('of the key %j and %j is none', (key, value) => {
    expect(readImage(key, value)).toBeNull()
  })
})

describe('writing', () => {
  it('puts the fields of a product in one order, and unknown ones last', () => {
    const { $id, ...others } = { ...blankProduct('car'), tag: 1, $id: 'a' }
    expect(writeProduct({ ...others, $id })).toBe(
      '{"$id":"a","createdAt":"","productId":0,"productName":"","description":"","price":0,' +
        '"stockQuantity":1,"category":"car","available":true,"imageId":"","imageUrl":"",' +
        '"specifications":{},"tag":1}',
    )
  })

  it('gives a picture with its key', () => {
    const image = { id: 'i', name: '', dataUrl: png, size: 8, type: 'image/png', createdAt: '' }
    expect(writeImageEntry(image)).toBe(`"i":${JSON.stringify(image)}`)
  })
})

describe('readRasterDataUrl', () => {
  it.each([
    ['data:image/png;base64,iVBORw0KGgo=', { type: 'image/png', size: 8 }],
    ['data:image/png;base64,iVBORw0KGgoA', { type: 'image/png', size: 9 }],
    ['data:image/jpeg;base64,/9j/AA==', { type: 'image/jpeg', size: 4 }],
    ['data:image/webp;base64,UklGRhw2Vs5XRUJQVlA4IA==', { type: 'image/webp', size: 16 }],
  ])('reads %s', (url, expected) => {
    expect(readRasterDataUrl(url)).toEqual(expected)
  })

  it.each([
    '',
    'iVBORw0KGgo=',
    ' data:image/png;base64,iVBORw0KGgo=',
    'data:image/png,iVBORw0KGgo=',
    'data:image/gif;base64,iVBORw0KGgo=',
    'data:image/png;base64,/9j/AA==',
    'data:image/png;base64,AAAAiVBORw0KGgoA',
    'data:image/png;base64,iVBORw0KGgo',
    'data:image/png;base64,iVBORw0KGgoA<',
    'data:image/png;base64,iVBORw0KGgoAA<==',
    'data:image/png;base64,iVBORw0KGgoA====',
    'data:image/png;base64,=iVBORw0KGgo',
    'data:image/webp;base64,UklGRhw2Vs5XRUJR',
    'data:image/webp;base64,UklGRhw2VsWXRUJA',
  ])('refuses %j', (url) => {
    expect(readRasterDataUrl(url)).toBeNull()
  })

  it('takes the longest that is stored, and nothing longer', () => {
    const head = 'data:image/png;base64,'
    const bytes = (length: number) => `iVBORw0KGgo${'A'.repeat(length - 11)}`
    const most = Math.floor((limits.dataUrl - head.length) / 4) * 4
    expect(readRasterDataUrl(head + bytes(most))).toEqual({
      type: 'image/png',
      size: (most / 4) * 3,
    })
    expect(readRasterDataUrl(head + bytes(most + 4))).toBeNull()
  })
})

describe('salvageObjects', () => {
  it.each([
    ['', []],
    ['[]', []],
    ['[{}]', ['{}']],
    ['[{"a":1},{"b":{"c":[2]}}]', ['{"a":1}', '{"b":{"c":[2]}}']],
    ['[{"a":1},{"b":', ['{"a":1}']],
    ['[{"a":1},{"b":{"c":2}', ['{"a":1}']],
    ['}}[{"a":1}', ['{"a":1}']],
    ['[{"a":"}"},{"b":"{"}]', ['{"a":"}"}', '{"b":"{"}']],
    ['[{"a":"\\"}"},1]', ['{"a":"\\"}"}']],
    ['[{"a":"\\\\"},{"b":2}]', ['{"a":"\\\\"}', '{"b":2}']],
    ['"[{"a":1}]', ['{"a":1}']],
    ['\\[{"a":1}]', ['{"a":1}']],
  ])('of %j are %j', (text, expected) => {
    expect(salvageObjects(text, 9)).toEqual(expected)
  })

  it('are no more than the most', () => {
    expect(salvageObjects('{}{}{}', 2)).toEqual(['{}', '{}'])
  })

  it('are all objects of a list that ends in the middle of the last', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), fc.json())), (objects) => {
        const text = JSON.stringify([...objects, {}]).slice(0, -2)
        expect(salvageObjects(text, 99)).toEqual(objects.map((one) => JSON.stringify(one)))
      }),
    )
  })
})

describe('parseJson', () => {
  it('returns the value, or undefined for invalid JSON', () => {
    expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] })
    expect(parseJson('{')).toBeUndefined()
  })
})
