import { failureReason } from '#components/auth/messages/failureReason.ts'
import type * as Activity from '#components/account/ActivityList/ActivityList.stories.tsx'
import type * as Password from '#components/account/ChangePasswordForm/ChangePasswordForm.stories.tsx'
import type * as Close from '#components/account/CloseAccountDialog/CloseAccountDialog.stories.tsx'
import type * as Products from '#components/account/ClosingProducts/ClosingProducts.stories.tsx'
import type * as Email from '#components/account/EmailSetting/EmailSetting.stories.tsx'
import type * as MailLanguage from '#components/account/MailLanguageField/MailLanguageField.stories.tsx'
import type * as Name from '#components/account/NameForm/NameForm.stories.tsx'
import type * as Sessions from '#components/account/SessionList/SessionList.stories.tsx'
import type * as Landing from '#components/pages/LandingPage/LandingPage.stories.tsx'
import type { activityMachine } from '#machines/activity.ts'
import type { closeAccountMachine } from '#machines/closing.ts'
import type { emailMachine } from '#machines/email.ts'
import type { mailLanguageMachine } from '#machines/mailLanguage.ts'
import type { submissionMachine } from '#machines/submission.ts'
import type { sessionsMachine } from '#machines/sessions.ts'
import { shownIn, type Shown, type StatesOf } from './docs.ts'
import { failuresOf, failuresUnder } from './failures.ts'

const name = shownIn<typeof Name>('account-nameform')
const email = shownIn<typeof Email>('account-emailsetting')
const mailLanguage = shownIn<typeof MailLanguage>('account-maillanguagefield')

/** A call that a visitor asks for, such as saving the name. */
export const submissionStates: StatesOf<typeof submissionMachine> = {
  idle: { sees: 'The form.', stories: name('Default') },
  sending: { sees: 'A busy button.', stories: name('Saving') },
  success: { sees: 'That it is done.', stories: name('Saved') },
  error: { sees: 'The reason.', stories: name('Failed') },
}

/** The address and its verification mail. */
export const emailStates: StatesOf<typeof emailMachine> = {
  'form.closed': {
    sees: 'The address and whether it is verified; after a change where the mail went.',
    stories: email('Verified', 'Unverified', 'Changed', 'ChangedWithoutMail'),
  },
  'form.editing': {
    sees: 'The form; after a refusal the reason.',
    stories: email('Editing', 'PasswordWrong', 'Taken'),
  },
  'form.saving': { sees: 'A busy button.', stories: email('Changing') },
  'verification.waiting': { sees: 'The seconds until another mail.', stories: email('Waiting') },
  'verification.ready': {
    sees: 'A button for another mail; after a failure the reason.',
    stories: email('Unverified', 'MailFailed'),
  },
  'verification.sending': { sees: 'A busy button.', stories: email('Sending') },
}

/** The language of mails. */
export const mailLanguageStates: StatesOf<typeof mailLanguageMachine> = {
  reading: { sees: 'A skeleton.', stories: mailLanguage('Reading') },
  unknown: {
    sees: 'That the preferences could not be read, and another try.',
    stories: mailLanguage('Unknown'),
  },
  ready: {
    sees: 'The stored choice; after a failure the reason.',
    stories: mailLanguage('Default', 'Saved', 'Failed'),
  },
  saving: { sees: 'The choice.', stories: mailLanguage('Saving') },
}

/** Why the name was not saved. */
export const nameFailures = failuresUnder((t) => t('account:profile.nameFailed'), {
  network: name('Failed'),
})

/** Why the address was not changed. */
export const emailFailures = failuresOf(
  ['invalidCredentials', 'alreadyExists'],
  (t, failure) => {
    const reasons: Readonly<Record<string, string>> = {
      invalidCredentials: t('account:profile.passwordWrong'),
      alreadyExists: t('account:profile.emailTaken'),
    }
    return [t('account:profile.emailFailed'), reasons[failure.code] ?? failureReason(t, failure)]
  },
  { invalidCredentials: email('PasswordWrong'), alreadyExists: email('Taken') },
)

