import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it, vi } from 'vitest'
import type { ImportRow } from '#domain/catalogue/importPlan.ts'
import { categories, specificationsFrom, type Product } from '#domain/catalogue/product.ts'
import {
  choiceOf,
  choiceProblem,
  isOwnSheet,
  questionsOf,
  withUse,
  type SheetChoice,
} from '#domain/catalogue/sheetColumns.ts'
import { createFileService, type WorkOptions } from '#services/files.ts'
import type { ProductsPort } from '#services/products.ts'
import { createFakeProducts } from '#tests/fakes/products.ts'
import { undoLast, productDraft, storedRecord } from '#tests/support/catalogue.ts'

// The format of files that people keep: written out, whatever the page calls these.
const headings = '产品名称,类别,价格（美元）,库存,销售状态,描述'
const lamp = '台灯,零部件,19.5,3,在售,一盏灯。'

const stored: Product = {
  ...storedRecord,
  productName: '台灯',
  description: '一盏灯。',
  price: 19.5,
  stockQuantity: 3,
  category: 'parts',
  imageId: '',
  imageUrl: '',
  specifications: specificationsFrom([
    ['颜色', '红'],
    ['重量', '2 kg'],
  ]),
}

/** The choice that the first sheet of a file begins with. */
const choiceIn = async (source: string | Uint8Array, store: ProductsPort) => {
  const [table] = (await store.openSheets(source)) ?? []
  if (table === undefined) throw new Error('There is no sheet')
  return choiceOf(table)
}

/** Every column that was left out becomes a specification. */
const withAll = (choice: SheetChoice): SheetChoice =>
  choice.columns
    .filter(({ at, heading }) => choice.uses[at] === 'none' && heading !== '')
    .reduce((before, { at }) => withUse(before, at, 'specification'), choice)

const planOf = async (
  text: string,
  products: readonly Product[] = [],
  said: Partial<SheetChoice> = {},
  options?: WorkOptions,
) => {
  const store = createFakeProducts({ products })
  return store.planSheet({ ...withAll(await choiceIn(text, store)), ...said }, options)
}

/** A row in short: its number, what happens to it and why. */
const short = (row: ImportRow): string => {
  const why = row.action === 'reject' ? [row.reason, row.number, row.heading, row.cell] : []
  const notes =
    'product' in row
      ? [...(row.notes ?? []), ...(row.leftOut ?? []).map(({ part }) => `${part} left out`)]
      : []
  const reason = row.action === 'skip' ? [row.reason] : []
  const all = [...why, ...notes, ...reason].filter((word) => word !== undefined)
  return [row.index + 1, row.action, ...all].join(' ')
}

const rowsOf = async (...given: Parameters<typeof planOf>) =>
  (await planOf(...given)).rows.map(short)

const productsOf = async (...given: Parameters<typeof planOf>) =>
  (await planOf(...given)).rows.flatMap((row) => ('product' in row ? row.product : []))

