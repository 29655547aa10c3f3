import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specificationsFrom, type Product } from '#domain/catalogue/product.ts'
import { publicationChanges, readPublicationFile, withoutUnknownFields } from './file.ts'
import {
  fingerprintOf,
  mergePublication,
  readPublication,
  readPublicationRecord,
  writePublication,
  type Publication,
  type PublicationRecord,
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
  sources: {},
})

/** A visitor's browser: storage, and what was put in by the last publication. */
interface Visitor {
  readonly stored: readonly Product[]
  readonly record: PublicationRecord | null
}

const nobody: Visitor = { stored: [], record: null }

const visit = ({ stored, record }: Visitor, products: readonly Product[], address: string) => {
  const merge = mergePublication(stored, record, publication(products), address)
  const changed = new Map(merge.put.map((entry) => [entry.product.$id, entry.product]))
  const next = stored
    .filter(({ $id }) => !merge.remove.includes($id))
    .map((mine) => changed.get(mine.$id) ?? mine)
  const added = merge.put.flatMap((entry) => (entry.created ? [entry.product] : []))
  return { merge, visitor: { stored: [...next, ...added], record: merge.record } }
}

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const published = fc
  .uniqueArray(fc.record({ $id: fc.constantFrom(...ids), price: fc.integer({ min: 1, max: 3 }) }), {
    selector: ({ $id }) => $id,
  })
  .map((rows) => rows.map(product))

