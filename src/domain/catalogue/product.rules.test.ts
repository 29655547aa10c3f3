import { describe, expect, it } from 'vitest'
import { specificationsFrom } from './product.ts'
import {
  productDraftOf,
  productEntriesOf,
  validateProduct,
  withChanges,
  type ProductEntries,
} from './product.rules.ts'

const form: ProductEntries = {
  productName: ' 知远 40 ',
  description: '轿车',
  price: '１２．５０',
  stockQuantity: '３',
  category: 'car',
  available: true,
  specifications: [
    { name: ' 续航 ', value: '560 km' },
    { name: '', value: '' },
  ],
}

describe('the add form (spec §5)', () => {
  it('gives the four problems, in the order of the screen (spec §5.15)', () => {
    const empty = { ...form, productName: ' ', description: '', price: '0', stockQuantity: '-1' }
    expect(Object.entries(validateProduct(empty))).toEqual([
      ['productName', 'productNameRequired'],
      ['price', { code: 'priceInvalid', reason: 'notPositive' }],
      ['description', 'descriptionRequired'],
      ['stockQuantity', { code: 'stockInvalid', reason: 'negative' }],
    ])
  })

  it.each(['\u3164', '\u200B', '\u2800 '])('takes %j as empty', (blank) => {
    const specifications = [{ name: blank, value: blank }]
    expect(productDraftOf({ ...form, specifications })?.specifications).toEqual({})
    expect(validateProduct({ ...form, productName: blank, description: blank })).toEqual({
      productName: 'productNameRequired',
      description: 'descriptionRequired',
    })
  })

  it('trims, reads full-width numbers and leaves empty rows out', () => {
    expect(productDraftOf(form)).toEqual({
      productName: '知远 40',
      description: '轿车',
      price: 12.5,
      stockQuantity: 3,
      category: 'car',
      available: true,
      specifications: specificationsFrom([['续航', '560 km']]),
    })
  })

  it('refuses two rows of one name, by row', () => {
    const specifications = [
      { name: 'a', value: '1' },
      { name: ' a', value: '2' },
    ]
    expect(validateProduct({ ...form, specifications })).toEqual({
      'specifications-1': { code: 'specificationRepeated', row: 1 },
    })
  })
})

describe('a stored product in the form', () => {
  const product = {
    productName: '知远 40',
    description: '轿车',
    price: 12.5,
    stockQuantity: 3,
    category: 'car',
    available: false,
    specifications: specificationsFrom([
      ['__proto__', '有'],
      ['续航', '560 km'],
    ]),
  } as const

  it('is the product again when nothing was typed', () => {
    expect(productDraftOf(productEntriesOf(product))).toEqual(product)
  })

  it('shows a line end of a sheet as a space where a field has one line', () => {
    const lines = {
      ...product,
      productName: '知远\n40',
      description: '一\r\n二',
      specifications: { '充\n电': '500 km\r\n18分钟' },
    }
    expect(productEntriesOf(lines)).toMatchObject({
      productName: '知远 40',
      description: '一\n二',
      specifications: [{ name: '充 电', value: '500 km 18分钟' }],
    })
  })

  it('has a row to type into when it has no specification', () => {
    expect(productEntriesOf({ ...product, specifications: {} }).specifications).toEqual([
      { name: '', value: '' },
    ])
  })

  it('fills in what was changed meanwhile, and keeps what was typed in other fields', () => {
    const typed = { ...productEntriesOf(product), price: '1', stockQuantity: '9' }
    const present = { ...product, price: 20, available: true, specifications: {} }
    expect(withChanges(typed, product, present)).toEqual({
      ...productEntriesOf(present),
      stockQuantity: '9',
    })
  })
})

describe('the bounds of the add form', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: String(at), value: '1' }))
  const tooLong = { 'specifications-1': { code: 'specificationTooLong', row: 1 } }
  const row = (name: number, value: number) => ({
    specifications: [
      { name: '', value: '' },
      { name: 'a'.repeat(name), value: 'b'.repeat(value) },
    ],
  })

  it.each<[string, Partial<ProductEntries>, Partial<ProductEntries>, object]>([
    [
      'name',
      { productName: ` ${'𠮷'.repeat(200)} ` },
      { productName: 'a'.repeat(201) },
      { productName: 'productNameTooLong' },
    ],
    [
      'description',
      { description: ` ${'a'.repeat(5_000)} ` },
      { description: 'a'.repeat(5_001) },
      { description: 'descriptionTooLong' },
    ],
    [
      'number of specifications',
      { specifications: [...rows(50), { name: ' ', value: ' ' }] },
      { specifications: rows(51) },
      { 'specifications-0': { code: 'specificationsTooMany', row: 0 } },
    ],
    ['name of a specification', row(100, 1), row(101, 1), tooLong],
    ['value of a specification', row(1, 500), row(1, 501), tooLong],
    ['row without a name', row(0, 1), row(0, 501), tooLong],
    ['row without a value', row(1, 0), row(101, 0), tooLong],
  ])('take the longest %s, and refuse a longer one', (_, longest, longer, problem) => {
    expect(validateProduct({ ...form, ...longest })).toEqual({})
    expect(validateProduct({ ...form, ...longer })).toEqual(problem)
  })

  it('trims description and values, and keeps a row with one of the two', () => {
    const draft = productDraftOf({
      ...form,
      description: ' 轿车 ',
      specifications: [
        { name: 'a', value: ' 1 ' },
        { name: ' b ', value: ' ' },
        { name: '', value: '2' },
      ],
    })
    expect(draft && [draft.description, Object.entries(draft.specifications)]).toEqual([
      '轿车',
      [
        ['a', '1'],
        ['b', ''],
        ['', '2'],
      ],
    ])
    expect(validateProduct({ ...form, description: ' ' })).toEqual({
      description: 'descriptionRequired',
    })
  })
})