describe('a sheet is read', () => {
  const added = { productName: '台灯 "A"', category: 'parts', price: 1_234.5, available: true }
  const wide = [
    ['产品名称', '类别', '价格', '库存', '销售状态', '描述', '颜色'],
    ['台灯 "A"', '零部件', '1,234.50', '3', '在售', '第一行\r\n第二行；=；,', '红'],
  ]

  it.each([',', ';', '\t'])('with %j between the cells', async (delimiter) => {
    for (const newline of ['\r\n', '\n', '\r']) {
      const [product] = await productsOf(Papa.unparse(wide, { delimiter, newline, quotes: true }))
      expect(product).toMatchObject({
        ...added,
        description: '第一行\n第二行；=；,',
        specifications: { 颜色: '红' },
      })
    }
  })

  it('below a title, with its headings in any order, case and width, and in both languages', async () => {
    const text =
      '新源产品表,,,\r\n\r\nSTOCK,description, 价格(美元) ,Status,Category,Ｎame\n3,一盏灯。,US$19.50,Available,Parts,台灯'
    const { productName, description, price, stockQuantity, category } = stored
    const said = { productName, description, price, stockQuantity, category }
    expect(await productsOf(text)).toMatchObject([{ ...said, available: true }])
  })

  it('with an availability and a description only where it says them', async () => {
    const off = { ...stored, available: false }
    const text = `产品名称,类别,价格,库存\n台灯,零部件,19.5,3`
    expect(await productsOf(text)).toMatchObject([{ available: true, description: '' }])
    const known = text.replace('产', 'ID,产').replace('台灯', `${stored.$id},台灯`)
    expect(await rowsOf(known, [off])).toEqual(['2 skip unchanged'])
  })

  it.each([
    ['"1,299.00 USD"', '20.0', 1_299, 20],
    ['"=""19.50"""', '"=""3"""', 19.5, 3],
    ['19.9$', '３', 19.9, 3],
  ])('%s and %s as they were meant', async (price, stock, priceRead, stockRead) => {
    const text = `${headings}\n台灯,零部件,${price},${stock},在售,一盏灯。`
    expect(await productsOf(text)).toMatchObject([{ price: priceRead, stockQuantity: stockRead }])
  })

  it('as a person says of its numbers, currency and words', async () => {
    const text =
      '产品名称,类别,单价（元）,库存,销售状态\n甲,汽车配件,"3.999,50元",20.000,有\n乙,,9元,1,\n合计,总计,9,1,'
    const said = {
      decimals: { price: 'comma', stockQuantity: 'point' },
      dollars: true,
      categories: { 汽车配件: 'parts', '': 'above', 总计: 'none' },
      availability: { 有: 'false' },
    } as const
    expect(await rowsOf(text, [], said)).toEqual(['2 add', '3 add categoryAbove', '4 skip leftOut'])
    expect(await productsOf(text, [], said)).toMatchObject([
      { price: 3_999.5, stockQuantity: 20, category: 'parts', available: false },
      { price: 9, stockQuantity: 1, category: 'parts', available: true },
    ])
  })

  it('with the text of formulas that only say one', async () => {
    const cells = '"=""甲""",手机,9,3,在售,,"=""6901234567892""","=""a""""b""",=1+1'
    expect(await productsOf(`${headings},条码,甲,乙\n${cells}`)).toMatchObject([
      { productName: '甲', specifications: { 条码: '6901234567892', 甲: 'a"b', 乙: '=1+1' } },
    ])
  })

  it('of 20,000 rows, with a line break at the end', async () => {
    const plan = await planOf(`${headings}\n${'灯,零部件,1,1,在售,\n'.repeat(20_000)}\n\n`)
    expect(plan.counts).toEqual({ add: 20_000, update: 0, skip: 0, reject: 0 })
  })

  it('in pieces, and can be stopped', async () => {
    const stop = new AbortController()
    const text = `${headings}\n${`${lamp}\n`.repeat(400)}`
    const onProgress = vi.fn(() => stop.abort())
    await expect(planOf(text, [], {}, { signal: stop.signal, onProgress })).rejects.toThrow(
      'aborted',
    )
    expect(stop.signal.aborted).toBe(true)
  })

  it.each([
    ['a number behind blanks', `灯,零部件,1${' '.repeat(20_000)}x,1${' '.repeat(20_000)}x,在售,\n`],
    ['a description of tabs', `灯,零部件,1,1,在售,"${'\t'.repeat(19_990)}x"\n`],
    ['apostrophes', `灯,零部件,1,1,在售,"${"'".repeat(19_990)}x"\n`],
    ['a formula of marks', `"=""${'""'.repeat(9_000)}x",零部件,1,1,在售,\n`],
  ])('in moments with %s in each row', { timeout: 60_000 }, async (_, row) => {
    const { rows } = await planOf(`${headings}\n${row.repeat(300)}`)
    expect(rows).toHaveLength(300)
  })
})

