import type { Translation } from '#locales/index.ts'
import type zh from '#locales/zh/errors.ts'

/** Why a call to a service failed, as whole sentences. */
export default {
  reason: {
    network: 'The service cannot be reached. Check your connection.',
    incomplete: 'Part of this page could not be loaded. Reload the page.',
    timeout: 'The service did not respond in time. Please try again in a moment.',
    rateLimited: 'Too many requests. Please try again in a moment.',
    rateLimitedUntil:
      'Too many requests. Please wait until {{until, datetime(hour: 2-digit; minute: 2-digit; hourCycle: h23)}}.',
    unavailable: 'The service is not available right now. Please try again in a moment.',
    blocked:
      'This account has been blocked. If you have questions, please contact us. To use another account, first delete the cookies of this site in the browser settings.',
    forbiddenOrigin: 'The service cannot be used right now. Please contact us.',
    other:
      'The service returned an unexpected response (HTTP {{status}}). Please try again in a moment.',
    otherUnknown: 'The service returned an unexpected response. Please try again in a moment.',
    invalidCredentials: 'The email or the password is wrong.',
    userNotFound: 'There is no account with this email.',
    unverified: 'This email has not been verified.',
    alreadyExists: 'There is already an account with this email.',
    alreadyVerified: 'This email has already been verified.',
    invalidToken: 'The code or link is wrong, used or expired.',
    codeExpired: 'The code has expired. Please request a new one.',
    moreFactors: 'You are not logged in yet. Please enter your two-step verification code first.',
    proofNeeded:
      'It has been too long since you logged in. To confirm that it is you, please log out and log in again.',
    signInAgain: 'Your session has ended. Please log in again.',
    otherAccount: 'Another account is logged in in this browser now. Please reload the page first.',
    unconfirmed:
      'The service did not respond, and the link has been used: your new password may already be set. Log in with it; if that fails, request a new link.',
    unexpected: 'Something unexpected went wrong on this site. Please reload the page.',
    cookiesBlocked:
      'The login was not kept. Allow cookies for this website, or delete its old ones.',
    storageBlocked: 'Your browser does not let this website store data. Please allow it.',
  },
  refused: {
    field: 'What you entered for “{{label}}” cannot be used. Please check it.',
    unknown: 'Something that you entered cannot be used. Please check it.',
  },
} satisfies Translation<typeof zh>
