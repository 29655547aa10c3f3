import { expect, fn, waitFor } from 'storybook/test'
import { expectProblems } from '#.storybook/expectProblems.ts'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { FactorCodeForm } from './FactorCodeForm.tsx'

const meta = preview.meta({
  component: FactorCodeForm,
  tags: ['autodocs'],
  args: {
    method: 'totp' as const,
    pending: false,
    failure: null,
    takesFocus: true,
    onSubmit: fn(),
    children: <Button type="submit">$t(auth:code.submit)</Button>,
  },
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    visual: { disable: true },
  },
})

/** Six digits, of the app or of a mail. */
export const Default = meta.story()

Default.test('takes the focus, and hands over six digits', async ({ canvas, args, userEvent }) => {
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
  await userEvent.keyboard('384291{Enter}')
  await expect(args.onSubmit).toHaveBeenCalledWith('384291')
})

Default.test('asks for all six digits', async (context) => {
  const { canvas, args, userEvent } = context
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
  await userEvent.keyboard('384{Enter}')
  await expectProblems(context, [
    {
      field: 'auth:code.group',
      problem: 'auth:problem.codeIncomplete',
    },
  ])
  await expect(args.onSubmit).not.toHaveBeenCalled()
})

/** A recovery code. */
export const RecoveryCode = meta.story({ args: { method: 'recoveryCode' } })

RecoveryCode.test('asks for the whole recovery code', async (context) => {
  const { canvas, args, userEvent } = context
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  await userEvent.keyboard('3f9a1{Enter}')
  await expectProblems(context, [
    {
      field: 'twoFactor:login.recoveryCode',
      problem: ['twoFactor:login.recoveryIncomplete', { count: 10 }],
    },
  ])
  await expect(args.onSubmit).not.toHaveBeenCalled()
})

/** The last code was wrong. */
export const Refused = meta.story({
  args: {
    failure: {
      title: '$t(twoFactor:login.wrong.email)',
      text: '$t(manage:failure.retry)',
      codeWrong: true,
    },
  },
})

Refused.test('marks a code that was wrong', async ({ canvas }) => {
  for (const box of canvas.getAllByRole('textbox')) await expect(box).toBeInvalid()
})

/** The last recovery code was wrong. */
export const RecoveryCodeRefused = meta.story({
  args: {
    method: 'recoveryCode',
    failure: { title: '$t(twoFactor:login.wrong.recoveryCode)', codeWrong: true },
  },
})

RecoveryCodeRefused.test('marks a recovery code that was wrong', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toBeInvalid()
})

/** The code could not be checked. */
export const NotChecked = meta.story({
  args: { failure: { title: '$t(twoFactor:login.failed)' } },
})

NotChecked.test('does not mark a code that could not be checked', async ({ canvas }) => {
  for (const box of canvas.getAllByRole('textbox')) await expect(box).not.toBeInvalid()
})
