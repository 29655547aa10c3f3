import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProduct } from './codec.ts'
import { readImportText } from './exportFile.ts'
import { type Product, type StoredImage, blankProduct } from './product.ts'
import { readImagesText, readProductsText, migrate, versionOf } from './reading.ts'
import { storedRecord, pngs, storedImage } from '#tests/support/catalogue.ts'

const product: Product = {
  $id: 'a',
  createdAt: '2026-01-01',
  productId: 1,
  productName: 'A',
  description: '',
  price: 0,
  stockQuantity: 0,
  category: 'car',
  available: true,
  imageId: '',
  imageUrl: '',
  specifications: {},
}
const second = { ...product, $id: 'b' }

const image: StoredImage = {
  id: 'img_1',
  name: 'a.png',
  dataUrl: 'data:image/png;base64,iVBORw0KGgo=',
  size: 8,
  type: 'image/png',
  createdAt: '2026-01-01',
}

describe('readProductsText', () => {
  const read = (text: string | null) => readProductsText(text)

  it.each([null, '', ' \n'])('of %j is empty', (text) => {
    expect(read(text)).toEqual({ products: [], rejected: [], damaged: false })
  })

  it('gives the good records, and the others as they were stored', () => {
    const text = JSON.stringify([product, 5, { ...second, price: -1 }, second])
    expect(read(text)).toEqual({
      products: [product, second],
      rejected: [5, { ...second, price: -1 }],
      damaged: false,
    })
  })

  it('shows a product without a part that cannot be used, and keeps the record (decision P11)', () => {
    const linked = { ...product, imageUrl: 'https://example.com/a.png' }
    const gif = {
      ...second,
      imageUrl: 'data:image/gif;base64,R0lGODlh',
      specifications: { RAM: 8 },
    }
    expect(read(JSON.stringify([linked, gif]))).toEqual({
      products: [product, { ...gif, specifications: { RAM: '8' } }],
      rejected: [linked],
      damaged: false,
    })
  })

  it('drops an equal repeat, and rejects another of the same id', () => {
    const other = { ...product, price: 2 }
    expect(read(JSON.stringify([product, product, other]))).toEqual({
      products: [product],
      rejected: [other],
      damaged: false,
    })
  })

  it('cuts the whole records out of a damaged list', () => {
    const text = JSON.stringify([product, second, { $id: 'x' }])
    expect(read(text.slice(0, -1))).toEqual({
      products: [product, second],
      rejected: [],
      damaged: true,
    })
    expect(read(text.slice(1, -20))).toEqual({ products: [product], rejected: [], damaged: true })
  })

  it.each(['5', 'null', JSON.stringify({ a: product })])('of %s has no products', (text) => {
    expect(read(text)).toEqual({ products: [], rejected: [], damaged: true })
  })

  it('takes a product that stands alone, outside a list', () => {
    expect(read(JSON.stringify(product))).toEqual({
      products: [product],
      rejected: [],
      damaged: true,
    })
  })

  it('keeps the object of a product that did not change', () => {
    const before = new Map([
      ['a', product],
      ['b', second],
    ])
    const { products } = readProductsText(
      JSON.stringify([product, { ...second, price: 2 }]),
      before,
    )
    expect(products[0]).toBe(product)
    expect(products[1]).toEqual({ ...second, price: 2 })
  })
})

describe('readImagesText', () => {
  const nothing = { images: new Map(), rejected: [] }

  it.each([null, '', ' \n'])('of %j is empty', (text) => {
    expect(readImagesText(text)).toEqual({ ...nothing, damaged: false })
  })

  it.each(['{', '[]', '5', 'null'])('of %s is damaged', (text) => {
    expect(readImagesText(text)).toEqual({ ...nothing, damaged: true })
  })

  it('returns the pictures by id, and invalid entries as they were stored', () => {
    const text = JSON.stringify({ [image.id]: image, img_2: image, img_3: 5 })
    expect(readImagesText(text)).toEqual({
      images: new Map([[image.id, image]]),
      rejected: [image, 5],
      damaged: false,
    })
  })

  it('keeps the object of a picture whose bytes did not change', () => {
    const known: StoredImage = { ...image, name: 'before' }
    const again = readImagesText(JSON.stringify({ img_1: image }), new Map([['img_1', known]]))
    expect(again.images.get('img_1')).toBe(known)
    const dataUrl = 'data:image/png;base64,iVBORw0KGgoA'
    const changed = JSON.stringify({ img_1: { ...image, dataUrl } })
    expect(readImagesText(changed, new Map([['img_1', known]])).images).toEqual(
      new Map([['img_1', { ...image, dataUrl, size: 9 }]]),
    )
    expect(readImagesText('{"img_1":null}', new Map([['img_1', known]]))).toEqual({
      ...nothing,
      rejected: [null],
      damaged: false,
    })
  })
})

describe('the text of another person', () => {
  const good = { ...storedRecord, imageId: '', imageUrl: '', specifications: {} }

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
})

const [dataUrl, other] = pngs

const older = { ...blankProduct('car'), $id: 'a', createdAt: '2026-01-01T00:00:00.000Z' }

const migrated = (imageId: string, imageUrl: string, images: readonly StoredImage[] = []) => {
  const { products, images: kept } = migrate(
    {
      products: [{ ...older, imageId, imageUrl }],
      images: new Map(images.map((one) => [one.id, one])),
    },
    0,
    () => 'new',
  )
  return { picture: [products[0]?.imageId, products[0]?.imageUrl], images: [...kept.values()] }
}

describe('versionOf', () => {
  it.each([
    [null, 0],
    ['', 0],
    ['1', 1],
    ['3', 3],
    ['-1', 0],
    ['1.5', 0],
    ['x', 0],
  ])('marker %j is version %i', (marker, version) => {
    expect(versionOf(marker)).toBe(version)
  })
})

describe('migrate from version 0', () => {
  it('leaves a product without bytes as it is', () => {
    expect(migrated('p', '')).toEqual({ picture: ['p', ''], images: [] })
  })

  it('drops bytes that the map has', () => {
    expect(migrated('p', dataUrl, [storedImage('p')])).toEqual({
      picture: ['p', ''],
      images: [storedImage('p')],
    })
  })

  it('moves bytes into the map, under the id of the product where that is free', () => {
    expect(migrated('p', dataUrl)).toEqual({ picture: ['p', ''], images: [storedImage('p')] })
    expect(migrated('', dataUrl)).toEqual({ picture: ['new', ''], images: [storedImage('new')] })
    expect(migrated('p', dataUrl, [storedImage('p', other)])).toEqual({
      picture: ['new', ''],
      images: [storedImage('p', other), storedImage('new')],
    })
  })

  it('leaves an invalid picture with the product', () => {
    expect(migrated('p', 'data:,x')).toEqual({ picture: ['p', 'data:,x'], images: [] })
  })

  it('gives bytes to one of two products of one id, and a new id to the other', () => {
    const products = [dataUrl, other].map((imageUrl) => ({ ...older, imageId: 'p', imageUrl }))
    const data = migrate({ products, images: new Map() }, 0, () => 'new')
    expect(data.products.map(({ imageId }) => imageId)).toEqual(['p', 'new'])
    expect([...data.images.values()]).toEqual([storedImage('p'), storedImage('new', other)])
  })
})

describe('migrate from version 1', () => {
  it('changes nothing', () => {
    const data = { products: [{ ...older, imageUrl: dataUrl }], images: new Map() }
    expect(migrate(data, 1, () => 'new')).toBe(data)
  })
})
