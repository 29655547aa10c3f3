import type { Language } from '#domain/language.ts'
import { keysOf } from '#domain/objects.ts'
import { categories, type Category } from './product.ts'

/** A field of a product that has its own column; every other column is a specification. */
export type SheetField =
  '$id' | 'productName' | 'category' | 'price' | 'stockQuantity' | 'available' | 'description'

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
    others: [
      ...['名称', '产品名', '产品', '商品名称', '商品名', '商品', '品名', '產品名稱', '商品名稱'],
      ...['名稱', '產品', 'Name', 'Product', 'Item', 'Item name', 'Title'],
    ],
  },
  category: {
    zh: '类别',
    en: 'Category',
    others: [
      ...['分类', '品类', '产品类别', '产品分类', '商品分类', '商品类别', '種類', '种类'],
      ...['類別', '分類', '產品類別', '產品分類', '商品分類', 'Product category'],
    ],
  },
  price: {
    zh: '价格（美元）',
    en: 'Price (USD)',
    others: [
      ...['价格', '单价', '售价', '价钱', '報價', '报价', '價格', '單價', '售價'],
      ...['Price', 'Unit price', 'Sale price'],
    ],
  },
  stockQuantity: {
    zh: '库存',
    en: 'Stock',
    others: [
      ...['库存数量', '库存量', '数量', '庫存', '庫存數量', '數量', 'Stock quantity', 'Quantity'],
      ...['Qty', 'Inventory', 'In stock quantity'],
    ],
  },
  available: {
    zh: '销售状态',
    en: 'Availability',
    others: [
      ...['在售', '状态', '上架状态', '是否在售', '是否上架', '库存状态', '銷售狀態', '狀態'],
      ...['上架狀態', 'Available', 'On sale', 'In stock', 'Status', 'Stock status'],
    ],
  },
  description: {
    zh: '描述',
    en: 'Description',
    others: [
      ...['产品描述', '商品描述', '说明', '产品说明', '介绍', '简介', '产品介绍', '详情'],
      ...['產品描述', '商品描述', '說明', '介紹', '簡介', 'Product description', 'Details'],
    ],
  },
}

/** The fields in the order of their columns. */
export const columnOrder = keysOf(sheetHeadings)

/** The six categories as a sheet names them. */
export const sheetCategories: Readonly<Record<Category, Words>> = {
  car: {
    zh: '汽车',
    en: 'Cars',
    others: [
      ...['Car', 'Vehicle', 'Vehicles', 'Auto', 'Automobile', 'EV', '车', '轿车', '整车', '乘用车'],
      ...['新能源汽车', '新能源车', '电动汽车', '电动车', '汽車', '轎車', '電動車', '電動汽車'],
    ],
  },
  parts: {
    zh: '零部件',
    en: 'Parts',
    others: [
      ...['配件', '零件', '零配件', '部件', '汽车配件', '汽车零部件', '零組件', '汽車零件'],
      ...[
        'Part',
        'Spare parts',
        'Car parts',
        'Accessory',
        'Accessories',
        'Component',
        'Components',
      ],
    ],
  },
  cpu: {
    zh: '处理器',
    en: 'Processors',
    others: [
      ...['Processor', 'CPU', 'CPUs', 'Chip', 'Chips', '芯片', '中央处理器', '處理器', '晶片'],
    ],
  },
  phone: {
    zh: '手机',
    en: 'Phones',
    others: [
      ...['Phone', 'Smartphone', 'Smartphones', 'Mobile phone', 'Mobile phones', 'Cell phone'],
      ...['智能手机', '移动电话', '手機', '智慧型手機', '智能手機', '行動電話'],
    ],
  },
  game: {
    zh: '游戏设备',
    en: 'Gaming',
    others: [
      ...['游戏', '游戏机', '游戏主机', '游戏装备', '遊戲', '遊戲機', '遊戲主機', '遊戲設備'],
      ...['Game', 'Games', 'Gaming device', 'Game console', 'Game consoles', 'Console'],
    ],
  },
  drone: {
    zh: '无人机',
    en: 'Drones',
    others: ['Drone', 'UAV', 'Quadcopter', '航拍无人机', '航拍机', '無人機', '空拍機', '航拍機'],
  },
}

