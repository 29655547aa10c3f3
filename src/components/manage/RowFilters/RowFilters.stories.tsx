import { expect, fn } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { narrow } from '#.storybook/decorators/narrow.tsx'
import { sampleProducts } from '#.storybook/fixtures/products.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { allRows } from '#domain/catalogue/rows.ts'
import { RowFilters } from './RowFilters.tsx'

const meta = preview.meta({
  component: RowFilters,
  tags: ['autodocs'],
  // The order is there below 768 px.
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  args: { products: sampleProducts('zh'), query: allRows, onChange: fn() },
})

/** No filter is set. */
export const Default = meta.story()

Default.test('sets a filter and keeps the others', async (context) => {
  const { canvas, args, globals, userEvent } = context
  await userEvent.selectOptions(named(context, 'combobox', 'manage:rows.category'), 'phone')
  await expect(args.onChange).toHaveBeenLastCalledWith({ ...allRows, category: 'phone' })
  const out = inLanguage(globals, ['manage:rows.out', { count: 6 }])
  await userEvent.click(canvas.getByRole('button', { name: out, pressed: false }))
  await expect(args.onChange).toHaveBeenLastCalledWith({ ...allRows, out: true })
})

/** Phones that are out of stock, the cheapest first. */
export const Filtered = meta.story({
  args: { query: { category: 'phone', out: true, sort: 'price', dir: 'asc' } },
})

/** On a narrow screen the order is chosen here: the table has no heads. */
export const Narrow = meta.story({ decorators: [narrow] })
