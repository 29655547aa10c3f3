import { expect, fn } from 'storybook/test'
import { labelled } from '#.storybook/byName.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { withEntered } from '#.storybook/decorators/withEntered.tsx'
import { expectProblems } from '#.storybook/expectProblems.ts'
import preview from '#.storybook/preview.tsx'
import { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm.tsx'

const flow: ResetPasswordFormProps['flow'] = { status: 'editing', problem: null, submit: fn() }

const meta = preview.meta({
  component: ResetPasswordForm,
  tags: ['autodocs'],
  args: { flow },
  parameters: { layout: 'padded' },
  decorators: [formColumn],
})

/** What was sent. */
const sent = [withEntered({ password: 'riverbend8', confirm: 'riverbend8' })]

const password = 'auth:field.newPassword'
const confirm = 'auth:field.confirmNew'

/** As it opens. */
export const Default = meta.story()

Default.test('submits the new password once', async (context) => {
  const { args, userEvent } = context
  await userEvent.type(labelled(context, password), 'riverbend8')
  await userEvent.type(labelled(context, confirm), 'riverbend8{Enter}')
  await expect(args.flow.submit).toHaveBeenCalledTimes(1)
  await expect(args.flow.submit).toHaveBeenCalledWith('riverbend8')
})

Default.test('asks for at least 8 characters, twice the same (decision S5)', async (context) => {
  const { args, userEvent } = context
  await userEvent.type(labelled(context, password), 'short')
  await userEvent.type(labelled(context, confirm), 'other{Enter}')
  await expectProblems(context, [
    {
      field: password,
      problem: ['auth:problem.passwordTooShort', { min: 8 }],
    },
    {
      field: confirm,
      problem: 'auth:problem.confirmMismatch',
    },
  ])
  await expect(args.flow.submit).not.toHaveBeenCalled()
})

/** Being saved. */
export const Pending = meta.story({ decorators: sent, args: { flow: { ...flow, pending: true } } })

/** Not saved, the link being good. */
export const Failed = meta.story({
  decorators: sent,
  args: { flow: { ...flow, problem: { code: 'unavailable' } } },
})

/** The answer was lost and the link has been used: the new password may be saved. */
export const Unconfirmed = meta.story({
  decorators: sent,
  args: { flow: { ...flow, problem: { code: 'unconfirmed' } } },
})
