import { challengeFailureMessage } from '#components/auth/messages/challengeFailureMessage.ts'
import { loginFailureMessage } from '#components/auth/messages/loginFailureMessage.ts'
import type * as LoginCodeForm from '#components/auth/LoginCodeForm/LoginCodeForm.stories.tsx'
import type * as LoginFormStories from '#components/auth/LoginForm/LoginForm.stories.tsx'
import type * as Reasons from '#components/auth/LoginForm/LoginForm.reasons.stories.tsx'
import type * as Dashboard from '#components/pages/DashboardPage/DashboardPage.stories.tsx'
import type * as Failed from '#components/pages/FailedPage/FailedPage.stories.tsx'
import type * as Login from '#components/pages/LoginPage/LoginPage.stories.tsx'
import type * as Landing from '#components/pages/LandingPage/LandingPage.stories.tsx'
import type * as LoginCode from '#components/pages/LoginCodePage/LoginCodePage.stories.tsx'
import type * as Loading from '#components/pages/LoadingPage/LoadingPage.stories.tsx'
import type * as Header from '#components/layout/Header/Header.stories.tsx'
import type { authMachine } from '#machines/auth/auth.machine.ts'
import type { loginMachine } from '#machines/login.ts'
import type { challengeMachine } from '#machines/challenge/challenge.machine.ts'
import type { recoveryMachine } from '#machines/recovery.ts'
import { shownIn, type StatesOf } from './docs.ts'
import { failuresOf, failuresUnder } from './failures.ts'

const login = shownIn<typeof Login>('pages-loginpage')
const loginForm = shownIn<typeof LoginFormStories>('auth-loginform')
const reasons = shownIn<typeof Reasons>('auth-loginformreasons')
const header = shownIn<typeof Header>('layout-header')
const dashboard = shownIn<typeof Dashboard>('pages-dashboardpage')

/** The session machine. */
export const authStates: StatesOf<typeof authMachine> = {
  restoring: { sees: 'The same as `checking`.', stories: header('Checking') },
  checking: {
    sees: 'A quiet header without log-in; guarded pages wait.',
    stories: [...header('Checking'), ...shownIn<typeof Loading>('pages-loadingpage')('Default')],
  },
  unreachable: {
    sees: 'Public pages as a visitor; guarded ones say so and offer another try.',
    stories: shownIn<typeof Failed>('pages-failedpage')('Default'),
  },
  'anonymous.unverified': { sees: 'The same as `verified`.', stories: header('Anonymous') },
  'anonymous.signedOutHere': {
    sees: 'The same; a guarded page goes to the landing page.',
    stories: header('Anonymous'),
  },
  'anonymous.accountClosed': {
    sees: 'The landing page, with a sentence.',
    stories: shownIn<typeof Landing>('pages-landingpage')('AccountClosed'),
  },
  'anonymous.ended': {
    sees: '“Log in” in the header; a guarded page leads to log-in, which says why.',
    stories: login('SessionEnded'),
  },
  'anonymous.blocked': { sees: 'The same.', stories: login('AccountBlocked') },
  'anonymous.verified': { sees: '“Log in” in the header.', stories: header('Anonymous') },
  'anonymous.factorMissing': {
    sees: 'The same; log-in goes on at the page of the code.',
    stories: [
      ...header('Anonymous'),
      ...shownIn<typeof LoginCode>('pages-logincodepage')('Default'),
    ],
  },
  'anonymous.rechecking': {
    sees: 'The same: another tab must not make a half-filled form blink.',
    stories: header('Anonymous'),
  },
  'authenticated.idle': {
    sees: '“Dashboard” in the header; a failed log-out is told on the dashboard.',
    stories: [...header('Authenticated'), ...dashboard('Default', 'LogOutFailed')],
  },
  'authenticated.rechecking': { sees: 'The same.', stories: header('Authenticated') },
  'authenticated.loggingOut': {
    sees: 'A busy button on the dashboard.',
    stories: dashboard('LoggingOut'),
  },
}

/** Failures of the session check and of log-out. */
export const authFailures = failuresUnder((t) => t('dashboard:welcome.logOutFailed'), {
  network: dashboard('LogOutFailed'),
})

