import type { SnapshotFrom } from 'xstate'
import type { EmailForm } from '#domain/account.rules.ts'
import type { Language } from '#domain/language.ts'
import type { profileMachine } from '#machines/profile/profile.machine.ts'
import type {
  EmailFailure,
  MailFailure,
  ProfileEvent,
  ProfileFailure,
} from '#machines/profile/profile.types.ts'

export type { EmailFailure, MailFailure, ProfileFailure } from '#machines/profile/profile.types.ts'

type ProfileSnapshot = SnapshotFrom<typeof profileMachine>

/** The form of the name. */
export interface NameView {
  /** The name is being saved. */
  readonly saving: boolean
  /** Why the name was not saved. */
  readonly problem: ProfileFailure | null
  /** How often it was saved on this page: a change is worth an announcement. */
  readonly timesSaved: number
}

/** The address and the form that changes it. */
export interface EmailView {
  /** Whether the form is open, and whether the address is being saved. */
  readonly status: 'closed' | 'editing' | 'saving'
  /** Why the address was not changed. */
  readonly problem: EmailFailure | null
  /** The last change on this page, and whether the verification mail went out. */
  readonly changed: { readonly mailed: boolean } | null
}

/** The verification mail of an address that is not verified (decision S4). */
export interface MailView {
  readonly status: 'waiting' | 'ready' | 'sending'
  readonly secondsLeft: number
  /** How often it was sent on this page. */
  readonly timesSent: number
  readonly problem: MailFailure | null
}

/** The language of mails. */
export interface MailLanguageView {
  /** `unknown`: the preferences could not be read. */
  readonly status: 'reading' | 'unknown' | 'ready' | 'saving'
  /** `null` without a choice. */
  readonly language: Language | null
  /** Why the choice was not saved. */
  readonly problem: ProfileFailure | null
  /** How often it was saved on this page. */
  readonly timesSaved: number
}

/** The profile on the account page (decision A8). */
export interface ProfileView {
  readonly name: NameView
  readonly email: EmailView
  readonly mail: MailView
  readonly mailLanguage: MailLanguageView
}

/** What the profile may do. */
export interface ProfileCommands {
  /** Saves a name that passed `validateName`; ignored while one is being saved. */
  rename(name: string): void
  /** Opens the form of the address. */
  openEmail(): void
  /** Leaves the address as it is. */
  cancelEmail(): void
  /** Changes the address by a form that passed `validateEmailChange`. */
  changeEmail(form: EmailForm): void
  /** Sends another verification mail; ignored until the countdown has run out. */
  sendVerification(): void
  /** Keeps the language of mails. */
  chooseMailLanguage(language: Language): void
  /** Reads the preferences again. */
  retryMailLanguage(): void
}

/** Reads the view from the machine's snapshot. */
export const selectProfileView = (snapshot: ProfileSnapshot): ProfileView => {
  const { name, email, verification, language } = snapshot.value
  const { context } = snapshot
  return {
    name: {
      saving: name === 'saving',
      problem: context.nameProblem,
      timesSaved: context.timesNamed,
    },
    email: { status: email, problem: context.emailProblem, changed: context.changed },
    mail: {
      status: verification,
      secondsLeft: context.secondsLeft,
      timesSent: context.timesSent,
      problem: context.mailProblem,
    },
    mailLanguage: {
      status: language,
      language: context.language,
      problem: context.languageProblem,
      timesSaved: context.timesChosen,
    },
  }
}

/** Turns the machine's events into commands. */
export const profileCommands = (send: (event: ProfileEvent) => void): ProfileCommands => ({
  rename: (name) => send({ type: 'name.submitted', name }),
  openEmail: () => send({ type: 'email.opened' }),
  cancelEmail: () => send({ type: 'email.cancelled' }),
  changeEmail: (form) => send({ type: 'email.submitted', form }),
  sendVerification: () => send({ type: 'verification.requested' }),
  chooseMailLanguage: (language) => send({ type: 'language.chosen', language }),
  retryMailLanguage: () => send({ type: 'language.retried' }),
})
