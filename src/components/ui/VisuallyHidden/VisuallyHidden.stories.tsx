import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = preview.meta({
  component: VisuallyHidden,
  args: { children: '升序 ascending' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <button type="button">
      价格 Price <VisuallyHidden {...args} />
    </button>
  ),
})

/** Text for assistive technology only, here in the name of a button. */
export const InAName = meta.story()

InAName.test('VH-1 is announced but takes no space', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '价格 Price 升序 ascending' })).toBeVisible()
  const { width, height } = canvas.getByText('升序 ascending').getBoundingClientRect()
  await expect([width, height]).toEqual([1, 1])
})
