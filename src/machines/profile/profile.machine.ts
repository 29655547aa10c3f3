import { assertEvent, raise } from 'xstate'
import { secondsUntil } from '#domain/countdown.ts'
import { limits } from '#domain/limits.ts'
import { waiting } from '#machines/countdown.ts'
import { withError } from '#machines/failures.ts'
import type { ProfileContext, ProfileInput } from '#machines/profile/profile.types.ts'
import { profileSetup } from '#machines/profile/profile.setup.ts'

const firstContext = ({ now, resendAt }: ProfileInput): ProfileContext => ({
  now,
  nameProblem: null,
  timesNamed: 0,
  emailProblem: null,
  changed: null,
  resendAt,
  secondsLeft: secondsUntil(resendAt, now, limits.resendDelaySeconds),
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
export const profileMachine = profileSetup.createMachine({
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
        waiting,
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
