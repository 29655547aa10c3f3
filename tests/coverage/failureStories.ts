import type { FailureCode } from '#domain/failure.ts'
import { storyId } from './storyId.ts'

/** The story of each failure code: title of its file, and name of its export. */
const stories: Readonly<Record<FailureCode, readonly [title: string, name: string]>> = {
  network: ['auth/LoginForm', 'Unreachable'],
  timeout: ['auth/LoginFormReasons', 'Timeout'],
  rateLimited: ['pages/LoginPage', 'RateLimited'],
  unavailable: ['auth/LoginFormReasons', 'Unavailable'],
  invalidCredentials: ['auth/LoginForm', 'InvalidCredentials'],
  userNotFound: ['auth/LoginForm', 'UserNotFound'],
  unverified: ['auth/LoginForm', 'Unverified'],
  blocked: ['auth/LoginFormReasons', 'Blocked'],
  alreadyExists: ['auth/SignupForm', 'AlreadyExists'],
  alreadyVerified: ['pages/VerifyEmailPage', 'Confirmed'],
  invalidToken: ['auth/CodeForm', 'InvalidCode'],
  codeExpired: ['auth/LoginCodeForm', 'MailedCodeExpired'],
  moreFactors: ['pages/LoginPage', 'MoreFactors'],
  signInAgain: ['auth/CodeForm', 'SignInAgain'],
  unconfirmed: ['auth/ResetPasswordForm', 'Unconfirmed'],
  unexpected: ['auth/LoginFormReasons', 'Unexpected'],
  incomplete: ['auth/LoginFormReasons', 'Incomplete'],
  cookiesBlocked: ['auth/LoginFormReasons', 'CookiesBlocked'],
  storageBlocked: ['auth/LoginFormReasons', 'StorageBlocked'],
  forbiddenOrigin: ['auth/LoginFormReasons', 'ForbiddenOrigin'],
  refused: ['auth/LoginFormReasons', 'Refused'],
  other: ['auth/LoginForm', 'OtherReason'],
}

/** The id of the story of each failure code. */
export const failureStories: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(stories).map(([code, [title, name]]) => [code, storyId(title, name)]),
)
