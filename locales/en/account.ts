import type { Translation } from '#locales/index.ts'
import type zh from '#locales/zh/account.ts'

/** The account page (decision A8). */
export default {
  title: 'Account',
  back: 'Back to the dashboard',
  sections: 'Account settings',
  profile: {
    title: 'Profile',
    text: 'Your name appears in the greeting on the dashboard.',
    name: 'Name',
    saveName: 'Save name',
    saving: 'Saving...',
    nameSaved: 'Your name is saved.',
    nameFailed: 'Your name was not saved. Please try again.',
    email: 'Email',
    verified: 'Verified',
    unverified: 'Not verified yet',
    changeEmail: 'Change email',
    newEmail: 'New email',
    emailHint:
      'From then on you log in with the new email. A verification email will be sent to it.',
    currentPassword: 'Current password',
    submitEmail: 'Change',
    emailChanging: 'Changing...',
    emailChanged: 'Your email has been changed.',
    emailMailed: 'A verification email is on its way to <address/>. Open the link in it.',
    emailNotMailed:
      'The verification email could not be sent. Try again with “Send verification email”.',
    emailFailed: 'Your email was not changed. Please try again.',
    passwordWrong: 'The current password is wrong.',
    emailTaken: 'This email cannot be used: it belongs to an account already.',
    waiting: 'Open the link in the verification email. If nothing arrived, send it again.',
    sendMail: 'Send verification email',
    sendMailIn: 'Send verification email in {{seconds}} s',
    sendingMail: 'Sending...',
    sendReady: 'You can send another verification email now',
    mailSent_one: '{{count}} verification email sent. Please check your inbox.',
    mailSent_other: '{{count}} verification emails sent. Please check your inbox.',
    mailFailed: 'The verification email was not sent. Please try again.',
  },
  mailLanguage: {
    label: 'Language of emails',
    hint: 'For emails sent while you are logged in. Password reset emails follow the language of the page.',
    none: 'The language of the page',
    reading: 'Reading your preferences...',
    saved: 'The language of emails is saved.',
    failed: 'The language of emails was not saved. Please try again.',
    unknown: 'Your preferences could not be read.',
  },
} satisfies Translation<typeof zh>
