import { expect } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { TextArea } from './TextArea.tsx'

const meta = preview.meta({
  component: TextArea,
  parameters: { layout: 'padded' },
  args: { label: '$t(manage:form.description)', name: 'description' },
})

/** Four lines to start with; grows with the text. */
export const Default = meta.story()

Default.test('is a text box of several lines with a name', async (context) => {
  const input = named(context, 'textbox', 'manage:form.description')
  await context.userEvent.type(input, '一{Enter}二')
  await expect(input).toHaveValue('一\n二')
})

/** With hint and error. */
export const WithError = meta.story({
  args: {
    hint: '$t(manage:form.descriptionHint)',
    error: '$t(manage:problem.descriptionRequired)',
    required: true,
  },
})

WithError.test('is invalid and described by hint and error', async ({ canvas, globals }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toBeInvalid()
  await expect(input).toBeRequired()
  await expect(input).toHaveAccessibleDescription(
    inLanguage(globals, 'manage:form.descriptionHint', 'manage:problem.descriptionRequired'),
  )
})

/** Where the keyboard is. */
export const Focused = meta.story({ parameters: { pinned: { 'focus-visible': 'textarea' } } })
