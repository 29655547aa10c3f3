import { expect, fn, within } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { sampleProduct, samplesOf } from '#.storybook/fixtures/products.ts'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import type { Product } from '#domain/catalogue/product.ts'
import { CompareTable } from './CompareTable.tsx'

const { products: cars, images } = samplesOf('car')
const products = cars.slice(0, 3)
const names = products.map(({ productName }) => productName)

const meta = preview.meta({
  component: CompareTable,
  tags: ['!autodocs'],
  args: {
    products,
    images,
    placeholder: <CategoryIllustration category="car" cropped />,
    onRemove: fn(),
  },
})

/** The names of the columns of products that are shown. */
const shownNames = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => within(head).getByRole('link').textContent)

const row = (table: HTMLElement, name: string) =>
  within(table).getByRole('rowheader', { name: new RegExp(`${name}$`, 'u') }).parentElement

/** Three products. */
export const Default = meta.story()

Default.test('is a table with headers of columns and rows', async ({ canvas, globals }) => {
  const table = canvas.getByRole('table')
  await expect(table).toHaveAccessibleName()
  await expect(shownNames(table)).toEqual(names)
  for (const name of [inLanguage(globals, 'compare:item'), ...names])
    await expect(within(table).getByRole('columnheader', { name })).toBeVisible()
  await expect(row(table, inLanguage(globals, 'compare:price'))).toBeVisible()
  await expect(row(table, inLanguage(globals, 'compare:stock'))).toBeVisible()
})

Default.test('takes a product out', async ({ canvas, args, globals, userEvent }) => {
  const name = `${inLanguage(globals, 'compare:remove')} ${names[1] ?? ''}`
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(args.onRemove).toHaveBeenLastCalledWith(products[1]?.$id)
})

const alike: readonly Product[] = [0, 1].map((at) => ({
  ...sampleProduct('zh', { $id: `local_${String(at)}` }),
  price: 100,
  stockQuantity: 5,
  available: true,
  specifications: {
    座位: '5',
    续航: at === 0 ? '560 km' : '410 km',
    ...(at === 0 ? { 拖挂: '1.2 t' } : {}),
  },
}))

/** One row differs, and one product says something that the other does not. */
export const OneDifference = meta.story({ args: { products: alike } })

OneDifference.test('marks what differs by a sign and a word', async ({ canvas, globals }) => {
  const table = canvas.getByRole('table')
  await expect(row(table, '续航')).toHaveTextContent(
    `${inLanguage(globals, 'compare:differs')}续航560 km410 km`,
  )
  const other = inLanguage(globals, 'compare:other')
  await expect(row(table, other)).toHaveTextContent(
    `${other}拖挂1.2 t${inLanguage(globals, 'compare:notStated')}`,
  )
  await expect(row(table, '座位')).toHaveTextContent('座位55')
})

OneDifference.test('shows only what differs', async ({ canvas, globals, userEvent }) => {
  const name = inLanguage(globals, 'compare:onlyDifferent')
  await userEvent.click(canvas.getByRole('checkbox', { name }))
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
})

/** On a phone two of three are shown, and a person chooses which. */
export const Phone = meta.story({ globals: { viewport: { value: 'w320' } } })

Phone.test('shows two columns and exchanges one for the third', async (context) => {
  const { canvas, globals, userEvent } = context
  const shown = () => shownNames(canvas.getByRole('table'))
  await expect(shown()).toEqual(names.slice(0, 2))
  const left = canvas.getByRole('combobox', { name: inLanguage(globals, 'compare:left') })
  const right = canvas.getByRole('combobox', { name: inLanguage(globals, 'compare:right') })
  await userEvent.selectOptions(left, names[2] ?? '')
  await expect(shown()).toEqual([names[2], names[1]])
  await expect(left).toHaveDisplayValue(names[2] ?? '')
  await expect(right).toHaveDisplayValue(names[1] ?? '')
  await userEvent.selectOptions(right, names[0] ?? '')
  await expect(shown()).toEqual([names[2], names[0]])
  await expect(left).toHaveDisplayValue(names[2] ?? '')
})

/** Long names and values wrap within their column. */
export const LongTexts = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    products: products.map((product, at) => ({
      ...product,
      productName: 'supercalifragilistic'.repeat(3) + String(at),
      specifications: { 非常非常长的规格名称会换行: 'https://example.com/'.repeat(4) },
    })),
  },
})
