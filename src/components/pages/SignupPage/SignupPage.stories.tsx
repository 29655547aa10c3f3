import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { leads, named, press } from '#.storybook/byName.ts'
import { signupActions, signupCode, signupForm } from '#.storybook/fixtures/signup.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import type { SignupFlow } from '#machines/signup/flow.ts'
import { SignupPage, type SignupPageProps } from './SignupPage.tsx'

const verified: SignupFlow = {
  ...signupActions,
  screen: 'verified',
  finished: false,
  user: { $id: 'user', name: '林夏', email: 'linxia@example.com', emailVerified: false },
}

const args: SignupPageProps = {
  flow: signupForm,
}

const meta = preview.meta({
  component: SignupPage,
  tags: ['autodocs'],
  args,
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes }, route: '/signup' },
})

/** The form, as it opens. */
export const Form = meta.story({ tags: ['default'] })

Form.test('leads to log-in', async (context) => {
  await leads(context, '/login', 'common:nav.login')
})

/** The mail is out. */
export const Code = meta.story({ args: { flow: signupCode } })

Code.test('names the address that the mail went to', async ({ canvas, globals }) => {
  await expect(canvas.getByText('linxia@example.com').parentElement).toHaveTextContent(
    inLanguage(globals, ['auth:code.linkSentTo', { address: 'linxia@example.com' }]),
  )
})

Code.test(
  'moves the focus to the heading of the welcome',
  { render: (args) => <Journey {...args} /> },
  async (context) => {
    const { canvas, userEvent } = context
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
    await userEvent.keyboard('384291{Enter}')
    await expect(named(context, 'heading', 'auth:verified.title')).toHaveFocus()
  },
)

Code.test(
  'moves the focus to the heading of the form on the way back',
  { render: (args) => <Journey {...args} /> },
  async (context) => {
    await press(context, 'auth:code.back')
    await expect(named(context, 'heading', 'auth:signup.title')).toHaveFocus()
  },
)

Code.test(
  'says what the mail holds',
  { args: { flow: { ...signupCode, linked: false } } },
  async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(
      inLanguage(globals, ['auth:code.sentTo', { address: 'linxia@example.com' }]),
    )
  },
)

/** The mail failed: an alert shows the code (spec §7). */
export const CodeShown = meta.story({ args: { flow: { ...signupCode, shownCode: '384291' } } })

/** A long address wraps. */
export const CodeLongAddress = meta.story({
  args: {
    flow: {
      ...signupCode,
      email: 'maximiliane.alexandra.von.und.zu.hohenzollern-sigmaringen@a-very-long-domain.example',
    },
  },
})

/** Verified: the message shows, then the site goes home (spec §2). */
export const Verified = meta.story({ args: { flow: verified } })

Verified.test(
  'shows where the site redirects to and when (spec §2.30)',
  async ({ canvas, globals }) => {
    const sentence = inLanguage(globals, ['auth:verified.redirect', { seconds: 3 }])
    await waitFor(() => expect(canvas.getByText(sentence)).toBeVisible())
  },
)

const Journey = (props: SignupPageProps) => {
  const [flow, setFlow] = useState<SignupFlow>(signupCode)
  const verify = () => setFlow(verified)
  const backToSignup = () =>
    setFlow({ ...signupForm, initial: { name: '林夏', email: 'linxia@example.com' } })
  return <SignupPage {...props} flow={{ ...flow, verify, backToSignup }} />
}