/** A publication that the visitor meets, or something that the visitor does. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('publish' as const), products: published }),
  fc.record({ kind: fc.constant('edit' as const), $id: fc.constantFrom(...ids) }),
  fc.record({ kind: fc.constant('delete' as const), $id: fc.constantFrom(...ids) }),
  fc.record({ kind: fc.constant('add' as const), $id: fc.constantFrom('own1', 'own2') }),
)

describe('the merge of a publication and storage (decision P9)', () => {
  it('keeps what the visitor changed, deleted or added, and lets the rest follow', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
        let visitor = nobody
        // What the visitor should see, product by product.
        const wanted = new Map<string, Product>()
        const touched = new Set<string>()
        const seen = new Set<string>()
        let edits = 1_000
        for (const [index, next] of steps.entries()) {
          if (next.kind === 'publish') {
            const now = new Map(next.products.map((each) => [each.$id, each]))
            for (const [id, each] of now) {
              if (!touched.has(id)) wanted.set(id, each)
              seen.add(id)
            }
            for (const id of seen) {
              if (now.has(id) || touched.has(id)) continue
              wanted.delete(id)
              seen.delete(id)
            }
            visitor = visit(visitor, next.products, `/assets/${String(index)}.json`).visitor
          } else if (next.kind === 'add') {
            if (wanted.has(next.$id)) continue
            const own = product({ $id: next.$id })
            wanted.set(next.$id, own)
            visitor = { ...visitor, stored: [...visitor.stored, own] }
          } else if (wanted.has(next.$id)) {
            touched.add(next.$id)
            edits += 1
            const mine = product({ $id: next.$id, price: edits })
            const others = visitor.stored.filter(({ $id }) => $id !== next.$id)
            if (next.kind === 'edit') wanted.set(next.$id, mine)
            else wanted.delete(next.$id)
            visitor = { ...visitor, stored: next.kind === 'edit' ? [...others, mine] : others }
          }
          expect(new Map(visitor.stored.map((each) => [each.$id, each]))).toEqual(wanted)
        }
      }),
    )
  })

  it('changes nothing when the same publication is read again', () => {
    fc.assert(
      fc.property(published, published, (first, second) => {
        const once = visit(visit(nobody, first, '/1').visitor, second, '/2')
        const again = visit(once.visitor, second, '/2')
        expect(again.merge.put).toEqual([])
        expect(again.merge.remove).toEqual([])
        expect(again.merge.record).toEqual(once.merge.record)
      }),
    )
  })

  it('leaves the products of the owner, who published them from this browser', () => {
    const mine = product({ imageId: 'img_1_a' })
    const owner: Visitor = { stored: [mine], record: null }
    const first = visit(owner, [product({ imageId: 'drawing-0' })], '/1')
    expect(first.merge.put).toEqual([])
    const second = visit(first.visitor, [product({ imageId: 'drawing-0', price: 200 })], '/2')
    expect(second.visitor.stored).toEqual([mine])
  })

  it('follows again what the visitor has put back to the published state', () => {
    const first = visit(nobody, [product({})], '/1').visitor
    const edited = { ...first, stored: [product({ price: 7 })] }
    const second = visit(edited, [product({ price: 200 })], '/2').visitor
    expect(second.stored).toEqual([product({ price: 7 })])
    const back = { ...second, stored: [product({})] }
    expect(visit(back, [product({ price: 300 })], '/3').visitor.stored).toEqual([
      product({ price: 300 }),
    ])
  })
})

describe('what is remembered of a product', () => {
  it('stays the same from one version of the site to the next', () => {
    expect(fingerprintOf(product({}))).toBe('3km1aj1fwfqix')
  })

  it('is the published state, where the visitor has made the same change', () => {
    const [before, after] = [product({}), product({ price: 2 })]
    const { record } = visit(nobody, [before], '/1').visitor
    const { merge } = visit({ stored: [after], record }, [after], '/2')
    expect(merge).toEqual({
      put: [],
      remove: [],
      record: { version: 1, address: '/2', products: { [after.$id]: fingerprintOf(after) } },
    })
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

  it.each(['', '{}', '[]', '{"version":2,"exportedAt":"","products":[],"sources":{}}'])(
    '%j is none',
    (text) => {
      expect(readPublication(text)).toBeNull()
    },
  )

  it('the record of storage tells a newer version from damage', () => {
    const record: PublicationRecord = { version: 1, address: '/a', products: { a: 'x' } }
    expect(readPublicationRecord(`${JSON.stringify(record)}   `)).toEqual(record)
    expect(readPublicationRecord('{"version":2}')).toBe('newer')
    expect(readPublicationRecord('{"version":1')).toBeNull()
    expect(readPublicationRecord('{"version":1}')).toBeNull()
    expect(readPublicationRecord('{}')).toBeNull()
    expect(readPublicationRecord(null)).toBeNull()
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
  const page = publishedPages([whole, { ...whole, $id: 'second' }]).get('/products/car')
  expect(page?.products.map((shown) => shown.description)).toEqual(
    Array(2).fill(`${'长'.repeat(100)}…`),
  )
  // The first card shows three figures. The line-up shows the length of each product.
  expect(page?.products.map((shown) => Object.keys(shown.specifications))).toEqual([
    ['续航', '电池', '功率', '车长'],
    ['车长'],
  ])
})

describe('the dry run', () => {
  it('says what would be new, changed, gone and the same', () => {
    const image = 'drawing-0123456789abcdef-1200x900.webp'
    const before: Publication = {
      ...publication([
        product({ $id: 'same', imageId: image }),
        product({ $id: 'dear' }),
        product({ $id: 'out', stockQuantity: 5 }),
        product({ $id: 'gone' }),
        product({ $id: 'shot', imageId: image }),
      ]),
      sources: { [image]: 'img_1_a' },
    }
    const changes = publicationChanges(
      [
        product({ $id: 'same', imageId: 'img_1_a' }),
        product({ $id: 'dear', price: 101, productName: '新名' }),
        product({ $id: 'out', stockQuantity: 5, available: false }),
        product({ $id: 'shot', imageId: 'img_2_b' }),
        product({ $id: 'new' }),
      ],
      before,
    )
    expect(changes.counts).toEqual({ added: 1, changed: 3, gone: 1, unchanged: 1 })
    expect(
      changes.rows.map((row) => [
        row.kind,
        row.product.$id,
        ...(row.kind === 'changed' ? row.fields : []),
      ]),
    ).toEqual([
      ['changed', 'dear', 'productName', 'price'],
      ['changed', 'out', 'stock'],
      ['changed', 'shot', 'picture'],
      ['added', 'new'],
      ['gone', 'gone'],
    ])
  })

  it.each<[string, Partial<Product>]>([
    ['productName', { productName: '新名' }],
    ['description', { description: '新车' }],
    ['price', { price: 101 }],
    ['stock', { stockQuantity: 0 }],
    ['category', { category: 'cpu' }],
    ['picture', { imageId: '' }],
    ['specifications', { specifications: { 续航: '560 km' } }],
    ['other', { productId: 2 }],
  ])('names the field %s', (field, change) => {
    const before = product({ imageId: 'drawing-0' })
    const after = { ...before, ...change }
    expect(publicationChanges([after], publication([before])).rows).toEqual([
      { kind: 'changed', product: after, before, fields: [field] },
    ])
  })

  it('everything is new when nothing is published', () => {
    expect(publicationChanges([product({})], null).counts).toEqual({
      added: 1,
      changed: 0,
      gone: 0,
      unchanged: 0,
    })
  })
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
