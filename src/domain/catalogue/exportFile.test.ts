import { describe, expect, it } from 'vitest'
import {
  exportEnvelope,
  exportFile,
  exportFileName,
  imageFromDataUrl,
  readImportText,
} from './exportFile.ts'
import { limits } from '#domain/limits.ts'
import { blankProduct } from './product.ts'

const dataUrl = 'data:image/webp;base64,UklGRhw2Vs5XRUJQVlA4IA=='
const product = { ...blankProduct('car'), $id: 'a', imageId: 'img_1' }
const image = { id: 'img_1', name: '', dataUrl, size: 16, type: 'image/webp', createdAt: '' }
const images = new Map([['img_1', image]])
const now = new Date(2026, 0, 5, 12)

const envelope = {
  format: 'xinyuan-products',
  version: 1,
  exportedAt: now.toISOString(),
  products: [{ ...product, imageUrl: dataUrl }],
}

describe('exports', () => {
  it('contain the pictures in the products, and an empty text where there is none', () => {
    expect(exportEnvelope([product], images, now.toISOString())).toEqual(envelope)
    expect(exportEnvelope([product], new Map(), '').products).toEqual([product])
  })

  it('are indented JSON, named by the day', () => {
    expect(exportFile([product], images, now)).toEqual({
      name: 'products_2026-01-05.json',
      type: 'application/json',
      text: JSON.stringify(envelope, null, 2),
    })
  })
})

describe('imageFromDataUrl', () => {
  it('takes type, size and name from the bytes, and the moment from the id', () => {
    expect(imageFromDataUrl('img_1767225600000_a', dataUrl, '2020-01-01')).toEqual({
      id: 'img_1767225600000_a',
      name: 'img_1767225600000_a.webp',
      dataUrl,
      size: 16,
      type: 'image/webp',
      createdAt: '2026-01-01T00:00:00.000Z',
    })
  })

  it('takes the given moment for an id of another kind, and nothing for other bytes', () => {
    expect(imageFromDataUrl('car', dataUrl, '2020-01-01')?.createdAt).toBe('2020-01-01')
    expect(imageFromDataUrl('car', 'data:,', '2020-01-01')).toBeNull()
  })
})

describe('readImportText', () => {
  const file = (change: object) => JSON.stringify({ ...envelope, products: [1], ...change })

  it.each([
    ['[1,2]', [1, 2]],
    ['\uFEFF[1]', [1]],
    [file({}), [1]],
    [file({ version: 0 }), [1]],
  ])('reads %j', (text, records) => {
    expect(readImportText(text)).toEqual({ ok: true, value: records })
  })

  it.each([
    ['', 'notJson'],
    ['[\uFEFF1]', 'notJson'],
    ['null', 'notACatalogue'],
    [file({ format: undefined }), 'notACatalogue'],
    [file({ version: '2' }), 'notACatalogue'],
    [file({ version: undefined }), 'notACatalogue'],
    [file({ version: 1.1 }), 'newerFormat'],
    [file({ products: { length: 1 } }), 'notACatalogue'],
    [file({ products: undefined }), 'notACatalogue'],
    [file({ products: [] }), 'nothingInside'],
  ])('refuses %j as %s', (text, failure) => {
    expect(readImportText(text)).toEqual({ ok: false, failure })
  })

  it('takes as many records and as long a text as the limits say', () => {
    const records = (count: number) => JSON.stringify(Array.from({ length: count }, () => 0))
    expect(readImportText(records(limits.importRecords)).ok).toBe(true)
    expect(readImportText(records(limits.importRecords + 1))).toEqual({
      ok: false,
      failure: 'tooManyRecords',
    })
    expect(readImportText('[1]', 3).ok).toBe(true)
    expect(readImportText('[1]', 2)).toEqual({ ok: false, failure: 'fileTooLarge' })
  })
})

describe('exportFileName', () => {
  it('names the export by the day (spec §9.9)', () => {
    expect(exportFileName(new Date(2026, 0, 5, 23))).toBe('products_2026-01-05.json')
  })
})
