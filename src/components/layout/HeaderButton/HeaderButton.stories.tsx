import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { HeaderButton } from './HeaderButton.tsx'

const meta = preview.meta({
  component: HeaderButton,
  args: { opens: 'panel', open: false, children: '菜单 Menu' },
  decorators: [
    (Story) => (
      <div>
        <Story />
        <div id="panel" popover="auto">
          内容 Content
        </div>
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '160px' } } },
})

/** Closed. */
export const Closed = meta.story()

Closed.test('HB-1 opens its popover without any script of its own', async (context) => {
  const { canvas, userEvent } = context
  await userEvent.click(canvas.getByRole('button'))
  await expect(canvas.getByText('内容 Content')).toBeVisible()
})

/** What it opens is open. */
export const Open = meta.story({ args: { open: true } })

Open.test('HB-2 says whether its popover shows', async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
})

/** An icon alone, with an accessible name. */
export const IconOnly = meta.story({
  render: () => (
    <HeaderButton opens="panel" open={false} label="打开菜单 Open menu">
      <Icon name="menu" size={24} />
    </HeaderButton>
  ),
})

/** Under the pointer and where the keyboard is. */
export const HoveredAndFocused = meta.story({
  parameters: { pinned: { hover: 'button', focus: 'button' } },
})
