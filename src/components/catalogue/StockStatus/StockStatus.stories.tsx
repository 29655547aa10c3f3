import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { StockStatus } from './StockStatus.tsx'

const meta = preview.meta({ component: StockStatus, tags: ['autodocs'] })

/** On sale, with pieces left. */
export const InStock = meta.story({ args: { product: { available: true, stockQuantity: 14 } } })

InStock.test(
  'says that it is in stock, with the quantity (spec §2.43, §4.5)',
  async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(inLanguage(globals, ['catalogue:inStock', { count: 14 }])),
    ).toBeVisible()
  },
)

/** Taken off sale, whatever is left. */
export const OffSale = meta.story({ args: { product: { available: false, stockQuantity: 14 } } })

/** On sale, but none left. */
export const NoneLeft = meta.story({ args: { product: { available: true, stockQuantity: 0 } } })
