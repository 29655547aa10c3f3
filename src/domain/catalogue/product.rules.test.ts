import { describe, expect, it } from 'vitest'
import {
  parsePrice,
  parseStock,
  productProblems,
  readProductForm,
  type ProductForm,
  stepPrice,
} from './product.rules.ts'

const form: ProductForm = {
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
  it('gives the four problems in order', () => {
    const empty = { ...form, productName: ' ', description: '', price: '0', stockQuantity: '-1' }
    expect(productProblems(empty)).toEqual([
      { field: 'productName', code: 'productNameRequired' },
      { field: 'description', code: 'descriptionRequired' },
      { field: 'price', code: 'priceInvalid', reason: 'notPositive' },
      { field: 'stockQuantity', code: 'stockInvalid', reason: 'negative' },
    ])
  })

  it.each(['\u3164', '\u200B', '\u2800 '])('takes %j as empty', (blank) => {
    const specifications = [{ name: blank, value: blank }]
    const read = readProductForm({ ...form, specifications })
    expect(read.ok && Object.keys(read.value.specifications)).toEqual([])
    expect(productProblems({ ...form, productName: blank, description: blank })).toEqual([
      { field: 'productName', code: 'productNameRequired' },
      { field: 'description', code: 'descriptionRequired' },
    ])
  })

  it('trims, reads full-width numbers and leaves empty rows out', () => {
    const read = readProductForm(form)
    expect(
      read.ok && { ...read.value, specifications: Object.entries(read.value.specifications) },
    ).toEqual({
      productName: '知远 40',
      description: '轿车',
      price: 12.5,
      stockQuantity: 3,
      category: 'car',
      available: true,
      specifications: [['续航', '560 km']],
    })
  })

  it('refuses two rows of one name, by row', () => {
    const specifications = [
      { name: 'a', value: '1' },
      { name: ' a', value: '2' },
    ]
    expect(productProblems({ ...form, specifications })).toEqual([
      { field: 'specifications', code: 'specificationRepeated', row: 1 },
    ])
  })
})

describe('the bounds of the add form', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: String(at), value: '1' }))
  const tooLong = { field: 'specifications', code: 'specificationTooLong', row: 1 }
  const row = (name: number, value: number) => ({
    specifications: [
      { name: '', value: '' },
      { name: 'a'.repeat(name), value: 'b'.repeat(value) },
    ],
  })

  it.each<[string, Partial<ProductForm>, Partial<ProductForm>, object]>([
    [
      'name',
      { productName: ` ${'a'.repeat(200)} ` },
      { productName: 'a'.repeat(201) },
      { field: 'productName', code: 'productNameTooLong' },
    ],
    [
      'description',
      { description: ` ${'a'.repeat(5_000)} ` },
      { description: 'a'.repeat(5_001) },
      { field: 'description', code: 'descriptionTooLong' },
    ],
    [
      'number of specifications',
      { specifications: [...rows(50), { name: ' ', value: ' ' }] },
      { specifications: rows(51) },
      { field: 'specifications', code: 'specificationsTooMany' },
    ],
    ['name of a specification', row(100, 1), row(101, 1), tooLong],
    ['value of a specification', row(1, 500), row(1, 501), tooLong],
    ['row without a name', row(0, 1), row(0, 501), tooLong],
    ['row without a value', row(1, 0), row(101, 0), tooLong],
  ])('take the longest %s, and refuse a longer one', (_, longest, longer, problem) => {
    expect(productProblems({ ...form, ...longest })).toEqual([])
    expect(productProblems({ ...form, ...longer })).toEqual([problem])
    expect(readProductForm({ ...form, ...longer })).toEqual({ ok: false, failure: [problem] })
  })

  it('trims description and values, and keeps a row with one of the two', () => {
    const read = readProductForm({
      ...form,
      description: ' 轿车 ',
      specifications: [
        { name: 'a', value: ' 1 ' },
        { name: ' b ', value: ' ' },
        { name: '', value: '2' },
      ],
    })
    expect(read.ok && [read.value.description, Object.entries(read.value.specifications)]).toEqual([
      '轿车',
      [
        ['a', '1'],
        ['b', ''],
        ['', '2'],
      ],
    ])
    expect(productProblems({ ...form, description: ' ' })).toEqual([
      { field: 'description', code: 'descriptionRequired' },
    ])
  })
})

describe('typed numbers', () => {
  it.each([
    ['12.5', 12.5],
    ['1,234.50', 1234.5],
    ['US$ 3', 3],
    ['12。5', 12.5],
    ['.5', 0.5],
    [' 12 ', 12],
    ['us$5', 5],
    ['$  5', 5],
    ['+5', 5],
    ['1000000000', 1_000_000_000],
    ['5$', 'notANumber'],
    ['5$6', 'notANumber'],
    ['1-2', 'notANumber'],
    ['1E+3', 'scientific'],
    ['-1.5e-10', 'scientific'],
    ['x1e3', 'notANumber'],
    ['1e3x', 'notANumber'],
    ['０．０１', 0.01],
    ['', 'empty'],
    ['1e3', 'scientific'],
    ['1.234', 'tooManyDecimals'],
    ['-1', 'notPositive'],
    ['0', 'notPositive'],
    ['1,23', 'decimalComma'],
    ['1,50', 'decimalComma'],
    ['0x10', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['9999999999', 'tooLarge'],
  ])('price %j is %j', (text, expected) => {
    const read = parsePrice(text)
    expect(read.ok ? read.value : read.failure).toBe(expected)
  })

  it.each([
    ['0', 0],
    ['-0', 0],
    ['−2', 'negative'],
    ['12', 12],
    ['1.5', 'tooManyDecimals'],
    ['-2', 'negative'],
    ['x', 'notANumber'],
  ])('stock %j is %j', (text, expected) => {
    const read = parseStock(text)
    expect(read.ok ? read.value : read.failure).toBe(expected)
  })
})

it.each([
  ['12.50', 'ArrowUp', '12.51'],
  ['12.50', 'ArrowDown', '12.49'],
  ['１，２３４．５０', 'ArrowUp', '1234.51'],
  ['', 'ArrowUp', '0.01'],
  ['0.01', 'ArrowDown', '0.00'],
  ['0', 'ArrowDown', '0.00'],
  ['1,50', 'ArrowUp', null],
  ['12.50', 'Home', null],
])('a price of %o and %s: %o', (text, key, next) => {
  expect(stepPrice(text, key)).toBe(next)
})
