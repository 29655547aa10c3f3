import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { showsRole } from '#.storybook/showsRole.ts'
import { carPictures, sampleProducts } from '#.storybook/fixtures/products.ts'
import { sampleText } from '#.storybook/samples.ts'
import { Lineup } from './Lineup.tsx'

const products = sampleProducts('zh', 'car').map((product, index) => ({
  ...product,
  imageUrl: carPictures[index] ?? '',
}))

const meta = preview.meta({
  component: Lineup,
  tags: ['!autodocs'],
  args: { products, images: new Map() },
})

/** Four products; one is out of stock. */
export const Default = meta.story({ play: showsRole('list', 'catalogue:lineup') })

Default.test('links each product', async ({ canvas, globals }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(4)
  // Safari takes a list without bullets for none.
  await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list')
  const name = new RegExp(`^${sampleText(globals, '知远 40 纯电轿车')}`, 'u')
  await expect(canvas.getByRole('link', { name })).toBeVisible()
})

Default.test('says the length under the name of a product that has one', async (context) => {
  await expect(context.canvas.getAllByRole('link')[0]).toHaveTextContent(
    `${sampleText(context.globals, '知远 40 纯电轿车')} 4,820 mm`,
  )
})

/** Products without a picture are left out. */
export const WithoutPicture = meta.story({
  args: {
    products: products.map((product, index) =>
      index > 1 ? { ...product, imageUrl: '' } : product,
    ),
  },
})

WithoutPicture.test('leaves out products without a picture', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(2)
})
