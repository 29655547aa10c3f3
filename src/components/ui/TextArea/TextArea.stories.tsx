import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { TextArea } from './TextArea.tsx'

const meta = preview.meta({
  component: TextArea,
  parameters: { layout: 'padded' },
  args: { label: '产品描述 Description', name: 'description' },
})

/** Four lines to start with; grows with the text. */
export const Default = meta.story()

Default.test('TA-1 is a text box of several lines with a name', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: '产品描述 Description' })
  await userEvent.type(input, '一{Enter}二')
  await expect(input).toHaveValue('一\n二')
})

/** With hint and error. */
export const WithError = meta.story({
  args: {
    hint: '卡片上显示前一百个字。 Cards show the first hundred characters.',
    error: '请输入产品描述 Please enter a description',
  },
})

WithError.test('TA-2 is invalid and described by hint and error', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toBeInvalid()
  await expect(input).toHaveAccessibleDescription(
    '卡片上显示前一百个字。 Cards show the first hundred characters. 请输入产品描述 Please enter a description',
  )
})

/** Where the keyboard is. */
export const Focused = meta.story({ parameters: { pinned: { focus: 'textarea' } } })
