import type { Decorator } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { CardGrid } from '#components/catalogue/CardGrid/CardGrid.tsx'
import { carPictures, sampleProduct } from '#components/catalogue/stories/samples.ts'
import { Box } from '@chakra-ui/react'
import { ProductCard } from './ProductCard.tsx'

const inList: Decorator = (Story, { globals }) => (
  <Box maxWidth="22rem" css={{ '& > ul': { gridTemplateColumns: 'minmax(0, 1fr)' } }}>
    <CardGrid label={globals['locale'] === 'en' ? 'Products' : '产品列表'}>
      <Story />
    </CardGrid>
  </Box>
)

const meta = preview.meta({
  component: ProductCard,
  tags: ['!autodocs'],
  decorators: [inList],
  args: { product: sampleProduct('zh'), picture: carPictures[0] ?? null },
  // The words of the product follow the toolbar, as they do on the site.
  render: (args, { globals }) => (
    <ProductCard
      {...args}
      product={{
        ...sampleProduct(globals['locale']),
        available: args.product.available,
        ...(args.product.productName.includes('超长') ? args.product : {}),
      }}
    />
  ),
})

/** A drawing on its plate. */
export const Default = meta.story()

Default.test(
  'PC-1 is one link named by the product, described by price and stock',
  async ({ canvas, globals }) => {
    const en = globals['locale'] === 'en'
    const product = sampleProduct(globals['locale'])
    const link = canvas.getByRole('link')
    await expect(link).toHaveAccessibleName(product.productName)
    await expect(link).toHaveAccessibleDescription(
      en ? '$32,800 In Stock (14)' : 'US$32,800 有货，14 件',
    )
    await expect(link).toHaveAttribute('href', `/products/car/${product.$id}`)
  },
)

Default.test('PC-2 names the picture by the product', async ({ canvas, globals }) => {
  const { productName } = sampleProduct(globals['locale'])
  await expect(canvas.getByRole('img', { name: productName })).toBeVisible()
})

/** Out of stock: the veil over the picture and the hollow dot say it, in words both. */
export const OutOfStock = meta.story({
  args: { product: sampleProduct('zh', { available: false }) },
})

OutOfStock.test('PC-3 says Out of Stock on the picture and in the row', async (context) => {
  const words = context.globals['locale'] === 'en' ? 'Out of Stock' : '缺货'
  await expect(context.canvas.getAllByText(words)).toHaveLength(2)
  // The picture's label repeats the row; it is spoken once.
  await expect(context.canvas.getByRole('link')).toHaveAccessibleDescription(
    context.globals['locale'] === 'en' ? '$32,800 Out of Stock' : 'US$32,800 缺货',
  )
})

/** No picture: the drawing for a missing one, under the product's name. */
export const MissingPicture = meta.story({ args: { picture: null } })

/** A picture that cannot be decoded falls back to the same drawing. */
export const BrokenPicture = meta.story({
  args: { picture: 'data:image/png;base64,iVBORw0KGgo=' },
})

BrokenPicture.test(
  'PC-4 shows the drawing for a missing picture when it cannot be decoded',
  async ({ canvas, canvasElement, globals }) => {
    const { productName } = sampleProduct(globals['locale'])
    await expect(await canvas.findByRole('img', { name: productName })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('img', { name: productName })).toBeVisible()
  },
)

/** A long name wraps, a long description ends after 100 characters, flags are not cut in two. */
export const LongText = meta.story({
  args: {
    product: sampleProduct('zh', {
      productName: '超长名称的增程式多用途四驱旅行车（冬季套装，Ultra-Long-Range-Edition-2026）',
      description: '🇨🇳'.repeat(101),
      price: 999_999_999.99,
      stockQuantity: 1_000_000,
    }),
  },
})

LongText.test(
  'PC-5 ends the description after 100 characters with an ellipsis',
  async (context) => {
    await expect(context.canvas.getByText(`${'🇨🇳'.repeat(100)}…`)).toBeVisible()
  },
)

/** Under the pointer: the live line is drawn along the plate, the name underlined. */
export const Hovered = meta.story({ parameters: { pinned: { hover: '.card, .card a' } } })

/** Where the keyboard is: the ring goes round the whole card. */
export const Focused = meta.story({ parameters: { pinned: { focus: '.card a' } } })