describe('a sheet is refused as a whole', () => {
  it.each([
    ['产品名称，类别，价格，库存\n甲，手机，9，3', { code: 'sheetNarrow' }],
    ['标题,'.repeat(2_000), { code: 'sheetTooLarge' }],
    [`a,b,c,d\n${'1,2,3,4\n'.repeat(22_000)}`, { code: 'sheetTooLarge' }],
    ['<html></html>', { from: 'file', code: 'fileMarkup' }],
    ['\uFEFF<?xml version="1.0"?>', { from: 'file', code: 'fileMarkup' }],
    ['MIME-Version: 1.0\r\nContent-Type: multipart/related', { from: 'file', code: 'fileMarkup' }],
    [headings, { from: 'import', code: 'nothingInside' }],
    ['', { from: 'file', code: 'fileEmpty' }],
    [',,,\r\n,,,', { from: 'file', code: 'fileEmpty' }],
    [`${headings}\n${'灯\n'.repeat(20_001)}`, { from: 'import', code: 'tooManyRecords' }],
  ])('(%#)', async (text, failure) => {
    await expect(planOf(text)).rejects.toMatchObject({ failure: { from: 'sheet', ...failure } })
  })

  it('is no sheet where it is JSON', async () => {
    expect(await createFakeProducts().openSheets(' {"half')).toBeNull()
  })
})

