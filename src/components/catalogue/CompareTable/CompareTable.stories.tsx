import { expect, fn, within } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
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
  // The page clips the line, which is as wide as the window.
  decorators: [
    (Story) => (
      <div style={{ overflowX: 'clip' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    products,
    images,
    placeholder: <CategoryIllustration category="car" cropped />,
    onlyDifferent: false,
    onOnlyDifferent: fn(),
    onArrange: fn(),
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

Default.test('has no signs where no specification is equal', async ({ canvas, globals }) => {
  await expect(canvas.queryByText(inLanguage(globals, 'compare:differs'))).toBeNull()
  await expect(canvas.queryByRole('checkbox')).toBeNull()
})

Default.test('takes a product out', async ({ canvas, args, globals, userEvent }) => {
  const name = `${inLanguage(globals, 'compare:remove')} ${names[1] ?? ''}`
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(args.onArrange).toHaveBeenLastCalledWith([products[0]?.$id, products[2]?.$id])
})

const alike: readonly Product[] = [0, 1].map((at) => ({
  ...sampleProduct('zh', { $id: `local_${String(at)}` }),
  price: 100 + at,
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
  for (const name of ['compare:price', 'compare:stock'] as const)
    await expect(row(table, inLanguage(globals, name))?.querySelector('.sign')).toBeNull()
})

OneDifference.test('asks for what differs alone', async (context) => {
  const { args, userEvent } = context
  await userEvent.click(named(context, 'checkbox', 'compare:onlyDifferent'))
  await expect(args.onOnlyDifferent).toHaveBeenLastCalledWith(true)
})

/** Only what differs, in specifications that are called like the price and the stock. */
export const OnlyDifferent = meta.story({
  args: {
    onlyDifferent: true,
    products: alike.map((product, at) => ({
      ...product,
      price: 100 + at,
      specifications: {
        价格: `${String(at)} 元`,
        Price: ['−20 °C', '20 °C'][at] ?? '',
        库存: ['100 mW', '100 MW'][at] ?? '',
        座位: ['5,000', '５,０００'][at] ?? '',
      },
    })),
  },
})

OnlyDifferent.test('shows each row that differs', async ({ canvas, globals }) => {
  const heads = canvas.getAllByRole('rowheader').map((head) => head.lastChild?.textContent)
  await expect(heads).toEqual([inLanguage(globals, 'compare:price'), '价格', 'Price', '库存'])
})

/** On a phone two of three are shown, and a person chooses which. */
export const Phone = meta.story({ globals: { viewport: { value: 'w320' } } })

Phone.test('shows two columns and exchanges one for the third', async (context) => {
  const { args, canvas, userEvent } = context
  await expect(shownNames(canvas.getByRole('table'))).toEqual(names.slice(0, 2))
  const left = named(context, 'combobox', 'compare:left')
  await userEvent.selectOptions(left, names[2] ?? '')
  const [first, second, third] = products.map(({ $id }) => $id)
  await expect(args.onArrange).toHaveBeenLastCalledWith([third, second, first])
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
