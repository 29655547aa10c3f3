import type { Translation } from '#locales/index.ts'
import type zh from '#locales/zh/errors.ts'

/** Why a call to a service failed, as whole sentences. */
export default {
  reason: {
    network: 'The service cannot be reached. Check your connection.',
    incomplete: 'Part of this page could not be loaded. Reload the page.',
    timeout: 'The service did not answer in time. Please wait a while.',
    rateLimited: 'Too many requests. Please wait a while.',
    rateLimitedUntil:
      'Too many requests. Please wait until {{until, datetime(hour: 2-digit; minute: 2-digit; hourCycle: h23)}}.',
    unavailable: 'The service is not available at the moment. Please wait a while.',
    blocked:
      'This account has been blocked. If you have questions, please contact us. To use another account, first delete the cookies of this site in the browser settings.',
    forbiddenOrigin:
      'The service does not know this website yet. Its owner has to register its hostname as a web platform.',
    other: 'The service gave an unexpected answer (HTTP {{status}}). Please wait a while.',
    otherUnknown: 'The service gave an unexpected answer. Please wait a while.',
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
    unconfirmed:
      'The service did not answer, and the link has been used: your new password may already be set. Log in with it; if that fails, request a new link.',
    unexpected: 'Something unexpected went wrong on this site. Please reload the page.',
    cookiesBlocked: 'Your browser is blocking the log-in. Allow cookies for this website.',
    storageBlocked: 'Your browser does not let this website store data. Please allow it.',
  },
  refused: {
    email: 'The service does not accept this email. Please check it.',
    password: 'The service does not accept this password. Please choose another one.',
    currentPassword: 'The service does not accept this current password. Please check it.',
    name: 'The service does not accept this name. Please check it.',
    firstName: 'The service does not accept this first name. Please check it.',
    lastName: 'The service does not accept this last name. Please check it.',
    phone: 'The service does not accept this phone number. Please check it.',
    code: 'The service does not accept this code. Please check it.',
    unknown: 'The service did not accept what was sent. Please check what you entered.',
  },
} satisfies Translation<typeof zh>
