import { useState } from 'react'
import { expect } from 'storybook/test'
import { labelled, named } from '#.storybook/byName.ts'
import { account } from '#.storybook/fixtures/account.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { withEntered } from '#.storybook/decorators/withEntered.tsx'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { saysPolitely } from '#.storybook/saysPolitely.ts'
import preview from '#.storybook/preview.tsx'
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx'

const flow: ChangePasswordFormProps['flow'] = account.password

const args: ChangePasswordFormProps = { username: 'linxia@example.com', flow }

const meta = preview.meta({
  component: ChangePasswordForm,
  args,
  parameters: { layout: 'padded' },
  decorators: [formColumn],
})

/** What was sent. */
const sent = [
  withEntered({ currentPassword: 'geheim', password: 'riverbend8', confirm: 'riverbend8' }),
]

const current = 'account:profile.currentPassword'
const password = 'account:password.new'
const confirm = 'account:password.confirm'

/** As it opens. */
export const Default = meta.story()

Default.test('submits old and new password once', async (context) => {
  const { args: given, userEvent } = context
  await userEvent.type(labelled(context, current), 'old-river-1')
  await userEvent.type(labelled(context, password), 'new-river-2')
  await userEvent.type(labelled(context, confirm), 'new-river-2{Enter}')
  await expect(given.flow.submit).toHaveBeenCalledTimes(1)
  await expect(given.flow.submit).toHaveBeenCalledWith({
    currentPassword: 'old-river-1',
    password: 'new-river-2',
    confirm: 'new-river-2',
  })
})

Default.test('keeps to the rules of sign-up', async (context) => {
  const { args: given, userEvent } = context
  await userEvent.type(labelled(context, password), 'short')
  await userEvent.type(labelled(context, confirm), 'other{Enter}')
  await expectProblems(context, [
    {
      field: current,
      problem: 'auth:problem.currentPasswordRequired',
    },
    {
      field: password,
      problem: ['auth:problem.passwordTooShort', { min: 8 }],
    },
    {
      field: confirm,
      problem: 'auth:problem.confirmMismatch',
    },
  ])
  await expect(given.flow.submit).not.toHaveBeenCalled()
})

/** Being saved. */
export const Pending = meta.story({ decorators: sent, args: { flow: { ...flow, pending: true } } })

/** The current password is wrong. */
export const PasswordWrong = meta.story({
  decorators: sent,
  args: { flow: { ...flow, problem: { code: 'invalidCredentials' } } },
})

/** Not saved. */
export const Failed = meta.story({
  decorators: sent,
  args: { flow: { ...flow, problem: { code: 'network' } } },
})

/** Saved, and other sessions ended. */
export const Saved = meta.story({
  args: { flow: { ...flow, changed: { ended: 2 }, timesSaved: 1 } },
})

Saved.test('is announced', saysPolitely('account:password.saved'))

/** Saved; there was no other session. */
export const SavedAlone = meta.story({
  args: { flow: { ...flow, changed: { ended: 0 }, timesSaved: 1 } },
})

/** Saved, but the other sessions could not be ended. */
export const SavedOnly = meta.story({
  args: { flow: { ...flow, changed: { ended: null }, timesSaved: 1 } },
})

const Answered = ({ flow: given, ...props }: ChangePasswordFormProps) => {
  const [timesSaved, setTimesSaved] = useState(0)
  return (
    <div role="presentation" onDoubleClick={() => setTimesSaved(1)}>
      <ChangePasswordForm {...props} flow={{ ...given, timesSaved }} />
    </div>
  )
}

/** A double click saves. */
export const SavedMeanwhile = meta.story({ render: (given) => <Answered {...given} /> })

for (const [what, typed, left] of [
  ['what was entered has been used', '', ''],
  ['what is typed while it is saved stays', 'x', 'old-river-1x'],
] as const)
  SavedMeanwhile.test(`empties the fields and keeps the focus: ${what}`, async (context) => {
    const { userEvent } = context
    const field = labelled(context, current)
    await userEvent.type(field, 'old-river-1')
    await userEvent.type(labelled(context, password), 'new-river-2')
    await userEvent.type(labelled(context, confirm), 'new-river-2')
    const submit = named(context, 'button', 'account:password.submit')
    await userEvent.click(submit)
    if (typed !== '') await userEvent.type(field, typed)
    const focused = document.activeElement
    await userEvent.dblClick(submit)
    await expect(labelled(context, current)).toHaveValue(left)
    await expect(focused).toBeInTheDocument()
  })
