import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import en from '#locales/en/common.ts'
import enForm from '#locales/en/manage.ts'
import zh from '#locales/zh/common.ts'
import zhForm from '#locales/zh/manage.ts'
import { storedImage } from '#tests/support/catalogue.ts'
import type { ImportContext } from './importPlan.ts'
import { categories, specificationsFrom, type Product } from './product.ts'
import { createSheetReader, productSheet, readSheetHeadings } from './sheet.ts'
import { fieldOf, sheetCategories, sheetHeadings } from './sheetWords.ts'

// The format of files that people keep: written out, whatever the page calls these.
const headings = ['产品名称', '类别', '价格（美元）', '库存', '销售状态', '描述']
const lamp = ['灯', '零部件', '19.5', '3', '在售', '一盏灯。']

const contextOf = (present: readonly Product[] = []): ImportContext => ({
  products: new Map(present.map((product) => [product.$id, product])),
  images: new Map([['img_1_a', storedImage('img_1_a')]]),
  newProductId: () => ({ id: 'local_2_b', timestamp: 2 }),
  newImageId: () => 'img_2_b',
})

const rowsOf = (
  sheet: readonly (readonly string[])[],
  present: readonly Product[] = [],
  decimalComma = false,
) => {
  const [first = [], ...rows] = sheet
  const columns = readSheetHeadings(first)
  if (!columns.ok) throw new Error(columns.failure.code)
  const chosen = columns.value.specifications.map(() => ({ kept: true }))
  const read = createSheetReader(columns.value, contextOf(present), decimalComma, chosen)
  return rows.map((cells, at) => read({ cells }, at + 1))
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
        missing: ['category', 'stockQuantity'],
      },
    })
    for (const [name, repeated] of [
      ['单价', [...headings, '单价']],
      ['颜色', [...headings, '颜色', '颜色 ']],
    ] as const)
      expect(readSheetHeadings(repeated)).toEqual({
        ok: false,
        failure: { code: 'headingsRepeated', name },
      })
  })

  it('are refused where there are more than a sheet of products has', () => {
    const names = Array.from({ length: 1_001 }, (_, at) => `规格${String(at)}`)
    for (const cells of [[...headings, ...names], Array.from({ length: 20_000 }, () => '')])
      expect(readSheetHeadings(cells)).toEqual({ ok: false, failure: { code: 'tooManyColumns' } })
  })

  it.each([
    ['*产品名称', 'productName'],
    ['产品名称（必填）', 'productName'],
    ['产品名称 Product name', 'productName'],
    ['产品名称\nProduct name', 'productName'],
    ['*类别/Category (required)', 'category'],
    ['價格(USD)', 'price'],
    ['价格(USD)', 'price'],
    ['价格 Price (USD)', 'price'],
    ['单价（美元）', 'price'],
    ['库存（件）', 'stockQuantity'],
    ['Qty (pcs)', 'stockQuantity'],
    ['价格（元）', undefined],
    ['Price (EUR)', undefined],
    ['产品尺寸', undefined],
    ['名称/类别', undefined],
    ['$id', '$id'],
    ['x'.repeat(2_000_000), undefined],
  ])('of offices are read: %.30s is %s', (heading, field) => {
    expect(fieldOf(heading)).toBe(field)
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
    [2, '¥12', { reason: 'badPrice', number: 'otherCurrency' }],
    [2, '#N/A', { reason: 'spoiledCell', heading: '价格（美元）', cell: '#N/A' }],
    [3, '1.2E+12', { reason: 'spoiledCell', heading: '库存', cell: '1.2E+12' }],
    [0, '#VALUE!', { reason: 'spoiledCell', heading: '产品名称', cell: '#VALUE!' }],
    [3, '1.5', { reason: 'badStock', number: 'tooManyDecimals' }],
    [3, '-1', { reason: 'badStock', number: 'negative' }],
    [3, '', { reason: 'badStock', number: 'empty' }],
    [0, ' ', { reason: 'badName' }],
    [0, 'x'.repeat(201), { reason: 'badName' }],
    [1, '家具', { reason: 'badCategory', cell: '家具' }],
    [1, '', { reason: 'badCategory', cell: '' }],
    [4, '也许', { reason: 'badAvailability', cell: '也许' }],
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
        before: stored,
        image: null,
        product: { ...stored, price: 20, specifications: specificationsFrom([['重量', '2 kg']]) },
      },
    ])
  })

  it('makes the dates of a product that is not here from its id', () => {
    const row = ['local_1767225600000_x', ...lamp]
    expect(rowsOf([['ID', ...headings], row])).toMatchObject([
      {
        action: 'add',
        product: { createdAt: '2026-01-01T00:00:00.000Z', productId: 1_767_225_600_000 },
      },
    ])
  })

  it('adds under an id that was not made here, and keeps it as a specification', () => {
    const numbers = ['7', '2026/1/5', '../x', 'A/01']
    const rows = numbers.flatMap((id) =>
      rowsOf([
        ['编号', ...headings],
        [id, ...lamp],
      ]),
    )
    expect(rows).toMatchObject(
      numbers.map((id) => ({
        action: 'add',
        product: { ...added, specifications: { 编号: id } },
        notes: ['ownNumber'],
      })),
    )
  })

  it('updates under such an id only a product that has it, with that name and category', () => {
    const numbered = { ...stored, specifications: specificationsFrom([['编号', '7']]) }
    const old = { ...stored, $id: '8', specifications: {} }
    const rowOf = (id: string, change: Readonly<Record<number, string>> = {}) =>
      rowsOf(
        [
          ['编号', ...headings],
          [id, ...Object.assign([...lamp], change)],
        ],
        [numbered, old],
      )[0]
    expect(rowOf('7')).toMatchObject({ action: 'skip', reason: 'unchanged' })
    expect(rowOf('8')).toMatchObject({ action: 'skip', reason: 'unchanged' })
    expect(rowOf('7', { 2: '20' })).toMatchObject({
      action: 'update',
      product: { $id: 'local_1_a' },
    })
    expect(rowOf('8', { 2: '20' })).toMatchObject({ action: 'update', product: { $id: '8' } })
    for (const other of [rowOf('7', { 0: '台灯' }), rowOf('8', { 1: '手机' })])
      expect(other).toMatchObject({ action: 'add', product: { $id: 'local_2_b' } })
  })

  it('is on sale and has no description where the sheet does not say', () => {
    const some = [0, 1, 2, 3].map((at) => [headings[at] ?? '', lamp[at] ?? ''] as const)
    const sheet = [some.map(([heading]) => heading), some.map(([, cell]) => cell)]
    const short = { ...added, description: '' }
    expect(rowsOf(sheet)).toMatchObject([{ action: 'add', product: short }])
    const empty = Object.assign([...lamp], { 4: '', 5: '' })
    expect(rowsOf([headings, empty])).toMatchObject([{ action: 'add', product: short }])
    const off = { ...stored, available: false }
    const known = [
      ['ID', ...(sheet[0] ?? [])],
      ['local_1_a', ...(sheet[1] ?? [])],
    ]
    expect(rowsOf(known, [off])).toMatchObject([{ action: 'skip', reason: 'unchanged' }])
  })

  it.each([
    ['1,299.00 USD', '20.0', 1_299, 20],
    ['19.90元', '20 件', 19.9, 20],
    ['="19.50"', '="3"', 19.5, 3],
    ['19.9$', '3pcs', 19.9, 3],
  ])('reads %s and %s as they were meant', (price, stock, priceRead, stockRead) => {
    const cells = Object.assign([...lamp], { 2: price, 3: stock })
    expect(rowsOf([headings, cells])).toMatchObject([
      { action: 'add', product: { price: priceRead, stockQuantity: stockRead } },
    ])
  })

  it('reads 元 for dollars only under a heading that says dollars', () => {
    const cells = Object.assign([...lamp], { 2: '19.90元' })
    expect(rowsOf([Object.assign([...headings], { 2: '价格' }), cells])).toMatchObject([
      { action: 'reject', reason: 'badPrice', number: 'otherCurrency' },
    ])
  })

  it('reads a comma before decimals where none separates cells', () => {
    const cells = Object.assign([...lamp], { 2: '1.234,50', 3: '3,0' })
    expect(rowsOf([headings, cells], [], true)).toMatchObject([
      { action: 'add', product: { price: 1_234.5, stockQuantity: 3 } },
    ])
  })

  it.each([
    [1, ['智能手机', '手機', 'Smartphone', '智慧型手機'], { category: 'phone' }],
    [1, ['無人機', 'UAV', 'drone'], { category: 'drone' }],
    [1, ['芯片', 'Chips', '處理器'], { category: 'cpu' }],
    [4, ['有货', '√', '✔️', 'TRUE', 'In stock', '是', '真'], { available: true }],
    [4, ['缺货', '×', '无货', 'FALSE', 'Out of stock', 'sold out', '假'], { available: false }],
  ])('knows the words that people use (%#)', (at, words, read) => {
    const rows = words.flatMap((word) =>
      rowsOf([headings, Object.assign([...lamp], { [at]: word })]),
    )
    expect(rows).toMatchObject(words.map(() => ({ product: read })))
  })

  it('leaves out what a spreadsheet has spoiled, and keeps what was here', () => {
    const cells = [...lamp, '#N/A', '6.90123E+12', '#FFA000', '1E5']
    const sheet = [[...headings, '颜色', '条码', '色号', '型号'], cells]
    const leftOut = [
      { part: 'cell', name: '颜色', text: '#N/A', why: 'error' },
      { part: 'cell', name: '条码', text: '6.90123E+12', why: 'shortened' },
    ]
    const rest = { 色号: '#FFA000', 型号: '1E5' }
    expect(rowsOf(sheet)).toMatchObject([
      { action: 'add', product: { specifications: rest }, leftOut },
    ])
    const [update] = rowsOf(
      sheet.map((row, at) => [at === 0 ? 'ID' : 'local_1_a', ...row]),
      [stored],
    )
    expect(update).toMatchObject({
      action: 'update',
      product: { specifications: { 颜色: '红', 重量: '2 kg', ...rest } },
      leftOut,
    })
  })

  it('takes the text of a formula that only says one', () => {
    const cells = [
      ...Object.assign([...lamp], { 0: '="甲"' }),
      '="6901234567892"',
      '="a""b"',
      '=1+1',
    ]
    expect(rowsOf([[...headings, '条码', '甲', '乙'], cells])).toMatchObject([
      {
        product: {
          productName: '甲',
          specifications: { 条码: '6901234567892', 甲: 'a"b', 乙: '=1+1' },
        },
      },
    ])
  })

  it('is skipped when the id was in the file before', () => {
    const cells = ['local_3_c', ...lamp]
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
  })
})
