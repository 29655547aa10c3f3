import type { FailureCode } from '#domain/failure.ts'

/** The story of each failure code, by component and export. */
export const failureStories: Readonly<Record<FailureCode, string>> = {
  network: 'LoginForm/Unreachable',
  timeout: 'LoginForm/Timeout',
  rateLimited: 'LoginPage/RateLimited',
  unavailable: 'LoginForm/Unavailable',
  invalidCredentials: 'LoginForm/InvalidCredentials',
  userNotFound: 'LoginForm/UserNotFound',
  unverified: 'LoginForm/Unverified',
  blocked: 'LoginForm/Blocked',
  alreadyExists: 'SignupForm/AlreadyExists',
  alreadyVerified: 'VerifyEmailPage/Confirmed',
  invalidToken: 'CodeForm/InvalidCode',
  codeExpired: 'LoginCodeForm/MailedCodeExpired',
  moreFactors: 'LoginPage/MoreFactors',
  signInAgain: 'CodeForm/SignInAgain',
  unconfirmed: 'ResetPasswordForm/Unconfirmed',
  unexpected: 'LoginForm/Unexpected',
  incomplete: 'LoginForm/Incomplete',
  cookiesBlocked: 'LoginForm/CookiesBlocked',
  storageBlocked: 'LoginForm/StorageBlocked',
  forbiddenOrigin: 'LoginForm/ForbiddenOrigin',
  refused: 'LoginForm/Refused',
  other: 'LoginForm/OtherReason',
}
