import { describe, expect, it } from 'vitest'
import {
  blankProduct,
  findProduct,
  isCategory,
  isInStock,
  isSameProduct,
  neighboursOf,
  pictureOf,
  specificationsFrom,
  type Product,
} from './product.ts'

const product: Product = {
  $id: 'local_1_a',
  createdAt: '2026-01-01T00:00:00.000Z',
  productId: 1,
  productName: 'A',
  description: 'd',
  price: 12.5,
  stockQuantity: 3,
  category: 'car',
  available: true,
  imageId: 'img_1_a',
  imageUrl: '',
  specifications: { Range: '560 km', Weight: '1,800 kg' },
}

describe('the neighbours of a product', () => {
  const at = (day: number, category: Product['category'] = 'car'): Product => ({
    ...product,
    $id: `local_${String(day)}`,
    createdAt: `2026-01-0${String(day)}T00:00:00.000Z`,
    category,
  })
  const all = [at(1), at(4), at(2), at(5, 'phone'), at(3)]

  it('are the rest of its category, newest first, from the next one around to the one before', () => {
    expect(neighboursOf(at(3), all).map(({ $id }) => $id)).toEqual([
      'local_2',
      'local_1',
      'local_4',
    ])
    expect(neighboursOf(at(4), all).map(({ $id }) => $id)).toEqual([
      'local_3',
      'local_2',
      'local_1',
    ])
  })

  it('are in the order of their moments, whatever the offset of their dates', () => {
    const [a, b, c] = ['00:30:00+08:00', '00:00:00Z', '23:00:00-04:00'].map((time, index) => ({
      ...at(1),
      $id: 'abc'[index] ?? '',
      createdAt: `2026-01-0${index === 2 ? '1' : '2'}T${time}`,
    }))
    if (a === undefined || b === undefined || c === undefined) throw new Error('A date is missing')
    expect(neighboursOf(c, [a, b, c]).map(({ $id }) => $id)).toEqual(['b', 'a'])
  })

  it('are none for the only one', () => {
    expect(neighboursOf(at(5, 'phone'), all)).toEqual([])
  })
})

describe('isCategory', () => {
  it('is true for the six categories only', () => {
    const all = ['car', 'parts', 'cpu', 'phone', 'game', 'drone']
    expect(all.filter(isCategory)).toEqual(all)
    expect([undefined, null, 'Car', '', 'toString', ['car']].filter(isCategory)).toEqual([])
  })
})

describe('isInStock', () => {
  it.each([
    [true, 1, true],
    [true, 0, false],
    [false, 1, false],
  ])('available %s with %i pieces is %s', (available, stockQuantity, expected) => {
    expect(isInStock({ available, stockQuantity })).toBe(expected)
  })
})

describe('pictureOf', () => {
  const image = { id: 'a', name: '', dataUrl: 'data:a', size: 1, type: 'image/png', createdAt: '' }
  const images = new Map([
    ['a', image],
    ['', image],
  ])

  it.each([
    ['a', '', 'data:a'],
    ['a', 'data:b', 'data:a'],
    ['b', 'data:b', 'data:b'],
    ['', 'data:b', 'data:b'],
    ['b', '', null],
    ['', '', null],
  ])('of imageId %j and imageUrl %j is %j', (imageId, imageUrl, expected) => {
    expect(pictureOf({ imageId, imageUrl }, images)).toBe(expected)
  })
})

describe('findProduct', () => {
  const second = { ...product, $id: '1', productId: 2 }
  const drone = { ...product, $id: 'local_1_d', category: 'drone' as const, productId: 3 }
  const products = [product, second, drone]

  it('finds by id before number, within the category', () => {
    expect(findProduct(products, 'car', 'local_1_a')).toBe(product)
    expect(findProduct(products, 'car', '2')).toBe(second)
    expect(findProduct(products, 'car', '1')).toBe(second)
    expect(findProduct(products, 'drone', '3')).toBe(drone)
  })

  it('finds an id that no address can hold', () => {
    const named = { ...product, $id: 'compare' }
    expect(findProduct([product, named], 'car', '~636f6d70617265')).toBe(named)
  })

  it('finds nothing in another category, and for an unknown id', () => {
    expect(findProduct(products, 'car', 'local_1_d')).toBeUndefined()
    expect(findProduct(products, 'car', '3')).toBeUndefined()
    expect(findProduct(products, 'car', 'x')).toBeUndefined()
  })
})

describe('blankProduct', () => {
  it('is empty, available once, in its category', () => {
    expect(blankProduct('game')).toEqual({
      $id: '',
      createdAt: '',
      productId: 0,
      productName: '',
      description: '',
      price: 0,
      stockQuantity: 1,
      category: 'game',
      available: true,
      imageId: '',
      imageUrl: '',
      specifications: {},
    })
  })
})

describe('specificationsFrom', () => {
  it('has no prototype, and keeps the later of two rows of one name', () => {
    const rows = specificationsFrom([
      ['a', '1'],
      ['constructor', '2'],
      ['a', '3'],
    ])
    expect(Object.getPrototypeOf(rows)).toBeNull()
    expect(Object.entries(rows)).toEqual([
      ['a', '3'],
      ['constructor', '2'],
    ])
  })
})

describe('isSameProduct', () => {
  const twin = () => structuredClone(product)

  it('is true for a copy', () => {
    expect(isSameProduct(product, product)).toBe(true)
    expect(isSameProduct(product, twin())).toBe(true)
  })

  it('is true whatever the order of the fields', () => {
    const entries = Object.entries(product).toReversed()
    expect(isSameProduct(product, Object.fromEntries(entries) as unknown as Product)).toBe(true)
  })

  it.each<Partial<Product>>([
    { $id: 'local_1_b' },
    { createdAt: '2026-01-02T00:00:00.000Z' },
    { productId: 2 },
    { productName: 'B' },
    { description: 'e' },
    { price: 12 },
    { stockQuantity: 4 },
    { category: 'cpu' },
    { available: false },
    { imageId: '' },
    { imageUrl: 'data:' },
    { specifications: {} },
    { specifications: { Range: '560 km' } },
    { specifications: { Range: '560 km', Weight: '1,801 kg' } },
    { specifications: { Range: '560 km', Height: '1,800 kg' } },
    { specifications: { Weight: '1,800 kg', Range: '560 km' } },
    { specifications: { ...product.specifications, Seats: '5' } },
  ])('is false with %j', (change) => {
    expect(isSameProduct(product, { ...twin(), ...change })).toBe(false)
    expect(isSameProduct({ ...twin(), ...change }, product)).toBe(false)
  })

  it('compares fields that it does not know', () => {
    const tagged = (tag: unknown): Product => ({ ...twin(), ...{ tag } })
    expect(isSameProduct(tagged(['a']), tagged(['a']))).toBe(true)
    expect(isSameProduct(tagged(['a']), tagged(['b']))).toBe(false)
    expect(isSameProduct(tagged('a'), product)).toBe(false)
    expect(isSameProduct(product, tagged('a'))).toBe(false)
  })
})
