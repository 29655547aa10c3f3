import { expect, fn } from 'storybook/test'
import { leads, named, press } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import photograph from '#.storybook/fixtures/photograph.jpg?inline'
import { carPictures, sampleProduct } from '#.storybook/fixtures/products.ts'
import { specificationsFrom } from '#domain/catalogue/product.ts'
import { ProductDetail } from './ProductDetail.tsx'

const meta = preview.meta({
  component: ProductDetail,
  // The picture of a product may transition once in a page, and the stories show the same product.
  parameters: { docsWidth: 1280 },
  args: {
    product: sampleProduct('zh', { imageId: 'img_1_a.car-1' }),
    picture: carPictures[0] ?? null,
    cartAnswered: false,
    onAddToCart: fn(),
  },
})

const isEnglish = (globals: Record<string, unknown>) => globals['locale'] === 'en'

/** In stock. */
export const Default = meta.story()

Default.test(
  'shows picture, name, price, stock, the whole description (spec §2.45)',
  async ({ canvas, globals }) => {
    const { productName, description } = sampleProduct(globals['locale'])
    await expect(canvas.getByRole('heading', { level: 1, name: productName })).toBeVisible()
    await expect(canvas.getByText(isEnglish(globals) ? '$32,800' : 'US$32,800')).toBeVisible()
    await expect(
      canvas.getByText(inLanguage(globals, ['catalogue:inStock', { count: 14 }])),
    ).toBeVisible()
    // Testing Library reads a space that does not break as a space.
    await expect(canvas.getByText(description.replaceAll('\u00A0', ' '))).toBeVisible()
    await expect(canvas.getByRole('img', { name: productName })).toBeVisible()
  },
)

Default.test('leads back to the category (spec §2.48)', async (context) => {
  const { globals } = context
  await leads(context, '/products/car', [
    'catalogue:detail.back',
    { category: inLanguage(globals, 'common:category.car') },
  ])
})

Default.test('reports "add to cart" (spec §2.47)', async (context) => {
  await press(context, 'catalogue:detail.addToCart')
  await expect(context.args.onAddToCart).toHaveBeenCalledOnce()
})

Default.test('leads to the contact form, with the name of the product', async (context) => {
  const { productName } = sampleProduct(context.globals['locale'])
  await leads(
    context,
    `/?product=${encodeURIComponent(productName)}#contact`,
    'catalogue:detail.ask',
  )
})

Default.test('names the specification table by its heading (spec §2.46)', async (context) => {
  await expect(named(context, 'table', 'catalogue:detail.specifications')).toBeVisible()
})

/** Out of stock: the line is open, "notify me" cannot be used. */
export const OutOfStock = meta.story({
  args: {
    product: sampleProduct('zh', {
      stockQuantity: 0,
      imageId: 'img_1_a.car-1',
    }),
  },
})

OutOfStock.test('offers a "notify me" that cannot be used (spec §2.47)', async (context) => {
  const button = named(context, 'button', 'catalogue:detail.notify')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
})

/** Without a picture and without specifications. */
export const Bare = meta.story({
  args: { picture: null, product: sampleProduct('zh', { specifications: specificationsFrom([]) }) },
})

/** A photograph fills its frame, and nothing is printed on it. */
export const Photograph = meta.story({
  args: { picture: photograph, product: sampleProduct('zh') },
})

/** No picture: a placeholder of the same size and name. */
export const WithoutPicture = meta.story({
  args: { picture: null, product: sampleProduct('zh') },
})

/** A name of 200 letters without a space, twelve specifications, one with a long name. */
export const Odd = meta.story({
  args: {
    product: sampleProduct('zh', {
      productName: 'n'.repeat(200),
      specifications: specificationsFrom([
        ['k'.repeat(40), '250–800 V'],
        ...Array.from(
          { length: 11 },
          (_, at) => [`规格${String(at)}`, `${String(at)} mm`] as const,
        ),
      ]),
    }),
  },
})

Odd.test('keeps its width with long names', async ({ canvas }) => {
  const article = canvas.getByRole('article')
  await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth)
  // Three are figures.
  await expect(canvas.getAllByRole('row')).toHaveLength(9)
})

Default.test('says each specification once', async (context) => {
  const { canvas, canvasElement, globals } = context
  const { specifications } = sampleProduct(globals['locale'])
  for (const [name, value] of Object.entries(specifications)) {
    await expect(canvas.getAllByText(name)).toHaveLength(1)
    const text = canvasElement.textContent.replaceAll(/\s/gu, '')
    const [first = ''] = value.replaceAll(/\s/gu, '').split('，')
    await expect(text.split(first).length, value).toBe(2)
  }
})

Default.test(
  'answers that orders are not taken here yet',
  { args: { cartAnswered: true } },
  async ({ canvas, globals }) => {
    const text = inLanguage(globals, 'catalogue:detail.cartNote')
    await expect(canvas.getByText(text)).toBeVisible()
  },
)

Default.test(
  'says each once, in the table',
  {
    args: { product: sampleProduct('zh', { specifications: { 续航: '560 km', 电池: '82 kWh' } }) },
  },
  async ({ canvas }) => {
    await expect(canvas.queryAllByRole('term')).toHaveLength(0)
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
)
