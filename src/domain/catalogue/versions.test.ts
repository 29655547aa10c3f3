import { describe, expect, it } from 'vitest'
import { blankProduct, type StoredImage } from './product.ts'
import { migrate, versionOf } from './versions.ts'
import { pngs, storedImage } from '#tests/support/catalogue.ts'

const [dataUrl, other] = pngs

const product = { ...blankProduct('car'), $id: 'a', createdAt: '2026-01-01T00:00:00.000Z' }

const migrated = (imageId: string, imageUrl: string, images: readonly StoredImage[] = []) => {
  const { products, images: kept } = migrate(
    {
      products: [{ ...product, imageId, imageUrl }],
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
    const products = [dataUrl, other].map((imageUrl) => ({ ...product, imageId: 'p', imageUrl }))
    const data = migrate({ products, images: new Map() }, 0, () => 'new')
    expect(data.products.map(({ imageId }) => imageId)).toEqual(['p', 'new'])
    expect([...data.images.values()]).toEqual([storedImage('p'), storedImage('new', other)])
  })
})

describe('migrate from version 1', () => {
  it('changes nothing', () => {
    const data = { products: [{ ...product, imageUrl: dataUrl }], images: new Map() }
    expect(migrate(data, 1, () => 'new')).toBe(data)
  })
})