describe('a row is judged', () => {
  const long = 'x'.repeat(5_001)
  it.each([
    ['台灯,零部件,,3,在售,', 'reject badPrice empty'],
    ['台灯,零部件,"12,5",3,在售,', 'reject badPrice decimalComma'],
    ['台灯,零部件,1e3,3,在售,', 'reject badPrice scientific'],
    ['台灯,零部件,0,3,在售,', 'reject badPrice notPositive'],
    ['台灯,零部件,1.999,3,在售,', 'reject badPrice tooManyDecimals'],
    ['台灯,零部件,¥12,3,在售,', 'reject badPrice otherCurrency'],
    ['台灯,零部件,#N/A,3,在售,', 'reject spoiledCell 价格（美元） #N/A'],
    ['台灯,零部件,9,1.2E+12,在售,', 'reject spoiledCell 库存 1.2E+12'],
    ['#VALUE!,零部件,9,3,在售,', 'reject spoiledCell 产品名称 #VALUE!'],
    ['台灯,零部件,9,1.5,在售,', 'reject badStock tooManyDecimals'],
    ['台灯,零部件,9,-1,在售,', 'reject badStock negative'],
    ['台灯,零部件,9,,在售,', 'reject badStock empty'],
    [' ,零部件,9,3,在售,', 'reject badName'],
    [`${'x'.repeat(201)},零部件,9,3,在售,`, 'reject badName'],
    ['台灯,家具,9,3,在售,', 'reject badCategory 家具'],
    ['台灯,,9,3,在售,', 'reject badCategory '],
    ['台灯,零部件,9,3,也许,', 'reject badAvailability 也许'],
    [`台灯,零部件,9,3,在售,${long}`, 'reject badDescription'],
    ['台灯,零部件,9,3,在售,,多', 'reject moreCells'],
    ['"台灯,零部件,9,3,在售,', 'reject openQuote'],
    ['"12" 台灯,零部件,9,3,在售,', 'reject openQuote'],
    ['台\uFFFD灯,零部件,9,3,在售,', 'add lostLetters'],
    ['台灯,零部件,9,3,在售,#N/A', 'add cell left out'],
  ])('"%.40s" as %s', async (row, outcome) => {
    expect(await rowsOf(`${headings}\n${row}\n`)).toEqual([`2 ${outcome}`])
  })

  it('by its number in a spreadsheet program, below empty rows and cells of two lines', async () => {
    const text = `${headings}\n"台\n灯",零部件,9,3,在售,\n,,\n灯,零部件,x,3,在售,\n`
    expect(await rowsOf(text)).toEqual(['2 add', '4 reject badPrice notANumber'])
  })

  it('keeps what has no column of a product that is here, and removes what is empty', async () => {
    const text = `编号,${headings},颜色\n${stored.$id},台灯,零部件,20,3,在售,一盏灯。,`
    expect(await productsOf(text, [stored])).toEqual([
      { ...stored, price: 20, specifications: specificationsFrom([['重量', '2 kg']]) },
    ])
    const spoiled = text.replace(/,$/u, ',#N/A')
    expect(await productsOf(spoiled, [stored])).toEqual([{ ...stored, price: 20 }])
  })

  it('makes the dates of a product that is not here from its id', async () => {
    const text = `ID,${headings}\nlocal_1767225600000_x,${lamp}`
    expect(await productsOf(text)).toMatchObject([
      { createdAt: '2026-01-01T00:00:00.000Z', productId: 1_767_225_600_000 },
    ])
  })

  it('adds under an id that was not made here, and keeps it as a specification', async () => {
    for (const id of ['7', '2026/1/5', '../x', 'A/01']) {
      const text = `编号,${headings}\n${id},${lamp}`
      expect(await rowsOf(text)).toEqual(['2 add ownNumber'])
      const [product] = await productsOf(text)
      expect(product).toMatchObject({
        $id: expect.stringMatching(/^local_/u) as string,
        specifications: { 编号: id },
      })
    }
  })

  it('updates under such an id only a product that has it, with that name and category', async () => {
    const here = [
      { ...stored, specifications: specificationsFrom([['编号', '7']]) },
      { ...stored, $id: '8', specifications: {} },
    ]
    const idOf = async (id: string, row: string) => {
      const text = `编号,${headings}\n${id},${row}`
      const [product] = await productsOf(text, here)
      return product?.$id.replace(/^local_\d{6,}.*/u, 'new') ?? (await rowsOf(text, here))[0]
    }
    for (const [id, same] of [
      ['7', stored.$id],
      ['8', '8'],
    ] as const) {
      expect(await idOf(id, lamp)).toBe('2 skip unchanged')
      expect(await idOf(id, lamp.replace('19.5', '20'))).toBe(same)
      expect(await idOf(id, lamp.replace('台灯', '灯'))).toBe('new')
      expect(await idOf(id, lamp.replace('零部件', '手机'))).toBe('new')
    }
  })

  it('once where it is in the file twice, and not where the second one differs', async () => {
    const row = `local_3_c,${lamp}\n`
    const text = `ID,${headings}\n${row}${row}${row.replace('19.5', '20')}`
    expect(await rowsOf(text)).toEqual(['2 add', '3 skip repeatedInFile', '4 reject repeatedId'])
  })

  it('says that it adds a product of a name and category that is there', async () => {
    const text = `${headings}\n${lamp}\n${lamp}\n${lamp.replace('零部件', '手机')}`
    expect(await rowsOf(text)).toEqual(['2 add', '3 add sameName', '4 add'])
    expect(await rowsOf(`${headings}\n${lamp}`, [stored])).toEqual(['2 add sameName'])
  })

  it('takes the category of a row above where a person says so, but not of products that are here', async () => {
    const id = stored.$id
    const text = `ID,${headings}\n,甲,手机,9,3,,\n,乙,,9,3,,\n${id},台灯,,9,3,,\n,丙,汽车,9,3,,\n,丁,,9,3,,`
    const above = { categories: { '': 'above' } } as const
    expect(await rowsOf(text, [stored], above)).toEqual([
      ...['2 add', '3 add categoryAbove', '4 update', '5 add', '6 add categoryAbove'],
    ])
    const read = await productsOf(text, [stored], above)
    expect(read.map(({ category }) => category)).toEqual([
      ...['phone', 'phone', 'parts', 'car', 'car'],
    ])
  })

  it('is none where the headings are repeated, as where two files were joined', async () => {
    const text = `${headings}\n${lamp}\n${headings}\n${lamp.replace('台灯', '甲')}`
    expect(await rowsOf(text)).toEqual(['2 add', '3 skip headings', '4 add'])
  })
})

it('leaves what is here as it is where a column is left out', async () => {
  const cost = { ...stored, specifications: specificationsFrom([['成本价', '4']]) }
  const store = createFakeProducts({ products: [cost] })
  const choice = await choiceIn(`ID,${headings},成本价\n7,${lamp},5\n`, store)
  const { rows } = await store.planSheet(choice)
  expect(rows).toMatchObject([{ action: 'add', product: { specifications: { ID: '7' } } }])
})

