import { expect } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import { account, user } from '#.storybook/fixtures/account.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { CloseAccountDialog, type CloseAccountDialogProps } from './CloseAccountDialog.tsx'

const flow: CloseAccountDialogProps['flow'] = { ...account.close, open: true }

const meta = preview.meta({
  component: CloseAccountDialog,
  args: { flow, email: user.email },
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '560px' } },
  },
})

/** The question. */
export const Default = meta.story()

Default.test('names the account, says what follows and starts on the question', async (context) => {
  const dialog = named(context, 'alertdialog', ['account:close.question', { email: user.email }])
  await expect(dialog).toHaveAccessibleDescription(
    inLanguage(context.globals, 'account:close.consequences'),
  )
  await expect(dialog).toHaveFocus()
})

Default.test('closes the account by one press', async (context) => {
  await press(context, 'account:close.submit')
  await expect(context.args.flow.confirm).toHaveBeenCalledTimes(1)
})

Default.test('leaves everything as it is on Escape and Enter', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Enter}{Escape}')
  await expect(args.flow.confirm).not.toHaveBeenCalled()
})

Default.test('leads to the products, which stay', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard/products')
})

/** Being closed. */
export const Pending = meta.story({ args: { flow: { ...flow, pending: true } } })

/** Not closed: another tab has logged in as another person. */
export const Failed = meta.story({
  args: { flow: { ...flow, problem: { code: 'otherAccount' } } },
})

/** Perhaps closed: no answer came. */
export const Unconfirmed = meta.story({
  args: { flow: { ...flow, problem: { code: 'unconfirmed' } } },
})
