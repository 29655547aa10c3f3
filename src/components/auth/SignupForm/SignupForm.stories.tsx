import { expect, fn, within } from 'storybook/test'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { languageSwitch, withLanguageSwitch } from '#.storybook/decorators/withLanguageSwitch.tsx'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import type { SignupFailure } from '#machines/signup/flow.ts'
import { inChinese, inEnglish } from '#tests/support/i18n.ts'
import { SignupForm } from './SignupForm.tsx'

const meta = preview.meta({
  component: SignupForm,
  tags: ['!autodocs'],
  args: {
    pending: false,
    problem: null as SignupFailure | null,
    initial: { name: '', email: '' },
    onSubmit: fn(),
    onInvalidChange: fn(),
  },
  parameters: { layout: 'padded' },
  decorators: [formColumn],
})

const labels = {
  name: 'auth:field.name',
  email: 'auth:field.email',
  password: 'auth:field.password',
  confirm: 'auth:field.confirm',
  terms: {
    zh: '我已阅读并同意使用条款（新标签页）',
    en: 'I have read and accept the terms of use (new tab)',
  },
  submit: 'auth:signup.submit',
} as const

/** As it opens. */
export const Default = meta.story()

Default.test('submits the values once', async ({ canvas, args, userEvent, globals }) => {
  const text = (key: keyof typeof labels) => inLanguage(globals, labels[key])
  await userEvent.type(canvas.getByLabelText(text('name')), '林夏')
  await userEvent.type(canvas.getByLabelText(text('email')), 'linxia@example.com')
  await userEvent.type(canvas.getByLabelText(text('password')), 'riverbend8')
  await userEvent.type(canvas.getByLabelText(text('confirm')), 'riverbend8')
  await userEvent.click(canvas.getByRole('checkbox'))
  await userEvent.click(canvas.getByRole('button', { name: text('submit') }))
  await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  await expect(args.onSubmit).toHaveBeenCalledWith({
    name: '林夏',
    email: 'linxia@example.com',
    password: 'riverbend8',
    confirm: 'riverbend8',
    terms: true,
  })
})

Default.test(
  'asks for everything that is missing, above the form and at each field (spec §5)',
  async (context) => {
    const { canvas, args, userEvent, globals, step } = context
    await step('Press “Sign up and get a code” with nothing entered', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: inLanguage(globals, labels.submit) }),
      )
    })
    await expectProblems(context, [
      { field: labels.name, problem: 'auth:problem.nameRequired' },
      {
        field: labels.email,
        problem: 'auth:problem.emailRequired',
      },
      { field: labels.password, problem: 'auth:problem.passwordRequired' },
      {
        field: labels.confirm,
        problem: 'auth:problem.confirmRequired',
      },
      {
        field: labels.terms,
        problem: 'auth:problem.termsRequired',
      },
    ])
    await step('Nothing was submitted, and the form says that it is invalid', async () => {
      await expect(args.onSubmit).not.toHaveBeenCalled()
      await expect(args.onInvalidChange).toHaveBeenLastCalledWith(true)
    })
  },
)

Default.test(
  'shows the problem of each invalid field and keeps what was typed (spec §5)',
  async (context) => {
    const { canvas, userEvent, globals, step } = context
    const text = (key: keyof typeof labels) => inLanguage(globals, labels[key])
    await step('Enter a name of 1 character between spaces, and linxia@', async () => {
      await userEvent.type(canvas.getByLabelText(text('name')), ' 林 ')
      await userEvent.type(canvas.getByLabelText(text('email')), 'linxia@')
    })
    await step('Enter a password of 5 characters, and another one below it', async () => {
      await userEvent.type(canvas.getByLabelText(text('password')), 'short')
      await userEvent.type(canvas.getByLabelText(text('confirm')), 'other')
    })
    await step('Accept the terms and press “Sign up and get a code”', async () => {
      await userEvent.click(canvas.getByRole('checkbox'))
      await userEvent.click(canvas.getByRole('button', { name: text('submit') }))
    })
    await expectProblems(context, [
      {
        field: labels.name,
        problem: ['auth:problem.nameTooShort', { min: 2 }],
      },
      {
        field: labels.email,
        problem: 'auth:problem.emailInvalid',
      },
      {
        field: labels.password,
        problem: ['auth:problem.passwordTooShort', { min: 8 }],
      },
      {
        field: labels.confirm,
        problem: 'auth:problem.confirmMismatch',
      },
    ])
    await step('What was typed and accepted is still there', async () => {
      await expect(canvas.getByLabelText(text('password'))).toHaveValue('short')
      await expect(canvas.getByRole('checkbox')).toBeChecked()
    })
  },
)

Default.test('opens the terms in a new tab', async ({ canvas }) => {
  const link = canvas.getByRole('link')
  await expect(link).toHaveAttribute('href', '/terms')
  await expect(link).toHaveAttribute('target', '_blank')
})

