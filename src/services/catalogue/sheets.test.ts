import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { createFileService } from '#services/files.ts'
import { createFakeProducts } from '#tests/fakes/products.ts'
import { productDraft } from '#tests/support/catalogue.ts'

// The format of files that people keep: written out, whatever the page calls these.
const headings = ['产品名称', '类别', '价格', '库存', '销售状态', '描述', '颜色']
const lamp = ['台灯 "A"', '零部件', '1,234.50', '3', '是', '第一行\r\n第二行；=；,', '红']

const planOf = (text: string) => createFakeProducts().planImport(text)

const imported = {
  file: { source: 'sheet' },
  counts: { add: 1, update: 0, skip: 0, reject: 0 },
  rows: [
    {
      index: 1,
      action: 'add',
      product: {
        productName: '台灯 "A"',
        category: 'parts',
        price: 1_234.5,
        description: '第一行\n第二行；=；,',
        specifications: { 颜色: '红' },
      },
    },
  ],
}

describe('a CSV as an import', () => {
  it.each([',', ';', '\t'])('is read with %j between the cells', async (delimiter) => {
    for (const newline of ['\r\n', '\n'])
      expect(await planOf(Papa.unparse([headings, lamp], { delimiter, newline }))).toMatchObject(
        imported,
      )
  })

  it('is read with the note of Excel, a mark and empty rows around it', async () => {
    const text = `\uFEFFsep=;\r\n${Papa.unparse([headings, lamp], { delimiter: ';' })}\r\n\r\n`
    expect(await planOf(text)).toMatchObject(imported)
  })

  it('is read as Excel in China and other programs write it', async () => {
    const text = Papa.unparse([headings, lamp])
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')
    const read = async (bytes: Uint8Array<ArrayBuffer>) =>
      (await createFileService().readText(new Blob([bytes]))).text
    expect(await planOf(await read(Uint8Array.from(utf16)))).toMatchObject(imported)
    expect(await planOf(await read(Uint8Array.from(Buffer.from(text))))).toMatchObject(imported)
    // Node cannot encode GB18030. The text is 产品名称,类别,价格,库存,销售状态,描述,颜色 and a row.
    const gb18030 =
      'svrGt8P7s8YswOCx8Cy827jxLL/itOYsz/rK29e0zKwsw+jK9izR1cmrDQrMqLXGLMHjsr+8/iwxLjUsMyzKxyzSu9W1tcYsuuwNCg=='
    expect(await planOf(await read(Uint8Array.from(Buffer.from(gb18030, 'base64'))))).toMatchObject(
      {
        rows: [{ product: { productName: '台灯', price: 1.5, specifications: { 颜色: '红' } } }],
      },
    )
  })

  it('is not read from a workbook', async () => {
    const bytes = Uint8Array.from(Buffer.from('PK\u0003\u0004sheet'))
    await expect(createFileService().readText(new Blob([bytes]))).rejects.toMatchObject({
      failure: { from: 'file', code: 'fileWorkbook' },
    })
  })

  it('names rows as a spreadsheet program does, also below a cell with two lines', async () => {
    const broken = Object.assign([...lamp], { 2: 'x' })
    const plan = await planOf(Papa.unparse([headings, lamp, [''], broken]))
    expect(plan.rows).toMatchObject([
      { index: 1, action: 'add' },
      { index: 3, action: 'reject', reason: 'badPrice', number: 'notANumber' },
    ])
  })

  it('refuses a row whose quotation mark is never closed', async () => {
    const text = `${Papa.unparse([headings, lamp])}\r\n"灯,零部件,1,1,是,b,c\r\n`
    expect((await planOf(text)).rows).toMatchObject([
      { action: 'add' },
      { index: 2, action: 'reject', reason: 'openQuote' },
    ])
  })

  it.each([
    ['产品名称,价格\n灯,1', { from: 'sheet', code: 'headingsMissing' }],
    [`${headings.join(',')},颜色\n`, { from: 'sheet', code: 'headingsRepeated', name: '颜色' }],
    ['<html></html>', { from: 'file', code: 'fileMarkup' }],
    ['\uFEFF<?xml version="1.0"?>', { from: 'file', code: 'fileMarkup' }],
    ['MIME-Version: 1.0\r\nContent-Type: multipart/related', { from: 'file', code: 'fileMarkup' }],
    [headings.join(','), { from: 'import', code: 'nothingInside' }],
    ['', { from: 'file', code: 'fileEmpty' }],
    [',,,\r\n,,,', { from: 'file', code: 'fileEmpty' }],
    [' '.repeat(15_000_000), { from: 'file', code: 'fileEmpty' }],
    [`${' '.repeat(15_000_000)}a,b`, { from: 'sheet', code: 'headingsMissing' }],
    ['标题,'.repeat(2_000_000), { from: 'sheet', code: 'tooManyColumns' }],
    ['{"half', { from: 'import', code: 'notJson' }],
    [`${headings.join(',')}\n${'灯\n'.repeat(20_001)}`, { from: 'import', code: 'tooManyRecords' }],
  ])('refuses %.40j', async (text, failure) => {
    await expect(planOf(text)).rejects.toMatchObject({ failure })
  })

  it('of 20,000 rows is read, with a line break at the end', async () => {
    const row = '灯,零部件,1,1,是,,\n'
    const plan = await planOf(`${headings.join(',')}\n${row.repeat(20_000)}\n\n`)
    expect(plan.counts).toEqual({ add: 20_000, update: 0, skip: 0, reject: 0 })
  })

  it.each([
    ['"sep=;"\r\n', ';'],
    ['sep=;\r', ';'],
    ['sep=;,,,,,\r\n', ','],
    ['新源产品表,,,\r\n2026年5月,,,\r\n', ','],
  ])('is read below %j', async (above, delimiter) => {
    const plan = await planOf(above + Papa.unparse([headings, lamp], { delimiter }))
    expect(plan.counts).toEqual({ add: 1, update: 0, skip: 0, reject: 0 })
  })

  it('reads or names each row, whatever is in its cells', async () => {
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
        const { rows: read, counts } = await planOf(
          [headings.slice(0, 6).join(separator), ...lines].join('\n'),
        )
        expect(read.map(({ index }) => index)).toEqual(lines.map((_, at) => at + 1))
        expect(counts.add + counts.update + counts.skip + counts.reject).toBe(lines.length)
      }),
    )
  })

  it('is one undoable step', async () => {
    const store = createFakeProducts()
    store.subscribe(() => {})
    await store.applyImport(await store.planImport(Papa.unparse([headings, lamp])))
    expect(store.snapshot().products).toMatchObject([{ productName: '台灯 "A"' }])
    await store.undo()
    expect(store.snapshot().products).toEqual([])
  })
})

