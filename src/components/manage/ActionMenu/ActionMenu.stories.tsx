import { expect, fn, waitFor } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { ActionMenu } from './ActionMenu.tsx'

const load = fn()
const clear = fn()

const meta = preview.meta({
  component: ActionMenu,
  args: {
    label: '$t(manage:action.more)',
    actions: [
      { label: '$t(manage:action.samples)', icon: 'box' as const, onSelect: load },
      {
        label: '$t(manage:action.export)',
        icon: 'download' as const,
        disabled: true,
        onSelect: fn(),
      },
      { label: '$t(manage:action.clear)', icon: 'trash' as const, danger: true, onSelect: clear },
    ],
  },
})

/** Closed. */
export const Closed = meta.story({ tags: ['default'] })

Closed.test('opens a list and closes it with the chosen action', async (context) => {
  const { canvas, userEvent } = context
  const opener = named(context, 'button', 'manage:action.more')
  await userEvent.click(opener)
  await waitFor(() => expect(canvas.getByRole('list')).toBeVisible())
  // The browser says the state; a second one would be spoken too.
  await expect(opener).not.toHaveAttribute('aria-expanded')
  load.mockClear()
  await press(context, 'manage:action.samples')
  await expect(load).toHaveBeenCalledOnce()
  await waitFor(() => expect(canvas.queryByRole('list')).not.toBeInTheDocument())
})

Closed.test('moves through the list with the arrow keys', async (context) => {
  const { userEvent } = context
  named(context, 'button', 'manage:action.more').focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(named(context, 'button', 'manage:action.samples')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect(named(context, 'button', 'manage:action.clear')).toHaveFocus()
})

Closed.test('ignores an action that cannot be used', async (context) => {
  const { args, userEvent } = context
  await press(context, 'manage:action.more')
  const unusable = named(context, 'button', 'manage:action.export')
  await expect(unusable).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(unusable)
  await expect(args.actions[1]?.onSelect).not.toHaveBeenCalled()
})

/** Open: the dangerous action stands apart. */
export const Open = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const name = inLanguage(globals, 'manage:action.more')
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(await canvas.findByRole('list', { name })).toBeInTheDocument()
  },
})
