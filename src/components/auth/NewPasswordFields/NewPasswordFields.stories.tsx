import { expect } from 'storybook/test'
import { labelled } from '#.storybook/byName.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'

const meta = preview.meta({
  component: NewPasswordFields,
  tags: ['autodocs'],
  args: {
    label: '$t(auth:field.password)',
    confirmLabel: '$t(auth:field.confirm)',
    password: { id: 'password', name: 'password' as const, error: undefined },
    confirm: { id: 'confirm', name: 'confirm' as const, error: undefined },
  },
  parameters: { docs: { story: { inline: false, height: '360px' } }, layout: 'padded' },
  decorators: [
    (Story) => (
      <form style={{ display: 'grid', gap: '1.375rem' }}>
        <Story />
      </form>
    ),
    formColumn,
  ],
})

/** A password that is being chosen. */
export const Default = meta.story()

Default.test('rates the password as it is typed (spec §2.22)', async (context) => {
  const { canvas, userEvent, globals } = context
  const input = labelled(context, 'auth:field.password')
  await userEvent.type(input, 'riverbend8')
  await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '3')
  // A description that changes would be spoken at each key.
  await expect(input).not.toHaveAccessibleDescription()
  await expect(canvas.getByText(inLanguage(globals, 'auth:strength.medium'))).toBeVisible()
  await userEvent.type(input, '-A')
  await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '5')
})

/** Both refused. */
export const Refused = meta.story({
  args: {
    password: {
      id: 'password',
      name: 'password',
      error: "$t(auth:problem.passwordTooShort, {'min': 8})",
    },
    confirm: { id: 'confirm', name: 'confirm', error: '$t(auth:problem.confirmMismatch)' },
  },
})

Default.test('tells password managers the rules of sign-up', async ({ canvasElement }) => {
  const inputs = [...canvasElement.querySelectorAll('input')]
  const rules = 'minlength: 8; maxlength: 256; allowed: ascii-printable;'
  await expect(
    inputs.map((input) => [input.autocomplete, input.getAttribute('passwordrules')]),
  ).toEqual([
    ['new-password', rules],
    ['new-password', rules],
  ])
})