describe('an export as a sheet', () => {
  it('opens in Excel', async () => {
    const store = createFakeProducts()
    await store.add({ ...productDraft, productName: '=cmd()', description: '张三 🎈\n"x"' })
    const file = await store.sheetFile('zh')
    expect([file.name, file.type]).toEqual(['products_2026-01-01.csv', 'text/csv'])
    expect(file.text.slice(0, 4)).toBe('\uFEFF编号,')
    const { data } = Papa.parse<string[]>(file.text.slice(1), { skipEmptyLines: true })
    expect([data[0], data[1]?.slice(1)]).toEqual([
      ['编号', '产品名称', '类别', '价格（美元）', '库存', '销售状态', '描述'],
      ["'=cmd()", '汽车', '1', '1', '在售', '张三 🎈\n"x"'],
    ])
  })

  it('says of each specification that it is one', async () => {
    const names = ['颜色', '颜色 ', '价格', '供应商', ' ', '规格：a', '@SUM(1)', '']
    const specifications = specificationsFrom(names.map((name) => [name, '-1']))
    const { text } = await createFakeProducts({
      products: [{ ...stored, specifications }],
    }).sheetFile('zh')
    expect(text.split('\r\n')[0]?.split(',').slice(7)).toEqual([
      ...[
        '规格：颜色',
        '规格：颜色 (2)',
        '规格：价格',
        '规格：供应商',
        '规格：',
        '规格：规格：a',
        '规格：@SUM(1)',
        '规格：(2)',
      ],
    ])
  })

  it('is imported again by the site, here and elsewhere, whatever is in it', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(...['=1+1', "'=x", '0138', '价格', '规格：价格', 'Spec: Stock', ' a\r\nb ']),
      fc.constantFrom(
        ...['__proto__', '颜色', '颜色 ', 'Cafe\u0301', 'Café', '“好”', '供应商', '5', ''],
      ),
    )
    const anyProduct = fc.record({
      productName: text.map((name) => `a${name}`),
      description: text,
      price: fc.integer({ min: 1, max: 99_999_999 }).map((cents) => cents / 100),
      stockQuantity: fc.nat(1_000_000),
      category: fc.constantFrom(...categories),
      available: fc.boolean(),
      specifications: fc
        .array(fc.tuple(text, text), { maxLength: 5 })
        .map((rows) => specificationsFrom(rows)),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyProduct, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('zh', 'en'),
        async (drawn, language) => {
          const products = drawn.map((fields, at) => ({
            ...stored,
            $id: `local_${String(at + 1)}_a`,
            ...fields,
          }))
          const store = createFakeProducts({ products })
          const { text: sheet } = await store.sheetFile(language)
          const choice = await choiceIn(sheet, store)
          expect(isOwnSheet(choice)).toBe(true)
          const again = await store.planSheet(choice)
          expect(again.rows.map(short)).toEqual(
            products.map(() => expect.stringMatching(/skip unchanged$/u) as string),
          )
          const elsewhere = await planOf(sheet)
          expect(elsewhere.counts).toMatchObject({ add: products.length, reject: 0 })
        },
      ),
    )
  })

  it('of an earlier version keeps its specifications, which are shown before', async () => {
    const store = createFakeProducts({ products: [stored] })
    const earlier = `\uFEFF编号,${headings},颜色,重量\r\n${stored.$id},${lamp},红,2 kg\r\n`
    const choice = await choiceIn(earlier.replace('在售', 'On sale'), store)
    expect([isOwnSheet(choice), choiceProblem(choice, questionsOf(choice))]).toEqual([false, null])
    expect((await store.planSheet(choice)).rows.map(short)).toEqual(['2 skip unchanged'])
    expect((await createFakeProducts().planSheet(choice)).rows).toMatchObject([
      { product: { specifications: { 颜色: '红', 重量: '2 kg' } } },
    ])
    // Where headings are marked, one that is not was added by somebody.
    const added = await choiceIn(earlier.replace('颜色', '规格：颜色'), store)
    expect([added.uses[7], added.uses[8]]).toEqual(['specification', 'none'])
    expect(isOwnSheet(await choiceIn(earlier.replaceAll(/颜色|重量/gu, '规格：$&'), store))).toBe(
      true,
    )
  })

  it.each([
    ['zh', '产品模板.csv'],
    ['en', 'products_template.csv'],
  ] as const)('has a template in %s', async (language, name) => {
    const store = createFakeProducts()
    const file = await store.templateFile(language)
    expect(file.name).toBe(name)
    const choice = await choiceIn(file.text, store)
    expect(isOwnSheet(choice)).toBe(true)
    expect((await store.planSheet(choice)).counts).toEqual({
      add: 2,
      update: 0,
      skip: 0,
      reject: 0,
    })
  })
})

