import { expect, fn, waitFor } from 'storybook/test'
import { leads, named, press } from '#.storybook/byName.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { saysPolitely } from '#.storybook/saysPolitely.ts'
import preview from '#.storybook/preview.tsx'
import type { MailFlow } from '#machines/mailedCode.ts'
import { LoginCodeForm, type LoginCodeFormProps } from './LoginCodeForm.tsx'

const mail: MailFlow = { status: 'ready', secondsLeft: 0, timesSent: 0, problem: null }
const flow: LoginCodeFormProps['flow'] = {
  method: 'totp',
  others: ['recoveryCode', 'email'],
  pending: false,
  leaving: false,
  problem: null,
  mail: null,
  submit: fn(),
  choose: fn(),
  sendMail: fn(),
  leave: fn(),
}

const byMail: LoginCodeFormProps['flow'] = {
  ...flow,
  method: 'email',
  others: ['totp', 'recoveryCode'],
}

const meta = preview.meta({
  component: LoginCodeForm,
  args: { flow },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    layout: 'padded',
  },
  decorators: [formColumn],
})

const logIn = 'twoFactor:login.submit'

/** The code of the authenticator app. */
export const Default = meta.story()

Default.test('submits six digits once', async (context) => {
  const { canvas, args, userEvent } = context
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
  await userEvent.keyboard('384291')
  await expect(args.flow.submit).not.toHaveBeenCalled()
  await press(context, logIn)
  await expect(args.flow.submit).toHaveBeenCalledTimes(1)
  await expect(args.flow.submit).toHaveBeenCalledWith('384291')
})

Default.test('offers the other ways, and another account', async (context) => {
  const { args } = context
  await press(context, 'twoFactor:login.other.recoveryCode')
  await expect(args.flow.choose).toHaveBeenLastCalledWith('recoveryCode')
  await press(context, 'twoFactor:login.other.email')
  await expect(args.flow.choose).toHaveBeenLastCalledWith('email')
  await press(context, 'twoFactor:login.leave')
  await expect(args.flow.leave).toHaveBeenCalledTimes(1)
})

Default.test('leads to the contact form where no code is left', async (context) => {
  await leads(context, '/#contact', 'twoFactor:login.contact')
})

/** The code is being checked. */
export const Pending = meta.story({ args: { flow: { ...flow, pending: true } } })

/** The log-in is being given up. */
export const Leaving = meta.story({ args: { flow: { ...flow, leaving: true } } })

/** Wrong, or used already. */
export const Wrong = meta.story({ args: { flow: { ...flow, problem: { code: 'invalidToken' } } } })

/** Too many tries. */
export const RateLimited = meta.story({
  args: { flow: { ...flow, problem: { code: 'rateLimited' } } },
})

/** A recovery code. */
export const RecoveryCode = meta.story({
  args: { flow: { ...flow, method: 'recoveryCode', others: ['totp', 'email'] } },
})

RecoveryCode.test('takes a recovery code, and asks for the whole of it', async (context) => {
  const { args, userEvent } = context
  const label = 'twoFactor:login.recoveryCode'
  const field = named(context, 'textbox', label)
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.keyboard('3f9a1{Enter}')
  await expectProblems(context, [
    {
      field: label,
      problem: ['twoFactor:login.recoveryIncomplete', { count: 10 }],
    },
  ])
  await expect(args.flow.submit).not.toHaveBeenCalled()
  await userEvent.keyboard('-C4001{Enter}')
  await expect(args.flow.submit).toHaveBeenCalledWith('3f9a1-C4001')
})

/** The service offers a mail only, and none was sent. */
export const MailOnly = meta.story({ args: { flow: { ...flow, method: 'email', others: [] } } })

MailOnly.test('sends a code when asked to', async (context) => {
  await press(context, 'twoFactor:login.mail')
  await expect(context.args.flow.sendMail).toHaveBeenCalledTimes(1)
})

/** The mail is being sent. */
export const Mailing = meta.story({
  args: { flow: { ...byMail, mail: { ...mail, status: 'sending' } } },
})

/** The mail is out; another one may be asked for when the time has passed. */
export const Mailed = meta.story({
  args: {
    flow: { ...byMail, mail: { ...mail, status: 'waiting', secondsLeft: 42, timesSent: 1 } },
  },
})

/** Another mail was sent. */
export const MailedAgain = meta.story({
  args: { flow: { ...byMail, mail: { ...mail, timesSent: 2 } } },
})

MailedAgain.test('is announced', saysPolitely(['twoFactor:login.mailedAgain', { count: 1 }]))

/** The mail was not sent. */
export const MailFailed = meta.story({
  args: {
    flow: { ...byMail, mail: { ...mail, problem: { code: 'unavailable' } } },
  },
})

/** The mailed code was right once, and came too late. */
export const MailedCodeExpired = meta.story({
  args: {
    flow: {
      ...byMail,
      mail: { ...mail, timesSent: 2 },
      problem: { code: 'codeExpired' },
    },
  },
})
