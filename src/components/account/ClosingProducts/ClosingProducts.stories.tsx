import { expect, fn } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { ClosingProducts, type ClosingProductsProps } from './ClosingProducts.tsx'

const args: ClosingProductsProps = {
  status: 'ready',
  count: 24,
  outcome: null as ClosingProductsProps['outcome'],
  cleared: 0,
  onExport: fn(),
  onClear: fn(),
  onRestore: fn(),
}

const meta = preview.meta({
  component: ClosingProducts,
  args,
  parameters: { layout: 'padded', chromatic: { disableSnapshot: true } },
})

/** There are products. */
export const Default = meta.story({
  play: showsTexts('account:close.export', 'account:close.clear'),
})

Default.test('exports and clears', async ({ canvas, args: given, userEvent, globals }) => {
  const text = inLanguage(globals, ['account:close.products', { count: 24 }])
  await expect(canvas.getByText(text)).toBeVisible()
  const [exporting, clearing] = canvas.getAllByRole('button')
  if (exporting !== undefined) await userEvent.click(exporting)
  if (clearing !== undefined) await userEvent.click(clearing)
  await expect(given.onExport).toHaveBeenCalledTimes(1)
  await expect(given.onClear).toHaveBeenCalledTimes(1)
})

/** There are none. */
export const None = meta.story({ args: { count: 0 }, play: showsTexts('account:close.noProducts') })

/** Being counted. */
export const Counting = meta.story({ args: { status: 'counting' } })

/** Storage cannot be read. */
export const Unavailable = meta.story({
  args: { status: 'unavailable' },
  play: showsTexts('account:close.productsUnavailable'),
})

/** Being exported or cleared. */
export const Busy = meta.story({ args: { status: 'busy' } })

/** Exported. */
export const Exported = meta.story({
  args: { outcome: 'exported' },
  play: showsTexts('account:close.exported'),
})

/** Cleared. */
export const Cleared = meta.story({
  args: { count: 0, outcome: 'cleared', cleared: 24 },
  play: showsTexts(['account:close.cleared', { count: 24 }]),
})

Cleared.test('brings cleared products back', async (context) => {
  const { canvas, args: given, userEvent, globals } = context
  const name = inLanguage(globals, 'account:close.restore')
  await userEvent.click(await canvas.findByRole('button', { name }))
  await expect(given.onRestore).toHaveBeenCalledTimes(1)
})

/** Storage refused. */
export const Failed = meta.story({
  args: { outcome: 'failed' },
  play: showsTexts('account:close.productsFailed'),
})
