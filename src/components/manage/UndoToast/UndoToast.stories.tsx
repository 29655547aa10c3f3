import { expect, fn, waitFor } from 'storybook/test'
import { press } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { UndoToast } from './UndoToast.tsx'

const meta = preview.meta({
  component: UndoToast,
  args: {
    offer: { id: 'a', kind: 'clear' as const, count: 24 },
    onUndo: fn(),
    onTimeout: fn(),
  },
})

/** Everything was cleared. */
export const Cleared = meta.story({ tags: ['default'] })

Cleared.test('says what was done and takes it back', async (context) => {
  const { canvas, args, globals } = context
  await waitFor(() =>
    expect(
      canvas.getByText(inLanguage(globals, ['manage:undo.clear', { count: 24 }])),
    ).toBeVisible(),
  )
  await press(context, 'manage:undo.action')
  await expect(args.onUndo).toHaveBeenCalledOnce()
})

/** One product was deleted. */
export const Removed = meta.story({
  args: { offer: { id: 'b', kind: 'remove', count: 1 } },
})

/** Hovered or focused: its time is paused. */
export const Held = meta.story({
  // A play runs where the story is alone; a separate window keeps the page's focus out of it.
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})
