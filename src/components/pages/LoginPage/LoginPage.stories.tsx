import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { labelled, leads, named, press } from '#.storybook/byName.ts'
import { pageModes } from '#.storybook/modes.ts'
import { saysPolitely } from '#.storybook/saysPolitely.ts'
import preview from '#.storybook/preview.tsx'
import { LoginPage, type LoginPageProps } from './LoginPage.tsx'

const recovery: LoginPageProps['recovery'] = {
  status: 'closed',
  email: '',
  problem: null,
  open: fn(),
  submit: fn(),
  close: fn(),
}

const flow: LoginPageProps['flow'] = {
  pending: false,
  accepted: false,
  finished: false,
  problem: null,
  submit: fn(),
}

const meta = preview.meta({
  component: LoginPage,
  args: { flow, recovery },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes }, route: '/login' },
})

/** As it opens. */
export const Default = meta.story()

Default.test('leads to sign-up (spec §2.19)', async (context) => {
  await leads(context, '/signup', 'common:title.signup')
})

Default.test(
  'says why a guarded page led here (decision A7)',
  { args: { ended: 'ended' } },
  saysPolitely('auth:login.ended'),
)

Default.test(
  'says that the account is blocked',
  { args: { ended: 'blocked' } },
  saysPolitely('auth:login.accountBlocked'),
)

/** The forgot-password dialog lies over the page. */
export const Recovery = meta.story({
  args: { recovery: { ...recovery, status: 'editing', email: 'linxia@example.com' } },
})

const WithDialog = (props: LoginPageProps) => {
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <LoginPage
      {...props}
      recovery={{
        ...props.recovery,
        status: opened === null ? 'closed' : 'editing',
        email: opened ?? '',
        open: setOpened,
        close: () => setOpened(null),
      }}
    />
  )
}

/** With the dialog that the forgotten password opens. */
export const ForgottenPassword = meta.story({ render: (args) => <WithDialog {...args} /> })

ForgottenPassword.test(
  'carries the typed address into the dialog and the focus back (WCAG 3.3.7) (spec §2.18)',
  async (context) => {
    const { canvas, userEvent, step } = context
    const forgot = named(context, 'button', 'auth:login.forgot')
    await step('Enter linxia@example.com and press “Forgot your password?”', async () => {
      await userEvent.type(labelled(context, 'auth:field.email'), 'linxia@example.com')
      await userEvent.click(forgot)
    })
    await step('The dialog has this address', async () => {
      const dialog = canvas.getByRole<HTMLDialogElement>('dialog')
      await expect(dialog.querySelector('input')).toHaveValue('linxia@example.com')
    })
    await step('Press “Cancel”: the focus is back on “Forgot your password?”', async () => {
      await press(context, 'common:action.cancel')
      await expect(forgot).toHaveFocus()
    })
  },
)
