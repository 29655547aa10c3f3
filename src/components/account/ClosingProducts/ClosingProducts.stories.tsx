import { expect } from 'storybook/test'
import { account } from '#.storybook/fixtures/account.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { ClosingProducts, type ClosingProductsProps } from './ClosingProducts.tsx'

const flow: ClosingProductsProps['flow'] = {
  ...account.close,
  products: { status: 'ready', count: 24, outcome: null, cleared: 0 },
}

const args: ClosingProductsProps = { flow }

const meta = preview.meta({
  component: ClosingProducts,
  args,
  parameters: { layout: 'padded', visual: { disable: true } },
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
  await expect(given.flow.exportProducts).toHaveBeenCalledTimes(1)
  await expect(given.flow.clearProducts).toHaveBeenCalledTimes(1)
})

/** There are none. */
export const None = meta.story({
  args: { flow: { ...flow, products: { ...flow.products, count: 0 } } },
  play: showsTexts('account:close.noProducts'),
})

/** Being counted. */
export const Counting = meta.story({
  args: { flow: { ...flow, products: { ...flow.products, status: 'counting' } } },
})

/** Storage cannot be read. */
export const Unavailable = meta.story({
  args: { flow: { ...flow, products: { ...flow.products, status: 'unavailable' } } },
  play: showsTexts('account:close.productsUnavailable'),
})

/** Being exported or cleared. */
export const Busy = meta.story({
  args: { flow: { ...flow, products: { ...flow.products, status: 'busy' } } },
})

/** Exported. */
export const Exported = meta.story({
  args: { flow: { ...flow, products: { ...flow.products, outcome: 'exported' } } },
  play: showsTexts('account:close.exported'),
})

/** Cleared. */
export const Cleared = meta.story({
  args: {
    flow: { ...flow, products: { ...flow.products, count: 0, outcome: 'cleared', cleared: 24 } },
  },
  play: showsTexts(['account:close.cleared', { count: 24 }]),
})

Cleared.test('brings cleared products back', async (context) => {
  const { canvas, args: given, userEvent, globals } = context
  const name = inLanguage(globals, 'account:close.restore')
  await userEvent.click(await canvas.findByRole('button', { name }))
  await expect(given.flow.restoreProducts).toHaveBeenCalledTimes(1)
})

/** Storage refused. */
export const Failed = meta.story({
  args: { flow: { ...flow, products: { ...flow.products, outcome: 'failed' } } },
  play: showsTexts('account:close.productsFailed'),
})
