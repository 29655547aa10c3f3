import { fail, succeed, type Outcome, type SheetFailure } from '#domain/failure.ts'
import { tidyText } from '#domain/fields.ts'
import type { Language } from '#domain/language.ts'
import { limits } from '#domain/limits.ts'
import { timestampOf } from './ids.ts'
import { planRecord, type ImportContext, type ImportRow } from './importPlan.ts'
import { parsePrice, parseStock } from './product.rules.ts'
import { categories, type Category, type Product, type ProductDraft } from './product.ts'

/** A field of a product that has a column of its own; every other column is a specification. */
export type SheetField =
  '$id' | 'productName' | 'category' | 'price' | 'stockQuantity' | 'available' | 'description'

/** A heading that a sheet must have. */
export type RequiredHeading = Exclude<SheetField, '$id'>

/** Words of a sheet: those that are written in each language, and others that are read. */
interface Words {
  readonly zh: string
  readonly en: string
  readonly others: readonly string[]
}

/** The headings, in the order in which they are written: those of the form, and the id. */
export const sheetHeadings: Readonly<Record<SheetField, Words>> = {
  $id: { zh: '编号', en: 'ID', others: ['$id'] },
  productName: {
    zh: '产品名称',
    en: 'Product name',
    others: ['名称', '产品名', '产品', '商品名称', '品名', 'Name', 'Product'],
  },
  category: { zh: '类别', en: 'Category', others: ['分类', '品类', '产品类别'] },
  price: { zh: '价格（美元）', en: 'Price (USD)', others: ['价格', '单价', '售价', 'Price'] },
  stockQuantity: {
    zh: '库存',
    en: 'Stock',
    others: ['库存数量', '数量', 'Stock quantity', 'Quantity'],
  },
  available: {
    zh: '销售状态',
    en: 'Availability',
    others: ['在售', '状态', 'Available', 'On sale'],
  },
  description: { zh: '描述', en: 'Description', others: ['产品描述', '说明', '介绍', '简介'] },
}

const columnOrder = Object.keys(sheetHeadings) as SheetField[]

/** The six categories as a sheet names them. */
export const sheetCategories: Readonly<Record<Category, Words>> = {
  car: { zh: '汽车', en: 'Cars', others: ['Car'] },
  parts: { zh: '零部件', en: 'Parts', others: ['配件', 'Part'] },
  cpu: { zh: '处理器', en: 'Processors', others: ['Processor', 'CPU'] },
  phone: { zh: '手机', en: 'Phones', others: ['Phone'] },
  game: { zh: '游戏设备', en: 'Gaming', others: ['游戏', 'Game'] },
  drone: { zh: '无人机', en: 'Drones', others: ['Drone'] },
}

/** Whether a product is on sale, as a sheet says it. */
const availability: Readonly<Record<'true' | 'false', Words>> = {
  true: { zh: '在售', en: 'On sale', others: ['是', '上架', '有', 'yes', 'y', 'true', '1'] },
  false: {
    zh: '停售',
    en: 'Not on sale',
    others: ['否', '不在售', '未上架', '下架', '无', 'no', 'n', 'false', '0'],
  },
}

/** What a specification is called when its name alone would be read as a field. */
const specificationPrefix: Words = {
  zh: '规格：',
  en: 'Specification: ',
  others: ['规格参数：', 'Spec: '],
}

/** Case, width and space make no difference. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_]+/gu, '')

const allOf = ({ zh, en, others }: Words): readonly string[] => [zh, en, ...others]

const readerOf = <Value extends string>(
  words: Readonly<Record<Value, Words>>,
): ReadonlyMap<string, Value> =>
  new Map(
    (Object.entries<Words>(words) as [Value, Words][]).flatMap(([value, names]) =>
      [value, ...allOf(names)].map((name): [string, Value] => [fold(name), value]),
    ),
  )

const fields = readerOf(sheetHeadings)
const categoryNames = readerOf(sheetCategories)
const availabilityNames = readerOf(availability)

/**
 * A cell that a spreadsheet would calculate or shorten; it begins with an apostrophe in a CSV. Excel takes
 * the full-width signs as well, and drops the zero of `0138…`.
 */
