import { expect, fn, waitFor } from 'storybook/test'
import { labelled, named, says } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { afterPaint } from '#components/ui/afterPaint.ts'
import { PasswordField } from './PasswordField.tsx'

const meta = preview.meta({
  component: PasswordField,
  parameters: { layout: 'padded' },
  args: {
    label: '$t(auth:field.password)',
    name: 'password',
    autoComplete: 'current-password' as const,
    labels: {
      show: '$t(auth:toggle.show)',
      hide: '$t(auth:toggle.hide)',
      showLabel: '$t(auth:toggle.showPassword)',
      hideLabel: '$t(auth:toggle.hidePassword)',
      shown: '$t(auth:toggle.visible)',
      hidden: '$t(auth:toggle.hidden)',
    },
    onChange: fn(),
  },
})

/** Hidden, with a button that shows it. */
export const Default = meta.story()

Default.test('is named by its label and open to password managers', async (context) => {
  const input = labelled(context, 'auth:field.password')
  await expect(input).toHaveAttribute('type', 'password')
  await expect(input).toHaveAttribute('autocomplete', 'current-password')
  await expect(input).toHaveAttribute('name', 'password')
  await expect(input).not.toHaveAttribute('maxlength')
})

Default.test('shows and hides by keyboard, and announces it (spec §2.17)', async (context) => {
  const { canvas, userEvent, step } = context
  const input = labelled(context, 'auth:field.password')
  await step('Type, then press Tab: the focus is on the button', async () => {
    await userEvent.type(input, 'river')
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await userEvent.tab()
    await expect(named(context, 'button', 'auth:toggle.showPassword')).toHaveFocus()
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-controls', input.id)
  })
  await step('Press Space: the password is shown and announced', async () => {
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'text')
    await says(context, 'status', 'auth:toggle.visible')
    await expect(named(context, 'button', 'auth:toggle.hidePassword')).toHaveFocus()
  })
  await step('Press Enter: the password is hidden and announced', async () => {
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
    await says(context, 'status', 'auth:toggle.hidden')
  })
})

Default.test('keeps text and selection while showing', async (context) => {
  const { canvas, userEvent } = context
  const input = labelled(context, 'auth:field.password')
  await userEvent.type(input, 'riverbend')
  input.setSelectionRange(2, 5)
  await userEvent.click(canvas.getByRole('button'))
  await expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['riverbend', 2, 5])
})

Default.test('leaves the caret where a person puts it right after', async (context) => {
  const { canvas, userEvent } = context
  const input = labelled(context, 'auth:field.password')
  await userEvent.type(input, 'riverbend')
  canvas.getByRole('button').click()
  input.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  input.setSelectionRange(3, 3)
  await new Promise<void>((resolve) => {
    afterPaint(() => afterPaint(resolve))
  })
  await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 3])
})

Default.test('hides when the page comes back from history', async (context) => {
  const { canvas, userEvent } = context
  const input = labelled(context, 'auth:field.password')
  await userEvent.click(canvas.getByRole('button'))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  await expect(input).toHaveAttribute('type', 'text')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() => expect(input).toHaveAttribute('type', 'password'))
})

/** In a form: sending it hides the password. */
export const InForm = meta.story({
  render: (args) => (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
})

InForm.test('hides when its form is sent', async (context) => {
  const { canvas, userEvent } = context
  const input = labelled(context, 'auth:field.password')
  await userEvent.click(canvas.getByRole('button'))
  await userEvent.type(input, 'river{Enter}')
  await waitFor(() => expect(input).toHaveAttribute('type', 'password'))
})

/** With an error: the bar at the left, the text, the border. */
export const WithError = meta.story({
  args: { error: "$t(auth:problem.passwordTooShort, {'min': 8})", required: true },
})

WithError.test('is invalid and described by its error', async (context) => {
  const input = labelled(context, 'auth:field.password')
  await expect(input).toBeInvalid()
  await expect(input).toBeRequired()
  await expect(input).toHaveAccessibleDescription(
    inLanguage(context.globals, ['auth:problem.passwordTooShort', { min: 8 }]),
  )
})

/** Focused: the focus ring surrounds the field. */
export const Focused = meta.story({ parameters: { pinned: { 'focus-visible': 'input' } } })

/** The keyboard is on the button in the field, the pointer too. */
export const ToggleFocused = meta.story({
  parameters: { pinned: { 'focus-visible': 'button', hover: 'button' } },
})

/** Shown: the button offers the way back. */
export const Shown = meta.story({
  args: { defaultValue: 'Wind2026' },
  // A play runs where the story is alone; a separate window keeps the page's focus out of it.
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
})
