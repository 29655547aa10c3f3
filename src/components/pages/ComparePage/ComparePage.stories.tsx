import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import { samplesOf } from '#.storybook/fixtures/products.ts'
import { ComparePage, type CompareFlow, type ComparePageProps } from './ComparePage.tsx'

const { products, images } = samplesOf('car')
const ready = { kind: 'ready', products: products.slice(0, 3), images, missing: 0 } as const
const flow: CompareFlow = {
  state: ready,
  backTo: '/products/car',
  onlyDifferent: false,
  showOnlyDifferent: fn(),
  arrange: fn(),
}

const meta = preview.meta({
  component: ComparePage,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: pageModes },
    route: '/products/car/compare',
  },
  args: { category: 'car' as const, flow },
})

/** The page while products are taken out. */
const Removing = ({ flow, category }: ComparePageProps) => {
  const [left, setLeft] = useState(ready.products.slice(0, 2))
  const arrange = (ids: readonly string[]) => setLeft(left.filter(({ $id }) => ids.includes($id)))
  return (
    <ComparePage
      category={category}
      flow={{ ...flow, state: { ...ready, products: left }, arrange }}
    />
  )
}

/** Three cars, to one scale, and their specifications. */
export const Default = meta.story()

Default.test(
  'keeps the focus on the page when the table goes',
  { render: (args) => <Removing {...args} /> },
  async (context) => {
    const { canvas, globals, userEvent } = context
    const name = new RegExp(`^${inLanguage(globals, 'compare:remove')} `)
    const [remove] = canvas.getAllByRole('button', { name })
    remove?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(inLanguage(globals, 'compare:few'))).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
)

/** A product of the address is not in this browser; the others are compared. */
export const OneMissing = meta.story({
  args: { flow: { ...flow, state: { ...ready, products: products.slice(0, 2), missing: 1 } } },
})

/** Nothing to compare: the page leads to the list. */
export const Few = meta.story({
  args: { flow: { ...flow, state: { ...ready, products: [], missing: 2 } } },
})
