import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { SelectField } from './SelectField.tsx'

const meta = preview.meta({
  component: SelectField,
  parameters: { layout: 'padded' },
  args: {
    label: '类别 Category',
    name: 'category',
    placeholder: '请选择 Choose one',
    options: [
      { value: 'car', label: '汽车 Cars' },
      { value: 'phone', label: '手机 Phones' },
    ],
    onChange: fn(),
  },
})

/** Nothing chosen yet. */
export const Default = meta.story()

Default.test('SZ-1 reports the value that was chosen', async ({ canvas, args, userEvent }) => {
  const select = canvas.getByRole('combobox', { name: '类别 Category' })
  await userEvent.selectOptions(select, '手机 Phones')
  await expect(args.onChange).toHaveBeenCalledOnce()
  await expect(args.onChange).toHaveBeenLastCalledWith('phone')
  await expect(select).toHaveDisplayValue('手机 Phones')
})

/** Something is wrong with the choice. */
export const WithError = meta.story({
  args: { error: '请选择类别 Please choose a category', required: true },
})

WithError.test('SZ-2 is invalid and described by its error', async ({ canvas }) => {
  const select = canvas.getByRole('combobox')
  await expect(select).toBeInvalid()
  await expect(select).toHaveAccessibleDescription('请选择类别 Please choose a category')
})

/** Where the keyboard is. */
export const Focused = meta.story({ parameters: { pinned: { focus: 'select' } } })
