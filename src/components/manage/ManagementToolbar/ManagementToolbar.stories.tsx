import { expect, fn } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsRole } from '#.storybook/showsRole.ts'
import { ManagementToolbar } from './ManagementToolbar.tsx'

const meta = preview.meta({
  component: ManagementToolbar,
  args: {
    empty: false,
    busy: false,
    readOnly: false,
    onSamples: fn(),
    onImport: fn(),
    onExport: fn(),
    onSheet: fn(),
    onClear: fn(),
    onLogOut: fn(),
  },
})

/** Products are there. */
export const Default = meta.story()

Default.test('hands over the chosen file, also the same one twice', async (context) => {
  const { canvasElement, args, userEvent } = context
  const input = canvasElement.querySelector('input')
  if (input === null) throw new Error('There is no file input')
  const file = new File(['[]'], 'products_2026-01-01.json', { type: 'application/json' })
  await userEvent.upload(input, file)
  await userEvent.upload(input, file)
  await expect(args.onImport).toHaveBeenCalledTimes(2)
})

Default.test('hands out a sheet and a template from its menu', async (context) => {
  const { canvas, args, globals, userEvent } = context
  for (const [action, sheet] of [
    ['manage:action.sheet', 'products'],
    ['manage:action.template', 'template'],
  ] as const) {
    await userEvent.click(
      canvas.getByRole('button', { name: inLanguage(globals, 'manage:action.more') }),
    )
    await userEvent.click(canvas.getByRole('button', { name: inLanguage(globals, action) }))
    await expect(args.onSheet).toHaveBeenLastCalledWith(sheet)
  }
})

/** Nothing stored: nothing to export or clear. */
export const Empty = meta.story({ args: { empty: true } })

Empty.test('neither exports nor clears nothing', async (context) => {
  const { canvas, args, globals, userEvent } = context
  await userEvent.click(
    canvas.getByRole('button', { name: inLanguage(globals, 'manage:action.export') }),
  )
  await userEvent.click(
    canvas.getByRole('button', { name: inLanguage(globals, 'manage:action.more') }),
  )
  await userEvent.click(
    canvas.getByRole('button', { name: inLanguage(globals, 'manage:action.clear') }),
  )
  await expect(args.onExport).not.toHaveBeenCalled()
  await expect(args.onClear).not.toHaveBeenCalled()
})

/** Another task is under way. */
export const Busy = meta.story({
  args: { busy: true },
  play: showsRole('group', 'manage:action.toolbar'),
})
