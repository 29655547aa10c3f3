import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { UndoToast } from './UndoToast.tsx'

const meta = preview.meta({
  component: UndoToast,
  tags: ['!autodocs'],
  args: {
    offer: { id: 'a', kind: 'clear' as const, count: 24 },
    onUndo: fn(),
    onTimeout: fn(),
    onHold: fn(),
    onRelease: fn(),
  },
})

/** Everything was cleared. */
export const Cleared = meta.story()

Cleared.test('UT-1 says what was done and takes it back', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const en = globals['locale'] === 'en'
  await waitFor(() =>
    expect(canvas.getByText(en ? '24 products cleared' : '已清空 24 件产品')).toBeVisible(),
  )
  await userEvent.click(canvas.getByRole('button', { name: en ? 'Undo' : '撤销' }))
  await expect(args.onUndo).toHaveBeenCalledOnce()
})

Cleared.test('UT-2 is held by focus and released when it leaves', async (context) => {
  const { canvas, args } = context
  canvas.getByRole('button').focus()
  await expect(args.onHold).toHaveBeenCalledWith()
  canvas.getByRole('button').blur()
  await expect(args.onRelease).toHaveBeenCalled()
})

/** One product was deleted. */
export const Removed = meta.story({ args: { offer: { id: 'b', kind: 'remove', count: 1 } } })

/** Pointed at or focused: its time stands still until it is left. */
export const Held = meta.story({
  // A play runs where the story is alone; a window of its own keeps the page's focus out of it.
  parameters: { docs: { story: { inline: false, iframeHeight: '120px' } } },
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})
