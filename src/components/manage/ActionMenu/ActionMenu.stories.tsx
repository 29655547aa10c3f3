import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { ActionMenu } from './ActionMenu.tsx'

const load = fn()
const clear = fn()

const meta = preview.meta({
  component: ActionMenu,
  args: {
    label: 'More actions',
    actions: [
      { label: 'Load samples', icon: 'box' as const, onSelect: load },
      { label: 'Publish', icon: 'arrowUp' as const, disabled: true, onSelect: fn() },
      { label: 'Clear all', icon: 'trash' as const, danger: true, onSelect: clear },
    ],
  },
})

/** Closed. */
export const Closed = meta.story()

Closed.test('AM-1 opens a list and closes it with the chosen action', async (context) => {
  const { canvas, userEvent } = context
  const opener = canvas.getByRole('button', { name: 'More actions' })
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(opener)
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'))
  load.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: 'Load samples' }))
  await expect(load).toHaveBeenCalledOnce()
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'))
})

Closed.test('AM-2 moves through the list with the arrow keys', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'More actions' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('button', { name: 'Load samples' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect(canvas.getByRole('button', { name: 'Clear all' })).toHaveFocus()
})

Closed.test('AM-3 ignores an action that cannot be used', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
  const publish = canvas.getByRole('button', { name: 'Publish' })
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(publish)
  await expect(args.actions[1]?.onSelect).not.toHaveBeenCalled()
})

/** Open: the dangerous action stands apart. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
  },
})
