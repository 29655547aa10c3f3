import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
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

Car.test('heads the page with the category', async ({ canvas, globals }) => {
  const name = inLanguage(globals, 'common:category.car')
  await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible()
})

Car.test('never widens the page', async () => {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

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

/** Up to four products: they are on lines of their own below. */
export const Few = meta.story({
  parameters: { visual: { disable: true } },
  args: { total: 4, products, images },
})

Few.test('shows no product twice', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull()
})

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
