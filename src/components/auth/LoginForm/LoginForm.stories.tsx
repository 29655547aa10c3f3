import { expect, fn } from 'storybook/test'
import { failureControl } from '#.storybook/controls.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { withEntered } from '#.storybook/decorators/withEntered.tsx'
import { languageSwitch, withLanguageSwitch } from '#.storybook/decorators/withLanguageSwitch.tsx'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { inChinese, inEnglish } from '#tests/support/i18n.ts'
import { LoginForm } from './LoginForm.tsx'

const meta = preview.meta({
  component: LoginForm,
  tags: ['!autodocs'],
  args: { pending: false, problem: null, onSubmit: fn(), onForgot: fn(), onInvalidChange: fn() },
  argTypes: { problem: failureControl(['invalidCredentials', 'userNotFound', 'unverified']) },
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

Default.test('submits the values once', async ({ canvas, args, userEvent, globals }) => {
  await userEvent.type(canvas.getByLabelText(inLanguage(globals, email)), 'linxia@example.com')
  await userEvent.type(canvas.getByLabelText(inLanguage(globals, password)), 'geheim{Enter}')
  await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  await expect(args.onSubmit).toHaveBeenCalledWith({
    email: 'linxia@example.com',
    password: 'geheim',
  })
})

Default.test(
  'asks for both when nothing is entered, above the form and at the fields',
  async (context) => {
    const { canvas, args, userEvent, globals, step } = context
    await step('Press “Log in” with both fields empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: inLanguage(globals, submit) }))
    })
    await expectProblems(context, [
      { field: email, problem: 'auth:problem.emailRequired' },
      { field: password, problem: 'auth:problem.passwordRequired' },
    ])
    await step('Nothing was submitted', async () => {
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
  },
)

Default.test('asks for a valid address and at least 6 characters (spec §5)', async (context) => {
  const { canvas, userEvent, globals, step } = context
  await step('Enter linxia@example and a password of 5 characters, press “Log in”', async () => {
    await userEvent.type(canvas.getByLabelText(inLanguage(globals, email)), 'linxia@example')
    await userEvent.type(canvas.getByLabelText(inLanguage(globals, password)), '12345')
    await userEvent.click(canvas.getByRole('button', { name: inLanguage(globals, submit) }))
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
})

Default.test(
  'takes the typed address along to the forgotten password (WCAG 3.3.7)',
  async ({ canvas, args, userEvent, globals }) => {
    await userEvent.type(canvas.getByLabelText(inLanguage(globals, email)), 'linxia@example.com')
    await userEvent.click(
      canvas.getByRole('button', {
        name: inLanguage(globals, 'auth:login.forgot'),
      }),
    )
    await expect(args.onForgot).toHaveBeenCalledTimes(1)
    await expect(args.onForgot).toHaveBeenCalledWith('linxia@example.com')
  },
)

Default.test('names its fields for password managers', async ({ canvas, globals }) => {
  await expect(canvas.getByLabelText(inLanguage(globals, email))).toHaveAttribute(
    'autocomplete',
    'username',
  )
  await expect(canvas.getByLabelText(inLanguage(globals, password))).toHaveAttribute(
    'autocomplete',
    'current-password',
  )
})

/** Pending: the button shows it and keeps its width and the focus. */
export const Pending = meta.story({ decorators: sent, args: { pending: true } })

Pending.test(
  'shows that it is pending and does not submit twice',
  async ({ canvas, args, userEvent, globals }) => {
    const button = canvas.getByRole('button', {
      name: inLanguage(globals, 'auth:login.pending'),
    })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.dblClick(button)
    await userEvent.type(canvas.getByLabelText(inLanguage(globals, password)), 'geheim{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
)

/** Address and password do not belong together. */
export const InvalidCredentials = meta.story({
  decorators: sent,
  args: { problem: { code: 'invalidCredentials' } },
})

InvalidCredentials.test(
  'shows that the credentials are wrong (spec §8)',
  async ({ canvas, globals, step }) => {
    await step('See the alert: Invalid email or password …', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        inLanguage(globals, 'auth:login.invalidCredentials'),
      )
    })
  },
)

/** No account has this address. */
export const UserNotFound = meta.story({
  decorators: sent,
  args: { problem: { code: 'userNotFound' } },
})

UserNotFound.test('shows that there is no account (spec §8)', async (context) => {
  const { canvas, globals, step } = context
  await step('See the alert: No account found with this email …', async () => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      inLanguage(globals, 'auth:login.userNotFound'),
    )
  })
})

/** The site asks for a verified address (decision A1). */
export const Unverified = meta.story({
  decorators: sent,
  args: { problem: { code: 'unverified' } },
})

Unverified.test(
  'shows that the address is not verified (spec §8), and the ways to verify it',
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
  args: { problem: { code: 'network' } },
})

/** An answer that the site does not know: the reason is a sentence of ours (spec §8, decision D5). */
export const OtherReason = meta.story({
  decorators: sent,
  args: { problem: { code: 'other', status: 418 } },
})

OtherReason.test('shows the reason (spec §8)', async ({ canvas, globals, step }) => {
  await step(
    'See the alert with the reason: Login failed: The service gave an unexpected answer',
    async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        inLanguage(globals, [
          'auth:login.failed',
          { reason: inLanguage(globals, ['errors:reason.other', { status: 418 }]) },
        ]),
      )
    },
  )
})

/** Problems and failures are codes: they change language with the page (decision L3). */
export const LanguageSwitched = meta.story({
  args: { problem: { code: 'rateLimited' } },
  decorators: [withLanguageSwitch],
})

LanguageSwitched.test(
  'translates every message when the language changes and keeps what was typed',
  async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Enter linxia@ in Chinese and press 登录', async () => {
      await userEvent.type(canvas.getByLabelText(inChinese('auth:field.email')), 'linxia@')
      await userEvent.click(canvas.getByRole('button', { name: inChinese(submit) }))
    })
    await step('Change the language to English', async () => {
      await userEvent.click(canvas.getByRole('button', { name: languageSwitch }))
    })
    await step('See the alert and the summary in English, and no Chinese in the form', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        inEnglish('auth:login.failed', { reason: inEnglish('errors:reason.rateLimited') }),
      )
      await expect(
        canvas.getByRole('group', { name: inEnglish('auth:summary.title', { count: 2 }) }),
      ).toBeVisible()
      await expect(canvasElement.querySelector('form')).not.toHaveTextContent(/\p{Script=Han}/u)
    })
    await step('What was typed is still there', async () => {
      await expect(canvas.getByLabelText(inEnglish('auth:field.email'))).toHaveValue('linxia@')
    })
  },
)

/** Sent too early: what is missing, above the form and at each field. */
export const Invalid = meta.story({
  // A play runs where the story is alone; a window of its own keeps the page's focus out of it.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: inLanguage(globals, submit) }))
  },
})
