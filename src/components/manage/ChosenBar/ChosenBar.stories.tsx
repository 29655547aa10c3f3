import { expect, fn } from 'storybook/test'
import { sampleProducts } from '#.storybook/fixtures/products.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import type { TextKey } from '#locales/index.ts'
import { ChosenBar } from './ChosenBar.tsx'

const products = sampleProducts('zh', 'car')

const meta = preview.meta({
  component: ChosenBar,
  args: {
    chosen: products.slice(0, 3),
    hidden: 0,
    listed: 24,
    busy: false,
    readOnly: false,
    onAll: fn(),
    onNone: fn(),
    onAvailable: fn(),
    onExport: fn(),
    onDelete: fn(),
  },
})

const named = (globals: Record<string, unknown>, key: TextKey) => ({
  name: inLanguage(globals, key),
})

/** Three of 24 are chosen; all three are available. */
export const Default = meta.story()

Default.test('offers what changes something', async (context) => {
  const { canvas, args, globals, userEvent } = context
  await userEvent.click(canvas.getByRole('button', named(globals, 'manage:chosen.available')))
  await expect(args.onAvailable).not.toHaveBeenCalled()
  await userEvent.click(canvas.getByRole('button', named(globals, 'manage:chosen.unavailable')))
  await expect(args.onAvailable).toHaveBeenLastCalledWith(false)
  await userEvent.click(canvas.getByRole('button', named(globals, 'manage:table.delete')))
  await expect(args.onDelete).toHaveBeenCalledOnce()
})

Default.test(
  'offers to take back what waits',
  { args: { busy: true } },
  async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', named(globals, 'manage:chosen.available')))
    await expect(args.onAvailable).toHaveBeenLastCalledWith(true)
  },
)

Default.test('hands out the chosen with pictures, or as a sheet', async (context) => {
  const { canvas, args, globals, userEvent } = context
  await userEvent.click(canvas.getByRole('button', named(globals, 'manage:action.export')))
  await expect(args.onExport).toHaveBeenLastCalledWith('json')
  await userEvent.click(canvas.getByRole('button', named(globals, 'manage:chosen.more')))
  await userEvent.click(canvas.getByRole('button', named(globals, 'manage:action.sheet')))
  await expect(args.onExport).toHaveBeenLastCalledWith('sheet')
})

Default.test('chooses all, and nothing on Escape', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const name = inLanguage(globals, ['manage:chosen.all', { count: 24 }])
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(args.onAll).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  await expect(args.onNone).toHaveBeenCalledOnce()
})

/** Everything is chosen, some of it unavailable. */
export const All = meta.story({
  args: { chosen: sampleProducts('zh') },
})

/** A filter hides two of the chosen: the actions do not touch them. */
export const SomeHidden = meta.story({
  args: { chosen: products.slice(0, 1), hidden: 2 },
})

/** A filter hides all of the chosen. */
export const AllHidden = meta.story({
  args: { chosen: [], hidden: 3 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', named(globals, 'manage:table.delete'))).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** Nothing can be changed: the chosen can be exported. */
export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('button', named(globals, 'manage:table.delete'))).toBeNull()
    await expect(canvas.getByRole('button', named(globals, 'manage:action.export'))).toBeVisible()
  },
})

/** On a narrow screen the actions have their own row, and the longer ones are in the menu. */
export const Narrow = meta.story({ globals: { viewport: { value: 'w360' } } })

Narrow.test('changes whether the chosen are available from its menu', async (context) => {
  const { canvas, args, globals, userEvent } = context
  await userEvent.click(canvas.getByRole('button', named(globals, 'manage:chosen.more')))
  await userEvent.click(canvas.getByRole('button', named(globals, 'manage:chosen.unavailable')))
  await expect(args.onAvailable).toHaveBeenLastCalledWith(false)
})