describe('an export as CSV', () => {
  it('opens in Excel and comes back unchanged', async () => {
    const store = createFakeProducts()
    await store.add({ ...productDraft, productName: '=cmd()', description: '张三 🎈\n"x"' })
    const file = await store.sheetFile('zh')
    expect({ ...file, text: '' }).toEqual({
      name: 'products_2026-01-01.csv',
      type: 'text/csv',
      text: '',
    })
    expect(file.text.slice(0, 4)).toBe('\uFEFF编号,')
    expect(Papa.parse(file.text.slice(1), { skipEmptyLines: true }).data).toMatchObject(
      [
        ['编号', '产品名称', '类别', '价格（美元）', '库存', '销售状态', '描述'],
        [/^local_/u, "'=cmd()", '汽车', '1', '1', '在售', '张三 🎈\n"x"'],
      ].map((row) =>
        row.map((cell) =>
          typeof cell === 'string' ? cell : (expect.stringMatching(cell) as string),
        ),
      ),
    )
    expect((await store.planImport(file.text)).counts).toEqual({
      add: 0,
      update: 0,
      skip: 1,
      reject: 0,
    })
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

describe('a sheet that people brought', () => {
  const opened = async (name: string, store = createFakeProducts()) => {
    const bytes = await readFile(`tests/fixtures/sheets/${name}.csv`)
    const { text, encoding } = await createFileService().readText(
      new Blob([Uint8Array.from(bytes)]),
    )
    const plan = await store.planImport(text, { encoding })
    return { plan, store }
  }
  const rowsOf = async (name: string) => (await opened(name)).plan.rows

  it('has zeros behind the second decimal', async () => {
    expect(await rowsOf('sheet-four-decimals')).toMatchObject([
      { index: 1, action: 'add', product: { price: 1_299, stockQuantity: 20 } },
      { index: 2, action: 'add', product: { price: 19.9, stockQuantity: 3 } },
      { index: 3, action: 'reject', reason: 'badPrice', number: 'tooManyDecimals' },
    ])
  })

  it('is in English with one Chinese name, which is to be looked at', async () => {
    const { plan } = await opened('sheet-gb18030-one-name')
    expect(plan).toMatchObject({
      encoding: { name: 'gb18030', letters: ['喆', '囍'] },
      rows: [{ action: 'add', product: { productName: 'Phone 喆', description: 'Made by 囍' } }],
    })
  })

  it('is GBK in traditional characters', async () => {
    const { plan } = await opened('sheet-gbk-traditional')
    expect(plan).not.toHaveProperty('encoding')
    expect(plan.rows).toMatchObject([
      { action: 'add', product: { category: 'phone', description: '輕薄機身' } },
    ])
  })

  it('has the headings of an office', async () => {
    expect(await rowsOf('sheet-headings-of-offices')).toMatchObject([
      {
        action: 'add',
        product: { productName: '一号', price: 9, stockQuantity: 1, specifications: {} },
      },
    ])
  })

  it('has an inch mark at the start of a cell', async () => {
    expect(await rowsOf('sheet-inch-mark')).toMatchObject([
      { index: 1, action: 'add', product: { productName: '"12" 平板' }, notes: ['looseQuote'] },
      { index: 2, action: 'add', product: { productName: '二号' } },
      { index: 3, action: 'add', product: { description: '三, 带逗号' } },
      { index: 4, action: 'add', product: { productName: '四号' } },
    ])
  })

  it('has its own numbers, as another sheet has', async () => {
    const { plan, store } = await opened('sheet-own-numbers-1')
    store.subscribe(() => {})
    await store.applyImport(plan)
    const again = await opened('sheet-own-numbers-1', store)
    expect(again.plan.counts).toEqual({ add: 0, update: 0, skip: 2, reject: 0 })
    const { plan: other } = await opened('sheet-own-numbers-2', store)
    expect(other.counts).toEqual({ add: 2, update: 0, skip: 0, reject: 0 })
    await store.applyImport(other)
    const { products } = store.snapshot()
    expect(
      products.map(({ productName, specifications }) => [productName, specifications]),
    ).toEqual([
      ['轿车一号', { 编号: '1' }],
      ['轿车二号', { 编号: '2' }],
      ['手机一号', { 编号: '1' }],
      ['手机二号', { 编号: '2' }],
    ])
    for (const { $id } of products) expect($id).toMatch(/^local_\d+_[a-z0-9]+$/u)
  })

  it('was spoiled by a spreadsheet', async () => {
    expect(await rowsOf('sheet-spoiled-cells')).toMatchObject([
      { index: 1, action: 'reject', reason: 'spoiledCell', heading: '产品名称', cell: '#VALUE!' },
      { index: 2, action: 'add', leftOut: [{ part: 'cell', name: '条码', why: 'error' }] },
      { index: 3, action: 'add', leftOut: [{ part: 'cell', name: '条码', why: 'shortened' }] },
    ])
  })

  it('keeps its numbers whole as formulas', async () => {
    expect(await rowsOf('sheet-text-formulas')).toMatchObject([
      {
        action: 'add',
        product: {
          productName: '一号',
          price: 19.5,
          stockQuantity: 3,
          specifications: { 条码: '6900000000001' },
        },
      },
    ])
  })

  it('is refused where a guessed encoding makes no sheet of it', async () => {
    const guess = { name: 'gb18030', letters: [] } as const
    await expect(
      createFakeProducts().planImport('a,b\n1,2', { encoding: guess }),
    ).rejects.toMatchObject({ failure: { from: 'file', code: 'fileEncoding' } })
  })
})
