import { expect, fn } from 'storybook/test'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { languageSwitch, withLanguageSwitch } from '#.storybook/decorators/withLanguageSwitch.tsx'
import { withEntered } from '#.storybook/decorators/withEntered.tsx'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import type { ResetFailure } from '#machines/mailedLinks.ts'
import { inChinese, inEnglish } from '#tests/support/i18n.ts'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

const meta = preview.meta({
  component: ResetPasswordForm,
  args: {
    pending: false,
    problem: null as ResetFailure | null,
    onSubmit: fn(),
    onInvalidChange: fn(),
  },
  parameters: { layout: 'padded' },
  decorators: [formColumn],
})

/** What was sent. */
const sent = [withEntered({ password: 'riverbend8', confirm: 'riverbend8' })]

const password = 'auth:field.newPassword'
const confirm = 'auth:field.confirmNew'

/** As it opens. */
export const Default = meta.story()

Default.test('submits the new password once', async ({ canvas, args, userEvent, globals }) => {
  await userEvent.type(canvas.getByLabelText(inLanguage(globals, password)), 'riverbend8')
  await userEvent.type(canvas.getByLabelText(inLanguage(globals, confirm)), 'riverbend8{Enter}')
  await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  await expect(args.onSubmit).toHaveBeenCalledWith('riverbend8')
})

Default.test('asks for at least 8 characters, twice the same (decision S5)', async (context) => {
  const { canvas, args, userEvent, globals } = context
  await userEvent.type(canvas.getByLabelText(inLanguage(globals, password)), 'short')
  await userEvent.type(canvas.getByLabelText(inLanguage(globals, confirm)), 'other{Enter}')
  await expectProblems(context, [
    {
      field: password,
      problem: ['auth:problem.passwordTooShort', { min: 8 }],
    },
    {
      field: confirm,
      problem: 'auth:problem.confirmMismatch',
    },
  ])
  await expect(args.onSubmit).not.toHaveBeenCalled()
})

/** Being saved. */
export const Pending = meta.story({ decorators: sent, args: { pending: true } })

/** Not saved, the link being good. */
export const Failed = meta.story({
  decorators: sent,
  args: { problem: { code: 'unavailable' } },
  play: showsTexts('auth:reset.failed'),
})

/** The answer was lost and the link has been used: the new password may be saved. */
export const Unconfirmed = meta.story({
  decorators: sent,
  args: { problem: { code: 'unconfirmed' } },
})

/** Problems and failures are codes: they change language with the page (decision L3). */
export const LanguageSwitched = meta.story({
  args: { problem: { code: 'network' } },
  decorators: [withLanguageSwitch],
})

LanguageSwitched.test('translates every message', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: inChinese('auth:reset.submit') }))
  await userEvent.click(canvas.getByRole('button', { name: languageSwitch }))
  await expect(
    canvas.getByRole('group', { name: inEnglish('auth:summary.title', { count: 2 }) }),
  ).toBeVisible()
  await expect(canvas.getByRole('alert')).toHaveTextContent(inEnglish('auth:reset.failed'))
  await expect(canvasElement.querySelector('form')).not.toHaveTextContent(/\p{Script=Han}/u)
})
