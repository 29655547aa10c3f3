import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import en from '#locales/en/common.ts'
import enForm from '#locales/en/manage.ts'
import zh from '#locales/zh/common.ts'
import zhForm from '#locales/zh/manage.ts'
import { storedImage } from '#tests/support/catalogue.ts'
import type { ImportContext } from './importPlan.ts'
import { categories, specificationsFrom, type Product } from './product.ts'
import {
  calculatedCell,
  planSheetRow,
  productSheet,
  readSheetHeadings,
  sheetCategories,
  sheetHeadings,
} from './sheet.ts'

// The format of files that people keep: written out, whatever the page calls these.
const headings = ['产品名称', '类别', '价格（美元）', '库存', '销售状态', '描述']
const lamp = ['灯', '零部件', '19.5', '3', '在售', '一盏灯。']

const contextOf = (present: readonly Product[] = []): ImportContext => ({
  products: new Map(present.map((product) => [product.$id, product])),
  images: new Map([['img_1_a', storedImage('img_1_a')]]),
  newProductId: () => ({ id: 'local_2_b', timestamp: 2 }),
  newImageId: () => 'img_2_b',
})

const rowsOf = (sheet: readonly (readonly string[])[], present: readonly Product[] = []) => {
  const [first = [], ...rows] = sheet
  const columns = readSheetHeadings(first)
  if (!columns.ok) throw new Error(columns.failure.code)
  const seen = new Set<string>()
  return rows.map((cells, at) =>
    planSheetRow(cells, columns.value, at + 1, seen, contextOf(present)),
  )
}

const added = {
  $id: 'local_2_b',
  createdAt: '1970-01-01T00:00:00.002Z',
  productId: 2,
  productName: '灯',
  description: '一盏灯。',
  price: 19.5,
  stockQuantity: 3,
  category: 'parts',
  available: true,
  imageId: '',
  imageUrl: '',
}

const stored: Product = {
  ...added,
  $id: 'local_1_a',
  category: 'parts',
  imageId: 'img_1_a',
  specifications: specificationsFrom([
    ['颜色', '红'],
    ['重量', '2 kg'],
  ]),
}

describe('the headings of a sheet', () => {
  it('are those of the form, the categories those of the site', () => {
    const labels = [zhForm, enForm].map(({ form }) => [
      form.name,
      form.category,
      form.price,
      form.stock,
      form.availability,
      form.description,
    ])
    const named = Object.entries(sheetHeadings).flatMap(([field, words]) =>
      field === '$id' ? [] : [words],
    )
    expect([named.map((words) => words.zh), named.map((words) => words.en)]).toEqual(labels)
    expect([zh, en].map(({ category }) => categories.map((name) => category[name]))).toEqual([
      categories.map((name) => sheetCategories[name].zh),
      categories.map((name) => sheetCategories[name].en),
    ])
  })

  it('are read in both languages, in any order, case and width', () => {
    const mixed = ['STOCK', 'description', ' 价格(美元) ', 'on_sale', 'Category', 'Ｎame', 'Colour']
    const cells = ['3', '一盏灯。', 'US$19.50', 'YES', 'Parts', '灯', '红']
    expect(rowsOf([mixed, cells])).toMatchObject([
      { action: 'add', product: { ...added, specifications: { Colour: '红' } } },
    ])
  })

  it('are named when they are missing or repeated', () => {
    expect(readSheetHeadings(['产品名称', 'price'])).toEqual({
      ok: false,
      failure: {
        code: 'headingsMissing',
        missing: ['category', 'stockQuantity', 'available', 'description'],
      },
    })
    for (const repeated of [
      [...headings, '单价'],
      [...headings, '颜色', '颜色 '],
    ])
      expect(readSheetHeadings(repeated)).toEqual({
        ok: false,
        failure: { code: 'headingsRepeated' },
      })
  })
})

