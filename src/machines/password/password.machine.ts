import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { ChangePasswordForm } from '#domain/account.rules.ts'
import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { notProvided, typed } from '#machines/setup.ts'

/** Why the password was not changed. */
export type ChangePasswordFailure = FailureWith<'invalidCredentials' | CommonFailureCode>

/** A password that was changed. */
export interface ChangedPassword {
  /** How many other sessions it ended, or `null` when they could not be ended (decision A6). */
  readonly ended: number | null
}

/** Context of the machine. It never contains a password. */
interface ChangePasswordContext {
  readonly problem: ChangePasswordFailure | null
  readonly changed: ChangedPassword | null
  /** How often a password was saved on this page. */
  readonly timesSaved: number
}

/** Events of the machine. */
export interface ChangePasswordEvent {
  readonly type: 'form.submitted'
  readonly form: ChangePasswordForm
}

/** Changes the password and ends every other session (decision A6). */
export const changePasswordMachine = setup({
  types: typed<{ context: ChangePasswordContext; events: ChangePasswordEvent }>(),
  actors: { changePassword: fromPromise<number | null, ChangePasswordForm>(notProvided) },
  actions: {
    clear: assign({ problem: null, changed: null }),
    setProblem: assign((_, { thrown }: Thrown) => ({
      problem: problemOf(thrown, ['invalidCredentials']),
    })),
    setChanged: assign(({ context }, { ended }: ChangedPassword) => ({
      changed: { ended },
      timesSaved: context.timesSaved + 1,
    })),
    /** The list of sessions is read again, here and in the other tabs. */
    reportChanged: notProvided,
  },
}).createMachine({
  id: 'changePassword',
  context: { problem: null, changed: null, timesSaved: 0 },
  initial: 'editing',
  states: {
    editing: { on: { 'form.submitted': 'saving' } },
    saving: {
      tags: 'pending',
      entry: 'clear',
      invoke: {
        src: 'changePassword',
        id: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted')
          return event.form
        },
        onDone: {
          target: 'editing',
          actions: [
            { type: 'setChanged', params: ({ event }) => ({ ended: event.output }) },
            'reportChanged',
          ],
        },
        onError: { target: 'editing', actions: { type: 'setProblem', params: withError } },
      },
    },
  },
})
