import { codeFailureMessage } from '#components/auth/messages/codeFailureMessage.ts'
import { failureReason } from '#components/auth/messages/failureReason.ts'
import { problemMessage } from '#components/auth/messages/problemMessage.ts'
import type * as CodeFormStories from '#components/auth/CodeForm/CodeForm.stories.tsx'
import type * as Resend from '#components/auth/ResendButton/ResendButton.stories.tsx'
import type * as SignupFormStories from '#components/auth/SignupForm/SignupForm.stories.tsx'
import type * as CodeInputStories from '#components/ui/CodeInput/CodeInput.stories.tsx'
import type * as Landing from '#components/pages/LandingPage/LandingPage.stories.tsx'
import type * as Reset from '#components/pages/ResetPasswordPage/ResetPasswordPage.stories.tsx'
import type * as Signup from '#components/pages/SignupPage/SignupPage.stories.tsx'
import type * as Verify from '#components/pages/VerifyEmailPage/VerifyEmailPage.stories.tsx'
import type { CodeProblem } from '#domain/code.rules.ts'
import type { SignupProblem } from '#domain/signup.rules.ts'
import type { ResetFlow } from '#machines/reset.ts'
import type { signupMachine } from '#machines/signup/signup.machine.ts'
import type { VerifyFlow } from '#machines/verify.ts'
import { shownIn, type FailureRow, type Shown, type StatesOf } from './docs.ts'
import { failuresOf, failuresUnder } from './failures.ts'

const signup = shownIn<typeof Signup>('pages-signuppage')
const landing = shownIn<typeof Landing>('pages-landingpage')
const form = shownIn<typeof SignupFormStories>('auth-signupform')
const codeForm = shownIn<typeof CodeFormStories>('auth-codeform')
const codeInput = shownIn<typeof CodeInputStories>('ui-codeinput')
const resend = shownIn<typeof Resend>('auth-resendbutton')
const reset = shownIn<typeof Reset>('pages-resetpasswordpage')
const verify = shownIn<typeof Verify>('pages-verifyemailpage')

/** Sign-up: form, code, success. */
export const signupStates: StatesOf<typeof signupMachine> = {
  arriving: {
    sees: 'Nothing: an eventless transition leads to the form or the code.',
    stories: [],
  },
  'form.editing': {
    sees: 'The form; after a refusal the reason.',
    stories: [...signup('Form', 'FormFailed', 'FormAlreadyExists'), ...form('PasswordDiffers')],
  },
  'form.submitting': { sees: 'A busy button.', stories: signup('FormPending') },
  'code.entry.typing': {
    sees: 'Six boxes, and the code itself where the mail failed.',
    stories: signup('Code', 'CodeMailed', 'CodeShown', 'CodeInvalid', 'CodeLongAddress'),
  },
  'code.entry.verifying': { sees: 'A busy button.', stories: signup('CodeVerifying') },
  'code.confirmation.listening': {
    sees: 'The same: another tab may confirm the address.',
    stories: signup('Code'),
  },
  'code.confirmation.checking': { sees: 'The same.', stories: signup('Code') },
  'code.resend.waiting': { sees: 'The seconds until another code.', stories: resend('Waiting') },
  'code.resend.ready': {
    sees: '“Resend”; after a failure the reason.',
    stories: [...resend('Ready'), ...signup('CodeResendFailed')],
  },
  'code.resend.sending': { sees: 'A busy button.', stories: resend('Sending') },
  verified: { sees: 'The welcome, and the seconds until home.', stories: signup('Verified') },
  left: { sees: 'The landing page.', stories: landing('Default') },
}

/** Failures of sign-up, each under the message of the specification. */
export const signupFailures: readonly FailureRow[] = [
  {
    code: 'passwordDiffers',
    stories: form('PasswordDiffers'),
    messages: (t) => [t('auth:signup.failed'), t('auth:signup.passwordDiffers')],
  },
  ...failuresOf(
    ['alreadyExists'],
    (t, failure) => [
      t('auth:signup.failed'),
      failure.code === 'alreadyExists' ? t('auth:signup.alreadyExists') : failureReason(t, failure),
    ],
    {
      alreadyExists: signup('FormAlreadyExists'),
      network: form('Failed'),
      unavailable: signup('FormFailed'),
    },
  ),
]

/** Stories of problems at the fields. The others follow from what is typed. */
const problemStories: Readonly<Partial<Record<SignupProblem | CodeProblem, readonly string[]>>> = {
  nameRequired: form('Invalid'),
  emailRequired: form('Invalid'),
  passwordRequired: form('Invalid'),
  confirmRequired: form('Invalid'),
  termsRequired: form('Invalid'),
  codeIncomplete: codeInput('Invalid'),
}

/** What the fields of the form and of the code say. */
export const signupProblems: readonly FailureRow[] = (
  [
    'nameRequired',
    'nameTooShort',
    'nameTooLong',
    'emailRequired',
    'emailInvalid',
    'passwordRequired',
    'passwordTooShort',
    'passwordTooLong',
    'confirmRequired',
    'confirmMismatch',
    'termsRequired',
    'codeIncomplete',
  ] as const satisfies readonly (SignupProblem | CodeProblem)[]
).map((code) => ({
  code,
  stories: problemStories[code],
  messages: (t) => [problemMessage(t, code)],
}))

/** Failures of the code. */
export const codeFailures = failuresOf(
  ['invalidToken', 'signInAgain'],
  (t, failure) => {
    const { title, text } = codeFailureMessage(t, failure)
    return text === undefined ? [title] : [title, text]
  },
  {
    invalidToken: signup('CodeInvalid'),
    signInAgain: codeForm('SignInAgain'),
    refused: codeForm('InvalidFormat'),
  },
)

/** Failures of another mail with the code. */
export const resendFailures = failuresUnder((t) => t('auth:code.resendFailed'), {
  network: signup('CodeResendFailed'),
})

/** A new password with a mailed link. */
export const resetStates: Readonly<Record<ResetFlow['status'], Shown>> = {
  linkBroken: { sees: 'That the link is incomplete.', stories: reset('LinkBroken') },
  editing: {
    sees: 'Two fields; after a failure the reason.',
    stories: reset('Editing', 'Failed'),
  },
  saving: { sees: 'A busy button.', stories: reset('Saving') },
  linkSpent: { sees: 'That the link no longer works.', stories: reset('LinkSpent') },
  saved: { sees: 'That it is saved, and the way to log-in.', stories: reset('Saved') },
}

/** Failures of a reset with a valid link. */
export const resetFailures = failuresUnder((t) => t('auth:reset.failed'), {
  timeout: reset('Failed'),
})

/** The link of the verification mail. */
export const verifyStates: Readonly<Record<VerifyFlow['status'], Shown>> = {
  linkBroken: { sees: 'That the link is incomplete.', stories: verify('LinkBroken') },
  ready: { sees: 'A button; after a failure the reason.', stories: verify('Ready', 'Failed') },
  confirming: { sees: 'A busy button.', stories: verify('Confirming') },
  linkSpent: { sees: 'That the link no longer works.', stories: verify('LinkSpent') },
  confirmed: {
    sees: 'That the address is confirmed.',
    stories: verify('Confirmed', 'ConfirmedWithCode'),
  },
}

/** Failures of a verification with a valid link. */
export const verifyFailures = failuresUnder((t) => t('auth:verify.failed'), {
  timeout: verify('Failed'),
})
