import { expect, fn } from 'storybook/test'
import { press } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { WorkProgress } from './WorkProgress.tsx'

const meta = preview.meta({
  component: WorkProgress,
  tags: ['autodocs'],
  args: { kind: 'applying' as const, share: 0.4, onStop: fn() },
})

/** An import is being written. */
export const Importing = meta.story({ tags: ['default'] })

Importing.test('shows how far it is and stops', async (context) => {
  const { canvas, args, globals } = context
  const en = globals['locale'] === 'en'
  await expect(
    canvas.getByRole('progressbar', { name: en ? 'Importing, 40%' : '正在导入，40%' }),
  ).toBeVisible()
  await press(context, 'manage:busy.cancel')
  await expect(args.onStop).toHaveBeenCalledOnce()
})

/** A large file is being read. */
export const Reading = meta.story({ args: { kind: 'reading', share: 0 } })
