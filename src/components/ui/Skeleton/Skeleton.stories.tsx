import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = preview.meta({
  component: Skeleton,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
})

/** A line of text. */
export const Text = meta.story({ args: { percent: 60 } })

Text.test('is not there for assistive technology', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-hidden=true]')).toBeVisible()
})

/** A card: picture, name, price, description. */
export const Card = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      <Skeleton shape="media" />
      <Skeleton percent={80} />
      <Skeleton percent={45} />
      <Skeleton />
      <Skeleton percent={60} />
    </div>
  ),
})

/** A control. */
export const Control = meta.story({ args: { shape: 'control', percent: 30 } })
