import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { carPictures, manyProducts, sampleProducts } from '#.storybook/fixtures/products.ts'
import { listStep } from '#domain/catalogue/preview.ts'
import { ProductGrid, type ProductGridProps } from './ProductGrid.tsx'

const Growing = (props: ProductGridProps) => {
  const [shown, setShown] = useState(props.shown)
  return (
    <ProductGrid
      {...props}
      shown={shown}
      onShowMore={() => {
        props.onShowMore()
        setShown(shown + listStep)
      }}
    />
  )
}

const meta = preview.meta({
  component: ProductGrid,
  args: {
    products: sampleProducts('zh', 'car').map((product, index) => ({
      ...product,
      imageId: `img_1_a.car-${String(index + 1)}`,
      imageUrl: carPictures[index] ?? '',
    })),
    images: new Map(),
    shown: listStep,
    onShowMore: fn(),
  },
})

/** All of a category fit. */
export const Few = meta.story({ tags: ['default'] })

Few.test('lists every product under its own heading (spec §2.37)', async (context) => {
  const { canvas, globals } = context
  const name = inLanguage(globals, 'catalogue:list')
  await expect(canvas.getByRole('list', { name })).toBeVisible()
  await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4)
})

/** More than a step: the rest waits behind the button, or comes as one scrolls. */
export const Many = meta.story({
  parameters: { visual: { disable: true } },
  args: { products: manyProducts('zh', 60) },
  render: (args) => <Growing {...args} />,
})

Many.test(
  'shows 24 at a time and moves the focus to the first new card on the button',
  async ({ canvas, globals, userEvent }) => {
    const button = await canvas.findByRole('button', {
      name: inLanguage(globals, ['catalogue:showMore', { count: 24 }]),
    })
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24)
    const shown = inLanguage(globals, ['catalogue:shownOf', { shown: 24, total: 60 }])
    await expect(canvas.getByText(shown)).toBeVisible()
    await userEvent.click(button)
    const cards = canvas.getAllByRole('link')
    await waitFor(() => expect(canvas.getAllByRole('link')[24]).toHaveFocus())
    await expect(cards.length).toBeGreaterThanOrEqual(48)
  },
)

Many.test('shows the next step when its end comes near', async ({ canvas }) => {
  canvas.getAllByRole('link').at(-1)?.scrollIntoView()
  await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(24))
})
