import { expect, fn, waitFor } from 'storybook/test'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
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
  const { canvas, args: given, userEvent, globals } = context
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
  await userEvent.keyboard('384291{Enter}')
  await expect(given.onSubmit).toHaveBeenCalledWith('384291')
  const name = inLanguage(globals, 'twoFactor:section.other.recoveryCode')
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(given.onMethod).toHaveBeenCalledWith('recoveryCode')
})

Default.test(
  'leads to the contact form',
  { args: { recoveryCode: false } },
  async ({ canvas, globals }) => {
    const name = inLanguage(globals, 'twoFactor:login.contact')
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/#contact')
  },
)

Default.test(
  'takes a recovery code, or leads back to the app',
  { args: { method: 'recoveryCode', problem: { code: 'invalidToken' } } },
  async (context) => {
    const { canvas, args: given, userEvent, globals } = context
    await expect(canvas.getByRole('status')).toHaveTextContent(
      inLanguage(globals, 'twoFactor:login.lead.recoveryCode'),
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      inLanguage(globals, 'twoFactor:login.wrong.recoveryCode'),
    )
    const field = canvas.getByRole('textbox', {
      name: inLanguage(globals, 'twoFactor:login.recoveryCode'),
    })
    await userEvent.type(field, '3f9a1-c4001{Enter}')
    await expect(given.onSubmit).toHaveBeenCalledWith('3f9a1-c4001')
    const name = inLanguage(globals, 'twoFactor:section.other.totp')
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(given.onMethod).toHaveBeenCalledWith('totp')
  },
)
