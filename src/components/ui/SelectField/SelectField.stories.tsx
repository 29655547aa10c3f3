import { expect, fn } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { SelectField } from './SelectField.tsx'

const meta = preview.meta({
  component: SelectField,
  parameters: { layout: 'padded' },
  args: {
    label: '$t(manage:form.category)',
    name: 'category',
    options: [
      { value: 'car', label: '$t(common:category.car)' },
      { value: 'phone', label: '$t(common:category.phone)' },
    ],
    onChange: fn(),
  },
})

/** The first option is chosen. */
export const Default = meta.story()

Default.test('reports the value that was chosen', async (context) => {
  const { args, userEvent, globals } = context
  const select = named(context, 'combobox', 'manage:form.category')
  await expect(select).toHaveDisplayValue(inLanguage(globals, 'common:category.car'))
  await userEvent.selectOptions(select, 'phone')
  await expect(args.onChange).toHaveBeenCalledOnce()
  await expect(args.onChange).toHaveBeenLastCalledWith('phone')
  await expect(select).toHaveDisplayValue(inLanguage(globals, 'common:category.phone'))
})

/** Something is wrong with the choice. */
export const WithError = meta.story({
  args: { error: '$t(manage:import.reject.badCategory)', required: true },
})

WithError.test('is invalid and described by its error', async ({ canvas, globals }) => {
  const select = canvas.getByRole('combobox')
  await expect(select).toBeInvalid()
  await expect(select).toBeRequired()
  await expect(select).toHaveAccessibleDescription(
    inLanguage(globals, 'manage:import.reject.badCategory'),
  )
})

/** Where the keyboard is. */
export const Focused = meta.story({ parameters: { pinned: { 'focus-visible': 'select' } } })
