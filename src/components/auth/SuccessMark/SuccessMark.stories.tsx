import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { SuccessMark } from './SuccessMark.tsx'

const meta = preview.meta({
  component: SuccessMark,
  tags: ['autodocs'],
  parameters: { visual: { disable: true } },
})

/** A ring with a tick, without animation under reduced motion. */
export const Default = meta.story()

Default.test('is hidden from assistive technology', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})
