import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = preview.meta({
  component: SkipLink,
  args: { target: 'content' },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div>
        <Story />
        <div id="content" tabIndex={-1}>
          正文 Content
        </div>
      </div>
    ),
  ],
})

/** As it looks once the keyboard has reached it. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
})

Focused.test('SK-1 moves the focus to the content', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Enter}')
  await expect(canvas.getByText('正文 Content')).toHaveFocus()
})
