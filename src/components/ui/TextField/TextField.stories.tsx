import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { TextField } from './TextField.tsx'

const meta = preview.meta({
  component: TextField,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '180px' } }, layout: 'padded' },
  args: { label: '电子邮箱 Email', name: 'email', id: 'email' },
})

/** At rest: a label and an empty box. */
export const Default = meta.story({ args: { type: 'email', autoComplete: 'email' } })

Default.test('TF-1 is named by its label', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleName('电子邮箱 Email')
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('')
})

Default.test('TF-2 takes the text as it is typed', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox')
  await userEvent.type(input, 'ab')
  await expect(input).toHaveValue('ab')
})

Default.test('TF-3 takes the focus from a click on its label', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('电子邮箱 Email'))
  await expect(canvas.getByRole('textbox')).toHaveFocus()
})

Default.test('TF-4 leaves an address alone: no capitals, no spelling', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toHaveAttribute('autocapitalize', 'none')
  await expect(input).toHaveAttribute('spellcheck', 'false')
  await expect(input).toHaveAttribute('autocomplete', 'email')
})

/** With a hint. */
export const WithHint = meta.story({
  args: { hint: '六位验证码会发到这里。 We send a six-digit code here.' },
})

WithHint.test('TF-5 is described by its hint', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
    '六位验证码会发到这里。 We send a six-digit code here.',
  )
})

/** Optional fields say so; required ones need no star. */
export const Optional = meta.story({
  args: { label: '电话 Phone', indicator: '（选填 optional）', type: 'tel', autoComplete: 'tel' },
})

Optional.test('TF-6 has the indicator in its name', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleName('电话 Phone （选填 optional）')
})

/** Icon, text, bar and border: never colour alone. The typed text does not move. */
export const WithError = meta.story({
  args: {
    defaultValue: 'linxia@',
    hint: '六位验证码会发到这里。',
    error: '请输入有效的电子邮箱地址 Please enter a valid email address',
    required: true,
  },
})

WithError.test('TF-7 is invalid and described by hint and error', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toBeInvalid()
  await expect(input).toBeRequired()
  await expect(input).toHaveAccessibleDescription(
    '六位验证码会发到这里。 请输入有效的电子邮箱地址 Please enter a valid email address',
  )
})

/** Everything wraps; nothing is cut but the text in the box. */
export const LongText = meta.story({
  args: {
    label: '公司所在地的完整通信地址，包括省、市、区、街道和门牌号 The complete postal address',
    hint: '我们只用它来寄送你要求的资料，不会交给任何人。 We only use it to send what you asked for.',
    error:
      '请输入有效的通信地址，至少要有城市和街道 Please enter a valid postal address with city and street',
    defaultValue:
      '浙江省杭州市西湖区文三路四百七十八号华星时代广场十二层一二〇三室，邮政编码三一〇〇一三',
  },
})

/** Under the pointer: a darker edge. */
export const Hovered = meta.story({ parameters: { pinned: { hover: 'div, input' } } })

/** Where the keyboard is. */
export const Focused = meta.story({ parameters: { pinned: { focus: 'input' } } })
