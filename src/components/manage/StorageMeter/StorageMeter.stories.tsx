import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { storageUsage } from '#domain/catalogue/storage.ts'
import { StorageMeter } from './StorageMeter.tsx'

const meta = preview.meta({
  component: StorageMeter,
  tags: ['!autodocs'],
  args: { usage: storageUsage(1_940_000), onExport: fn() },
})

const isEnglish = (globals: Record<string, unknown>) => globals['locale'] === 'en'

/** Far below the limit. */
export const Ok = meta.story()

Ok.test('is a meter with its figures as text', async ({ canvas, globals }) => {
  const figures = isEnglish(globals) ? '1.85 MB of 5 MB used' : '已用1.85 MB，共5 MB'
  const meter = canvas.getByRole('meter', {
    name: isEnglish(globals) ? 'Browser storage' : '浏览器存储',
  })
  await expect(meter).toHaveAttribute('aria-valuetext', figures)
  await expect(canvas.getByText(figures)).toBeVisible()
  await expect(canvas.queryByRole('button')).toBeNull()
})

/** Nothing stored yet. */
export const Nothing = meta.story({ args: { usage: storageUsage(0) } })

/** Undo keeps a part of it. */
export const WithUndo = meta.story({
  args: { usage: storageUsage(1_940_000, 100_000) },
})

WithUndo.test('says once how much undo holds', async ({ canvas, globals }) => {
  await expect(canvas.getByRole('meter')).toHaveAttribute(
    'aria-valuetext',
    isEnglish(globals)
      ? '1.85 MB of 5 MB used (undo: 0.10 MB)'
      : '已用1.85 MB，共5 MB（含撤销记录0.10 MB）',
  )
})

/** With a sentence about where it is stored. */
export const WithNote = meta.story({
  args: { note: '$t(manage:notice.where)' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: showsTexts('manage:notice.where'),
})

/** From 80 %: amber, with a warning and what to do. */
export const NearlyFull = meta.story({
  args: { usage: storageUsage(4_823_449) },
  play: showsTexts('manage:storage.nearlyFullText'),
})

NearlyFull.test('warns from 80 % on and offers the export', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const en = isEnglish(globals)
  const text = en ? 'Storage is nearly full: 0.40 MB left' : '存储快满了，还剩0.40 MB'
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
  await userEvent.click(canvas.getByRole('button', { name: en ? 'Export' : '导出' }))
  await expect(args.onExport).toHaveBeenCalledOnce()
})

/** From 95 %: red. */
export const AlmostNone = meta.story({
  args: { usage: storageUsage(5_190_451) },
})

AlmostNone.test('says from 95 % on that there is almost nothing left', async (context) => {
  const text = isEnglish(context.globals)
    ? 'Storage is almost used up: 0.05 MB left'
    : '存储几乎用完，还剩0.05 MB'
  await waitFor(() => expect(context.canvas.getByText(text)).toBeVisible())
})

/** A failure beside it says what to do: the meter stays, without a warning. */
export const Told = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { usage: storageUsage(5_190_451), warns: false },
})

Told.test('leaves the warning to another message', async ({ canvas }) => {
  await expect(canvas.getByRole('meter')).toBeVisible()
  await expect(canvas.queryByRole('status')).toBeNull()
})

/** Some browsers count differently, so more can be stored than the limit. */
export const Full = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { usage: storageUsage(5_253_366) },
})

Full.test('says that storage is full, and never more than there is', async (context) => {
  const { canvas, globals } = context
  const en = isEnglish(globals)
  await waitFor(() => expect(canvas.getByText(en ? 'Storage is full' : '存储已用完')).toBeVisible())
  await expect(canvas.getByRole('meter')).toHaveAttribute(
    'aria-valuetext',
    en ? '5 MB of 5 MB used' : '已用5 MB，共5 MB',
  )
  await expect(canvas.queryByText(/almost|几乎/u)).toBeNull()
})

/** So little is left that the figure would round to the limit. */
export const LastUnits = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { usage: storageUsage(5_242_879) },
})

LastUnits.test('says less than the limit while something is left', async (context) => {
  const { canvas, globals } = context
  const en = isEnglish(globals)
  const text = en ? 'Storage is almost used up: 0.01 MB left' : '存储几乎用完，还剩0.01 MB'
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
  await expect(canvas.getByRole('meter')).toHaveAttribute(
    'aria-valuetext',
    en ? '4.99 MB of 5 MB used' : '已用4.99 MB，共5 MB',
  )
})