export const calculatedCell = /^'*(?:[=+\-@\t\r\n＝＋－＠]|0\d)/u

const guarded = (text: string): string => (calculatedCell.test(text) ? `'${text}` : text)

/** A cell as it was meant: without the apostrophe of {@link calculatedCell}, lines ended by `\n`. */
const cellText = (text: string): string => {
  const tidy = tidyText(text.replace(/\r\n?/gu, '\n'))
  return tidy.startsWith("'") && calculatedCell.test(tidy) ? tidy.slice(1) : tidy
}

/** Where the fields and the specifications of a sheet stand, by column. */
export interface SheetColumns {
  readonly fields: ReadonlyMap<SheetField, number>
  readonly specifications: readonly { readonly name: string; readonly column: number }[]
  /** The columns that have a heading. */
  readonly headed: ReadonlySet<number>
}

const withoutPrefix = (name: string): string => {
  const prefix = allOf(specificationPrefix).find((start) => name.startsWith(start.trim()))
  return prefix === undefined ? name : tidyText(name.slice(prefix.trim().length))
}

/** Reads the headings: in Chinese or English, in any order. All fields but the id are needed. */
export const readSheetHeadings = (
  cells: readonly string[],
): Outcome<SheetColumns, SheetFailure> => {
  const found = new Map<SheetField, number>()
  const specifications: { name: string; column: number }[] = []
  const names = new Set<string>()
  let repeated = false
  for (const [column, cell] of cells.entries()) {
    const name = cellText(cell)
    if (name === '') continue
    const field = fields.get(fold(name))
    const specification = field === undefined ? withoutPrefix(name) : ''
    repeated ||= field === undefined ? names.has(specification) : found.has(field)
    if (field !== undefined) found.set(field, column)
    else {
      names.add(specification)
      specifications.push({ name: specification, column })
    }
  }
  const missing = columnOrder.filter(
    (field): field is RequiredHeading => field !== '$id' && !found.has(field),
  )
  if (missing.length > 0) return fail({ code: 'headingsMissing', missing })
  if (repeated) return fail({ code: 'headingsRepeated' })
  const headed = new Set([...found.values(), ...specifications.map(({ column }) => column)])
  return succeed({ fields: found, specifications, headed })
}

/** The record of a known product with the pictures and the dates that a sheet does not carry. */
const startOf = (id: string, context: ImportContext): Readonly<Record<string, unknown>> => {
  const present = context.products.get(id)
  if (present !== undefined) return { ...present }
  const made = id === '' ? context.newProductId() : { id, timestamp: timestampOf(id) }
  const timestamp = made.timestamp ?? context.newProductId().timestamp
  return { $id: made.id, createdAt: new Date(timestamp).toISOString(), productId: timestamp }
}

/** What a cell says; the text from before where it is only tidier. */
const said = (before: unknown, text: string): string =>
  typeof before === 'string' && cellText(guarded(before)) === text ? before : text

/** The specifications after a row was read, as a list, so that one may be called `__proto__`. */
const specificationsAfter = (
  before: unknown,
  cells: readonly { readonly name: string; readonly value: string }[],
): readonly { readonly name: string; readonly value: unknown }[] => {
  const table = new Map<string, unknown>(Object.entries(Object(before) as object))
  const names = new Map([...table.keys()].map((name) => [cellText(guarded(name)), name]))
  for (const { name, value } of cells) {
    const key = names.get(name) ?? name
    const text = said(table.get(key), value)
    if (text === '' && table.get(key) !== '') table.delete(key)
    else if (text !== '') table.set(key, text)
  }
  return [...table].map(([name, value]) => ({ name, value }))
}

/**
 * Decides on a row of a sheet by the rules of any import (decision P13): it becomes a record, and
 * `planRecord` judges it. What has no column stays as it is; an empty cell removes a specification.
 *
 * @param index - place in the sheet, from 0, the headings included
 * @returns `null` for an empty row
 */
