import { useState } from 'react'
import type { User } from '#domain/account.ts'
import { createSubmission, useSubmission, type Submission } from '#machines/submission.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { Services } from '#services/services.ts'
import type { PasswordEntries } from '#domain/account.rules.ts'
import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate'
import type { Language } from '#domain/language.ts'
import {
  fromService,
  keepingTyped,
  problemFrom,
  type ScreenFailure,
} from '#machines/fromService.ts'

/** The form of the name on the account page (decision A8). */
export interface NameFlow {
  /** The name that was not saved because the session had ended; `null` for none (decision A7). */
  readonly typed: string | null
  /** The name is being saved. */
  readonly saving: boolean
  /** Why the name was not saved. */
  readonly problem: ScreenFailure | null
  /** How often it was saved on this page: a change is worth an announcement. */
  readonly timesSaved: number
  /** Saves a name that passed `nameFields`; ignored while one is being saved. */
  readonly rename: (name: string) => void
}

type NameServices = Pick<Services, 'account' | 'drafts' | 'reporter'>

/** Saves the name of the account. A name that meets the end of the session is kept for after log-in. */
export const nameSubmission = (
  { account, drafts, reporter }: NameServices,
  userId: string,
  userChanged: (user: User) => void,
) =>
  createSubmission({
    reporter,
    run: (name: string, signal) =>
      keepingTyped(drafts.name, { userId, name }, () => account.rename(name, signal)),
    onDone: userChanged,
  })

/** The name of this user that the end of a session left unsaved. */
export const typedName = ({ drafts }: Pick<Services, 'drafts'>, userId: string): string | null => {
  const draft = drafts.name.read()
  return draft?.userId === userId ? draft.name : null
}

/** A {@link Submission} as the form shows it. */
export const nameFlow = (
  { status, problem, times, submit }: Submission<string, User>,
  typed: string | null,
): NameFlow => ({
  typed,
  saving: status === 'sending',
  problem,
  timesSaved: times,
  rename: submit,
})

export const useName = (
  services: NameServices,
  userId: string,
  userChanged: (user: User) => void,
): NameFlow => {
  const [typed] = useState(() => typedName(services, userId))
  const submission = useSubmission(() => nameSubmission(services, userId, userChanged))
  return nameFlow(submission, typed)
}

/** The failures of the form of the password that have their own text. */
export const changePasswordFailures = ['invalidCredentials'] as const

/** Why the password was not changed. */
export type ChangePasswordFailure = ScreenFailure<typeof changePasswordFailures>

/** A password that was changed. */
export interface ChangedPassword {
  /** How many other sessions it ended, or `null` when they could not be ended (decision A6). */
  readonly ended: number | null
}

/** The form that changes the password (decision A6). */
export interface ChangePasswordFlow {
  /** The password is being changed. */
  readonly pending: boolean
  /** Why the last try failed. */
  readonly problem: ChangePasswordFailure | null
  /** The last change on this page, and how many other sessions it ended. */
  readonly changed: ChangedPassword | null
  /** How often it was saved on this page: the fields are empty again after each. */
  readonly timesSaved: number
  /** Sends a form that passed `passwordFields`; ignored while one is under way. */
  submit(form: PasswordEntries): void
}

/** Changes the password and ends every other session. */
export const changePasswordSubmission = (
  { account, reporter }: Pick<Services, 'account' | 'reporter'>,
  passwordChanged: () => void,
) =>
  createSubmission({
    reporter,
    run: async (
      { currentPassword, password }: PasswordEntries,
      signal,
    ): Promise<ChangedPassword> => ({
      ended: await account.changePassword({ currentPassword, password }, signal),
    }),
    own: changePasswordFailures,
    onDone: passwordChanged,
  })

/** A {@link Submission} as the form shows it. */
export const changePasswordFlow = ({
  status,
  problem,
  result,
  times,
  submit,
}: Submission<PasswordEntries, ChangedPassword, 'invalidCredentials'>): ChangePasswordFlow => ({
  pending: status === 'sending',
  problem,
  changed: result,
  timesSaved: times,
  submit,
})

export const useChangePassword = (
  services: Pick<Services, 'account' | 'reporter'>,
  passwordChanged: () => void,
): ChangePasswordFlow =>
  changePasswordFlow(useSubmission(() => changePasswordSubmission(services, passwordChanged)))

interface MailLanguageContext {
  /** `null` without a choice. */
  readonly language: Language | null
  /** Why the choice was not read or saved. */
  readonly problem: ScreenFailure | null
  /** How often it was saved on this page. */
  readonly timesSaved: number
}

/** The language of mails on the account page (decision A8). */
export interface MailLanguageFlow extends MailLanguageContext {
  /** `unknown`: the preferences could not be read. */
  readonly status: 'reading' | 'unknown' | 'ready' | 'saving'
  /** Keeps the language of mails. */
  readonly choose: (language: Language) => void
  /** Reads the preferences again. */
  readonly retry: () => void
}

export type MailLanguageEvent =
  | { readonly type: 'language.chosen'; readonly language: Language }
  | { readonly type: 'language.retried' }

/** The call with which the flow begins. */
export const readMailLanguage = ({ account }: Pick<Services, 'account'>, signal?: AbortSignal) =>
  account.mailLanguage(signal)

type MailLanguageServices = Pick<Services, 'account' | 'reporter'>

/** Reads the language of mails, and keeps another one. */
export const mailLanguageMachine = ({ account, reporter }: MailLanguageServices) =>
  setup({
    types: {} as { context: MailLanguageContext; events: MailLanguageEvent },
    actors: {
      readLanguage: fromService(reporter, ({ signal }) => readMailLanguage({ account }, signal)),
      saveLanguage: fromService<Language, Language>(reporter, async ({ input, signal }) => {
        await account.setMailLanguage(input, signal)
        return input
      }),
    },
  }).createMachine({
    id: 'mailLanguage',
    context: { language: null, problem: null, timesSaved: 0 },
    initial: 'reading',
    states: {
      reading: {
        entry: assign({ problem: null }),
        invoke: {
          src: 'readLanguage',
          id: 'readLanguage',
          onDone: { target: 'ready', actions: assign({ language: ({ event }) => event.output }) },
          onError: { target: 'unknown', actions: assign(problemFrom()) },
        },
      },
      unknown: { on: { 'language.retried': 'reading' } },
      ready: { on: { 'language.chosen': 'saving' } },
      saving: {
        entry: assign({ problem: null }),
        invoke: {
          src: 'saveLanguage',
          id: 'saveLanguage',
          input: ({ event }) => {
            assertEvent(event, 'language.chosen')
            return event.language
          },
          onDone: {
            target: 'ready',
            actions: assign({
              language: ({ event }) => event.output,
              timesSaved: ({ context }) => context.timesSaved + 1,
            }),
          },
          onError: { target: 'ready', actions: assign(problemFrom()) },
        },
      },
    },
  })

export const mailLanguageFlow = (
  { value, context }: SnapshotFrom<typeof mailLanguageMachine>,
  send: (event: MailLanguageEvent) => void,
): MailLanguageFlow => ({
  ...context,
  status: value,
  choose: (language) => send({ type: 'language.chosen', language }),
  retry: () => send({ type: 'language.retried' }),
})

export const useMailLanguage = (services: MailLanguageServices): MailLanguageFlow =>
  useFlow(() => mailLanguageMachine(services), mailLanguageFlow)
