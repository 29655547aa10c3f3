import { expect, fn } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { LoadFailed } from './LoadFailed.tsx'

const meta = preview.meta({
  component: LoadFailed,
  tags: ['autodocs'],
  args: {
    title: '$t(account:sessions.failed)',
    problem: { code: 'network' as const },
    onRetry: fn(),
  },
  parameters: { visual: { disable: true } },
})

/** With the reason. */
export const Default = meta.story()

Default.test('offers another try', async ({ canvas, args, userEvent, globals }) => {
  const name = inLanguage(globals, 'common:action.retry')
  await userEvent.click(await canvas.findByRole('button', { name }))
  await expect(args.onRetry).toHaveBeenCalledTimes(1)
})
