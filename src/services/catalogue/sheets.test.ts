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
  source: 'sheet',
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
    const read = (bytes: Uint8Array<ArrayBuffer>) => createFileService().readText(new Blob([bytes]))
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
    const text = `${Papa.unparse([headings, lamp])}\r\n"灯,零部件,1,1,是,b,c`
    expect((await planOf(text)).rows).toMatchObject([
      { action: 'add' },
      { index: 2, action: 'reject', reason: 'openQuote' },
    ])
  })

  it.each([
    ['产品名称,价格\n灯,1', { from: 'sheet', code: 'headingsMissing' }],
    [`${headings.join(',')},颜色\n`, { from: 'sheet', code: 'headingsRepeated' }],
    ['<html></html>', { from: 'sheet', code: 'headingsMissing' }],
    [headings.join(','), { from: 'import', code: 'nothingInside' }],
    ['', { from: 'import', code: 'notJson' }],
    ['{"half', { from: 'import', code: 'notJson' }],
    [`${headings.join(',')}\n${'灯\n'.repeat(20_001)}`, { from: 'import', code: 'tooManyRecords' }],
  ])('refuses %j', async (text, failure) => {
    await expect(planOf(text)).rejects.toMatchObject({ failure })
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
