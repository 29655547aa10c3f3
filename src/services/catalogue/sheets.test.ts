import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it, vi } from 'vitest'
import type { ImportRow } from '#domain/catalogue/importPlan.ts'
import { categories, specificationsFrom, type Product } from '#domain/catalogue/product.ts'
import { createFileService } from '#services/files.ts'
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

const planOf = (text: string, products: readonly Product[] = []) =>
  createFakeProducts({ products }).planImport(text)

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

const rowsOf = async (text: string, products: readonly Product[] = []) =>
  (await planOf(text, products)).rows.map(short)

const productsOf = async (text: string, products: readonly Product[] = []) =>
  (await planOf(text, products)).rows.flatMap((row) => ('product' in row ? row.product : []))

describe('a sheet is read', () => {
  const added = { productName: '台灯 "A"', category: 'parts', price: 1_234.5, available: true }
  const wide = [
    ['产品名称', '类别', '价格', '库存', '销售状态', '描述', '颜色'],
    ['台灯 "A"', '零部件', '1,234.50', '3', '是', '第一行\r\n第二行；=；,', '红'],
  ]

  it.each([',', ';', '\t', '|', '，', '；'])('with %j between the cells', async (delimiter) => {
    for (const newline of ['\r\n', '\n', '\r']) {
      const [product] = await productsOf(Papa.unparse(wide, { delimiter, newline, quotes: true }))
      expect(product).toMatchObject({
        ...added,
        description: '第一行\n第二行；=；,',
        specifications: { 颜色: '红' },
      })
    }
  })

  it.each([
    ['\uFEFFsep=;\r\n', ';'],
    ['"sep=;"\r\n', ';'],
    ['sep=;\r', ';'],
    ['sep=;,,,,,\r\n', ','],
    ['新源产品表,,,\r\n2026年5月,,,\r\n\r\n', ','],
  ])('below %j', async (above, delimiter) => {
    const text = `${above}${Papa.unparse(wide, { delimiter })}\r\n\r\n`
    expect(await productsOf(text)).toMatchObject([added])
  })

  it('with its headings in any order, case and width, and in both languages', async () => {
    const text =
      'STOCK,description, 价格(美元) ,on_sale,Category,Ｎame\n3,一盏灯。,US$19.50,YES,Parts,台灯'
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
    ['19.90元', '20 件', 19.9, 20],
    ['"=""19.50"""', '"=""3"""', 19.5, 3],
    ['19.9$', '3pcs', 19.9, 3],
  ])('%s and %s as they were meant', async (price, stock, priceRead, stockRead) => {
    const text = `${headings}\n台灯,零部件,${price},${stock},在售,一盏灯。`
    expect(await productsOf(text)).toMatchObject([{ price: priceRead, stockQuantity: stockRead }])
  })

  it('with a comma before decimals where none separates cells', async () => {
    const text = `${headings}\n台灯,零部件,"1.234,50","3,0",在售,`
      .replaceAll(',', ';')
      .replaceAll('1.234;50', '1.234,50')
      .replace('3;0', '3,0')
    expect(await productsOf(text)).toMatchObject([{ price: 1_234.5, stockQuantity: 3 }])
  })

  it('with the text of formulas that only say one', async () => {
    const cells = '"=""甲""",手机,9,3,在售,,"=""6901234567892""","=""a""""b""",=1+1'
    expect(await productsOf(`${headings},条码,甲,乙\n${cells}`)).toMatchObject([
      { productName: '甲', specifications: { 条码: '6901234567892', 甲: 'a"b', 乙: '=1+1' } },
    ])
  })

  it('of 20,000 rows, with a line break at the end', async () => {
    const plan = await planOf(`${headings}\n${'灯,零部件,1,1,是,\n'.repeat(20_000)}\n\n`)
    expect(plan.counts).toEqual({ add: 20_000, update: 0, skip: 0, reject: 0 })
  })

  it('in pieces, and can be stopped, however long a row is', async () => {
    const stop = new AbortController()
    const line = `${'"a",'.repeat(16_000)}\n`
    const text = `${headings}\n${line.repeat(40)}`
    const onProgress = vi.fn(() => stop.abort())
    const plan = createFakeProducts().planImport(text, { signal: stop.signal, onProgress })
    await expect(plan).rejects.toThrow('aborted')
    expect(stop.signal.aborted).toBe(true)
  })

  it.each([
    ['a number behind blanks', `灯,零部件,1${' '.repeat(20_000)}x,1${' '.repeat(20_000)}x,是,\n`],
    ['a description of tabs', `灯,零部件,1,1,是,"${'\t'.repeat(19_990)}x"\n`],
    ['apostrophes', `灯,零部件,1,1,是,"${"'".repeat(19_990)}x"\n`],
    ['a formula of marks', `"=""${'""'.repeat(9_000)}x",零部件,1,1,是,\n`],
  ])('in moments with %s in each row', { timeout: 60_000 }, async (_, row) => {
    const { rows } = await planOf(`${headings}\n${row.repeat(300)}`)
    expect(rows).toHaveLength(300)
  })
})

