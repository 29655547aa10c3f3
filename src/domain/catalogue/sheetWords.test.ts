import { describe, expect, it } from 'vitest'
import en from '#locales/en/common.ts'
import enForm from '#locales/en/manage.ts'
import zh from '#locales/zh/common.ts'
import zhForm from '#locales/zh/manage.ts'
import { categories } from './product.ts'
import { templateSheet } from './sheet.ts'
import {
  availabilityIn,
  categoryIn,
  fieldOf,
  sheetText,
  whyPrivate,
  withoutPieces,
} from './sheetWords.ts'

describe('the words of a sheet', () => {
  it.each([
    ['zh', zh, zhForm],
    ['en', en, enForm],
  ] as const)('are those of the form, the table and the site in %s', (language, site, manage) => {
    const { form, table } = manage
    const [headings = [], ...examples] = templateSheet(language)
    expect(headings.slice(0, 6)).toEqual([
      ...[form.name, form.category, form.price, form.stock, form.availability, form.description],
    ])
    const names = categories.map((category) => site.category[category])
    expect(categories.map((category) => sheetText.category(category, language))).toEqual(names)
    for (const name of names) expect(examples.at(-1)?.[5]).toContain(name)
    expect([true, false].map((on) => sheetText.available(on, language))).toEqual([
      form.onSale,
      table.unavailable,
    ])
  })
})

it.each([
  ['*产品名称', 'productName'],
  ['产品名称（必填）', 'productName'],
  ['产品名称 Product name', 'productName'],
  ['产品名称\nProduct name', 'productName'],
  ['“产品名称”', 'productName'],
  ['Ｎame', 'productName'],
  ['*类别/Category (required)', 'category'],
  ['價格(USD)', 'price'],
  [' 价格(美元) ', 'price'],
  ['价格 Price (USD)', 'price'],
  ['单价（美元）', 'price'],
  ['库存（件）', 'stockQuantity'],
  ['Qty (pcs)', 'stockQuantity'],
  ['on_sale', 'available'],
  ['价格（元）', undefined],
  ['Price (EUR)', undefined],
  ['产品尺寸', undefined],
  ['名称/类别', undefined],
  ['$id', '$id'],
  ['x'.repeat(2_000_000), undefined],
])('the heading %.30s is %s', (heading, field) => {
  expect(fieldOf(heading)).toBe(field)
})

it.each([
  ['phone', ['智能手机', '手機', 'Smartphone', '智慧型手機']],
  ['drone', ['無人機', 'UAV', 'drone']],
  ['cpu', ['芯片', 'Chips', '處理器', 'CPU']],
  [undefined, ['家具', 'x'.repeat(2_000_000)]],
])('the category %s has the words that people use', (category, words) => {
  expect(words.map(categoryIn)).toEqual(words.map(() => category))
})

it.each([
  [true, ['有货', '√', '✔️', 'TRUE', 'In stock', 'instock', '是', '真', '1']],
  [false, ['缺货', '×', '无货', 'FALSE', 'Out of stock', 'sold out', '假', '0']],
  [undefined, ['也许', 'x'.repeat(2_000_000)]],
])('on sale: %s has the words that people use', (available, words) => {
  expect(words.map(availabilityIn)).toEqual(words.map(() => available))
})

it.each([
  ['20 件', '20 '],
  ['3pcs.', '3'],
  ['３台', '３'],
  ['约20件', '约20件'],
  ['20 kg', '20 kg'],
  [`1${' '.repeat(20_000)}x`, `1${' '.repeat(20_000)}x`],
])('%.20j is counted in pieces', (cell, number) => {
  expect(withoutPieces(cell)).toBe(number)
})

it.each([
  ...['序号', 'No.', '#', ' ROW ', '序號', 'Nr'].map((name) => [name, [], 'rowNumber'] as const),
  ...['成本价', '进货价（元）', '采购价', 'Cost price', 'Unit cost (USD)', '毛利率'].map(
    (name) => [name, [], 'cost'] as const,
  ),
  ...['供应商', '供货商电话', 'Supplier name', 'Vendor', '厂家'].map(
    (name) => [name, [], 'supplier'] as const,
  ),
  ...['图片路径', 'File path'].map((name) => [name, [], 'path'] as const),
  ...['D:\\图\\甲.jpg', '\\\\server\\甲', '/home/a/b', '~/图/甲', 'file:///a', '甲.JPG'].map(
    (cell) => ['图片', ['', cell], 'path'] as const,
  ),
  ['排序', ['1', '2', '3'], 'rowNumber'],
  ['核数', ['1', '2', '2'], undefined],
  ['SIM卡', ['1', '2'], undefined],
  ['颜色', ['红/蓝'], undefined],
  ['续航', ['31分钟'], undefined],
  ['Accosting', [], undefined],
  ['功率', ['12 W/h'], undefined],
] as const)('the column %s with %j looks like: %3$s', (name, cells, why) => {
  expect(whyPrivate(name, cells)).toBe(why)
})
