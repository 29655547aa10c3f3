import { describe, expect, it } from 'vitest'
import { parsePrice, parseStock } from './numbers.ts'
import { productProblems, readProductForm, type ProductForm } from './product.rules.ts'

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

describe('typed numbers', () => {
  it.each([
    ['12.5', 12.5],
    ['1,234.50', 1234.5],
    ['US$ 3', 3],
    ['12。5', 12.5],
    ['.5', 0.5],
    ['０．０１', 0.01],
    ['', 'empty'],
    ['1e3', 'scientific'],
    ['1.234', 'tooManyDecimals'],
    ['-1', 'notPositive'],
    ['0', 'notPositive'],
    ['1,23', 'notANumber'],
    ['0x10', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['9999999999', 'tooLarge'],
  ])('price %j is %j', (text, expected) => {
    const read = parsePrice(text)
    expect(read.ok ? read.value : read.failure).toBe(expected)
  })

  it.each([
    ['0', 0],
    ['12', 12],
    ['1.5', 'tooManyDecimals'],
    ['-2', 'negative'],
    ['x', 'notANumber'],
  ])('stock %j is %j', (text, expected) => {
    const read = parseStock(text)
    expect(read.ok ? read.value : read.failure).toBe(expected)
  })
})
