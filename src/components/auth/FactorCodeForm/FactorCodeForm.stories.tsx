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

Default.test(
  'marks a code that was wrong',
  {
    args: {
      failure: {
        title: '$t(twoFactor:login.wrong.email)',
        text: '$t(manage:failure.retry)',
        codeWrong: true,
      },
    },
  },
  async ({ canvas }) => {
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toBeInvalid()
  },
)

Default.test(
  'marks a recovery code that was wrong',
  {
    args: {
      method: 'recoveryCode',
      failure: { title: '$t(twoFactor:login.wrong.recoveryCode)', codeWrong: true },
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
)

Default.test(
  'does not mark a code that could not be checked',
  { args: { failure: { title: '$t(twoFactor:login.failed)' } } },
  async ({ canvas }) => {
    for (const box of canvas.getAllByRole('textbox')) await expect(box).not.toBeInvalid()
  },
)
