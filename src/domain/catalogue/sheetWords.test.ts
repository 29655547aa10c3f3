import { describe, expect, it } from 'vitest'
import en from '#locales/en/common.ts'
import enForm from '#locales/en/manage.ts'
import zh from '#locales/zh/common.ts'
import zhForm from '#locales/zh/manage.ts'
import { categories } from './product.ts'
import { templateSheet } from './sheet.ts'
import { fieldOf, sheetText } from './sheetWords.ts'

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
  ['Ｎame', 'productName'],
  ['*类别 (required)', 'category'],
  [' 价格(美元) ', 'price'],
  ['单价（元）', 'price'],
  ['库存（件）', 'stockQuantity'],
  ['代理价', undefined],
  ['手机号', undefined],
  ['成本价', undefined],
  ['Sale price', undefined],
  ['产品尺寸', undefined],
  ['名称/类别', undefined],
  ['$id', '$id'],
  ['x'.repeat(2_000_000), undefined],
])('the heading %.30s is %s', (heading, field) => {
  expect(fieldOf(heading)).toBe(field)
})