const password = shownIn<typeof Password>('account-changepasswordform')
const sessions = shownIn<typeof Sessions>('account-sessionlist')
const activity = shownIn<typeof Activity>('account-activitylist')
const close = shownIn<typeof Close>('account-closeaccountdialog')
const products = shownIn<typeof Products>('account-closingproducts')

/** The change of the password. */
export const changePasswordStates: Readonly<Record<'editing' | 'saving', Shown>> = {
  editing: {
    sees: 'The form; after a change how many sessions it ended, after a refusal the reason.',
    stories: password('Default', 'PasswordWrong', 'Failed', 'Saved', 'SavedAlone', 'SavedOnly'),
  },
  saving: { sees: 'A busy button.', stories: password('Pending') },
}

/** Why the password was not changed. */
export const changePasswordFailures = failuresOf(
  ['invalidCredentials'],
  (t, failure) => [
    t('account:password.failed'),
    failure.code === 'invalidCredentials'
      ? t('account:profile.passwordWrong')
      : failureReason(t, failure),
  ],
  { invalidCredentials: password('PasswordWrong'), network: password('Failed') },
)

/** The sessions. */
export const sessionsStates: StatesOf<typeof sessionsMachine> = {
  reading: { sees: 'A skeleton.', stories: sessions('Reading') },
  failed: { sees: 'The reason, and another try.', stories: sessions('Failed') },
  'listed.idle': {
    sees: 'The list; after an action how many have ended, or the reason.',
    stories: sessions('Default', 'Alone', 'Ended', 'EndFailed'),
  },
  'listed.refreshing': { sees: 'The list as it was.', stories: sessions('Default') },
  'listed.ending': { sees: 'A busy button; the others wait.', stories: sessions('Ending') },
  'listed.endingOthers': { sees: 'The same.', stories: sessions('EndingOthers') },
}

/** Why a session was not ended. */
export const sessionsFailures = failuresUnder((t) => t('account:sessions.endFailed'), {
  network: sessions('EndFailed'),
})

/** The activity. */
export const activityStates: StatesOf<typeof activityMachine> = {
  reading: { sees: 'A skeleton.', stories: activity('Reading') },
  failed: { sees: 'The reason, and another try.', stories: activity('Failed') },
  listed: { sees: 'The entries.', stories: activity('Default', 'Empty') },
  refreshing: { sees: 'The entries as they were.', stories: activity('Default') },
}

/** Why the activity could not be read. */
export const activityFailures = failuresUnder((t) => t('account:activity.failed'), {
  unavailable: activity('Failed'),
})

/** Closing the account. */
export const closeAccountStates: StatesOf<typeof closeAccountMachine> = {
  'dialog.idle': { sees: 'A button.', stories: close('Closed') },
  'dialog.asking': {
    sees: 'The dialog; after a refusal the reason.',
    stories: close('Default', 'Nameless', 'PasswordWrong', 'Failed'),
  },
  'dialog.closing': { sees: 'A busy button.', stories: close('Pending') },
  'dialog.closed': {
    sees: 'The landing page, with a sentence.',
    stories: shownIn<typeof Landing>('pages-landingpage')('AccountClosed'),
  },
  'products.idle': { sees: 'Nothing: the dialog is closed.', stories: close('Closed') },
  'products.counting': { sees: 'A skeleton.', stories: products('Counting') },
  'products.unavailable': { sees: 'That they cannot be read.', stories: products('Unavailable') },
  'products.ready': {
    sees: 'How many there are, and what was done with them.',
    stories: products('Default', 'None', 'Exported', 'Cleared', 'Failed'),
  },
  'products.exporting': { sees: 'Buttons that wait.', stories: products('Busy') },
  'products.clearing': { sees: 'The same.', stories: products('Busy') },
  'products.restoring': { sees: 'The same.', stories: products('Busy') },
}

/** Why the account was not closed. */
export const closeAccountFailures = failuresOf(
  ['invalidCredentials'],
  (t, failure) => [
    t('account:close.failed'),
    failure.code === 'invalidCredentials'
      ? t('account:profile.passwordWrong')
      : failureReason(t, failure),
  ],
  { invalidCredentials: close('PasswordWrong'), network: close('Failed') },
)
