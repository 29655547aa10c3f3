import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import cutOut from '#.storybook/fixtures/cutOut.svg?inline'
import { carPictures, sampleProduct } from '#.storybook/fixtures/products.ts'
import { shownSample } from '#.storybook/samples.ts'
import { ProductPicture } from './ProductPicture.tsx'

const meta = preview.meta({
  component: ProductPicture,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    src: carPictures[0] ?? null,
    alt: '知远 40 纯电轿车',
    product: sampleProduct('zh', { imageId: 'img_1_a.car-1' }),
    eager: true,
  },
})

/** A picture in its frame. */
export const Default = meta.story()

/** A black shape on nothing, in the dark: it stands on a light plate. */
export const CutOutInTheDark = meta.story({
  globals: { theme: 'dark' },
  args: { src: cutOut, product: sampleProduct('zh', { imageId: 'img_1_a' }) },
})

/** No picture: the illustration of the category with the same name. */
export const Missing = meta.story({ args: { src: null } })

Missing.test('names the placeholder by the product', async ({ canvas, globals }) => {
  const name = shownSample(globals, '知远 40 纯电轿车')
  await expect(canvas.getByRole('img', { name })).toBeVisible()
})

/** Out of stock: an overlay says so. */
export const OutOfStock = meta.story({ args: { outOfStock: true } })

OutOfStock.test('hides the overlay from assistive technology', async ({ canvas, globals }) => {
  const text = canvas.getByText(inLanguage(globals, 'catalogue:outOfStock'))
  await expect(text).toBeVisible()
  await expect(text.closest('[aria-hidden="true"]')).not.toBeNull()
})
