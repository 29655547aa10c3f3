import { expect, fn, waitFor } from 'storybook/test'
import { leads, named, press, says } from '#.storybook/byName.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { ProofForm, type ProofFormProps } from './ProofForm.tsx'

const args: ProofFormProps = {
  method: 'totp',
  pending: false,
  problem: null,
  onSubmit: fn(),
  onMethod: fn(),
  children: <Button type="submit">$t(twoFactor:section.turnOffSubmit)</Button>,
}

const meta = preview.meta({
  tags: ['!autodocs'],
  component: ProofForm,
  args,
  parameters: { layout: 'padded', visual: { disable: true } },
  decorators: [formColumn],
})

/** A code of the app. */
export const Default = meta.story()

Default.test('takes the focus and a code, or offers a recovery code', async (context) => {
  const { canvas, args: given, userEvent } = context
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
  await userEvent.keyboard('384291{Enter}')
  await expect(given.onSubmit).toHaveBeenCalledWith('384291')
  await press(context, 'twoFactor:section.other.recoveryCode')
  await expect(given.onMethod).toHaveBeenCalledWith('recoveryCode')
})

Default.test('leads to the contact form', { args: { recoveryCode: false } }, async (context) => {
  await leads(context, '/#contact', 'twoFactor:login.contact')
})

Default.test(
  'takes a recovery code, or leads back to the app',
  { args: { method: 'recoveryCode', problem: { code: 'invalidToken' } } },
  async (context) => {
    const { args: given, userEvent } = context
    await says(context, 'status', 'twoFactor:login.lead.recoveryCode')
    await says(context, 'alert', 'twoFactor:login.wrong.recoveryCode')
    const field = named(context, 'textbox', 'twoFactor:login.recoveryCode')
    await userEvent.type(field, '3f9a1-c4001{Enter}')
    await expect(given.onSubmit).toHaveBeenCalledWith('3f9a1-c4001')
    await press(context, 'twoFactor:section.other.totp')
    await expect(given.onMethod).toHaveBeenCalledWith('totp')
  },
)