/** Log-in. */
export const loginStates: StatesOf<typeof loginMachine> = {
  editing: {
    sees: 'The form; after a refusal the reason above the button.',
    stories: login('Default', 'InvalidCredentials', 'UserNotFound', 'RateLimited'),
  },
  submitting: { sees: 'A busy button; a second press does nothing.', stories: login('Pending') },
  factorMissing: {
    sees: 'Still busy: the page of the code is about to open.',
    stories: login('MoreFactors'),
  },
  closing: { sees: 'Still busy: the switch closes.', stories: login('Accepted') },
  loggedIn: { sees: 'Still busy: the page is about to be left.', stories: login('Accepted') },
}

/** Why log-in failed (spec §8, decision A1). */
export const loginFailures = failuresOf(
  ['invalidCredentials', 'userNotFound', 'unverified'],
  (t, failure) => [
    loginFailureMessage(t, failure),
    ...(failure.code === 'unverified' ? [t('auth:login.unverifiedHelp')] : []),
  ],
  {
    invalidCredentials: login('InvalidCredentials'),
    userNotFound: login('UserNotFound'),
    unverified: loginForm('Unverified'),
    network: loginForm('Unreachable'),
    timeout: reasons('Timeout'),
    rateLimited: login('RateLimited'),
    unavailable: reasons('Unavailable'),
    blocked: reasons('Blocked'),
    unexpected: reasons('Unexpected'),
    incomplete: reasons('Incomplete'),
    cookiesBlocked: reasons('CookiesBlocked'),
    storageBlocked: reasons('StorageBlocked'),
    forbiddenOrigin: reasons('ForbiddenOrigin'),
    refused: reasons('Refused'),
    other: loginForm('OtherReason'),
  },
)

const code = shownIn<typeof LoginCode>('pages-logincodepage')
const codeForm = shownIn<typeof LoginCodeForm>('auth-logincodeform')

/** The second factor of a log-in. */
export const challengeStates: StatesOf<typeof challengeMachine> = {
  'entry.typing': {
    sees: 'The field of the code; after a refusal the reason.',
    stories: [...code('Default', 'RecoveryCode', 'Wrong'), ...codeForm('RateLimited')],
  },
  'entry.checking': { sees: 'A busy button.', stories: code('Checking') },
  'entry.leaving': { sees: 'A busy “Use another account”.', stories: code('Leaving') },
  'entry.loggedIn': {
    sees: 'Still busy: the page is about to be left.',
    stories: code('Checking'),
  },
  'entry.left': { sees: 'The same, for log-in.', stories: code('Leaving') },
  'offers.loading': {
    sees: 'The app and the recovery codes are offered already.',
    stories: code('Default'),
  },
  'offers.known': { sees: 'The mail as well, where the service has it.', stories: code('Default') },
  'mail.none': {
    sees: '“Send a code” where the service offers nothing else.',
    stories: codeForm('MailOnly'),
  },
  'mail.sending': { sees: 'A busy button.', stories: codeForm('Mailing') },
  'mail.waiting': { sees: 'The seconds until another mail.', stories: code('Mailed') },
  'mail.ready': {
    sees: '“Resend”; after a failure the reason.',
    stories: codeForm('MailedAgain', 'MailFailed', 'MailedCodeExpired'),
  },
}

/** Why the code was not accepted. */
export const challengeFailures = failuresOf(
  ['invalidToken', 'codeExpired', 'unverified'],
  (t, failure) => {
    const { title, text } = challengeFailureMessage(t, 'totp', failure)
    return text === undefined ? [title] : [title, text]
  },
  {
    invalidToken: code('Wrong'),
    codeExpired: codeForm('MailedCodeExpired'),
    rateLimited: codeForm('RateLimited'),
  },
)

/** The forgot-password dialog. */
export const recoveryStates: StatesOf<typeof recoveryMachine> = {
  closed: { sees: 'No dialog.', stories: login('Default') },
  editing: {
    sees: 'The dialog with the address typed already; after a failure the reason.',
    stories: login('Recovery', 'RecoveryFailed'),
  },
  sending: { sees: 'A busy button; closing is still possible.', stories: login('RecoverySending') },
  sent: { sees: 'The sentence of success and the address.', stories: login('RecoverySent') },
}

/** Why the mail was not sent. */
export const recoveryFailures = failuresUnder((t) => t('auth:recovery.failed'), {
  network: login('RecoveryFailed'),
})
