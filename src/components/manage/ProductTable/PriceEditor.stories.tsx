import { expect, fn } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { PriceEditor } from './PriceEditor.tsx'

const meta = preview.meta({
  title: 'manage/PriceEditor',
  component: PriceEditor,
  tags: ['autodocs'],
  // The pictures of the table show it.
  parameters: { visual: { disable: true } },
  args: { name: 'X1', price: 32_800, onSave: fn(), onCancel: fn() },
})

/** The price is selected: typing replaces it. */
export const Default = meta.story()

Default.test('changes by a cent with the arrow keys, and Enter saves', async (context) => {
  const { canvas, args, userEvent } = context
  const field = canvas.getByRole('textbox')
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowUp}')
  await expect(field).toHaveValue('32800.01')
  await userEvent.keyboard('{Enter}')
  await expect(args.onSave).toHaveBeenCalledOnce()
  await expect(args.onSave).toHaveBeenCalledWith(32_800.01)
})

/** What was typed is no price. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '0{Enter}')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      inLanguage(globals, [
        'manage:problem.withReason',
        {
          problem: inLanguage(globals, 'manage:problem.priceInvalid'),
          reason: inLanguage(globals, 'manage:number.notPositive'),
        },
      ]),
    )
  },
})

/** The new price is being stored. */
export const Busy = meta.story({ args: { busy: true } })

Busy.test('is not saved a second time', async ({ canvas, args, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
  await expect(args.onSave).not.toHaveBeenCalled()
})