export const planSheetRow = (
  cells: readonly string[],
  { fields: columns, specifications, headed }: SheetColumns,
  index: number,
  seen: Set<string>,
  context: ImportContext,
): ImportRow | null => {
  const texts = cells.map(cellText)
  if (texts.every((text) => text === '')) return null
  const field = (name: SheetField) => texts[columns.get(name) ?? -1] ?? ''
  const rejected = {
    index,
    name: field('productName').slice(0, limits.productName),
    action: 'reject',
  } as const
  if (texts.some((text, column) => text !== '' && !headed.has(column)))
    return { ...rejected, reason: 'moreCells' }
  const price = parsePrice(field('price'))
  if (!price.ok) return { ...rejected, reason: 'badPrice', number: price.failure }
  const stock = parseStock(field('stockQuantity'))
  if (!stock.ok) return { ...rejected, reason: 'badStock', number: stock.failure }
  const start = startOf(field('$id'), context)
  const available = availabilityNames.get(fold(field('available')))
  const record = {
    ...start,
    productName: said(start['productName'], field('productName')),
    description: said(start['description'], field('description')),
    price: price.value,
    stockQuantity: stock.value,
    category: categoryNames.get(fold(field('category'))),
    available: available === undefined ? undefined : available === 'true',
    specifications: specificationsAfter(
      start['specifications'],
      specifications.map(({ name, column }) => ({ name, value: texts[column] ?? '' })),
    ),
  }
  return planRecord(record, index, seen, context)
}

const headingOf = (name: string, language: Language): string => {
  const reads = fields.has(fold(name)) || withoutPrefix(name) !== name
  return guarded(reads ? specificationPrefix[language] + name : name)
}

type SheetProduct = ProductDraft & { readonly $id?: string }

/** Products as rows of text, the headings first; every specification has a column. Pictures are left out. */
const sheetRows = (
  products: readonly SheetProduct[],
  language: Language,
  withId: boolean,
): readonly (readonly string[])[] => {
  const columns = columnOrder.filter((field) => withId || field !== '$id')
  const names = [...new Set(products.flatMap(({ specifications }) => Object.keys(specifications)))]
  const cellOf = (product: SheetProduct, field: SheetField): string => {
    switch (field) {
      case 'category':
        return sheetCategories[product.category][language]
      case 'available':
        return availability[product.available ? 'true' : 'false'][language]
      default:
        return String(product[field] ?? '')
    }
  }
  return [
    [
      ...columns.map((field) => sheetHeadings[field][language]),
      ...names.map((name) => headingOf(name, language)),
    ],
    ...products.map((product) => [
      ...columns.map((field) => guarded(cellOf(product, field))),
      ...names.map((name) =>
        guarded(
          Object.hasOwn(product.specifications, name) ? (product.specifications[name] ?? '') : '',
        ),
      ),
    ]),
  ]
}

/** The products as a sheet in the language of the page. */
export const productSheet = (products: readonly Product[], language: Language) =>
  sheetRows(products, language, true)

const examples: Readonly<Record<Language, readonly ProductDraft[]>> = {
  zh: [
    {
      productName: '示例手机',
      category: 'phone',
      price: 599,
      stockQuantity: 20,
      available: true,
      description: '请把这两行换成你的产品。右边可以增加任意列，都会成为规格参数。',
      specifications: { 颜色: '黑色', 电池: '5,000 mAh' },
    },
    {
      productName: '示例无人机',
      category: 'drone',
      price: 899.5,
      stockQuantity: 0,
      available: false,
      description: `类别可以是：${categories.map((one) => sheetCategories[one].zh).join('、')}。`,
      specifications: { 颜色: '白色', 续航: '31分钟' },
    },
  ],
  en: [
    {
      productName: 'Example phone',
      category: 'phone',
      price: 599,
      stockQuantity: 20,
      available: true,
      description:
        'Replace these two rows with your products. Every further column becomes a specification.',
      specifications: { Colour: 'Black', Battery: '5,000 mAh' },
    },
    {
      productName: 'Example drone',
      category: 'drone',
      price: 899.5,
      stockQuantity: 0,
      available: false,
      description: `Categories are: ${categories.map((one) => sheetCategories[one].en).join(', ')}.`,
      specifications: { Colour: 'White', 'Flight time': '31 minutes' },
    },
  ],
}

/** A sheet to start from, with two examples. */
export const templateSheet = (language: Language) => sheetRows(examples[language], language, false)
