import { chakra } from '@chakra-ui/react/styled-system'
import { expect } from 'storybook/test'
import photograph from '#.storybook/fixtures/photograph.jpg?inline'
import preview from '#.storybook/preview.tsx'
import { samplesOf } from '#.storybook/fixtures/products.ts'
import { shownSample } from '#.storybook/samples.ts'
import { stage } from '#components/catalogue/Lineup/lineup.ts'
import { Lineup } from './Lineup.tsx'

const { products, images } = samplesOf('car')
const drones = samplesOf('drone')
const phones = samplesOf('phone')

const meta = preview.meta({
  component: Lineup,
  args: { products, images },
  decorators: [
    (Story) => (
      <chakra.div css={{ '--stage': '6.5rem' }}>
        <Story />
      </chakra.div>
    ),
  ],
})

/** Four products; one is out of stock. */
export const Default = meta.story()

Default.test('links each product', async ({ canvas, globals }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(4)
  // Safari takes a list without bullets for none.
  await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list')
  const name = new RegExp(`^${shownSample(globals, '知远 40 纯电轿车')}`, 'u')
  await expect(canvas.getByRole('link', { name })).toBeVisible()
})

/** Products without a picture are left out. */
export const WithoutPicture = meta.story({
  args: {
    products: products.map((product, index) => (index > 1 ? { ...product, imageId: '' } : product)),
  },
})

/** Where the objects stand in their stages, in the units of the stage. */
const drawn = (root: HTMLElement) =>
  [...root.querySelectorAll<SVGSVGElement>('a > svg > svg')].map((svg) => {
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(svg.getAttribute(name)),
    )
    return { x, y, width, height }
  })

/** From the smallest to the largest: what would be too small to see is larger. */
export const FarApart = meta.story({ args: drones })

FarApart.test(
  'draws what has a length to one scale, never cut, and the smallest large enough',
  async ({ canvasElement }) => {
    const [, crop, delivery] = drawn(canvasElement)
    if (!crop || !delivery) throw new Error('There are no drones')
    await expect(crop.width / delivery.width).toBeCloseTo(2900 / 2400)
    const smallest = canvasElement.querySelector('a > svg > svg')?.getBoundingClientRect()
    await expect(smallest?.width).toBeGreaterThanOrEqual(55.5)
    await expect(canvasElement.querySelectorAll('a > svg > text')).toHaveLength(
      drones.products.length,
    )
    for (const { x, y, width, height } of drawn(canvasElement)) {
      await expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      await expect(x + width).toBeLessThanOrEqual(stage.width)
      await expect(y + height).toBeCloseTo(stage.height)
    }
  },
)

/** Without lengths there is no scale, and no dimension line. */
export const WithoutLengths = meta.story({ args: phones })

/** One product with a photograph, which has no outline. */
export const Photograph = meta.story({
  args: {
    products: products.slice(0, 1).map((product) => ({
      ...product,
      imageId: '',
      imageUrl: photograph,
    })),
  },
})
