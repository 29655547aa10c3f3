import { expect, fn } from 'storybook/test'
import { labelled, press, says } from '#.storybook/byName.ts'
import { failureControl } from '#.storybook/controls.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { withEntered } from '#.storybook/decorators/withEntered.tsx'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'

const flow: LoginFormProps['flow'] = {
  accepted: false,
  finished: false,
  pending: false,
  problem: null,
  submit: fn(),
}

const meta = preview.meta({
  component: LoginForm,
  args: { onForgot: fn(), flow },
  argTypes: { flow: failureControl(['invalidCredentials', 'userNotFound', 'unverified'], flow) },
  parameters: { layout: 'padded' },
  decorators: [formColumn],
})

/** What was sent. */
const sent = [withEntered({ email: 'linxia@example.com', password: 'geheim' })]

const email = 'auth:field.email'
const password = 'auth:field.password'
const submit = 'auth:login.submit'

/** As it opens. */
export const Default = meta.story()

Default.test('submits the values once (spec §2.17, §9.3)', async (context) => {
  const { args, userEvent } = context
  await userEvent.type(labelled(context, email), 'linxia@example.com')
  await userEvent.type(labelled(context, password), 'geheim{Enter}')
  await expect(args.flow.submit).toHaveBeenCalledTimes(1)
  await expect(args.flow.submit).toHaveBeenCalledWith({
    email: 'linxia@example.com',
    password: 'geheim',
  })
})

Default.test(
  'asks for both when nothing is entered, above the form and at the fields (spec §5.1, §5.2)',
  async (context) => {
    const { args, step } = context
    await step('Press “Log in” with both fields empty', async () => {
      await press(context, submit)
    })
    await expectProblems(context, [
      { field: email, problem: 'auth:problem.emailRequired' },
      { field: password, problem: 'auth:problem.passwordRequired' },
    ])
    await step('Nothing was submitted', async () => {
      await expect(args.flow.submit).not.toHaveBeenCalled()
    })
  },
)

Default.test(
  'asks for a valid address and at least 6 characters (spec §5.1, §5.2, §9.3)',
  async (context) => {
    const { userEvent, step } = context
    await step('Enter linxia@example and a password of 5 characters, press “Log in”', async () => {
      await userEvent.type(labelled(context, email), 'linxia@example')
      await userEvent.type(labelled(context, password), '12345')
      await press(context, submit)
    })
    await expectProblems(context, [
      {
        field: email,
        problem: 'auth:problem.emailInvalid',
      },
      {
        field: password,
        problem: ['auth:problem.passwordTooShort', { min: 6 }],
      },
    ])
  },
)

Default.test(
  'takes the typed address along to the forgotten password (WCAG 3.3.7)',
  async (context) => {
    const { args, userEvent } = context
    await userEvent.type(labelled(context, email), 'linxia@example.com')
    await press(context, 'auth:login.forgot')
    await expect(args.onForgot).toHaveBeenCalledTimes(1)
    await expect(args.onForgot).toHaveBeenCalledWith('linxia@example.com')
  },
)

/** Pending: the button shows it and keeps its width and the focus. */
export const Pending = meta.story({ decorators: sent, args: { flow: { ...flow, pending: true } } })

/** Address and password do not belong together. */
export const InvalidCredentials = meta.story({
  decorators: sent,
  args: { flow: { ...flow, problem: { code: 'invalidCredentials' } } },
})

InvalidCredentials.test('shows that the credentials are wrong (spec §8.2)', async (context) => {
  await context.step('See the alert: Invalid email or password …', async () => {
    await says(context, 'alert', 'auth:login.invalidCredentials')
  })
})

/** No account has this address. */
export const UserNotFound = meta.story({
  decorators: sent,
  args: { flow: { ...flow, problem: { code: 'userNotFound' } } },
})

UserNotFound.test('shows that there is no account (spec §8.3)', async (context) => {
  await context.step('See the alert: No account found with this email …', async () => {
    await says(context, 'alert', 'auth:login.userNotFound')
  })
})

/** The site asks for a verified address (decision A1). */
export const Unverified = meta.story({
  decorators: sent,
  args: { flow: { ...flow, problem: { code: 'unverified' } } },
})

Unverified.test(
  'shows that the address is not verified, and the ways to verify it (spec §8.4)',
  async ({ canvas, globals, step }) => {
    await step('See the alert: verify your email, by the mailed link or a reset', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        inLanguage(globals, 'auth:login.unverified') +
          inLanguage(globals, 'auth:login.unverifiedHelp'),
      )
    })
  },
)

/** Anything else, with the reason. */
export const Unreachable = meta.story({
  decorators: sent,
  args: { flow: { ...flow, problem: { code: 'network' } } },
})

/** An answer that the site does not know: the reason is a sentence of ours (spec §8, decision D5). */
export const OtherReason = meta.story({
  decorators: sent,
  args: { flow: { ...flow, problem: { code: 'other', status: 418 } } },
})

OtherReason.test('shows the reason (spec §8.5)', async (context) => {
  const { globals, step } = context
  await step(
    'See the alert with the reason: Login failed: The service gave an unexpected answer',
    async () => {
      await says(context, 'alert', [
        'auth:login.failed',
        { reason: inLanguage(globals, ['errors:reason.other', { status: 418 }]) },
      ])
    },
  )
})

/** Sent too early: what is missing, above the form and at each field. */
export const Invalid = meta.story({
  // A play runs where the story is alone; a separate window keeps the page's focus out of it.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  play: async (context) => {
    await press(context, submit)
  },
})
