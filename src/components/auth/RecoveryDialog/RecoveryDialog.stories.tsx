import { expect, fn, waitFor } from 'storybook/test'
import { labelled, named, press, says } from '#.storybook/byName.ts'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { RecoveryDialog, type RecoveryDialogProps } from './RecoveryDialog.tsx'

const flow: RecoveryDialogProps['flow'] = {
  status: 'editing',
  email: 'linxia@example.com',
  problem: null,
  open: fn(),
  submit: fn(),
  close: fn(),
}

const args: RecoveryDialogProps = { flow }

const meta = preview.meta({
  component: RecoveryDialog,
  args,
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '420px' } } },
})

const label = 'auth:field.email'
const send = 'auth:recovery.submit'
const invalid = 'auth:problem.emailInvalid'

/** Opens with the address that was typed on log-in. */
export const Default = meta.story()

Default.test('sends to the address it opened with (spec §2.18)', async (context) => {
  const { args, step } = context
  await step('The dialog “Reset your password” is open, with the focus on its field', async () => {
    await expect(named(context, 'dialog', 'auth:recovery.title')).toBeInTheDocument()
    await waitFor(() => expect(labelled(context, label)).toHaveFocus())
  })
  await step('Press “Send Reset Email”: linxia@example.com is submitted once', async () => {
    await press(context, send)
    await expect(args.flow.submit).toHaveBeenCalledTimes(1)
    await expect(args.flow.submit).toHaveBeenCalledWith('linxia@example.com')
  })
})

Default.test('closes by Cancel (spec §2.18)', async (context) => {
  const { args, step } = context
  await step('Press “Cancel”: the dialog is closed once', async () => {
    await press(context, 'common:action.cancel')
    await expect(args.flow.close).toHaveBeenCalledTimes(1)
  })
})

/** Nothing was typed on log-in. */
export const Empty = meta.story({ args: { flow: { ...flow, email: '' } } })

Empty.test(
  'asks for a valid address, at the field and with the focus there (spec §5.3)',
  async (context) => {
    const { args, userEvent, step } = context
    const input = labelled(context, label)
    await step('Enter linxia@ and press “Send Reset Email”', async () => {
      await userEvent.type(input, 'linxia@')
      await press(context, send)
    })
    await expectProblems(context, [{ field: label, problem: invalid }])
    await step('What was typed is still there, and nothing was submitted', async () => {
      await expect(input).toHaveValue('linxia@')
      await expect(args.flow.submit).not.toHaveBeenCalled()
    })
  },
)

/** The mail is on its way. */
export const Sending = meta.story({ args: { flow: { ...flow, status: 'sending' } } })

/** The mail is out: the sentence replaces the field. */
export const Sent = meta.story({ args: { flow: { ...flow, status: 'sent' } } })

Sent.test('shows that the mail was sent (spec §8.12)', async (context) => {
  const { canvas, globals, step } = context
  await step('See that the mail was sent, and to which address', async () => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      inLanguage(globals, 'auth:recovery.sent') +
        inLanguage(globals, ['auth:recovery.sentTo', { address: 'linxia@example.com' }]),
    )
  })
  await step('The field is gone, and “Close” is there', async () => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(named(context, 'button', 'common:action.close')).toBeInTheDocument()
  })
})

/** It failed: the address stays, another try is one click away. */
export const Failed = meta.story({ args: { flow: { ...flow, problem: { code: 'unavailable' } } } })

Failed.test('shows that the mail was not sent (spec §8.11)', async (context) => {
  await context.step('See the alert: Failed to send password reset email …', async () => {
    await says(context, 'alert', 'auth:recovery.failed')
  })
})
