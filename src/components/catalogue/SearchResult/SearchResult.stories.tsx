import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { carPictures, sampleProduct } from '#.storybook/fixtures/products.ts'
import { SearchResult } from './SearchResult.tsx'

const product = sampleProduct('zh')

const meta = preview.meta({
  component: SearchResult,
  tags: ['autodocs'],
  args: { product, picture: carPictures[0] ?? null, query: '轿车 电池', aids: {} },
  render: (args) => (
    <ul>
      <SearchResult {...args} />
    </ul>
  ),
})

const foundIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent)

/** Words in the name and in the description. */
export const Found = meta.story({ tags: ['default'] })

Found.test('marks the words where they were found', async ({ canvas, canvasElement }) => {
  await expect(foundIn(canvasElement)).toEqual(['轿车', '轿车', '电池'])
  await expect(canvas.getByRole('link')).toHaveAccessibleName(product.productName)
})

/** The name was spelled in pinyin. */
export const ByPinyin = meta.story({
  args: { query: 'zhiyuan', aids: { pinyin: (name) => name.startsWith('知远') && [0, 1] } },
})

/** The word comes late in a long description: the excerpt begins a little before it. */
export const LateWord = meta.story({
  args: {
    product: { ...product, description: `${product.description.repeat(3)}可选拖车钩。` },
    query: '拖车钩',
  },
})

/** Out of stock, and without a picture. */
export const OutOfStock = meta.story({
  args: { product: { ...product, stockQuantity: 0 }, picture: null },
})
