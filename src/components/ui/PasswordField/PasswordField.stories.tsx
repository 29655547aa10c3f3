import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = preview.meta({
  component: PasswordField,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    label: '密码 Password',
    name: 'password',
    autoComplete: 'current-password' as const,
    labels: {
      show: '显示 Show',
      hide: '隐藏 Hide',
      showLabel: '显示 Show 密码 password',
      hideLabel: '隐藏 Hide 密码 password',
      shown: '密码现在可见 Your password is visible',
      hidden: '密码已隐藏 Your password is hidden',
    },
    onChange: fn(),
  },
})

/** Hidden, with a button that shows it. */
export const Default = meta.story()

Default.test('PW-1 is named by its label and open to password managers', async ({ canvas }) => {
  const input = canvas.getByLabelText('密码 Password')
  await expect(input).toHaveAttribute('type', 'password')
  await expect(input).toHaveAttribute('autocomplete', 'current-password')
  await expect(input).toHaveAttribute('name', 'password')
  await expect(input).not.toHaveAttribute('maxlength')
})

Default.test(
  'PW-2 shows and hides by keyboard, and announces it',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('密码 Password')
    await userEvent.type(input, 'river')
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '显示 Show 密码 password' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '密码现在可见 Your password is visible',
    )
    await expect(canvas.getByRole('button', { name: '隐藏 Hide 密码 password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('status')).toHaveTextContent('密码已隐藏 Your password is hidden')
  },
)

Default.test('PW-3 keeps text and selection while showing', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('密码 Password')
  await userEvent.type(input, 'riverbend')
  input.setSelectionRange(2, 5)
  await userEvent.click(canvas.getByRole('button'))
  await expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['riverbend', 2, 5])
})

Default.test('PW-4 hides when the page comes back from history', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText('密码 Password')
  await userEvent.click(canvas.getByRole('button'))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  await expect(input).toHaveAttribute('type', 'text')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() => expect(input).toHaveAttribute('type', 'password'))
})

/** In a form: sending it hides the password. */
export const InForm = meta.story({
  decorators: [
    (Story) => (
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
})

InForm.test('PW-5 hides when its form is sent', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText('密码 Password')
  await userEvent.click(canvas.getByRole('button'))
  await userEvent.type(input, 'river{Enter}')
  await waitFor(() => expect(input).toHaveAttribute('type', 'password'))
})

/** With an error: the bar at the left, the text, the border. */
export const WithError = meta.story({
  args: { error: '密码至少要有 8 个字符 Use at least 8 characters', required: true },
})

WithError.test('PW-6 is invalid and described by its error', async ({ canvas }) => {
  const input = canvas.getByLabelText('密码 Password')
  await expect(input).toBeInvalid()
  await expect(input).toHaveAccessibleDescription('密码至少要有 8 个字符 Use at least 8 characters')
})

/** Where the keyboard is: the ring goes round the field. */
export const Focused = meta.story({ parameters: { pinned: { focus: 'input' } } })

/** The keyboard is on the button in the field, the pointer too. */
export const ToggleFocused = meta.story({
  parameters: { pinned: { focus: 'button', hover: 'button' } },
})

/** Shown: the button offers the way back. */
export const Shown = meta.story({
  args: { defaultValue: 'Wind2026' },
  // A play runs where the story is alone; a window of its own keeps the page's focus out of it.
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
})
