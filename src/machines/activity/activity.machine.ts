import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { AccountActivity } from '#domain/account.ts'
import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { notProvided, typed } from '#machines/setup.ts'

/** Why the activity could not be read. */
export type ActivityFailure = FailureWith<CommonFailureCode>

interface ActivityContext {
  readonly entries: readonly AccountActivity[]
  readonly problem: ActivityFailure | null
}

/** Events of the activity machine. */
export type ActivityEvent =
  | { readonly type: 'list.retried' }
  /** Something changed here or in another tab: the list is read again. */
  | { readonly type: 'list.changed' }

const listed = {
  target: 'listed',
  actions: {
    type: 'setEntries',
    params: ({ event }: { event: { output: readonly AccountActivity[] } }) => ({
      entries: event.output,
    }),
  },
} as const

/** The last entries of the account's activity (decision A8). */
export const activityMachine = setup({
  types: typed<{ context: ActivityContext; events: ActivityEvent }>(),
  actors: {
    readActivity: fromPromise<readonly AccountActivity[]>(notProvided),
    listenToChanges: fromCallback<ActivityEvent>(notProvided),
  },
  actions: {
    setEntries: assign((_, { entries }: { entries: readonly AccountActivity[] }) => ({
      entries,
      problem: null,
    })),
    setProblem: assign((_, { thrown }: Thrown) => ({ problem: problemOf(thrown) })),
  },
}).createMachine({
  id: 'activity',
  context: { entries: [], problem: null },
  invoke: { src: 'listenToChanges', id: 'listenToChanges' },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readActivity',
        id: 'readActivity',
        onDone: listed,
        onError: { target: 'failed', actions: { type: 'setProblem', params: withError } },
      },
    },
    failed: { on: { 'list.retried': 'reading', 'list.changed': 'reading' } },
    listed: { on: { 'list.changed': 'refreshing' } },
    refreshing: {
      invoke: {
        src: 'readActivity',
        id: 'refreshActivity',
        onDone: listed,
        onError: 'listed',
      },
      on: { 'list.changed': { target: 'refreshing', reenter: true } },
    },
  },
})
