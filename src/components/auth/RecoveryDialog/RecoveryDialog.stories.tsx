import { expect, fn } from 'storybook/test'
import { withLanguageSwitch } from '#.storybook/decorators/withLanguageSwitch.tsx'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import type { RecoveryFlow } from '#machines/recovery.ts'
import { RecoveryDialog, type RecoveryDialogProps } from './RecoveryDialog.tsx'

const args: RecoveryDialogProps = {
  status: 'editing',
  email: 'linxia@example.com',
  problem: null as RecoveryFlow['problem'],
  onSubmit: fn(),
  onClose: fn(),
}

const meta = preview.meta({
  component: RecoveryDialog,
  tags: ['!autodocs'],
  args,
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '420px' } } },
})

const label = 'auth:field.email'
const send = 'auth:recovery.submit'
const invalid = 'auth:problem.emailInvalid'

/** Opens with the address that was typed on log-in. */
export const Default = meta.story()

Default.test(
  'sends to the address it opened with',
  async ({ canvas, args, userEvent, globals, step }) => {
    await step(
      'The dialog “Reset your password” is open, with the focus on its field',
      async () => {
        await expect(
          canvas.getByRole('dialog', {
            name: inLanguage(globals, 'auth:recovery.title'),
          }),
        ).toBeInTheDocument()
        await expect(canvas.getByLabelText(inLanguage(globals, label))).toHaveFocus()
      },
    )
    await step('Press “Send Reset Email”: linxia@example.com is submitted once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: inLanguage(globals, send) }))
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
      await expect(args.onSubmit).toHaveBeenCalledWith('linxia@example.com')
    })
  },
)

Default.test('closes by Cancel', async ({ canvas, args, userEvent, globals, step }) => {
  await step('Press “Cancel”: the dialog is closed once', async () => {
    await userEvent.click(
      canvas.getByRole('button', { name: inLanguage(globals, 'common:action.cancel') }),
    )
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  })
})

/** Nothing was typed on log-in. */
export const Empty = meta.story({ args: { email: '' } })

Empty.test(
  'asks for a valid address, at the field and with the focus there (spec §5)',
  async (context) => {
    const { canvas, args, userEvent, globals, step } = context
    const input = canvas.getByLabelText(inLanguage(globals, label))
    await step('Enter linxia@ and press “Send Reset Email”', async () => {
      await userEvent.type(input, 'linxia@')
      await userEvent.click(canvas.getByRole('button', { name: inLanguage(globals, send) }))
    })
    await expectProblems(context, [{ field: label, problem: invalid }])
    await step('What was typed is still there, and nothing was submitted', async () => {
      await expect(input).toHaveValue('linxia@')
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
  },
)

/** The mail is on its way. */
export const Sending = meta.story({ args: { status: 'sending' } })

Sending.test('sends once', async ({ canvas, args, userEvent, globals }) => {
  await userEvent.dblClick(
    canvas.getByRole('button', {
      name: inLanguage(globals, 'auth:recovery.pending'),
    }),
  )
  await userEvent.type(canvas.getByLabelText(inLanguage(globals, label)), '{Enter}')
  await expect(args.onSubmit).not.toHaveBeenCalled()
})

/** The mail is out: the sentence replaces the field. */
export const Sent = meta.story({ args: { status: 'sent' } })

Sent.test('shows that the mail was sent (spec §8)', async ({ canvas, globals, step }) => {
  await step('See that the mail was sent, and to which address', async () => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      inLanguage(globals, 'auth:recovery.sent') +
        inLanguage(globals, ['auth:recovery.sentTo', { address: 'linxia@example.com' }]),
    )
  })
  await step('The field is gone, and the focus is on “Close”', async () => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(
      canvas.getByRole('button', { name: inLanguage(globals, 'common:action.close') }),
    ).toHaveFocus()
  })
})

/** It failed: the address stays, another try is one click away. */
export const Failed = meta.story({ args: { problem: { code: 'unavailable' } } })

Failed.test('shows that the mail was not sent (spec §8)', async (context) => {
  const { canvas, globals, step } = context
  await step('See the alert: Failed to send password reset email …', async () => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      inLanguage(globals, 'auth:recovery.failed'),
    )
  })
})

/** Closed, as the log-in page has it at first. */
export const Closed = meta.story({ args: { status: 'closed' } })

/** Problems and failures are codes: they change language with the page (decision L3). */
export const LanguageSwitched = meta.story({
  args: { email: 'linxia@', problem: { code: 'network' } },
  decorators: [withLanguageSwitch],
})

LanguageSwitched.test(
  'translates every message when the language changes',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: inLanguage({}, send) }))
    // The page behind a dialog is out of reach of the mouse, not of other tabs.
    canvas.getByText<HTMLButtonElement>('⇄').click()
    const en = { locale: 'en' }
    await expect(await canvas.findByLabelText(inLanguage(en, label))).toHaveAccessibleDescription(
      inLanguage(en, invalid),
    )
    await expect(canvas.getByRole('dialog')).not.toHaveTextContent(/\p{Script=Han}/u)
  },
)
