import { expect, fn } from 'storybook/test'
import { leads, press } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { sampleProducts } from '#.storybook/fixtures/products.ts'
import { paths } from '#domain/paths.ts'
import { CompareTray } from './CompareTray.tsx'

const products = sampleProducts('zh', 'car').slice(0, 3)
const ids = products.map(({ $id }) => $id)

const meta = preview.meta({
  component: CompareTray,
  args: { products: products.slice(0, 2), full: false, onRemove: fn(), onClear: fn() },
})

/** Two are chosen. */
export const Default = meta.story()

Default.test('leads to the comparison of what is chosen', async (context) => {
  await leads(context, expect.stringContaining(paths.compare('car', ids.slice(0, 2))), [
    'catalogue:compare.go',
    { count: 2 },
  ])
})

Default.test('takes one out, or all', async (context) => {
  const { args } = context
  const name = products[1]?.productName ?? ''
  await press(context, ['catalogue:compare.remove', { name }])
  await expect(args.onRemove).toHaveBeenLastCalledWith(ids[1])
  await press(context, 'catalogue:compare.clear')
  await expect(args.onClear).toHaveBeenCalledOnce()
})

/** One alone cannot be compared. */
export const One = meta.story({
  args: { products: products.slice(0, 1) },
})

/** A fourth was asked for. */
export const Full = meta.story({
  args: { products, full: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(inLanguage(globals, 'catalogue:compare.full'))).toBeVisible()
  },
})

/** On a phone the number stands for the names. */
export const Phone = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { products, full: true },
})
