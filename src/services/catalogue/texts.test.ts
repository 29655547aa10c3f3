import { describe, expect, it } from 'vitest'
import { writeImageEntry, writeProduct } from '#domain/catalogue/codec.ts'
import { blankProduct, type Product, type StoredImage } from '#domain/catalogue/product.ts'
import { type CatalogueView, imagesTextOf, imagesTextWith, productsTextOf } from './texts.ts'
import { fakePicture } from '#tests/fakes/products.ts'

const createdAt = '2026-01-01T00:00:00.000Z'

const product = ($id: string): Product => ({
  ...blankProduct('car'),
  $id,
  createdAt,
  productName: $id,
})
const image = (id: string): StoredImage => ({ ...fakePicture, id, name: id, createdAt })

const [first, second, third] = [product('first'), product('second'), product('third')]
const [front, back] = [image('front'), image('back')]

const nothing: CatalogueView = {
  productsText: null,
  stored: { products: [], rejected: [], damaged: false },
  imagesText: null,
  images: { images: new Map(), rejected: [], damaged: false },
  logs: new Map(),
  ownText: null,
  version: 1,
}

/** The spaces show whether a text was extended or rewritten. */
const spaced = `[ ${writeProduct(first)} ]`
const stored = (
  view: Partial<CatalogueView> = {},
  read: Partial<CatalogueView['stored']> = {},
) => ({
  ...nothing,
  productsText: spaced,
  ...view,
  stored: { products: [first], rejected: [], damaged: false, ...read },
})

describe('productsTextOf', () => {
  const rewritten = (...products: readonly Product[]) => `[${products.map(writeProduct).join(',')}]`

  it('extends the stored text by the products at its end', () => {
    expect(productsTextOf(stored(), [first, second, third])).toBe(
      `[ ${writeProduct(first)} ,${writeProduct(second)},${writeProduct(third)}]`,
    )
  })

  it.each([
    ['nothing is stored', nothing, [first]],
    ['an empty list is stored', stored({ productsText: '[ ]' }, { products: [] }), [first]],
    ['the only text is that of an empty list', stored({ productsText: '[]' }), [first, second]],
    ['a stored record is rejected', stored({}, { rejected: [7] }), [first, second]],
    ['the stored text is damaged', stored({}, { damaged: true }), [first, second]],
    ['no product was added', stored(), [first]],
    ['a product was removed', stored({}, { products: [first, second] }), [first]],
    ['the first product is another one', stored(), [second, third]],
    [
      'only some products stayed in place',
      stored({}, { products: [first, second] }),
      [first, third, second],
    ],
    [
      'the stored text does not end the list',
      stored({ productsText: `${spaced} ` }),
      [first, second],
    ],
    ['there is no stored text', stored({ productsText: null }), [first, second]],
  ])('writes the whole list when %s', (_, view, next) => {
    expect(productsTextOf(view, next)).toBe(rewritten(...next))
  })

  it('writes an empty list', () => {
    expect(productsTextOf(nothing, [])).toBe('[]')
  })

  it('writes the text of a product once', () => {
    let written = 0
    const counted = {
      ...third,
      get description() {
        written += 1
        return ''
      },
    }
    expect(productsTextOf(nothing, [counted])).toBe(productsTextOf(nothing, [counted]))
    expect(written).toBe(1)
  })
})

const spacedImages = `{ ${writeImageEntry(front)} }`
const storedImages = (
  view: Partial<CatalogueView> = {},
  read: Partial<CatalogueView['images']> = {},
) => ({
  ...nothing,
  imagesText: spacedImages,
  ...view,
  images: { images: new Map([['front', front]]), rejected: [], damaged: false, ...read },
})

describe('imagesTextWith', () => {
  const whole = (...images: readonly StoredImage[]) => `{${images.map(writeImageEntry).join(',')}}`

  it('extends the stored text by the added pictures', () => {
    const side = image('side')
    expect(imagesTextWith(storedImages(), [back, side])).toBe(
      `{ ${writeImageEntry(front)} ,${writeImageEntry(back)},${writeImageEntry(side)}}`,
    )
  })

  const newFront = { ...front, name: 'new' }
  it.each([
    ['nothing is stored', nothing, [front], [front]],
    [
      'an empty map is stored',
      storedImages({ imagesText: '{ }' }, { images: new Map() }),
      [back],
      [back],
    ],
    ['a stored entry is rejected', storedImages({}, { rejected: [7] }), [back], [front, back]],
    ['the stored text is damaged', storedImages({}, { damaged: true }), [back], [front, back]],
    [
      'a picture takes the place of a stored one',
      storedImages(),
      [newFront, back],
      [newFront, back],
    ],
    [
      'the stored text does not end the map',
      storedImages({ imagesText: `${spacedImages} ` }),
      [back],
      [front, back],
    ],
  ])('writes the whole map when %s', (_, view, added, expected) => {
    expect(imagesTextWith(view, added)).toBe(whole(...expected))
  })
})

it('imagesTextOf writes an empty map', () => {
  expect(imagesTextOf(new Map())).toBe('{}')
})
