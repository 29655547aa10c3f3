import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { forcedColours, pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import type { SignupFlow } from '#machines/signup/flow.ts'
import { SignupPage, type SignupPageProps } from './SignupPage.tsx'

const actions = {
  submit: fn(),
  verify: fn(),
  sendAgain: fn(),
  backToSignup: fn(),
  continueNow: fn(),
}

const form: Extract<SignupFlow, { screen: 'form' }> = {
  ...actions,
  screen: 'form',
  pending: false,
  problem: null,
  initial: { name: '', email: '' },
}

const code: Extract<SignupFlow, { screen: 'code' }> = {
  ...actions,
  screen: 'code',
  email: 'linxia@example.com',
  shownCode: null,
  linked: true,
  pending: false,
  problem: null,
  resend: { status: 'waiting', secondsLeft: 42, timesSent: 0, problem: null },
}

const verified: SignupFlow = {
  ...actions,
  screen: 'verified',
  finished: false,
  user: { $id: 'user', name: '林夏', email: 'linxia@example.com', emailVerified: false },
}

const args: SignupPageProps = {
  flow: form,
  onInvalidChange: fn(),
}

const meta = preview.meta({
  component: SignupPage,
  tags: ['!autodocs'],
  args,
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes }, route: '/signup' },
})

/** The form, as it opens. */
export const Form = meta.story()

Form.test('leads to log-in', async ({ canvas, globals }) => {
  await expect(
    canvas.getByRole('link', { name: inLanguage(globals, 'common:nav.login') }),
  ).toHaveAttribute('href', '/login')
})

/** The form is under way. */
export const FormPending = meta.story({ args: { flow: { ...form, pending: true } } })

/** Sign-up failed. */
export const FormFailed = meta.story({
  args: { flow: { ...form, problem: { code: 'unavailable' } } },
})

/** The address has an account. */
export const FormAlreadyExists = meta.story({
  args: { flow: { ...form, problem: { code: 'alreadyExists' } } },
})

/** The mail is out. */
export const Code = meta.story({ args: { flow: code } })

Code.test('names the address that the mail went to', async ({ canvas, globals }) => {
  await expect(canvas.getByText('linxia@example.com').parentElement).toHaveTextContent(
    inLanguage(globals, ['auth:code.linkSentTo', { address: 'linxia@example.com' }]),
  )
})

/** The mail failed: an alert shows the code (spec §7). */
export const CodeShown = meta.story({ args: { flow: { ...code, shownCode: '384291' } } })

/** The code is being checked. */
export const CodeVerifying = meta.story({ args: { flow: { ...code, pending: true } } })

/** The code was refused. */
export const CodeInvalid = meta.story({
  args: { flow: { ...code, problem: { code: 'invalidToken' } } },
})

/** Another code could not be sent. */
export const CodeResendFailed = meta.story({
  args: { flow: { ...code, resend: { ...code.resend, problem: { code: 'network' } } } },
})

/** A long address wraps. */
export const CodeLongAddress = meta.story({
  args: {
    flow: {
      ...code,
      email: 'maximiliane.alexandra.von.und.zu.hohenzollern-sigmaringen@a-very-long-domain.example',
    },
  },
})

/** Verified: the message shows, then the site goes home (spec §2). */
export const Verified = meta.story({ args: { flow: verified } })

Verified.test('shows where the site redirects to and when', async ({ canvas, globals }) => {
  const sentence = inLanguage(globals, ['auth:verified.redirect', { seconds: 3 }])
  await waitFor(() => expect(canvas.getByText(sentence)).toBeVisible())
})

const Journey = (props: SignupPageProps) => {
  const [flow, setFlow] = useState<SignupFlow>(code)
  const verify = () => setFlow(verified)
  const backToSignup = () =>
    setFlow({ ...form, initial: { name: '林夏', email: 'linxia@example.com' } })
  return <SignupPage {...props} flow={{ ...flow, verify, backToSignup }} />
}

/** From screen to screen. */
export const Screens = meta.story({ render: (args) => <Journey {...args} /> })

Screens.test(
  'moves the focus to the heading of the welcome',
  async ({ canvas, userEvent, globals }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
    await userEvent.keyboard('384291{Enter}')
    await expect(
      canvas.getByRole('heading', {
        name: inLanguage(globals, 'auth:verified.title'),
      }),
    ).toHaveFocus()
  },
)

Screens.test(
  'moves the focus to the heading of the form on the way back',
  async ({ canvas, userEvent, globals }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: inLanguage(globals, 'auth:code.back'),
      }),
    )
    await expect(
      canvas.getByRole('heading', {
        name: inLanguage(globals, 'auth:signup.title'),
      }),
    ).toHaveFocus()
  },
)

/** The mail holds the code itself (decision S2). */
export const CodeMailed = meta.story({
  args: { flow: { ...code, linked: false } },
  parameters: { chromatic: { disableSnapshot: true } },
})

CodeMailed.test('says what the mail holds', async ({ canvasElement, globals }) => {
  await expect(canvasElement).toHaveTextContent(
    inLanguage(globals, ['auth:code.sentTo', { address: 'linxia@example.com' }]),
  )
})

/** In forced colours, for Chromatic alone. */
export const ForcedColours = meta.story({
  ...Form.input,
  ...forcedColours,
  tags: ['!dev', '!test'],
})
