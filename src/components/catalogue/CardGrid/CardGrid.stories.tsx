import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { ProductCard } from '#components/catalogue/ProductCard/ProductCard.tsx'
import { carPictures, sampleProduct } from '#components/catalogue/stories/samples.ts'
import { CardGrid } from './CardGrid.tsx'

const meta = preview.meta({
  component: CardGrid,
  args: { label: '产品列表 Products', children: null },
  render: (args, { globals }) => (
    <CardGrid {...args}>
      {carPictures.map((picture, index) => (
        <ProductCard
          key={picture}
          picture={picture}
          product={{ ...sampleProduct(globals['locale']), $id: `local_${index}` }}
        />
      ))}
    </CardGrid>
  ),
})

/** One column on a phone, two from 480 px, three from 1024 px, four from 1536 px. */
export const Default = meta.story()

Default.test('GR-1 is a named list of as many items as there are cards', async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: '产品列表 Products' })
  await expect(list.querySelectorAll(':scope > li')).toHaveLength(carPictures.length)
})

/** A last row that is not full keeps its columns. */
export const Single = meta.story({
  render: (args, { globals }) => (
    <CardGrid {...args}>
      <ProductCard picture={null} product={sampleProduct(globals['locale'])} />
    </CardGrid>
  ),
})
