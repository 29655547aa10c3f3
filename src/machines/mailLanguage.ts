import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate'
import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import type { Language } from '#domain/language.ts'
import { problemOf } from '#machines/failures.ts'
import { fromService } from '#machines/fromService.ts'
import type { Services } from '#services/services.ts'

interface MailLanguageContext {
  /** `null` without a choice. */
  readonly language: Language | null
  /** Why the choice was not read or saved. */
  readonly problem: FailureWith<CommonFailureCode> | null
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

/** Events of the machine. */
export type MailLanguageEvent =
  | { readonly type: 'language.chosen'; readonly language: Language }
  | { readonly type: 'language.retried' }

type MailLanguageServices = Pick<Services, 'account' | 'reporter'>

/** Reads the language of mails, and keeps another one. */
export const mailLanguageMachine = ({ account, reporter }: MailLanguageServices) =>
  setup({
    types: {} as { context: MailLanguageContext; events: MailLanguageEvent },
    actors: {
      readLanguage: fromService(reporter, ({ signal }) => account.mailLanguage(signal)),
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
          onError: {
            target: 'unknown',
            actions: assign({ problem: ({ event }) => problemOf(event.error) }),
          },
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
          onError: {
            target: 'ready',
            actions: assign({ problem: ({ event }) => problemOf(event.error) }),
          },
        },
      },
    },
  })

/** What {@link mailLanguageMachine} shows and does. */
export const mailLanguageFlow = (
  { value, context }: SnapshotFrom<typeof mailLanguageMachine>,
  send: (event: MailLanguageEvent) => void,
): MailLanguageFlow => ({
  ...context,
  status: value,
  choose: (language) => send({ type: 'language.chosen', language }),
  retry: () => send({ type: 'language.retried' }),
})

/** Runs {@link mailLanguageMachine}. */
export const useMailLanguage = (services: MailLanguageServices): MailLanguageFlow => {
  const [machine] = useState(() => mailLanguageMachine(services))
  const [snapshot, send] = useMachine(machine)
  return mailLanguageFlow(snapshot, send)
}
