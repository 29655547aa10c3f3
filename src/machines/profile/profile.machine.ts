import { assertEvent, assign, fromPromise, raise, setup } from 'xstate'
import type { EmailForm } from '#domain/account.rules.ts'
import { nextSecond, secondsUntil } from '#domain/countdown.ts'
import { failureOf } from '#domain/failure.ts'
import type { Language } from '#domain/language.ts'
import { limits } from '#domain/limits.ts'
import type { User } from '#domain/user.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { effect, notProvided, typed } from '#machines/setup.ts'
import type { ProfileContext, ProfileEvent, ProfileInput } from '#machines/profile/profile.types.ts'
import type { ChangedEmail } from '#services/account/account.port.ts'

const waitSeconds = limits.resendDelaySeconds

const firstContext = ({ now, resendAt }: ProfileInput): ProfileContext => ({
  now,
  nameProblem: null,
  timesNamed: 0,
  emailProblem: null,
  changed: null,
  resendAt,
  secondsLeft: secondsUntil(resendAt, now, waitSeconds),
  timesSent: 0,
  mailProblem: null,
  language: null,
  languageProblem: null,
  timesChosen: 0,
})

/**
 * The profile on the account page (decision A8): name, address with its verification mail, and the
 * language of mails, side by side. The user belongs to the auth machine.
 */
