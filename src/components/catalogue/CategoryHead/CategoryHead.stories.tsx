import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { samplesOf } from '#.storybook/fixtures/products.ts'
import { CategoryHead } from './CategoryHead.tsx'

const meta = preview.meta({
  component: CategoryHead,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { category: 'car' as const },
})

/** Cars. The line runs from edge to edge through the drawing. */
export const Car = meta.story({ tags: ['default'] })

Car.test('leaves the line to stored products before the app has started', async (context) => {
  const illustration = context.canvasElement.querySelector('svg')
  await expect(illustration).toBeVisible()
  for (const total of ['few', 'some', 'many']) {
    document.documentElement.dataset['total'] = total
    await expect(illustration).not.toBeVisible()
  }
  delete document.documentElement.dataset['total']
})

const { products, images } = samplesOf('car')

/** Five products and more: the newest ones are on the line, to one scale. */
export const Many = meta.story({ args: { total: 5, products, images } })

Many.test(
  'shows no product twice',
  { args: { total: 4, products, images } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
)

/** Parts. */
export const Parts = meta.story({ args: { category: 'parts' } })
/** Processors. */
export const Cpu = meta.story({ args: { category: 'cpu' } })
/** Phones. */
export const Phone = meta.story({ args: { category: 'phone' } })
/** Gaming. */
export const Game = meta.story({ args: { category: 'game' } })
/** Drones. */
export const Drone = meta.story({ args: { category: 'drone' } })
