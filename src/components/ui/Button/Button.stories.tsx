import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { icons } from '#components/ui/Icon/icons.tsx'
import { Button } from './Button.tsx'

const meta = preview.meta({
  component: Button,
  args: { children: '$t(manage:form.save)', onClick: fn() },
  argTypes: {
    icon: { control: 'select', options: Object.keys(icons) },
  },
})

const variants = ['solid', 'outline', 'quiet', 'danger', 'outlineDanger', 'quietDanger'] as const

/** Every variant, below its name. */
export const AllVariants = meta.story({
  tags: ['default'],
  parameters: { docs: { canvas: { sourceState: 'none' as const } } },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '20px 24px' }}>
      {variants.map((variant) => (
        <div key={variant} style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          <code style={{ fontSize: 13 }}>{variant}</code>
          <Button {...args} variant={variant} />
        </div>
      ))}
    </div>
  ),
})

/** Every size, below its name. */
export const AllSizes = meta.story({
  parameters: { docs: { canvas: { sourceState: 'none' as const } } },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '20px 24px' }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          <code style={{ fontSize: 13 }}>{size}</code>
          <Button {...args} size={size} />
        </div>
      ))}
    </div>
  ),
})

/** The one main action of a view. */
export const Solid = meta.story()

Solid.test('acts on click, Enter and Space', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  await expect(args.onClick).toHaveBeenCalledTimes(3)
})

/** An action beside the main one. */
export const Outline = meta.story({
  args: { variant: 'outline', children: '$t(common:action.cancel)' },
})

/** The least weight, among text or in toolbars. */
export const Quiet = meta.story({
  args: { variant: 'quiet', icon: 'plus', children: '$t(manage:form.addRow)' },
})

/** Destructive action; the last button of a confirmation. */
export const Danger = meta.story({
  args: { variant: 'danger', children: '$t(manage:delete.confirm)' },
})

/** Opens a question that destroys, where nothing around it gives it a shape. */
export const OutlineDanger = meta.story({
  args: { variant: 'outlineDanger', children: '$t(account:close.open)' },
})

/** Opens the way to something that destroys. */
export const QuietDanger = meta.story({
  args: { variant: 'quietDanger', icon: 'trash', children: '$t(manage:action.clear)' },
})

/** 36 px, in rows, tables, toolbars and banners. */
export const Small = meta.story({ args: { size: 'sm' } })

/** 52 px, in the hero and on the detail page. */
export const Large = meta.story({ args: { size: 'lg' } })

/** As wide as its container, on narrow screens and in menus. */
export const Block = meta.story({ args: { block: true } })

/** Disabled: keeps the focus, ignores clicks. */
export const Disabled = meta.story({
  args: { disabled: true, icon: 'bell', children: '$t(catalogue:detail.notify)' },
})

Disabled.test(
  'keeps focus and does nothing while disabled',
  async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
)

/** The action is under way: announced as busy, cannot be started twice. */
export const Busy = meta.story({ args: { busy: true, children: '$t(contact:form.sending)' } })

Busy.test(
  'is announced as busy and cannot be started twice',
  async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.dblClick(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
)

/** A text that is longer than the button is wide wraps. */
export const LongText = meta.story({
  // A template literal is an expression in the snippet: braces would break the text of JSX.
  args: { variant: 'outline', children: `$t(account:sessions.endOthers, {'count': 12})` },
  decorators: [
    (Story) => (
      <div style={{ width: 150 }}>
        <Story />
      </div>
    ),
  ],
})

/** Every variant, hovered, below its name. */
export const Hovered = AllVariants.extend({ parameters: { pinned: { hover: 'button' } } })

/** Every variant, pressed, below its name: 1 px lower and darker. */
export const Pressed = AllVariants.extend({ parameters: { pinned: { active: 'button' } } })

/** Every variant, focused, below its name: a focus ring of 3 px with a gap of 2 px. */
export const Focused = AllVariants.extend({
  parameters: { pinned: { 'focus-visible': 'button' } },
})

/** Every variant, disabled, below its name. A pointer over it changes nothing. */
export const AllDisabled = AllVariants.extend({
  args: { disabled: true },
  parameters: { pinned: { hover: 'button' } },
})
