import type { FailureCode } from '#domain/failure.ts'

/**
 * For each failure code the story, by component and export, in which a reviewer reads it. A code
 * without an entry does not compile.
 */
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
  signInAgain: 'CodeForm/SignInAgain',
  cookiesBlocked: 'LoginForm/CookiesBlocked',
  forbiddenOrigin: 'LoginForm/ForbiddenOrigin',
  refused: 'LoginForm/Refused',
  other: 'LoginForm/OtherReason',
}
