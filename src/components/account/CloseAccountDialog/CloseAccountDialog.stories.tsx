import { expect, waitFor } from 'storybook/test'
import { account } from '#.storybook/fixtures/account.ts'
import { withEntered } from '#.storybook/decorators/withEntered.tsx'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { CloseAccountDialog, type CloseAccountDialogProps } from './CloseAccountDialog.tsx'

const flow: CloseAccountDialogProps['flow'] = {
  ...account.close,
  open: true,
  products: { status: 'ready', count: 24, outcome: null, cleared: 0 },
}

const args: CloseAccountDialogProps = { user: { name: '林夏', email: 'linxia@example.com' }, flow }

/** What was sent. */
const sent = [withEntered({ name: '林夏', currentPassword: 'geheim' })]

const meta = preview.meta({
  tags: ['!autodocs'],
  component: CloseAccountDialog,
  args,
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '720px' } },
    visual: { disable: true },
  },
})

const name = ['account:close.name', { name: '林夏' }] as const
const password = 'account:profile.currentPassword'

/** The question. */
export const Default = meta.story()

Default.test('says what follows and starts on the question', async (context) => {
  const { canvas, globals } = context
  const dialog = canvas.getByRole('alertdialog', {
    name: inLanguage(globals, 'account:close.question'),
  })
  await expect(dialog).toHaveAccessibleDescription(
    inLanguage(globals, 'account:close.consequences'),
  )
  await expect(canvas.getByRole('alertdialog')).toHaveFocus()
})

Default.test('closes with the name typed and the password', async (context) => {
  const { canvas, args: given, userEvent, globals } = context
  await userEvent.type(canvas.getByLabelText(inLanguage(globals, name)), ' 林夏 ')
  await userEvent.type(canvas.getByLabelText(inLanguage(globals, password)), 'river-82{Enter}')
  await expect(given.flow.submit).toHaveBeenCalledTimes(1)
  await expect(given.flow.submit).toHaveBeenCalledWith('river-82')
})

Default.test('asks for both', async (context) => {
  const { canvas, args: given, userEvent, globals } = context
  await userEvent.type(canvas.getByLabelText(inLanguage(globals, name)), '林冬{Enter}')
  await expectProblems(context, [
    {
      field: name,
      problem: 'auth:problem.closeNameDiffers',
    },
    {
      field: password,
      problem: 'auth:problem.currentPasswordRequired',
    },
  ])
  await expect(given.flow.submit).not.toHaveBeenCalled()
})

Default.test('closes on Escape without a change', async ({ args: given, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await expect(given.flow.submit).not.toHaveBeenCalled()
})

/** An account without a name is confirmed by its address. */
export const Nameless = meta.story({
  args: { user: { name: '', email: 'linxia@example.com' } },
})

/** Being closed. */
export const Pending = meta.story({ decorators: sent, args: { flow: { ...flow, pending: true } } })

/** The password is wrong. */
export const PasswordWrong = meta.story({
  decorators: sent,
  args: { flow: { ...flow, problem: { code: 'invalidCredentials' } } },
})

PasswordWrong.test('announces why it was not closed', async ({ canvas, globals }) => {
  const alert = canvas.getByRole('alert')
  for (const key of ['account:close.failed', 'account:profile.passwordWrong'] as const)
    await waitFor(() => expect(alert).toHaveTextContent(inLanguage(globals, key)))
})

/** The service takes no such password. */
export const Refused = meta.story({
  decorators: sent,
  args: { flow: { ...flow, problem: { code: 'refused', field: 'currentPassword' } } },
})

Refused.test('marks the field that the service refused', async ({ canvas, globals }) => {
  await expect(canvas.getByLabelText(inLanguage(globals, password))).toBeInvalid()
})

/** Not closed. */
export const Failed = meta.story({
  decorators: sent,
  args: { flow: { ...flow, problem: { code: 'network' } } },
})

/** The button behind it, without the dialog. */
export const Closed = meta.story({ args: { flow: { ...flow, open: false } } })
