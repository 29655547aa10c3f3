import { expect, fn, waitFor } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { storageUsage } from '#domain/catalogue/storage.ts'
import { StorageMeter } from './StorageMeter.tsx'

const meta = preview.meta({
  component: StorageMeter,
  args: { usage: storageUsage(1_940_000), onExport: fn() },
})

/** Far below the limit. */
export const Ok = meta.story({ tags: ['default'] })

Ok.test('is a meter with its figures as text (spec §2.53, §9.10)', async (context) => {
  const { canvas, globals } = context
  const figures = inLanguage(globals, [
    'manage:storage.figure',
    { used: '1.85 MB', capacity: '5 MB' },
  ])
  const meter = named(context, 'meter', 'manage:storage.label')
  await expect(meter).toHaveAttribute('aria-valuetext', figures)
  await expect(canvas.getByText(figures)).toBeVisible()
  await expect(canvas.queryByRole('button')).toBeNull()
})

/** Nothing stored yet. */
export const Nothing = meta.story({ args: { usage: storageUsage(0) } })

/** Storage runs short, and undo keeps a part of it. */
export const WithUndo = meta.story({
  args: { usage: storageUsage(4_823_449, 100_000) },
})

WithUndo.test(
  'says once how much undo holds when storage runs short',
  async ({ canvas, globals }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      inLanguage(globals, [
        'manage:storage.figureWithUndo',
        { used: '4.60 MB', capacity: '5 MB', undo: '0.10 MB' },
      ]),
    )
  },
)

/** From 80 %: amber, with a warning and what to do. */
export const NearlyFull = meta.story({
  args: { usage: storageUsage(4_823_449) },
})

NearlyFull.test('warns from 80 % on and offers the export', async (context) => {
  const { canvas, args, globals } = context
  const text = inLanguage(globals, ['manage:storage.nearlyFull', { left: '0.40 MB' }])
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
  await press(context, 'manage:action.export')
  await expect(args.onExport).toHaveBeenCalledOnce()
})

/** From 95 %: red. */
export const AlmostNone = meta.story({
  args: { usage: storageUsage(5_190_451) },
})

AlmostNone.test('says from 95 % on that there is almost nothing left', async (context) => {
  const text = inLanguage(context.globals, ['manage:storage.almostNone', { left: '0.05 MB' }])
  await waitFor(() => expect(context.canvas.getByText(text)).toBeVisible())
})

AlmostNone.test(
  'leaves the warning to another message',
  { args: { warns: false } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
)

AlmostNone.test(
  'says that storage is full, and never more than there is',
  { args: { usage: storageUsage(5_253_366) } },
  async (context) => {
    const { canvas, globals } = context
    await waitFor(() =>
      expect(canvas.getByText(inLanguage(globals, 'manage:storage.full'))).toBeVisible(),
    )
    await expect(canvas.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      inLanguage(globals, ['manage:storage.figure', { used: '5 MB', capacity: '5 MB' }]),
    )
  },
)