/** Whether a product is on sale, as a sheet says it. */
export const sheetAvailability: Readonly<Record<'true' | 'false', Words>> = {
  true: {
    zh: '在售',
    en: 'Available',
    others: [
      ...[
        '是',
        '上架',
        '已上架',
        '有',
        '有货',
        '现货',
        '可售',
        '销售中',
        '真',
        '对',
        '有貨',
        '現貨',
      ],
      ...['√', '✓', '✔', '☑', '✅', 'yes', 'y', 'true', '1', 'on', 'on sale', 'in stock'],
      ...['instock', 'active', 'for sale'],
    ],
  },
  false: {
    zh: '停售',
    en: 'Unavailable',
    others: [
      ...['否', '不在售', '未上架', '下架', '已下架', '无', '无货', '缺货', '断货', '售罄', '假'],
      ...['已停售', '停产', '無', '無貨', '缺貨', '售完', '×', '✕', '✗', '✘', '❌'],
      ...['no', 'n', 'false', '0', 'off', 'not on sale', 'out of stock', 'outofstock', 'sold out'],
      ...['inactive', 'discontinued'],
    ],
  },
}

/** What a specification is called when its name alone would be read as a field. */
export const specificationPrefix: Words = {
  zh: '规格：',
  en: 'Specification: ',
  others: ['规格参数：', 'Spec: '],
}

/** Case, width and space make no difference; neither does the form of an emoji. */
const wordKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_]|\p{Variation_Selector}/gu, '')

export const allOf = ({ zh, en, others }: Words): readonly string[] => [zh, en, ...others]

const readerOf = <Value extends string>(
  words: Readonly<Record<Value, Words>>,
): ReadonlyMap<string, Value> =>
  new Map(
    keysOf<Value>(words).flatMap((value) =>
      [value, ...allOf(words[value])].map((name): [string, Value] => [wordKey(name), value]),
    ),
  )

const fields = readerOf(sheetHeadings)
const categoryNames = readerOf(sheetCategories)
const availabilityNames = readerOf(sheetAvailability)

/** Longer cells name nothing. */
const longest = 100

/** The category that a cell names. */
export const categoryIn = (cell: string): Category | undefined =>
  cell.length > longest ? undefined : categoryNames.get(wordKey(cell))

/** Whether a cell says that a product is on sale; `undefined` for what is neither. */
export const availabilityIn = (cell: string): boolean | undefined => {
  const said = cell.length > longest ? undefined : availabilityNames.get(wordKey(cell))
  return said === undefined ? undefined : said === 'true'
}

/** What forms write beside a heading. */
const notes = new Set(
  ['必填', '必填项', '必须', '选填', '可选', '可不填', 'required', 'mandatory', 'optional'].map(
    wordKey,
  ),
)

const dollars = new Set(['USD', 'US$', '$', 'US dollar', 'US dollars', '美元', '美金'].map(wordKey))

/** What the numbers of a column are counted in. Any other unit makes it another column. */
const units: Partial<Record<SheetField, ReadonlySet<string>>> = {
  price: dollars,
  stockQuantity: new Set(
    ['件', '个', '個', '台', '臺', '部', '套', '只', '辆', '架', 'pcs', 'pieces', 'units'].map(
      wordKey,
    ),
  ),
}

/** The parts of a heading: what brackets, slashes and two languages in one cell hold apart. */
const partsOf = (heading: string): readonly string[] =>
  heading
    .normalize('NFKC')
    .split(/[()[\]{}<>《》【】「」/|\\:;,、]+/u)
    .flatMap((part) => part.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? [])
    .map(wordKey)
    .filter((part) => part !== '')

/**
 * The field that a heading names, also with what offices write around it: `*产品名称（必填）`,
 * `价格 Price (USD)`. A unit that is none of the field makes it another column: `价格（元）`.
 */
export const fieldOf = (heading: string): SheetField | undefined => {
  if (heading.length > longest) return undefined
  const plain = heading.replace(/[*＊※★☆•●]/gu, '')
  const whole = fields.get(wordKey(plain))
  if (whole !== undefined) return whole
  const parts = partsOf(plain)
  const found = new Set(parts.flatMap((part) => fields.get(part) ?? []))
  const [field] = found
  if (field === undefined || found.size > 1) return undefined
  const isKnown = (part: string) =>
    fields.has(part) || notes.has(part) || units[field]?.has(part) === true
  return parts.every(isKnown) ? field : undefined
}

/** Whether a heading of the price says that it is in US dollars. */
export const saysDollars = (heading: string): boolean =>
  partsOf(heading).some((part) => dollars.has(part))

/** The headings and words of a language for the template, and for what is refused. */
export const categoryWords = (language: Language): readonly string[] =>
  categories.map((category) => sheetCategories[category][language])
