import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { storageUsage } from '#domain/catalogue/storage.ts'
import { StorageMeter } from './StorageMeter.tsx'

const meta = preview.meta({
  component: StorageMeter,
  tags: ['!autodocs'],
  args: { usage: storageUsage(1_940_000, 240_000, 1_700_000), onExport: fn() },
})

const isEnglish = (globals: Record<string, unknown>) => globals['locale'] === 'en'

/** Far below the limit. */
export const Ok = meta.story()

Ok.test('SM-1 is a meter with its figures in words', async ({ canvas, globals }) => {
  const meter = canvas.getByRole('meter', {
    name: isEnglish(globals) ? 'Browser storage' : '本机存储',
  })
  await expect(meter).toHaveAttribute('aria-valuetext', '1.85 MB / 5 MB')
  await expect(canvas.getByText('1.85 MB / 5 MB')).toBeVisible()
  await expect(canvas.queryByRole('button')).toBeNull()
})

/** Nothing stored yet. */
export const Nothing = meta.story({ args: { usage: storageUsage(0, 0, 0) } })

/** From 80 %: amber, with a warning and what to do. */
export const NearlyFull = meta.story({
  args: { usage: storageUsage(4_823_449, 400_000, 4_400_000) },
})

NearlyFull.test('SM-2 warns from 80 % on and offers the export', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const en = isEnglish(globals)
  const words = en ? 'Storage is nearly full: 0.4 MB left' : '存储快满了，还剩0.4 MB'
  await waitFor(() => expect(canvas.getByText(words)).toBeVisible())
  await userEvent.click(canvas.getByRole('button', { name: en ? 'Export' : '导出' }))
  await expect(args.onExport).toHaveBeenCalledOnce()
})

/** From 95 %: red. */
export const AlmostNone = meta.story({
  args: { usage: storageUsage(5_190_451, 400_000, 4_700_000) },
})

AlmostNone.test('SM-3 says from 95 % on that there is almost nothing left', async (context) => {
  const words = isEnglish(context.globals)
    ? 'Storage is almost used up: 51 kB left'
    : '存储几乎用完，还剩51 KB'
  await waitFor(() => expect(context.canvas.getByText(words)).toBeVisible())
})