describe('a sheet is refused as a whole', () => {
  it.each([
    ['产品名称,价格\n灯,1', { code: 'headingsMissing', missing: ['category', 'stockQuantity'] }],
    [`${headings},颜色,颜色 \n`, { code: 'headingsRepeated', name: '颜色' }],
    [`${headings},单价\n`, { code: 'headingsRepeated', name: '单价' }],
    ['标题,'.repeat(2_000_000), { code: 'tooManyColumns' }],
    [`${' '.repeat(15_000_000)}a,b`, { code: 'headingsUnknown' }],
    ['<html></html>', { from: 'file', code: 'fileMarkup' }],
    ['\uFEFF<?xml version="1.0"?>', { from: 'file', code: 'fileMarkup' }],
    ['MIME-Version: 1.0\r\nContent-Type: multipart/related', { from: 'file', code: 'fileMarkup' }],
    [headings, { from: 'import', code: 'nothingInside' }],
    ['', { from: 'file', code: 'fileEmpty' }],
    [',,,\r\n，，，', { from: 'file', code: 'fileEmpty' }],
    [' '.repeat(15_000_000), { from: 'file', code: 'fileEmpty' }],
    ['{"half', { from: 'import', code: 'notJson' }],
    [`${headings}\n${'灯\n'.repeat(20_001)}`, { from: 'import', code: 'tooManyRecords' }],
    // 产品名称,类别,价格 in UTF-8, read as GB18030.
    ['浜у搧鍚嶇О,绫诲埆,浠锋牸\n鐢\uFFFD,鎵嬫満,9', { code: 'headingsUnknown' }],
  ])('(%#)', async (text, failure) => {
    await expect(planOf(text)).rejects.toMatchObject({ failure: { from: 'sheet', ...failure } })
  })

  it('where a guessed encoding makes no sheet of it', async () => {
    const encoding = { name: 'gb18030', letters: [] } as const
    await expect(createFakeProducts().planImport('a,b\n1,2', { encoding })).rejects.toMatchObject({
      failure: { from: 'file', code: 'fileEncoding' },
    })
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
    ['合计,,27,9,,', 'reject badCategory '],
    ['"12" 台灯,零部件,9,3,在售,', 'add looseQuote'],
    ['台\uFFFD灯,零部件,9,3,在售,', 'add lostLetters'],
    ['台灯,零部件,9,3,在售,#N/A', 'add cell left out'],
  ])('"%.40s" as %s', async (row, outcome) => {
    expect(await rowsOf(`${headings}\n${row}\n`)).toEqual([`2 ${outcome}`])
  })

  it('by its number in a spreadsheet program, below empty rows and cells of two lines', async () => {
    const text = `${headings}\n"台\n灯",零部件,9,3,在售,\n,,\n灯,零部件,x,3,在售,\n`
    expect(await rowsOf(text)).toEqual(['2 add', '4 reject badPrice notANumber'])
  })

  it('reads 元 for dollars only under a heading that says dollars', async () => {
    const text = '产品名称,类别,价格,库存\n台灯,零部件,19.90元,3'
    expect(await rowsOf(text)).toEqual(['2 reject badPrice otherCurrency'])
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

  it('takes the category of merged cells from above, but for sums and products that are here', async () => {
    const id = stored.$id
    const text = `ID,${headings}\n,甲,手机,9,3,,\n,乙,,9,3,,\n${id},台灯,,9,3,,\n,小计,,9,3,,\n,丙,汽车,9,3,,\n,丁,,9,3,,`
    expect(await rowsOf(text, [stored])).toEqual([
      '2 add',
      '3 add categoryAbove',
      '4 update',
      '5 reject badCategory ',
      '6 add',
      '7 add categoryAbove',
    ])
    expect((await productsOf(text, [stored])).map(({ category }) => category)).toEqual([
      ...['phone', 'phone', 'parts', 'car', 'car'],
    ])
  })

  it('under the headings over it, where two files were joined', async () => {
    const text = `${headings},颜色\n${lamp},红\n\uFEFF库存,价格,类别,名称,产地\n7,8,手机,甲,上海\n`
    const plan = await planOf(text)
    expect(plan.rows.map(short)).toEqual(['2 add', '3 skip headings', '4 add'])
    expect(plan.columns.map(({ name }) => name)).toEqual(['颜色', '产地'])
    expect(await productsOf(text)).toMatchObject([
      { price: 19.5, specifications: { 颜色: '红' } },
      { price: 8, stockQuantity: 7, productName: '甲', specifications: { 产地: '上海' } },
    ])
  })

  it('without the Chinese quotation marks of a person who typed it', async () => {
    const typed = '“产品名称”，“类别”，“价格”，“库存”\n“甲”，“手机”，“９”，3\n'
    expect(await productsOf(typed)).toMatchObject([{ productName: '甲', price: 9 }])
    const some = `${headings}\n“小新”,手机,9,3,,“轻”\n台灯,手机,9,3,,`
    expect(await productsOf(some)).toMatchObject([
      { productName: '“小新”', description: '“轻”' },
      { productName: '台灯' },
    ])
  })

  it('or named, whatever is in its cells', async () => {
    const text = fc.string({
      unit: fc.constantFrom('"', '""', ',', ';', ' ', "'", '=', '1', '0', 'E', '#', '甲', '元'),
      maxLength: 8,
    })
    const plain = ['零部件', '1.5', '3', '是', '一盏灯']
    const cells = fc.tuple(
      ...[text, text, text, text, text].map((any, at) =>
        fc.oneof({ weight: 4, arbitrary: fc.constantFrom(plain[at] ?? '') }, any),
      ),
    )
    const rows = fc.array(fc.tuple(text, cells), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(',', ';', '\t'), async (drawn, separator) => {
        // Written by hand: no cell is quoted, and none that holds the separator is left.
        const lines = drawn.map(([start, rest], at) =>
          [`${start}${String(at)}号`, ...rest]
            .map((cell, column) => (column === 1 ? '零部件' : cell.replaceAll(separator, '')))
            .join(separator),
        )
        const { rows: read } = await planOf(
          [headings.replaceAll(',', separator), ...lines].join('\n'),
        )
        expect(read.map(({ index }) => index)).toEqual(lines.map((_, at) => at + 1))
      }),
    )
  })
})

describe('the columns that become specifications', () => {
  const office = `序号,${headings},成本价,供应商,图片,备注\n1,${lamp},4.20,某某公司,D:\\图\\甲.jpg,常用\n`

  it('are listed, and those that look private are left out', async () => {
    const plan = await planOf(office)
    expect(plan.columns).toEqual([
      { name: '序号', sample: '1', why: 'rowNumber', kept: false },
      { name: '成本价', sample: '4.20', why: 'cost', kept: false },
      { name: '供应商', sample: '某某公司', why: 'supplier', kept: false },
      { name: '图片', sample: 'D:\\图\\甲.jpg', why: 'path', kept: false },
      { name: '备注', sample: '常用', kept: true },
    ])
    expect(await productsOf(office)).toMatchObject([{ specifications: { 备注: '常用' } }])
  })

  it('leave what is here as it is where a column is left out', async () => {
    const cost = { ...stored, specifications: specificationsFrom([['成本价', '4']]) }
    const text = `ID,${headings},成本价\n${stored.$id},${lamp},5\n`
    expect(await rowsOf(text, [cost])).toEqual(['2 skip unchanged'])
  })
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

  it('says of each specification that it is one where a sheet would not know', async () => {
    const names = ['颜色', '颜色 ', '价格', '供应商', ' ', '规格：a', '@SUM(1)', '']
    const specifications = specificationsFrom(names.map((name) => [name, '-1']))
    const { text } = await createFakeProducts({
      products: [{ ...stored, specifications }],
    }).sheetFile('zh')
    expect(text.split('\r\n')[0]?.split(',').slice(7)).toEqual([
      ...[
        '颜色',
        '颜色 (2)',
        '规格：价格',
        '规格：供应商',
        '规格：',
        '规格：规格：a',
        "'@SUM(1)",
        "'(2)",
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
          const again = await store.planImport(sheet)
          expect(again.rows.map(short)).toEqual(
            products.map(() => expect.stringMatching(/skip unchanged$/u) as string),
          )
          const elsewhere = await planOf(sheet)
          expect(elsewhere.counts).toMatchObject({ add: products.length, reject: 0 })
        },
      ),
    )
  })

  it('reads a description over two lines that ends like a row', async () => {
    const specified = (id: string, names: readonly string[]) => ({
      ...stored,
      $id: id,
      description: '一盏\n灯',
      specifications: specificationsFrom(names.map((name) => [name, '5'])),
    })
    const products = [
      specified('local_1_a', ['颜色', '重量', '端口', '厚度']),
      specified('local_2_a', ['颜色', '端口', '厚度']),
    ]
    const store = createFakeProducts({ products })
    const { text } = await store.sheetFile('zh')
    const plan = await store.planImport(text)
    expect(plan.rows.map(short)).toEqual(['2 skip unchanged', '3 skip unchanged'])
  })

  it.each([
    ['zh', '产品模板.csv'],
    ['en', 'products_template.csv'],
  ] as const)('has a template in %s', async (language, name) => {
    const store = createFakeProducts()
    const file = await store.templateFile(language)
    expect(file.name).toBe(name)
    expect((await store.planImport(file.text)).counts).toEqual({
      add: 2,
      update: 0,
      skip: 0,
      reject: 0,
    })
  })
})

describe('a file that people brought', () => {
  const opened = async (bytes: Uint8Array<ArrayBuffer>, store = createFakeProducts()) => {
    const { text, encoding } = await createFileService().readText(new Blob([bytes]))
    return store.planImport(text, { encoding })
  }
  const twice = new TextDecoder('windows-1252', { ignoreBOM: true })
  const fixture = async (name: string) =>
    Uint8Array.from(await readFile(`tests/fixtures/sheets/sheet-${name}.csv`))

  it.each([
    ['four-decimals', ['2 add', '3 add', '4 reject badPrice tooManyDecimals']],
    ['gb18030-one-name', ['2 add']],
    ['gbk-traditional', ['2 add']],
    ['headings-of-offices', ['2 add']],
    ['inch-mark', ['2 add looseQuote', '3 add', '4 add', '5 add']],
    ['own-numbers-1', ['2 add ownNumber', '3 add ownNumber']],
    [
      'spoiled-cells',
      ['2 reject spoiledCell 产品名称 #VALUE!', '3 add cell left out', '4 add cell left out'],
    ],
    ['text-formulas', ['2 add']],
    ['columns-of-an-office', ['2 add', '3 add']],
    ['full-width-commas', ['2 add']],
    [
      'merged-categories',
      ['2 add', '3 add categoryAbove', '4 add categoryAbove', '5 add', '6 add categoryAbove'],
    ],
    ['two-files-joined', ['2 add', '3 skip headings', '4 add']],
    ['two-lines-first-cell', ['2 add', '3 add']],
  ])('is %s', async (name, rows) => {
    expect((await opened(await fixture(name))).rows.map(short)).toEqual(rows)
  })

  it('says which letters are to be looked at where its encoding is a guess', async () => {
    const plan = await opened(await fixture('gb18030-one-name'))
    expect(plan.encoding).toEqual({ name: 'gb18030', letters: ['喆', '囍'] })
    expect(await opened(await fixture('gbk-traditional'))).not.toHaveProperty('encoding')
  })

  it('has the numbers of another sheet', async () => {
    const store = createFakeProducts()
    store.subscribe(() => {})
    for (const name of ['own-numbers-1', 'own-numbers-1', 'own-numbers-2'])
      await store.applyImport(await opened(await fixture(name), store))
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

  it.each([
    ['UTF-16 by its mark', Buffer.from(`\uFEFF${headings}\n${lamp}`, 'utf16le')],
    // Node cannot encode GB18030.
    ['GB18030', Buffer.from('svrGt8P7s8YswOCx8Cy827jxLL/itOYKzKi1xizB47K/vP4sMS41LDM=', 'base64')],
    // The bytes of UTF-8, each read as a letter.
    ['UTF-8 written twice', Buffer.from(twice.decode(Buffer.from(`\uFEFF${headings}\n${lamp}`)))],
  ])('is written in %s', async (_, bytes) => {
    const plan = await opened(Uint8Array.from(bytes))
    expect(plan.rows).toMatchObject([{ action: 'add', product: { productName: '台灯' } }])
  })

  it('is no workbook', async () => {
    const bytes = Uint8Array.from(Buffer.from('PK\u0003\u0004sheet'))
    await expect(opened(bytes)).rejects.toMatchObject({
      failure: { from: 'file', code: 'fileWorkbook' },
    })
  })
})