describe('a row of a sheet', () => {
  it('is a product; other columns are specifications, and empty cells none', () => {
    const cells = [...lamp, '红', '', '8']
    expect(rowsOf([[...headings, '颜色', '重量', '__proto__'], cells])).toEqual([
      {
        index: 1,
        name: '灯',
        action: 'add',
        image: null,
        product: {
          ...added,
          specifications: specificationsFrom([
            ['颜色', '红'],
            ['__proto__', '8'],
          ]),
        },
      },
    ])
  })

  it('is nothing when it is empty', () => {
    expect(rowsOf([headings, ['', ' ', '']])).toEqual([null])
  })

  it.each([
    [2, '', { reason: 'badPrice', number: 'empty' }],
    [2, '12,5', { reason: 'badPrice', number: 'decimalComma' }],
    [2, '1e3', { reason: 'badPrice', number: 'scientific' }],
    [2, '0', { reason: 'badPrice', number: 'notPositive' }],
    [2, '-5', { reason: 'badPrice', number: 'notPositive' }],
    [2, '1.999', { reason: 'badPrice', number: 'tooManyDecimals' }],
    [2, '¥12', { reason: 'badPrice', number: 'notANumber' }],
    [3, '1.5', { reason: 'badStock', number: 'tooManyDecimals' }],
    [3, '-1', { reason: 'badStock', number: 'negative' }],
    [3, '', { reason: 'badStock', number: 'empty' }],
    [0, ' ', { reason: 'badName' }],
    [0, 'x'.repeat(201), { reason: 'badName' }],
    [1, '家具', { reason: 'badCategory' }],
    [4, '也许', { reason: 'badAvailability' }],
    [4, '', { reason: 'badAvailability' }],
    [5, 'x'.repeat(5_001), { reason: 'badDescription' }],
    [6, '多', { reason: 'moreCells' }],
  ])('is refused for a bad cell (%#)', (at, text, why) => {
    const cells = Object.assign([...lamp], { [at]: text })
    expect(rowsOf([headings, cells])).toEqual([
      { index: 1, name: (cells[0] ?? '').trim().slice(0, 200), action: 'reject', ...why },
    ])
  })

  it('keeps the picture and what has no column of a product that is here', () => {
    const cells = ['local_1_a', ...lamp, '']
    const row = rowsOf([['编号', ...headings, '颜色'], Object.assign(cells, { 3: '20' })], [stored])
    expect(row).toEqual([
      {
        index: 1,
        name: '灯',
        action: 'update',
        image: null,
        product: { ...stored, price: 20, specifications: specificationsFrom([['重量', '2 kg']]) },
      },
    ])
  })

  it('makes the dates of a product that is not here from its id', () => {
    expect(
      rowsOf([
        ['ID', ...headings],
        ['local_1767225600000_x', ...lamp],
      ]),
    ).toMatchObject([
      {
        action: 'add',
        product: { createdAt: '2026-01-01T00:00:00.000Z', productId: 1_767_225_600_000 },
      },
    ])
    expect(
      rowsOf([
        ['ID', ...headings],
        ['../x', ...lamp],
      ]),
    ).toMatchObject([{ reason: 'badId' }])
  })

  it('is skipped when the id was in the file before', () => {
    const cells = ['a', ...lamp]
    expect(rowsOf([['ID', ...headings], cells, cells])).toMatchObject([
      { action: 'add' },
      { action: 'skip', reason: 'repeatedInFile' },
    ])
  })
})

describe('the products as a sheet', () => {
  it('have no cell that a spreadsheet calculates', () => {
    const evil = {
      ...stored,
      productName: '=cmd()',
      description: '＋1',
      specifications: specificationsFrom([
        ['@SUM(1)', '-20 °C'],
        ['价格', '0138'],
      ]),
    }
    expect(productSheet([evil], 'zh')).toEqual([
      ['编号', ...headings, "'@SUM(1)", '规格：价格'],
      ['local_1_a', "'=cmd()", '零部件', '19.5', '3', '在售', "'＋1", "'-20 °C", "'0138"],
    ])
  })

  it('come back unchanged, in both languages', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        '=1+1',
        "'=x",
        '0138',
        '价格',
        '规格：价格',
        'Spec: Stock',
        ' a\r\nb ',
        '__proto__',
      ),
    )
    const anyProduct = fc
      .record({
        productName: text.filter((name) => /[a-z0-9价格]/u.test(name)),
        description: text,
        price: fc.integer({ min: 1, max: 99_999_999 }).map((cents) => cents / 100),
        stockQuantity: fc.nat(1_000_000),
        category: fc.constantFrom(...categories),
        available: fc.boolean(),
        specifications: fc
          .uniqueArray(
            fc.tuple(
              text.filter((name) => name.trim() !== ''),
              text,
            ),
            {
              selector: ([name]) => name.trim().normalize('NFC'),
              maxLength: 4,
            },
          )
          .map(specificationsFrom),
      })
      .map((fields): Product => ({ ...stored, ...fields }))
    fc.assert(
      fc.property(anyProduct, fc.constantFrom('zh', 'en'), (product, language) => {
        const [row] = rowsOf(productSheet([product], language), [product])
        expect(row).toMatchObject({ action: 'skip', reason: 'unchanged' })
      }),
    )
    expect(calculatedCell.test('12.50')).toBe(false)
  })
})