export const profileMachine = setup({
  types: typed<{ context: ProfileContext; events: ProfileEvent; input: ProfileInput }>(),
  actors: {
    saveName: fromPromise<User, { name: string }>(notProvided),
    changeEmail: fromPromise<ChangedEmail, EmailForm>(notProvided),
    sendVerification: fromPromise<unknown>(notProvided),
    readLanguage: fromPromise<Language | null>(notProvided),
    saveLanguage: fromPromise<Language, { language: Language }>(notProvided),
  },
  delays: { oneSecond: 1_000 },
  actions: {
    clearNameProblem: assign({ nameProblem: null }),
    setNameProblem: assign((_, { thrown }: Thrown) => ({ nameProblem: problemOf(thrown) })),
    countNamed: assign(({ context }) => ({ timesNamed: context.timesNamed + 1 })),
    clearEmailProblem: assign({ emailProblem: null }),
    setEmailProblem: assign((_, { thrown }: Thrown) => ({
      emailProblem: problemOf(thrown, ['invalidCredentials', 'alreadyExists']),
    })),
    setChanged: assign((_, { mailed }: { mailed: boolean }) => ({
      changed: { mailed },
      timesSent: 0,
      mailProblem: null,
    })),
    clearMailProblem: assign({ mailProblem: null }),
    setMailProblem: assign((_, { thrown }: Thrown) => ({ mailProblem: problemOf(thrown) })),
    countSent: assign(({ context }) => ({ timesSent: context.timesSent + 1 })),
    startWait: assign(({ context }) => ({
      resendAt: context.now + waitSeconds * 1_000,
      secondsLeft: waitSeconds,
    })),
    countDown: assign(({ context }) => ({
      secondsLeft: nextSecond(context.secondsLeft, context.resendAt, context.now),
    })),
    setLanguage: assign((_, { language }: { language: Language | null }) => ({ language })),
    countChosen: assign(({ context }) => ({ timesChosen: context.timesChosen + 1 })),
    clearLanguageProblem: assign({ languageProblem: null }),
    setLanguageProblem: assign((_, { thrown }: Thrown) => ({
      languageProblem: problemOf(thrown),
    })),
    /** Reads the wall clock into the context, before an action that needs it. */
    readClock: notProvided,
    writeWait: notProvided,
    reportUser: effect<{ user: User }>(),
    /** The service says that the address is verified: the session is checked again. */
    reportVerified: notProvided,
  },
  guards: {
    isDue: ({ context }) => context.secondsLeft === 0,
    wasMailed: (_, { mailed }: { mailed: boolean }) => mailed,
    isRateLimited: (_, { thrown }: Thrown) => failureOf(thrown).code === 'rateLimited',
    isVerified: (_, { thrown }: Thrown) => failureOf(thrown).code === 'alreadyVerified',
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => firstContext(input),
  type: 'parallel',
  states: {
    name: {
      initial: 'editing',
      states: {
        editing: { on: { 'name.submitted': 'saving' } },
        saving: {
          entry: 'clearNameProblem',
          invoke: {
            src: 'saveName',
            id: 'saveName',
            input: ({ event }) => {
              assertEvent(event, 'name.submitted')
              return { name: event.name }
            },
            onDone: {
              target: 'editing',
              actions: [
                'countNamed',
                { type: 'reportUser', params: ({ event }) => ({ user: event.output }) },
              ],
            },
            onError: { target: 'editing', actions: { type: 'setNameProblem', params: withError } },
          },
        },
      },
    },
    email: {
      initial: 'closed',
      states: {
        closed: { on: { 'email.opened': 'editing' } },
        editing: {
          on: {
            'email.submitted': 'saving',
            'email.cancelled': { target: 'closed', actions: 'clearEmailProblem' },
          },
        },
        saving: {
          entry: 'clearEmailProblem',
          invoke: {
            src: 'changeEmail',
            id: 'changeEmail',
            input: ({ event }) => {
              assertEvent(event, 'email.submitted')
              return event.form
            },
            onDone: [
              {
                guard: {
                  type: 'wasMailed',
                  params: ({ event }) => ({ mailed: event.output.mailed }),
                },
                target: 'closed',
                actions: [
                  { type: 'setChanged', params: { mailed: true } },
                  raise({ type: 'verification.sent' }),
                  { type: 'reportUser', params: ({ event }) => ({ user: event.output.user }) },
                ],
              },
              {
                target: 'closed',
                actions: [
                  { type: 'setChanged', params: { mailed: false } },
                  { type: 'reportUser', params: ({ event }) => ({ user: event.output.user }) },
                ],
              },
            ],
            onError: { target: 'editing', actions: { type: 'setEmailProblem', params: withError } },
          },
        },
      },
    },
    verification: {
      initial: 'waiting',
      on: {
        'verification.sent': {
          target: '.waiting',
          actions: ['readClock', 'startWait', 'writeWait'],
        },
      },
      states: {
        waiting: {
          always: { guard: 'isDue', target: 'ready' },
          after: {
            oneSecond: { target: 'waiting', reenter: true, actions: ['readClock', 'countDown'] },
          },
        },
        ready: { on: { 'verification.requested': 'sending' } },
        sending: {
          entry: 'clearMailProblem',
          invoke: {
            src: 'sendVerification',
            id: 'sendVerification',
            onDone: {
              target: 'waiting',
              actions: ['countSent', 'readClock', 'startWait', 'writeWait'],
            },
            onError: [
              {
                guard: { type: 'isVerified', params: withError },
                target: 'ready',
                actions: 'reportVerified',
              },
              {
                guard: { type: 'isRateLimited', params: withError },
                target: 'waiting',
                actions: [
                  { type: 'setMailProblem', params: withError },
                  'readClock',
                  'startWait',
                  'writeWait',
                ],
              },
              { target: 'ready', actions: { type: 'setMailProblem', params: withError } },
            ],
          },
        },
      },
    },
    language: {
      initial: 'reading',
      states: {
        reading: {
          entry: 'clearLanguageProblem',
          invoke: {
            src: 'readLanguage',
            id: 'readLanguage',
            onDone: {
              target: 'ready',
              actions: { type: 'setLanguage', params: ({ event }) => ({ language: event.output }) },
            },
            onError: {
              target: 'unknown',
              actions: { type: 'setLanguageProblem', params: withError },
            },
          },
        },
        unknown: { on: { 'language.retried': 'reading' } },
        ready: { on: { 'language.chosen': 'saving' } },
        saving: {
          entry: 'clearLanguageProblem',
          invoke: {
            src: 'saveLanguage',
            id: 'saveLanguage',
            input: ({ event }) => {
              assertEvent(event, 'language.chosen')
              return { language: event.language }
            },
            onDone: {
              target: 'ready',
              actions: [
                { type: 'setLanguage', params: ({ event }) => ({ language: event.output }) },
                'countChosen',
              ],
            },
            onError: {
              target: 'ready',
              actions: { type: 'setLanguageProblem', params: withError },
            },
          },
        },
      },
    },
  },
})
