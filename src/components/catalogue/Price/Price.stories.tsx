import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Price } from './Price.tsx'

const meta = preview.meta({ component: Price, tags: ['autodocs'] })

/** Whole dollars show no cents. */
export const Whole = meta.story({ args: { value: 32800 } })

Whole.test(
  'shows US dollars as the language writes them (spec §2.41, §9.6)',
  async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(globals['locale'] === 'en' ? '$32,800' : 'US$32,800'),
    ).toBeVisible()
  },
)

/** Cents always have two digits. */
export const Cents = meta.story({ args: { value: 469.5 } })
