import type { Decorator } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { CardGrid } from '#components/catalogue/CardGrid/CardGrid.tsx'
import { carPictures, sampleProduct } from '#.storybook/fixtures/products.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Product } from '#domain/catalogue/product.ts'
import { ProductCard } from './ProductCard.tsx'

// One of two, in a column: a card alone in its list is wider.
const inList: Decorator = (Story, { globals }) => (
  <chakra.div maxWidth="22rem" css={{ '& > ul': { display: 'flow-root' } }}>
    <CardGrid label={inLanguage(globals, 'catalogue:list')}>
      <Story />
      <li hidden />
    </CardGrid>
  </chakra.div>
)

/** The text of the product follows the language of the toolbar. */
const inToolbarLanguage: Decorator = (Story, { args, globals }) => {
  const { available, imageId } = args['product'] as Product
  const product = sampleProduct(globals['locale'], { available, imageId })
  return <Story args={{ ...args, product }} />
}

const meta = preview.meta({
  component: ProductCard,
  decorators: [inToolbarLanguage, inList],
  // The picture of a product may transition once in a page, and the stories show the same product.
  parameters: { docs: { story: { inline: false } } },
  args: {
    product: sampleProduct('zh', { imageId: 'img_1_a.car-1' }),
    picture: carPictures[0] ?? null,
  },
})

/** A picture with a transparent ground. */
export const Default = meta.story()

Default.test(
  'is one link named by the product, described by price and stock (spec §2.40, §2.41)',
  async ({ canvas, globals }) => {
    const price = inLanguage(globals, { zh: 'US$32,800', en: '$32,800' })
    const product = sampleProduct(globals['locale'])
    const link = canvas.getByRole('link')
    await expect(link).toHaveAccessibleName(product.productName)
    await expect(link).toHaveAccessibleDescription(
      `${price} ${inLanguage(globals, ['catalogue:inStock', { count: 14 }])}`,
    )
    await expect(link).toHaveAttribute('href', `/products/car/${product.$id}`)
  },
)

Default.test('says its name once (spec §2.40)', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  await expect(canvasElement.querySelector('img')).toBeVisible()
})

/** Out of stock: the overlay and the stock status say so as text. */
export const OutOfStock = meta.story({
  args: { product: sampleProduct('zh', { available: false, imageId: 'img_1_a.car-1' }) },
})

OutOfStock.test('says Out of Stock on the picture and in the row (spec §2.43)', async (context) => {
  const text = inLanguage(context.globals, 'catalogue:outOfStock')
  await expect(context.canvas.getAllByText(text)).toHaveLength(2)
  // The overlay is hidden, so that it is announced once.
  await expect(context.canvas.getByRole('link')).toHaveAccessibleDescription(
    inLanguage(context.globals, { zh: 'US$32,800', en: '$32,800' }, 'catalogue:outOfStock'),
  )
})

/** No picture: a placeholder. */
export const MissingPicture = meta.story({ args: { picture: null } })

/** A picture that cannot be decoded: the same placeholder. */
export const BrokenPicture = meta.story({
  args: { picture: 'data:image/png;base64,iVBORw0KGgo=' },
})

BrokenPicture.test(
  'shows the placeholder when the picture cannot be decoded',
  async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
)

const longTexts = {
  productName: {
    zh: '远川 70 增程式四驱旅行车长续航版（含冬季套装与车顶行李架）',
    en: 'Yuanchuan 70 Long-Range All-Wheel-Drive Touring Wagon with Winter Package and Roof Rails',
  },
  description: {
    zh: '为全家的长途旅行准备的增程式旅行车。只用电池就能跑二百一十公里，每天通勤不用加油；增程器只管发电，不直接驱动车轮，上了高速也很安静。冬季套装包括雪地轮胎、热泵空调和三排座椅加热，零下二十五度照样一次启动。车顶行李架可以承重七十五公斤。',
    en: 'A touring wagon with a range extender, for long family trips. It drives 210 km on the battery alone, so a daily commute needs no fuel. The winter package adds snow tyres, a heat pump and three rows of heated seats.',
  },
} as const

/** A long name wraps. A long description ends after 100 characters. */
export const LongText = meta.story({
  args: {
    product: sampleProduct('zh', {
      productName: longTexts.productName.zh,
      description: longTexts.description.zh,
    }),
  },
  decorators: [
    (Story, { args, globals }) => (
      <Story
        args={{
          ...args,
          product: sampleProduct(globals['locale'], {
            productName: inLanguage(globals, longTexts.productName),
            description: inLanguage(globals, longTexts.description),
          }),
        }}
      />
    ),
  ],
})

LongText.test(
  'ends the description after 100 characters with an ellipsis (spec §2.42, §9.5)',
  async ({ canvas, globals }) => {
    const description = inLanguage(globals, longTexts.description)
    const shown = description.slice(0, 100).trimEnd()
    await expect(canvas.getByText(`${shown}…`)).toBeVisible()
  },
)

/** Hovered: the live line along the picture, and an underlined name. */
export const Hovered = meta.story({
  parameters: { pinned: { hover: '[data-product], [data-product] a' } },
})

/** Focused: the focus ring surrounds the whole card. */
export const Focused = meta.story({
  parameters: { pinned: { 'focus-visible': '[data-product] a' } },
})