Default.test(
  'rates the password between its field and the confirmation, as it is typed (spec §2)',
  async ({ canvas, userEvent, globals, step }) => {
    const text = (key: keyof typeof labels) => inLanguage(globals, labels[key])
    const field = canvas.getByLabelText(text('password'))
    const bar = canvas.getByRole('meter', {
      name: inLanguage(globals, 'auth:strength.label'),
    })
    const rating = () =>
      ['aria-valuemin', 'aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((name) =>
        bar.getAttribute(name),
      )
    await step('One bar stands under the password, above the confirmation', async () => {
      const tops = [field, bar, canvas.getByLabelText(text('confirm'))].map(
        (element) => element.getBoundingClientRect().top,
      )
      await expect(tops).toEqual(tops.toSorted((a, b) => a - b))
      const empty = inLanguage(globals, 'auth:strength.empty')
      await expect(rating()).toEqual(['0', '0', '5', empty])
    })
    for (const [typed, score, level] of [
      ['river', '1', 'auth:strength.weak'],
      ['bend8', '3', 'auth:strength.medium'],
      ['-A', '5', 'auth:strength.strong'],
    ] as const)
      await step(
        `Type ${typed}: the bar is at ${score} of 5, “${inLanguage(globals, level)}”`,
        async () => {
          await userEvent.type(field, typed)
          await expect(rating()).toEqual(['0', score, '5', inLanguage(globals, level)])
        },
      )
    await step('What is typed as confirmation is not rated', async () => {
      await userEvent.type(canvas.getByLabelText(text('confirm')), 'river')
      await expect(bar).toHaveAttribute('aria-valuenow', '5')
    })
  },
)

/** Back from the code screen: name and email are kept, passwords are not (decision S3). */
export const CameBack = meta.story({
  args: { initial: { name: '林夏', email: 'linxia@example.com' } },
})

CameBack.test('keeps name and email (decision S3)', async ({ canvas, globals }) => {
  await expect(canvas.getByLabelText(inLanguage(globals, labels.name))).toHaveValue('林夏')
  await expect(canvas.getByLabelText(inLanguage(globals, labels.email))).toHaveValue(
    'linxia@example.com',
  )
  await expect(canvas.getByLabelText(inLanguage(globals, labels.password))).toHaveValue('')
})

/** Under way. */
export const Pending = meta.story({ args: { pending: true } })

Pending.test('sends nothing twice', async ({ canvas, args, userEvent, globals }) => {
  const button = canvas.getByRole('button', {
    name: inLanguage(globals, 'auth:signup.pending'),
  })
  await userEvent.dblClick(button)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(args.onSubmit).not.toHaveBeenCalled()
})

/** The service did not answer. */
export const Failed = meta.story({ args: { problem: { code: 'network' } } })

Failed.test(
  'shows that sign-up failed, and the reason (spec §8)',
  async ({ canvas, globals, step }) => {
    await step('See the alert: Signup failed …, and that the service is out of reach', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        inLanguage(globals, 'auth:signup.failed') + inLanguage(globals, 'errors:reason.network'),
      )
    })
  },
)

/** The address has an account: log-in is one link away. */
export const AlreadyExists = meta.story({ args: { problem: { code: 'alreadyExists' } } })

AlreadyExists.test('leads to log-in when the address is taken', async ({ canvas, globals }) => {
  const alert = canvas.getByRole('alert')
  await expect(alert).toHaveTextContent(inLanguage(globals, 'auth:signup.alreadyExists'))
  await expect(within(alert).getByRole('link')).toHaveAttribute('href', '/login')
})

/** The address was signed up a moment ago with another password (decision S3). */
export const PasswordDiffers = meta.story({ args: { problem: { code: 'passwordDiffers' } } })

/** Problems and failures are codes: they change language with the page (decision L3). */
export const LanguageSwitched = meta.story({
  args: { problem: { code: 'alreadyExists' } },
  decorators: [withLanguageSwitch],
})

LanguageSwitched.test(
  'translates every message when the language changes and keeps what was typed',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(inChinese(labels.email)), 'linxia@')
    await userEvent.click(canvas.getByRole('button', { name: inChinese('auth:signup.submit') }))
    await userEvent.click(canvas.getByRole('button', { name: languageSwitch }))
    await expect(
      canvas.getByRole('group', { name: inEnglish('auth:summary.title', { count: 5 }) }),
    ).toBeVisible()
    await expect(canvas.getByLabelText(inEnglish('auth:field.email'))).toHaveValue('linxia@')
    await expect(canvasElement.querySelector('form')).not.toHaveTextContent(/\p{Script=Han}/u)
  },
)

/** Sent too early: what is missing, above the form and at each field. */
export const Invalid = meta.story({
  // A play runs where the story is alone; a window of its own keeps the page's focus out of it.
  parameters: { docs: { story: { inline: false, height: '980px' } } },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: inLanguage(globals, labels.submit) }))
  },
})
