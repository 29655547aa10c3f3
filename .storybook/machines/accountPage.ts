import { failureReason } from '#components/auth/messages/failureReason.ts'
import type * as Email from '#components/account/EmailSetting/EmailSetting.stories.tsx'
import type * as MailLanguage from '#components/account/MailLanguageField/MailLanguageField.stories.tsx'
import type * as Name from '#components/account/NameForm/NameForm.stories.tsx'
import type { profileMachine } from '#machines/profile/profile.machine.ts'
import { shownIn, type StatesOf } from './docs.ts'
import { failuresOf, failuresUnder } from './failures.ts'

const name = shownIn<typeof Name>('account-nameform')
const email = shownIn<typeof Email>('account-emailsetting')
const mailLanguage = shownIn<typeof MailLanguage>('account-maillanguagefield')

/** The profile: name, address and language of mails side by side. */
export const profileStates: StatesOf<typeof profileMachine> = {
  'name.editing': {
    sees: 'The name; after a change that it is saved, after a failure the reason.',
    stories: name('Default', 'Saved', 'Failed'),
  },
  'name.saving': { sees: 'A busy button.', stories: name('Saving') },
  'email.closed': {
    sees: 'The address and whether it is verified; after a change where the mail went.',
    stories: email('Verified', 'Unverified', 'Changed', 'ChangedWithoutMail'),
  },
  'email.editing': {
    sees: 'The form; after a refusal the reason.',
    stories: email('Editing', 'PasswordWrong', 'Taken'),
  },
  'email.saving': { sees: 'A busy button.', stories: email('Changing') },
  'verification.waiting': { sees: 'The seconds until another mail.', stories: email('Waiting') },
  'verification.ready': {
    sees: 'A button for another mail; after a failure the reason.',
    stories: email('Unverified', 'MailFailed'),
  },
  'verification.sending': { sees: 'A busy button.', stories: email('Sending') },
  'language.reading': { sees: 'A skeleton.', stories: mailLanguage('Reading') },
  'language.unknown': {
    sees: 'That the preferences could not be read, and another try.',
    stories: mailLanguage('Unknown'),
  },
  'language.ready': {
    sees: 'The stored choice; after a failure the reason.',
    stories: mailLanguage('Default', 'Saved', 'Failed'),
  },
  'language.saving': { sees: 'The choice.', stories: mailLanguage('Saving') },
}

/** Why the name was not saved. */
export const nameFailures = failuresUnder((t) => t('account:profile.nameFailed'))

/** Why the address was not changed. */
export const emailFailures = failuresOf(['invalidCredentials', 'alreadyExists'], (t, failure) => {
  const reasons: Readonly<Record<string, string>> = {
    invalidCredentials: t('account:profile.passwordWrong'),
    alreadyExists: t('account:profile.emailTaken'),
  }
  return [t('account:profile.emailFailed'), reasons[failure.code] ?? failureReason(t, failure)]
})
