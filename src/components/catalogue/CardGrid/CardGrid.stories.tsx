import { expect } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { ProductCard } from '#components/catalogue/ProductCard/ProductCard.tsx'
import { carPictures, sampleProduct } from '#.storybook/fixtures/products.ts'
import { CardGrid } from './CardGrid.tsx'

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <ProductCard
      key={index}
      picture={carPictures[index % carPictures.length] ?? null}
      product={sampleProduct('zh', { $id: `local_${index}`, imageId: 'img_1_a.car-1' })}
    />
  ))

const meta = preview.meta({
  component: CardGrid,
  parameters: {
    // The picture of a product may transition once in a page, and the stories show the same products.
    docsWidth: 1280,
  },
  args: { label: '$t(catalogue:list)', children: cards(6) },
})

/** One column on a phone, two from 480 px, three from 1024 px, four from 1536 px. */
export const Default = meta.story()

Default.test('is a named list of as many items as there are cards', async (context) => {
  const list = named(context, 'list', 'catalogue:list')
  await expect(list.querySelectorAll(':scope > li')).toHaveLength(6)
  // Safari takes a list without bullets for none.
  await expect(list).toHaveAttribute('role', 'list')
})

/** A few products with photographs: the live line runs along the frames. */
export const OnTheLine = meta.story({
  args: { line: 'framed', children: cards(4) },
  decorators: [
    (Story) => (
      <div style={{ overflowX: 'clip' }}>
        <Story />
      </div>
    ),
  ],
})
