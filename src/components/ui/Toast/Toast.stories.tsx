import { expect, fn, waitFor } from 'storybook/test'
import { press } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { Toast } from './Toast.tsx'

const meta = preview.meta({
  component: Toast,
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  args: {
    // A template literal is an expression in the snippet: braces would break the text of JSX.
    children: `$t(manage:undo.clear, {'count': 24})`,
    actionLabel: '$t(manage:undo.action)',
    timeText: (seconds: number) => `还剩${seconds}秒 ${seconds} s left`,
    onAction: fn(),
    onTimeout: fn(),
  },
})

/** The clock of the toast: the animation of its line. */
const clockOf = (toast: HTMLElement) => {
  const [clock] = (toast.lastElementChild as HTMLElement).getAnimations()
  if (clock === undefined) throw new Error('The line does not run')
  return clock
}
const toastOf = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  canvas.getByRole('button').parentElement as HTMLElement

/** The text and its button. */
export const Default = meta.story()

Default.test('covers neither the focused element nor the end of the page', async () => {
  await expect(getComputedStyle(document.documentElement).scrollPaddingBlockEnd).toBe('80px')
  await expect(getComputedStyle(document.body).paddingBlockEnd).toBe('76px')
})

Default.test('calls `onAction`', async (context) => {
  await press(context, 'manage:undo.action')
  await expect(context.args.onAction).toHaveBeenCalledOnce()
})

Default.test('is paused while it is hovered or has the focus', async ({ canvas, userEvent }) => {
  const clock = clockOf(toastOf(canvas))
  await expect(clock.effect?.getTiming().duration).toBe(10_000)
  await userEvent.hover(toastOf(canvas))
  await waitFor(() => expect(clock.playState).toBe('paused'))
  await userEvent.unhover(toastOf(canvas))
  await waitFor(() => expect(clock.playState).toBe('running'))
  await userEvent.tab()
  await waitFor(() => expect(clock.playState).toBe('paused'))
  await userEvent.tab()
  await waitFor(() => expect(clock.playState).toBe('running'))
})

Default.test('calls `onTimeout` once when its time is over', async ({ canvas, args }) => {
  await expect(args.onTimeout).not.toHaveBeenCalled()
  clockOf(toastOf(canvas)).finish()
  await waitFor(() => expect(args.onTimeout).toHaveBeenCalledOnce())
})

/** A long sentence wraps beside its button. */
export const LongText = meta.story({
  args: {
    children: '$t(manage:undo.standingNotStored)',
  },
})

/** Its button has the focus; the focus ring is light on the dark background. */
export const ActionFocused = meta.story({ parameters: { pinned: { 'focus-visible': 'button' } } })
