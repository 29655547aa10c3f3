import type { AnyStateMachine } from 'xstate'
import { challengeFailureMessage } from '#components/auth/LoginCodeForm/LoginCodeForm.tsx'
import { codeFailureMessage } from '#components/auth/CodeForm/CodeForm.tsx'
import { failureReason } from '#components/forms/failureReason.ts'
import { loginFailureMessage } from '#components/auth/LoginForm/LoginForm.tsx'
import { failureMessage } from '#components/manage/FailureBanner/FailureBanner.tsx'
import {
  commonFailureCodes,
  type CommonFailureCode,
  type FailureCode,
  type FailureWith,
} from '#domain/failure.ts'
import type { Translate } from '#locales/index.ts'
import zh from '#locales/zh/manage.ts'
import { authMachine } from '#machines/auth/machine.ts'
import { challengeFailures, challengeMachine } from '#machines/challenge.ts'
import { closeAccountMachine, closeFailures } from '#machines/closing.ts'
import { connectionMachine } from '#machines/connection.ts'
import { contactMachine } from '#machines/contact.ts'
import { factorsFailures, factorsMachine } from '#machines/factors/machine.ts'
import { loginFailures, loginMachine } from '#machines/login.ts'
import { deskMachine } from '#machines/management/desk.ts'
import { formMachine } from '#machines/management/form.ts'
import { importMachine } from '#machines/management/importing.ts'
import type { JobFailure } from '#machines/management/job.ts'
import {
  changePasswordFailures,
  changePasswordSubmission,
  nameSubmission,
} from '#machines/profile.ts'
import { emailFailures, emailMachine } from '#machines/email.ts'
import { recoveryMachine } from '#machines/recovery.ts'
import { resetSubmission, verifySubmission } from '#machines/mailedLinks.ts'
import { sessionsMachine } from '#machines/sessions.ts'
import { signupMachine } from '#machines/signup/machine.ts'
import { codeFailures, signupFailures } from '#machines/signup/setup.ts'

/** A failure code with what the screen says. */
export interface FailureRow {
  readonly code: string
  readonly texts: (t: Translate) => readonly string[]
}

/** What the page of the machines shows of one. */
export interface ShownMachine {
  readonly machine: AnyStateMachine
  readonly failures: readonly FailureRow[]
}

/** The failures of a screen: those of every call, and its own. */
const failures = <Own extends FailureCode = never>(
  texts: (t: Translate, failure: FailureWith<Own | CommonFailureCode>) => readonly string[],
  own: readonly Own[] = [],
): readonly FailureRow[] =>
  [...own, ...commonFailureCodes].map((code) => {
    const failure = { code, field: 'name', status: 418 } as unknown as FailureWith<
      Own | CommonFailureCode
    >
    return { code, texts: (t) => texts(t, failure) }
  })

const passwordWrong = (t: Translate, failure: FailureWith<FailureCode>): string =>
  failure.code === 'invalidCredentials'
    ? t('account:profile.passwordWrong')
    : failureReason(t, failure)

const titleAndText = ({ title, text }: { readonly title: string; readonly text?: string }) =>
  text === undefined ? [title] : [title, text]

/** Failures of storage, picture, file, import and sheet. */
const ofManagement: readonly FailureRow[] = (
  ['store', 'picture', 'file', 'import', 'sheet'] as const
).flatMap((from) =>
  Object.keys(zh.failure[from]).map((code) => ({
    code: `${from}.${code}`,
    texts: (t) => {
      const missing = ['productName', 'price']
      const { title, hint } = failureMessage({ from, code, missing } as JobFailure, t)
      return hint === undefined ? [title] : [title, hint]
    },
  })),
)

/** A drawn machine calls no service. */
const none = {} as never

/** Every machine of the site, by the name that its page asks for. */
export const machines = {
  auth: {
    machine: authMachine(none),
    failures: failures((t, f) => [t('common:logOut.failed'), failureReason(t, f)]),
  },
  login: {
    machine: loginMachine(none, none),
    failures: failures(
      (t, f) => [
        loginFailureMessage(t, f),
        ...(f.code === 'unverified' ? [t('auth:login.unverifiedHelp')] : []),
      ],
      loginFailures,
    ),
  },
  challenge: {
    machine: challengeMachine(none, none),
    failures: failures(
      (t, f) => titleAndText(challengeFailureMessage(t, 'totp', f)),
      challengeFailures,
    ),
  },
  recovery: {
    machine: recoveryMachine(none),
    failures: failures((t, f) => [t('auth:recovery.failed'), failureReason(t, f)]),
  },
  reset: {
    machine: resetSubmission(none, null).machine,
    failures: failures((t, f) => [t('auth:reset.failed'), failureReason(t, f)]),
  },
  signup: {
    machine: signupMachine(none, none),
    failures: failures(
      (t, f) => [
        t('auth:signup.failed'),
        f.code === 'alreadyExists' ? t('auth:signup.alreadyExists') : failureReason(t, f),
      ],
      signupFailures,
    ),
  },
  // The second half of the same machine.
  code: {
    machine: signupMachine(none, none),
    failures: failures((t, f) => titleAndText(codeFailureMessage(t, f)), codeFailures),
  },
  verify: {
    machine: verifySubmission(none, null).machine,
    failures: failures((t, f) => [t('auth:verify.failed'), failureReason(t, f)]),
  },
  contact: {
    machine: contactMachine(none),
    failures: failures((t, f) => [
      t('contact:failure.title'),
      failureReason(t, f),
      t('contact:failure.kept'),
    ]),
  },
  desk: { machine: deskMachine(none), failures: ofManagement },
  form: { machine: formMachine(none, none), failures: [] },
  importing: { machine: importMachine(none, none), failures: [] },
  connection: {
    machine: connectionMachine(none),
    failures: failures((t, f) => [failureReason(t, f)], ['signInAgain']),
  },
  name: {
    machine: nameSubmission(none, 'user', none).machine,
    failures: failures((t, f) => [t('account:profile.nameFailed'), failureReason(t, f)]),
  },
  email: {
    machine: emailMachine(none, 'user', none),
    failures: failures(
      (t, f) => [
        t('account:profile.emailFailed'),
        f.code === 'alreadyExists' ? t('account:profile.emailTaken') : passwordWrong(t, f),
      ],
      emailFailures,
    ),
  },
  password: {
    machine: changePasswordSubmission(none, none).machine,
    failures: failures(
      (t, f) => [t('account:password.failed'), passwordWrong(t, f)],
      changePasswordFailures,
    ),
  },
  factors: {
    machine: factorsMachine(none, none),
    failures: failures(
      (t, f) =>
        f.code === 'invalidToken'
          ? [t('twoFactor:section.wrong')]
          : [t('twoFactor:section.failed'), failureReason(t, f)],
      factorsFailures,
    ),
  },
  sessions: {
    machine: sessionsMachine(none, none),
    failures: failures((t, f) => [t('account:sessions.endFailed'), failureReason(t, f)]),
  },
  closing: {
    machine: closeAccountMachine(none, 'user', none),
    failures: failures(
      (t, f) =>
        f.code === 'unconfirmed'
          ? [t('account:close.unconfirmed'), t('account:close.unconfirmedText')]
          : [t('account:close.failed'), failureReason(t, f)],
      closeFailures,
    ),
  },
} satisfies Readonly<Record<string, ShownMachine>>
