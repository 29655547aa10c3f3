import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { samplesOf } from '#.storybook/fixtures/products.ts'
import { shownSample } from '#.storybook/samples.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { Neighbours } from './Neighbours.tsx'

const { products, images } = samplesOf('car')

const meta = preview.meta({
  component: Neighbours,
  tags: ['autodocs'],
  args: { products: products.slice(1), images },
})

/** Three neighbours of a car to one scale, each with a figure. */
export const Default = meta.story()

Default.test('leads to the others of the category', async (context) => {
  const { canvas, globals } = context
  const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
  const address = (at: number) => `/products/car/${products[at]?.$id ?? ''}`
  await expect(links).toEqual([address(1), address(2), address(3)])
  const [first] = canvas.getAllByRole('listitem')
  await expect(first).toHaveTextContent(shownSample(globals, '知岭 70 增程 SUV'))
  await expect(first).toHaveTextContent('1,180 km')
})

Default.test(
  'has both neighbours among them',
  { args: { products: [...products.slice(1), { ...products[0], $id: 'last' } as Product] } },
  async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    const next = [1, 2].map((at) => `/products/car/${products[at]?.$id ?? ''}`)
    await expect(links).toEqual(['/products/car/last', ...next])
  },
)

/** Own products without pictures: the illustration of the category stands for each. */
export const WithoutPictures = meta.story({
  args: {
    products: products
      .slice(1)
      .map((product, at) => (at > 0 ? { ...product, imageId: '' } : product)),
  },
})
