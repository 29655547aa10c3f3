import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { named, says } from '#.storybook/byName.ts'
import { importing } from '#.storybook/fixtures/management.ts'
import { inLanguage, type ShownText } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import {
  choiceOf,
  type Cell,
  type SheetChoice,
  type Table,
} from '#domain/catalogue/sheetColumns.ts'
import { ImportColumns, type ImportColumnsProps } from './ImportColumns.tsx'

const tableOf = (name: string, rows: readonly (readonly Cell[])[]): Table => ({
  name,
  rows,
  isText: false,
  broken: new Set(),
})

/** A price list as an office has it: a title, prices in yuan, columns that are nobody's business, a line of totals. */
const office = tableOf('报价单', [
  ['2026年秋季报价单'],
  ['序号', '产品名称', '品类', '单价（元）', '代理价', '库存', '条码', '内部备注'],
  [1, '知远车载充电器', '汽车配件', 129.5, 88, 320, '6901234567892', '老王那边拿'],
  [2, '内存条', '电脑配件', 899, 760, 45, '6901234567908', ''],
  [3, '折叠手机壳', '手机', 39.9, 18, 1200, '0012345678905', '清仓'],
  ['合计', '', '', '', '', 1565, '', ''],
])

const own = ['产品名称', '类别', '价格（美元）', '库存']

/** Holds what is said, as the machine does. */
const Said = ({ choice: first, flow }: ImportColumnsProps) => {
  const [choice, setChoice] = useState(first)
  const choose = (next: SheetChoice) => {
    flow.choose(next)
    setChoice(next)
  }
  return <ImportColumns choice={choice} flow={{ ...flow, choose }} />
}

const meta = preview.meta({
  component: ImportColumns,
  tags: ['!stable', 'new'],
  parameters: { docs: { story: { inline: false } } },
  render: (args) => <Said {...args} />,
  args: {
    choice: choiceOf(office),
    flow: { ...importing, tables: [office], confirmColumns: fn(), close: fn() },
  },
})

/** A price list of an office. */
export const Office = meta.story({ tags: ['default'] })

Office.test('leads from the columns to the preview with the keyboard alone', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const t = (text: ShownText) => inLanguage(globals, text)
  const next = canvas.getByRole('button', { name: t('manage:import.columns.next') })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toHaveAccessibleDescription(t('manage:import.columns.problem.words'))
  const parts = t('common:category.parts')
  for (const word of ['汽车配件', '电脑配件'])
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t(['manage:import.columns.word', { word, count: 1 }]) }),
      parts,
    )
  await userEvent.selectOptions(
    canvas.getByRole('combobox', {
      name: t(['manage:import.columns.word', { word: t('manage:import.columns.empty'), count: 1 }]),
    }),
    t('manage:import.columns.category.none'),
  )
  await expect(next).toHaveAccessibleDescription(t('manage:import.columns.problem.currency'))
  await userEvent.click(canvas.getByRole('checkbox'))
  await expect(next).not.toHaveAttribute('aria-disabled')
  next.focus()
  await userEvent.keyboard('{Enter}')
  await expect(args.flow.confirmColumns).toHaveBeenCalledOnce()
})

Office.test('leaves out what nobody has chosen', async ({ canvas, globals }) => {
  const leftOut = inLanguage(globals, 'manage:import.columns.use.none')
  for (const name of ['序号', '代理价', '条码', '内部备注'])
    await expect(canvas.getByRole('combobox', { name })).toHaveDisplayValue(leftOut)
})

Office.test('takes a field from another column', async ({ canvas, globals, userEvent }) => {
  const price = inLanguage(globals, [
    'manage:import.columns.required',
    { label: inLanguage(globals, 'manage:form.price') },
  ])
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '代理价' }), price)
  await expect(canvas.getByRole('combobox', { name: '单价（元）' })).toHaveDisplayValue(
    inLanguage(globals, 'manage:import.columns.use.none'),
  )
  await expect(canvas.queryByRole('checkbox')).toBeNull()
})

/** Nothing is left to ask. */
export const OwnTemplate = meta.story({
  args: {
    choice: choiceOf(
      tableOf('', [own, ['知远 40', '汽车', 31_900, 3], ['极风', '无人机', 899.5, 0]]),
    ),
  },
})

OwnTemplate.test('shows the first prices as the shop will', async ({ canvas, globals }) => {
  const prices = inLanguage(globals, { zh: 'US$31,900、US$899.50', en: '$31,900, $899.50' })
  const said = canvas.getByText(inLanguage(globals, ['manage:import.columns.prices', { prices }]))
  await waitFor(() => expect(said).toBeVisible())
})

/** Three decimals in whole columns: nobody can know what is meant. */
export const DoubtfulNumbers = meta.story({
  args: { choice: choiceOf(tableOf('', [own, ['甲', '手机', '299.000', '20.000']])) },
})

DoubtfulNumbers.test('asks once for each column, with both readings', async (context) => {
  const { canvas, globals, userEvent } = context
  const label = (field: 'price' | 'stock', text: string) =>
    inLanguage(globals, [
      'manage:import.columns.number',
      { field: inLanguage(globals, `manage:form.${field}`), text },
    ])
  const price = canvas.getByRole('combobox', { name: label('price', '299.000') })
  const readings = inLanguage(globals, { zh: 'US$299 US$299,000', en: '$299 $299,000' })
  await expect(Array.from(price.children, (option) => option.textContent)).toEqual([
    inLanguage(globals, 'manage:import.columns.choose'),
    ...readings.split(' '),
  ])
  await userEvent.selectOptions(price, readings.split(' ')[0] ?? '')
  const stock = canvas.getByRole('combobox', { name: label('stock', '20.000') })
  await userEvent.selectOptions(stock, '20')
  await expect(named(context, 'button', 'manage:import.columns.next')).not.toHaveAttribute(
    'aria-disabled',
  )
})

const second = tableOf('Products', [
  ['Article', 'Group', 'Net price USD', 'Cost', 'In stock', 'On sale'],
  ['Camera drone M2', 'Drones', 1299, 870, 12, 'true'],
])

/** Several sheets, and headings that say nothing. */
export const SeveralSheets = meta.story({
  args: {
    choice: choiceOf(second),
    flow: { ...importing, tables: [tableOf('Read me', [['Prices'], ['a', 'b']]), second] },
  },
})

SeveralSheets.test('names the fields that are still to be chosen', async (context) => {
  const { globals } = context
  const names = (['name', 'category', 'price', 'stock'] as const)
    .map((field) => inLanguage(globals, `manage:form.${field}`))
    .join(inLanguage(globals, 'manage:failure.sheetSeparator'))
  await waitFor(() => says(context, 'status', ['manage:import.columns.problem.missing', { names }]))
})

/** A CSV that says no encoding: an own template that a spreadsheet program has saved. */
export const AssumedEncoding = meta.story({
  args: {
    choice: choiceOf(tableOf('', [own, ['知远 40', '汽车', 31_900, 3]])),
    flow: { ...importing, isAssumed: true },
  },
})

AssumedEncoding.test('says how it was read', async ({ canvas, globals }) => {
  const said = canvas.getByText(inLanguage(globals, 'manage:import.columns.assumed'))
  await waitFor(() => expect(said).toBeVisible())
})

/** On a phone the columns are below each other. */
export const Phone = meta.story({ globals: { viewport: { value: 'w320' } } })
