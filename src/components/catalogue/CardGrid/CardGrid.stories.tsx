import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { ProductCard } from '#components/catalogue/ProductCard/ProductCard.tsx'
import { carPictures, sampleProduct } from '#.storybook/fixtures/products.ts'
import { CardGrid } from './CardGrid.tsx'

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <ProductCard
      key={index}
      lead={index === 0}
      picture={carPictures[index % carPictures.length] ?? null}
      product={{ ...sampleProduct('zh'), $id: `local_${index}` }}
    />
  ))

const meta = preview.meta({
  component: CardGrid,
  parameters: {
    // The picture of a product may transition once in a page, and the stories show the same products.
    docsWidth: 1280,
  },
  args: { label: '$t(catalogue:list)', children: cards(4) },
})

/** Six: two rows of three. One column on a phone, two from 480 px, three from 1024 px. */
export const Six = meta.story({
  parameters: { visual: { disable: true } },
  args: { children: cards(6) },
})

/** Four: the first one leads, over the whole width. */
export const Default = meta.story()

Default.test('is a named list of as many items as there are cards', async ({ canvas, globals }) => {
  const list = canvas.getByRole('list', { name: inLanguage(globals, 'catalogue:list') })
  await expect(list.querySelectorAll(':scope > li')).toHaveLength(4)
  // Safari takes a list without bullets for none.
  await expect(list).toHaveAttribute('role', 'list')
})

/** The rows, from top to bottom, that end before the right edge of the list. */
const shortRows = (list: HTMLElement): readonly number[] => {
  const edge = list.getBoundingClientRect().right - 1
  const boxes = [...list.children].map((item) => item.getBoundingClientRect())
  const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))]
  return tops.filter(
    (row) => !boxes.some(({ top, right }) => Math.round(top) === row && right > edge),
  )
}

/** One product: it leads, over the whole width. */
export const One = meta.story({
  parameters: { visual: { disable: true } },
  args: { children: cards(1) },
})
/** Two: side by side. */
export const Two = meta.story({
  parameters: { visual: { disable: true } },
  args: { children: cards(2) },
})
/** Three: one row. */
export const Three = meta.story({
  parameters: { visual: { disable: true } },
  args: { children: cards(3) },
})
/** Three on a tablet: one leads, two follow. */
export const Tablet = meta.story({
  parameters: { visual: { disable: true } },
  globals: { viewport: { value: 'w768' } },
  args: { children: cards(3) },
})

Tablet.test('shows the figures of the card that leads', async ({ canvasElement }) => {
  const figures = canvasElement.querySelector('.figures')
  await expect(figures).toBeVisible()
  const picture = canvasElement.querySelector('.picture')?.getBoundingClientRect()
  await expect(figures?.getBoundingClientRect().left).toBeGreaterThan(picture?.right ?? Infinity)
})

/** On a phone every card has its own row; the first one leads. */
export const Phone = meta.story({
  parameters: { visual: { disable: true } },
  globals: { viewport: { value: 'w360' } },
})

Phone.test('shows the figures of the first card', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('.figures')).toBeVisible()
})

/** Four: one leads, three follow. */
export const Four = meta.story({
  parameters: { visual: { disable: true } },
  args: { children: cards(4) },
})

Four.test('leaves no card alone in a row of four', async ({ canvas, globals }) => {
  await expect(
    shortRows(canvas.getByRole('list', { name: inLanguage(globals, 'catalogue:list') })),
  ).toEqual([])
})

/** Five: two wide ones, three follow. */
export const Five = meta.story({ args: { children: cards(5) } })

Five.test('fills two rows with five cards', async ({ canvas, globals }) => {
  await expect(
    shortRows(canvas.getByRole('list', { name: inLanguage(globals, 'catalogue:list') })),
  ).toEqual([])
})

/** Seven: one leads, two rows follow. */
export const Seven = meta.story({
  parameters: { visual: { disable: true } },
  args: { children: cards(7) },
})

Seven.test('fills three rows with seven cards', async ({ canvas, globals }) => {
  await expect(
    shortRows(canvas.getByRole('list', { name: inLanguage(globals, 'catalogue:list') })),
  ).toEqual([])
})
