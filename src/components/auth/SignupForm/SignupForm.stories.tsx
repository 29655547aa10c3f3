import { expect, within } from 'storybook/test'
import { labelled, press } from '#.storybook/byName.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { signupForm } from '#.storybook/fixtures/signup.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { SignupForm } from './SignupForm.tsx'

const meta = preview.meta({
  component: SignupForm,
  args: { flow: signupForm },
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

Default.test(
  'submits the values once (spec §2.21)',
  async ({ canvas, args, userEvent, globals }) => {
    const text = (key: keyof typeof labels) => inLanguage(globals, labels[key])
    await userEvent.type(canvas.getByLabelText(text('name')), '林夏')
    await userEvent.type(canvas.getByLabelText(text('email')), 'linxia@example.com')
    await userEvent.type(canvas.getByLabelText(text('password')), 'riverbend8')
    await userEvent.type(canvas.getByLabelText(text('confirm')), 'riverbend8')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: text('submit') }))
    await expect(args.flow.submit).toHaveBeenCalledTimes(1)
    await expect(args.flow.submit).toHaveBeenCalledWith({
      name: '林夏',
      email: 'linxia@example.com',
      password: 'riverbend8',
      confirm: 'riverbend8',
      terms: 'on',
    })
  },
)

Default.test(
  'asks for everything that is missing, above the form and at each field (spec §2.21, §5.4, §5.5, §5.6, §5.7, §5.8)',
  async (context) => {
    const { args, step } = context
    await step('Press “Sign up and get a code” with nothing entered', async () => {
      await press(context, labels.submit)
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
    await step('Nothing was submitted', async () => {
      await expect(args.flow.submit).not.toHaveBeenCalled()
    })
  },
)

Default.test(
  'shows the problem of each invalid field and keeps what was typed (spec §5.4, §5.5, §5.6, §5.7, §9.3, §9.4)',
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

Default.test('opens the terms in a new tab (spec §2.9)', async ({ canvas }) => {
  const link = canvas.getByRole('link')
  await expect(link).toHaveAttribute('href', '/terms')
  await expect(link).toHaveAttribute('target', '_blank')
})

/** Back from the code screen: name and email are kept, passwords are not (decision S3). */
export const CameBack = meta.story({
  args: { flow: { ...signupForm, initial: { name: '林夏', email: 'linxia@example.com' } } },
})

CameBack.test('keeps name and email (decision S3)', async (context) => {
  await expect(labelled(context, labels.name)).toHaveValue('林夏')
  await expect(labelled(context, labels.email)).toHaveValue('linxia@example.com')
  await expect(labelled(context, labels.password)).toHaveValue('')
})

/** Under way. */
export const Pending = meta.story({ args: { flow: { ...signupForm, pending: true } } })

/** The service did not answer. */
export const Failed = meta.story({
  args: { flow: { ...signupForm, problem: { code: 'network' } } },
})

Failed.test(
  'shows that sign-up failed, and the reason (spec §8.6)',
  async ({ canvas, globals, step }) => {
    await step('See the alert: Signup failed …, and that the service is out of reach', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        inLanguage(globals, 'auth:signup.failed') + inLanguage(globals, 'errors:reason.network'),
      )
    })
  },
)

/** The address has an account: log-in is one link away. */
export const AlreadyExists = meta.story({
  args: { flow: { ...signupForm, problem: { code: 'alreadyExists' } } },
})

AlreadyExists.test('leads to log-in when the address is taken', async ({ canvas, globals }) => {
  const alert = canvas.getByRole('alert')
  await expect(alert).toHaveTextContent(inLanguage(globals, 'auth:signup.alreadyExists'))
  await expect(within(alert).getByRole('link')).toHaveAttribute('href', '/login')
})

/** The address was signed up a moment ago with another password (decision S3). */
export const PasswordDiffers = meta.story({
  args: { flow: { ...signupForm, problem: { code: 'passwordDiffers' } } },
})

/** Sent too early: what is missing, above the form and at each field. */
export const Invalid = meta.story({
  // A play runs where the story is alone; a separate window keeps the page's focus out of it.
  parameters: { docs: { story: { inline: false, height: '980px' } } },
  play: async (context) => {
    await press(context, labels.submit)
  },
})
