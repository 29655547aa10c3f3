import { describe, expect, it } from 'vitest'
import { specificationsFrom, type Product } from '#domain/catalogue/product.ts'
import { readPublicationFile, withoutUnknownFields } from './file.ts'
import {
  ownOverPublished,
  readPublication,
  writePublication,
  type Publication,
} from './publication.ts'
import { publishedPages } from './page.ts'
import {
  pictureAttributes,
  publishedImages,
  publishedPictureName,
  readPictureName,
  smallPictureOf,
} from './pictureFiles.ts'

const product = (over: Partial<Product>): Product => ({
  $id: 'local_1_a',
  createdAt: '2026-01-01T00:00:00.000Z',
  productId: 1,
  productName: '轿车',
  description: '一辆车',
  price: 100,
  stockQuantity: 1,
  category: 'car',
  available: true,
  imageId: '',
  imageUrl: '',
  specifications: specificationsFrom([]),
  ...over,
})

const publication = (products: readonly Product[]): Publication => ({
  version: 1,
  exportedAt: '2026-01-02T00:00:00.000Z',
  products,
})

describe('own products over published ones', () => {
  it('have each product once, as the visitor has it where both do', () => {
    const [a, b, c] = ['a', 'b', 'c'].map(($id) => product({ $id }))
    if (a === undefined || b === undefined || c === undefined) throw new Error('No products')
    const mine = { ...b, price: 5 }
    expect(ownOverPublished([mine, c], [a, b])).toEqual([mine, c, a])
    expect(ownOverPublished([], [a, b])).toEqual([a, b])
    expect(ownOverPublished([c], [])).toEqual([c])
  })
})

describe('the published data file', () => {
  it('says the same after writing and reading', () => {
    const written = publication([
      product({ specifications: specificationsFrom([['__proto__', '1']]) }),
      product({ $id: 'b', imageId: 'photo-0123456789abcdef-1200x900.webp' }),
    ])
    expect(readPublication(writePublication(written))).toEqual(written)
  })

  it('is read without a record that is no product', () => {
    const text = writePublication(publication([product({ price: -1 }), product({ $id: 'b' })]))
    expect(readPublication(text)).toEqual(publication([product({ $id: 'b' })]))
  })

  it.each(['', '{}', '[]', '{"version":2,"exportedAt":"","products":[]}'])('%j is none', (text) => {
    expect(readPublication(text)).toBeNull()
  })
})

describe('picture files', () => {
  const id = 'drawing-0123456789abcdef-1200x899.webp'

  it('the name says how the picture is shown', () => {
    expect(pictureAttributes(`/assets/${id}`)).toEqual({
      width: 1200,
      height: 899,
      fit: 'contain',
      srcSet: `/assets/drawing-0123456789abcdef-768x575.avif 768w, /assets/${id} 1200w`,
      small: '/assets/drawing-0123456789abcdef-768x575.avif',
    })
    expect(pictureAttributes('/assets/photo-0123456789abcdef-320x240.webp')).toEqual({
      width: 320,
      height: 240,
      fit: 'cover',
      srcSet: '/assets/photo-0123456789abcdef-320x240.webp 320w',
      small: '/assets/photo-0123456789abcdef-320x240.webp',
    })
  })

  it.each(['', 'img_1_a', '../drawing-0123456789abcdef-1x1.webp', `${id}?x`, `//evil/${id}`])(
    '%j names none',
    (name) => {
      expect(readPictureName(name)).toBeNull()
      expect(pictureAttributes(name)).toBeNull()
    },
  )

  it.each(['/images/photo-0123456789abcdef-320x240.webp', '/assets/a.webp'])(
    '%s is the address of none',
    (address) => {
      expect(pictureAttributes(address)).toBeNull()
    },
  )

  it('a picture of 768 px has one file, and a wider one two', () => {
    const picture = {
      kind: 'photo',
      hash: '0',
      width: 768,
      height: 600,
      drawing: '',
      format: 'webp',
    } as const
    expect(smallPictureOf(picture)).toBe(picture)
    expect(smallPictureOf({ ...picture, width: 769 })).toEqual({
      ...picture,
      height: 599,
      format: 'avif',
    })
  })

  it('a long and narrow picture keeps a height', () => {
    const narrow = {
      kind: 'photo',
      hash: '0123456789abcdef',
      width: 1200,
      height: 1,
      drawing: '',
      format: 'webp',
    } as const
    expect(smallPictureOf(narrow)).toEqual({ ...narrow, width: 768, format: 'avif' })
  })

  it('a drawing keeps its name in both files', () => {
    const drawing = 'drawing-0123456789abcdef-1200x900.car-1.webp'
    const picture = readPictureName(drawing)
    expect(picture?.drawing).toBe('.car-1')
    expect(picture && publishedPictureName(picture)).toBe(drawing)
    expect(pictureAttributes(`/assets/${drawing}`)?.srcSet).toBe(
      `/assets/drawing-0123456789abcdef-768x576.car-1.avif 768w, /assets/${drawing} 1200w`,
    )
  })

  it('products name their pictures by address', () => {
    const images = publishedImages([product({ imageId: id }), product({ imageId: 'img_1' })])
    expect([...images]).toEqual([
      [
        id,
        {
          id,
          name: id,
          dataUrl: `/assets/${id}`,
          size: 0,
          type: 'image/webp',
          createdAt: '2026-01-01T00:00:00.000Z',
        },
      ],
    ])
  })
})

