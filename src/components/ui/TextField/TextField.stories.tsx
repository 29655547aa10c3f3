import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { TextField } from './TextField.tsx'

const meta = preview.meta({
  component: TextField,
  parameters: { docs: { story: { inline: false } }, layout: 'padded' },
  args: { label: '$t(auth:field.email)', name: 'email', id: 'email' },
})

/** At rest: a label and an empty box. */
export const Default = meta.story({ args: { type: 'email', autoComplete: 'email' } })

Default.test('is named by its label', async ({ canvas, globals }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleName(
    inLanguage(globals, 'auth:field.email'),
  )
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('')
})

Default.test('leaves an address alone: no capitals, no spelling', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toHaveAttribute('autocapitalize', 'none')
  await expect(input).toHaveAttribute('spellcheck', 'false')
  await expect(input).toHaveAttribute('autocomplete', 'email')
})

/** With a hint. */
export const WithHint = meta.story({
  args: { hint: '$t(auth:signup.emailHint)' },
})

WithHint.test('is described by its hint', async ({ canvas, globals }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
    inLanguage(globals, 'auth:signup.emailHint'),
  )
})

/** Optional fields say so; required ones need no star. */
export const Optional = meta.story({
  args: {
    label: '$t(contact:form.phone)',
    indicator: '$t(common:action.optional)',
    name: 'phone',
    id: 'phone',
    type: 'tel',
    autoComplete: 'tel',
  },
})

Optional.test('has the indicator in its name', async ({ canvas, globals }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleName(
    inLanguage(globals, 'contact:form.phone', 'common:action.optional'),
  )
})

/** Icon, text, bar and border: never colour alone. The bar makes the box narrower by 17 px. */
export const WithError = meta.story({
  args: {
    defaultValue: 'linxia@',
    hint: '$t(auth:signup.emailHint)',
    error: '$t(auth:problem.emailInvalid)',
    required: true,
  },
})

WithError.test('is invalid and described by hint and error', async ({ canvas, globals }) => {
  const input = canvas.getByRole('textbox')
  await expect(input).toBeInvalid()
  await expect(input).toHaveAccessibleDescription(
    inLanguage(globals, 'auth:signup.emailHint', 'auth:problem.emailInvalid'),
  )
})

WithError.test('is announced as required', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toBeRequired()
})

/** Everything wraps; nothing is cut but the text in the box. */
export const LongText = meta.story({
  args: {
    label: '$t(account:password.endedNone)',
    hint: '$t(account:profile.emailHint)',
    error: '$t(manage:failure.picture.pictureProtected)',
    defaultValue: '$t(landing:hero.lead)',
  },
})

/** Under the pointer: a darker edge. */
export const Hovered = meta.story({ parameters: { pinned: { hover: 'div, input' } } })

/** Where the keyboard is. */
export const Focused = meta.story({ parameters: { pinned: { 'focus-visible': 'input' } } })