describe('a file that people brought', () => {
  const open = async (name: string) => {
    const bytes = Uint8Array.from(await readFile(`tests/fixtures/sheets/${name}`))
    return (await createFileService().read(new File([bytes], name))).content
  }

  it.each([
    ['four-decimals', ['2 add', '3 add', '4 reject badPrice tooManyDecimals']],
    ['three-zeros', ['2 add', '3 add', '4 add']],
    ['gb18030-one-name', ['2 add']],
    ['gbk-traditional', ['2 add']],
    ['headings-of-offices', ['2 add']],
    ['inch-mark', ['2 reject openQuote', '3 reject openQuote', '4 reject openQuote', '5 add']],
    ['own-numbers-1', ['2 add ownNumber', '3 add ownNumber']],
    [
      'spoiled-cells',
      ['2 reject spoiledCell 产品名称 #VALUE!', '3 add cell left out', '4 add cell left out'],
    ],
    ['text-formulas', ['2 add']],
    ['columns-of-an-office', ['2 add', '3 add']],
    [
      'merged-categories',
      ['2 add', '3 add categoryAbove', '4 add categoryAbove', '5 add', '6 add categoryAbove'],
    ],
    ['two-files-joined', ['2 add', '3 skip headings', '4 add']],
    ['two-lines-first-cell', ['2 add', '3 add']],
  ])('is %s', async (name, rows) => {
    const store = createFakeProducts()
    const said = {
      categories: { '': 'above' },
      decimals: { price: 'point', stockQuantity: 'point' },
    } as const
    const choice = withAll(await choiceIn(await open(`sheet-${name}.csv`), store))
    expect((await store.planSheet({ ...choice, ...said })).rows.map(short)).toEqual(rows)
  })

  it('has the numbers of another sheet', async () => {
    const store = createFakeProducts()
    store.subscribe(() => {})
    for (const name of ['own-numbers-1', 'own-numbers-1', 'own-numbers-2']) {
      const choice = await choiceIn(await open(`sheet-${name}.csv`), store)
      await store.applyImport(await store.planSheet(choice))
    }
    const { products } = store.snapshot()
    expect(
      products.map(({ productName, specifications }) => [productName, specifications]),
    ).toEqual([
      ['轿车一号', { 编号: '1' }],
      ['轿车二号', { 编号: '2' }],
      ['手机一号', { 编号: '1' }],
      ['手机二号', { 编号: '2' }],
    ])
    await undoLast(store)
    expect(store.snapshot().products).toHaveLength(2)
  })

  it('is a workbook: numbers, dates, bar codes, and a price in yuan that a person calls dollars', async () => {
    const store = createFakeProducts()
    const list = withUse(
      await choiceIn(await open('workbook-price-list.xlsx'), store),
      7,
      'specification',
    )
    const said = {
      dollars: true,
      categories: { 汽车配件: 'parts', 电脑配件: 'parts', '': 'none' },
    } as const
    const read = (await store.planSheet({ ...list, ...said })).rows
    expect(read.map(short)).toEqual(['3 add', '4 add', '5 add', '7 skip leftOut'])
    expect(read[2]).toMatchObject({
      product: { price: 39.9, specifications: { 条码: '0012345678905' } },
    })

    const uses = [
      'productName',
      'category',
      'price',
      'none',
      'stockQuantity',
      'specification',
    ] as const
    const sheet = await choiceIn(await open('workbook-two-sheets.xlsx'), store)
    const second = uses.reduce((before, use, at) => withUse(before, at, use), sheet)
    expect((await store.planSheet(second)).rows).toMatchObject([
      { product: { price: 1299, specifications: { 'First delivery': '2026-03-10' } } },
      { product: { price: 489.5, stockQuantity: 0 } },
      { product: { price: 399 } },
    ])
  })
})