describe('the document of a category', () => {
  it('holds the 24 newest and the number of the others', () => {
    const products = Array.from({ length: 30 }, (_, at) =>
      product({ $id: `p${String(at)}`, createdAt: `2026-01-${String(at + 1).padStart(2, '0')}` }),
    )
    const pages = publishedPages(products)
    const page = pages.get('/products/car')
    expect(page?.products.map(({ $id }) => $id)).toEqual(
      Array.from({ length: 24 }, (_, at) => `p${String(29 - at)}`),
    )
    expect(page?.rest).toBe(6)
    expect([...pages.keys()]).toEqual([
      '/products/car',
      ...Array.from({ length: 30 }, (_, at) => `/products/car/p${String(29 - at)}`),
    ])
    expect(pages.get('/products/drone')).toBeUndefined()
    expect(pages.get('/products/car/p7')).toEqual({
      path: '/products/car/p7',
      products: [products[7]],
      rest: 0,
    })
  })
})

it('a category has as much of a product as its card shows', () => {
  const rows = ['续航', '电池', '功率', '质保', '车长'].map((name) => [name, `${name} 1`] as const)
  const description = '长'.repeat(101)
  const whole = product({ description, specifications: specificationsFrom(rows) })
  const [shown] = publishedPages([whole]).get('/products/car')?.products ?? []
  expect(shown?.description).toBe(`${'长'.repeat(100)}…`)
  // The length is on the line.
  expect(Object.keys(shown?.specifications ?? {})).toEqual(['车长'])
})

describe('the file to publish', () => {
  const text = (products: readonly unknown[], more: object = {}) =>
    JSON.stringify({ format: 'xinyuan-products', version: 1, products, ...more })

  it('is an export, or a bare array', () => {
    const exportedAt = '2026-11-22T00:00:00.000Z'
    expect(readPublicationFile(text([product({})], { exportedAt }))).toEqual({
      ok: true,
      value: { exportedAt, products: [product({})] },
    })
    expect(readPublicationFile(JSON.stringify([product({})]))).toEqual({
      ok: true,
      value: { exportedAt: '', products: [product({})] },
    })
  })

  it('may begin with a mark of its encoding, and has no date of export that is none', () => {
    const file = (exportedAt: unknown) =>
      readPublicationFile(`\uFEFF${text([product({})], { exportedAt })}`)
    const read = (exportedAt: string) => ({
      ok: true,
      value: { exportedAt, products: [product({})] },
    })
    expect(file('2026-11-22')).toEqual(read('2026-11-22T00:00:00.000Z'))
    expect(file('yesterday')).toEqual(read(''))
    expect(file(5)).toEqual(read(''))
  })

  it('may have a picture inside each product, and a thousand products', () => {
    const imageUrl = 'data:image/png;base64,iVBORw0KGgo='
    const pictured = product({ imageId: 'img_1', imageUrl })
    expect(readPublicationFile(text([pictured])).ok).toBe(true)
    const products = Array.from({ length: 1_000 }, (_, at) => product({ $id: String(at) }))
    expect(readPublicationFile(text(products)).ok).toBe(true)
  })

  it('is published without the fields that the site does not know, which are named', () => {
    const kept = [product({ note: 'x' } as object), product({ $id: 'b', note: 'y' } as object)]
    const given = [{ ...kept[0], cost: 5 }, kept[1]]
    const read = readPublicationFile(text(given))
    const products = read.ok ? read.value.products : []
    expect(withoutUnknownFields(products, ['note'])).toEqual({
      products: kept,
      left: ['cost'],
    })
  })

  it('names every record that cannot be published', () => {
    const bad = [
      product({}),
      product({ $id: 'LOCAL_1_a', productName: '重复' }),
      product({ $id: 'b', price: -1 }),
      product({ $id: 'a/b' }),
      product({ $id: '_' }),
      product({ $id: 'c', imageId: 'img_1_a' }),
      7,
      { ...product({}), productName: 5 },
    ]
    expect(readPublicationFile(text(bad))).toEqual({
      ok: false,
      failure: {
        code: 'badRecords',
        problems: [
          { index: 1, name: '重复', problem: 'repeatedId' },
          { index: 2, name: '轿车', problem: 'badPrice' },
          { index: 3, name: '轿车', problem: 'badAddress' },
          { index: 4, name: '轿车', problem: 'badAddress' },
          { index: 5, name: '轿车', problem: 'missingPicture' },
          { index: 6, name: '', problem: 'notAnObject' },
          { index: 7, name: '', problem: 'badName' },
        ],
      },
    })
  })

  it.each([
    ['{', 'notJson'],
    ['{"products":[]}', 'notACatalogue'],
    [text([]), 'nothingInside'],
    [text(Array.from({ length: 1_001 }, () => 0)), 'tooManyProducts'],
  ])('refuses %.40j', (given, code) => {
    expect(readPublicationFile(given)).toEqual({ ok: false, failure: { code } })
  })
})
