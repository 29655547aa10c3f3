import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { labelled, named, press } from '#.storybook/byName.ts'
import { account } from '#.storybook/fixtures/account.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { withEntered } from '#.storybook/decorators/withEntered.tsx'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { saysPolitely } from '#.storybook/saysPolitely.ts'
import preview from '#.storybook/preview.tsx'
import { EmailSetting, type EmailSettingProps } from './EmailSetting.tsx'

const flow: EmailSettingProps['flow'] = account.email

const args: EmailSettingProps = { user: { email: 'linxia@example.com', emailVerified: true }, flow }

/** What was sent. */
const sent = [withEntered({ email: 'xia@example.com', currentPassword: 'geheim' })]

const meta = preview.meta({
  component: EmailSetting,
  args,
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    layout: 'padded',
  },
  decorators: [formColumn],
})

const unverified = { email: 'linxia@example.com', emailVerified: false }
const newEmail = 'account:profile.newEmail'
const password = 'account:profile.currentPassword'

/** Verified. */
export const Verified = meta.story({ tags: ['default'] })

Verified.test('shows the address and opens the form', async (context) => {
  const { canvas, args: given, globals } = context
  await expect(canvas.getByText('linxia@example.com')).toBeVisible()
  await expect(canvas.getByText(inLanguage(globals, 'account:profile.verified'))).toBeVisible()
  await press(context, 'account:profile.changeEmail')
  await expect(given.flow.open).toHaveBeenCalledTimes(1)
})

/** Not verified: another mail can be asked for. */
export const Unverified = meta.story({
  args: { user: unverified },
})

Unverified.test('sends another verification mail', async (context) => {
  const { canvas, args: given, globals } = context
  await expect(canvas.getByText(inLanguage(globals, 'account:profile.unverified'))).toBeVisible()
  await press(context, 'account:profile.sendMail')
  await expect(given.flow.sendVerification).toHaveBeenCalledTimes(1)
})

/** The same countdown as elsewhere (decision S4). */
export const Waiting = meta.story({
  args: {
    user: unverified,
    flow: { ...flow, mail: { status: 'waiting', secondsLeft: 42, timesSent: 1, problem: null } },
  },
})

Waiting.test('announces the mail', saysPolitely(['account:profile.mailSent', { count: 1 }]))

Waiting.test('waits for the countdown', async (context) => {
  const { args: given } = context
  await press(context, ['account:profile.sendMailIn', { seconds: 42 }])
  await expect(given.flow.sendVerification).not.toHaveBeenCalled()
})

/** A mail is on its way. */
export const Sending = meta.story({
  args: {
    user: unverified,
    flow: { ...flow, mail: { status: 'sending', secondsLeft: 0, timesSent: 0, problem: null } },
  },
})

/** The mail could not be sent. */
export const MailFailed = meta.story({
  args: {
    user: unverified,
    flow: {
      ...flow,
      mail: { status: 'ready', secondsLeft: 0, timesSent: 0, problem: { code: 'unavailable' } },
    },
  },
})

/** The form. */
export const Editing = meta.story({
  args: { flow: { ...flow, status: 'editing' } },
})

Editing.test('has the focus in the form and submits it once', async (context) => {
  const { args: given, userEvent } = context
  const field = named(context, 'textbox', newEmail)
  await expect(field).toHaveFocus()
  await userEvent.type(field, 'xia@example.com')
  await userEvent.type(labelled(context, password), 'riverbend{Enter}')
  await expect(given.flow.change).toHaveBeenCalledTimes(1)
  await expect(given.flow.change).toHaveBeenCalledWith({
    email: 'xia@example.com',
    currentPassword: 'riverbend',
  })
})

Editing.test('asks for another address and the password', async (context) => {
  const { args: given, userEvent } = context
  const field = named(context, 'textbox', newEmail)
  await userEvent.type(field, 'LINXIA@example.com{Enter}')
  await expectProblems(context, [
    { field: newEmail, problem: 'auth:problem.emailUnchanged' },
    {
      field: password,
      problem: 'auth:problem.currentPasswordRequired',
    },
  ])
  await expect(given.flow.change).not.toHaveBeenCalled()
})

/** Being changed. */
export const Changing = meta.story({
  decorators: sent,
  args: { flow: { ...flow, status: 'saving' } },
})

const Asked = ({ flow: given, user }: EmailSettingProps) => {
  const [asked, setAsked] = useState(false)
  return (
    <EmailSetting
      user={user}
      flow={{
        ...given,
        change: () => setAsked(true),
        leaveProof: () => setAsked(false),
        proof: asked ? { method: 'totp', pending: false, problem: null } : null,
      }}
    />
  )
}

/** The service asks for a code of the app before the change. */
export const Asking = meta.story({
  args: { flow: { ...flow, status: 'editing' } },
  render: (given) => <Asked {...given} />,
})

Asking.test('passes on what was typed with the code, or goes back to it', async (context) => {
  const { canvas, args: given, userEvent, globals } = context
  const typed = { email: 'xia@example.com', currentPassword: 'riverbend' }
  const field = named(context, 'textbox', newEmail)
  await userEvent.type(field, typed.email)
  await userEvent.type(labelled(context, password), `${typed.currentPassword}{Enter}`)
  await expect(canvas.getByText(inLanguage(globals, 'account:profile.emailProof'))).toBeVisible()
  await expect(field).not.toBeVisible()
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
  await userEvent.keyboard('384291{Enter}')
  await expect(given.flow.prove).toHaveBeenCalledWith('384291', typed)
  await press(context, 'twoFactor:section.cancel')
  await expect(field).toHaveValue(typed.email)
  const submit = named(context, 'button', 'account:profile.submitEmail')
  await expect(submit).toHaveFocus()
})

/** An address typed before the session ended: it waits for the password, and the focus stays where it is. */
export const Typed = meta.story({
  args: { flow: { ...flow, status: 'editing', typed: 'xia@example.com' } },
})

Typed.test('shows the address that was typed', async (context) => {
  const field = labelled(context, newEmail)
  await expect(field).toHaveValue('xia@example.com')
  await expect(field).not.toHaveFocus()
})

/** The password is wrong. */
export const PasswordWrong = meta.story({
  decorators: sent,
  args: { flow: { ...flow, status: 'editing', problem: { code: 'invalidCredentials' } } },
})

/** Another account has the address. */
export const Taken = meta.story({
  decorators: sent,
  args: { flow: { ...flow, status: 'editing', problem: { code: 'alreadyExists' } } },
})

/** Changed, and the mail is on its way. */
export const Changed = meta.story({
  args: {
    user: { email: 'xia@example.com', emailVerified: false },
    flow: {
      ...flow,
      changed: { mailed: true },
      mail: { status: 'waiting', secondsLeft: 60, timesSent: 0, problem: null },
    },
  },
})

Changed.test('is announced', saysPolitely('account:profile.emailChanged'))

/** Changed, but the mail could not be sent. */
export const ChangedWithoutMail = meta.story({
  args: {
    user: { email: 'xia@example.com', emailVerified: false },
    flow: { ...flow, changed: { mailed: false } },
  },
})
