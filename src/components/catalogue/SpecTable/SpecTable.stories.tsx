import { expect } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { sampleProduct } from '#.storybook/fixtures/products.ts'
import { specificationsFrom } from '#domain/catalogue/product.ts'
import { SpecTable } from './SpecTable.tsx'

const meta = preview.meta({
  component: SpecTable,
  args: { specifications: sampleProduct('zh').specifications },
})

/** As on the detail page. */
export const Default = meta.story()

Default.test(
  'has a row header and a value for each specification (spec §2.46)',
  async (context) => {
    const { canvas } = context
    await expect(named(context, 'rowheader', { zh: '续航', en: 'Range' })).toBeVisible()
    // A number and its unit stay in one line.
    await expect(canvas.getByRole('cell', { name: '560\u00A0km' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(7)
  },
)

/** Long names and values wrap; names of the language itself are only text. */
export const LongAndOdd = meta.story({
  // Storybook cannot write code for a name like __proto__: it shows the story's own source.
  parameters: { docs: { source: { type: 'code' } } },
  args: {
    specifications: specificationsFrom([
      ['__proto__', '<script>alert(1)</script>'],
      ['constructor', 'Function'],
      ['非常非常非常非常非常长的规格名称会换行', 'https://example.com/'.repeat(12)],
    ]),
  },
})

LongAndOdd.test('shows odd names and markup as plain text', async ({ canvas }) => {
  await expect(canvas.getByRole('rowheader', { name: '__proto__' })).toBeVisible()
  await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible()
})
