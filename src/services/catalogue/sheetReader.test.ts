import { strToU8, zipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readTables } from '#services/catalogue/sheetReader.ts'

const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of one sheet with these rows. */
const workbook = (rows: string, parts: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': types,
        'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
        ...parts,
      }).map(([name, xml]) => [name, strToU8(xml)]),
    ),
  )

const cell = (address: string, value: string) => `<c r="${address}"><v>${value}</v></c>`

describe('a workbook', () => {
  it('keeps numbers and texts apart, and says where a program could not calculate', async () => {
    const rows = [
      `<row r="1">${cell('A1', '489.49999999999994')}<c r="B1" t="inlineStr"><is><t>007</t></is></c></row>`,
      '<row r="2"><c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B2"><f>A1*2</f></c><c r="C2" s="1"/></row>',
      '<row r="3"><c r="A3"><f>A1*2</f><v>979</v></c><c r="B3" t="b"><v>1</v></c></row>',
    ]
    expect(await readTables(workbook(rows.join('')))).toEqual([
      {
        name: 'A',
        isText: false,
        broken: new Set(),
        rows: [
          [489.5, '007'],
          ['#DIV/0!', '#N/A'],
          [979, 'true'],
        ],
      },
    ])
  })

  it.each([
    ['one cell at the far end', workbook(cell('XFD1048576', '1')), 'sheet', 'sheetTooLarge'],
    [
      'two cells far from each other',
      workbook(cell('A20500', '1') + cell('ALL1', '1')),
      'sheet',
      'sheetTooLarge',
    ],
    ['more than is unpacked', workbook(' '.repeat(110_000_000)), 'sheet', 'sheetTooLarge'],
    [
      'entities',
      workbook('', { 'xl/styles.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x/>' }),
      'sheet',
      'sheetUnsafe',
    ],
    ['no workbook inside', zipSync({ 'a.txt': strToU8('a') }), 'file', 'fileArchive'],
    ['an end that is missing', workbook(cell('A1', '1')).slice(0, 400), 'file', 'fileUnreadable'],
  ])('with %s is refused', { timeout: 60_000 }, async (_, bytes, from, code) => {
    await expect(readTables(bytes)).rejects.toMatchObject({ failure: { from, code } })
  })

  it('of cells that are only formatted is as large as what they say', async () => {
    const [table] = await readTables(
      workbook(`<row r="1">${cell('A1', '1')}<c r="XFD1" s="3"/></row>`),
    )
    expect(table?.rows).toEqual([[1]])
  })

  it('of LibreOffice and of two writing libraries is read', async () => {
    const open = async (name: string) =>
      readTables(Uint8Array.from(await readFile(`tests/fixtures/sheets/workbook-${name}.xlsx`)))
    expect((await open('price-list'))[0]?.rows[4]?.slice(0, 8)).toEqual([
      ...[3, '折叠手机壳', 'K-01', '手机', 39.9, 18, 1200, '0012345678905'],
    ])
    expect((await open('two-sheets')).map(({ name }) => name)).toEqual(['Read me', 'Products'])
  })
})

describe('a CSV', () => {
  it.each([
    [
      'a,b\n"1,5",2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
      [],
    ],
    [
      'a;b\r\n1,5;2\r\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
      [],
    ],
    [
      'a\tb\r1\t"x\r\ny"',
      [
        ['a', 'b'],
        ['1', 'x\ny'],
      ],
      [],
    ],
    [
      'a,b\n12" disk,1',
      [
        ['a', 'b'],
        ['12" disk', '1'],
      ],
      [],
    ],
    ['a,b\n"12" disk,1\n2,3', [['a', 'b'], ['12" disk,1'], ['2,3']], [1, 2]],
  ])('%j is read as it is written', async (text, rows, broken) => {
    expect(await readTables(text)).toEqual([
      { name: '', isText: true, rows, broken: new Set(broken) },
    ])
  })
})
