import { expect, fn } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import { sampleProducts } from '#.storybook/fixtures/products.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
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

/** Three of 24 are chosen; all three are available. */
export const Default = meta.story()

Default.test('offers what changes something', async (context) => {
  const { args } = context
  await press(context, 'manage:chosen.available')
  await expect(args.onAvailable).not.toHaveBeenCalled()
  await press(context, 'manage:chosen.unavailable')
  await expect(args.onAvailable).toHaveBeenLastCalledWith(false)
  await press(context, 'manage:table.delete')
  await expect(args.onDelete).toHaveBeenCalledOnce()
})

Default.test('offers to take back what waits', { args: { busy: true } }, async (context) => {
  await press(context, 'manage:chosen.available')
  await expect(context.args.onAvailable).toHaveBeenLastCalledWith(true)
})

Default.test('hands out the chosen with pictures, or as a sheet', async (context) => {
  const { args } = context
  await press(context, 'manage:action.export')
  await expect(args.onExport).toHaveBeenLastCalledWith('json')
  await press(context, 'manage:chosen.more')
  await press(context, 'manage:action.sheet')
  await expect(args.onExport).toHaveBeenLastCalledWith('sheet')
})

Default.test('chooses all, and nothing on Escape', async (context) => {
  const { args, userEvent } = context
  await press(context, ['manage:chosen.all', { count: 24 }])
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
  play: async (context) => {
    await expect(named(context, 'button', 'manage:table.delete')).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** Nothing can be changed: the chosen can be exported. */
export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async (context) => {
    const { canvas, globals } = context
    await expect(
      canvas.queryByRole('button', { name: inLanguage(globals, 'manage:table.delete') }),
    ).toBeNull()
    await expect(named(context, 'button', 'manage:action.export')).toBeVisible()
  },
})

/** On a narrow screen the actions have their own row, and the longer ones are in the menu. */
export const Narrow = meta.story({ globals: { viewport: { value: 'w360' } } })

Narrow.test('changes whether the chosen are available from its menu', async (context) => {
  await press(context, 'manage:chosen.more')
  await press(context, 'manage:chosen.unavailable')
  await expect(context.args.onAvailable).toHaveBeenLastCalledWith(false)
})
