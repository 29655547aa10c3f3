import { assign, setup, type SnapshotFrom } from 'xstate'
import type { AccountActivity } from '#domain/account.ts'
import { fromService, fromTabs, problemFrom, type ScreenFailure } from '#machines/fromService.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { Services } from '#services/services.ts'

/** Why the activity could not be read. */
export type ActivityFailure = ScreenFailure

interface ActivityContext {
  /** Newest first. */
  readonly entries: ReadonlyArray<AccountActivity>
  /** Why the list could not be read. */
  readonly problem: ActivityFailure | null
}

/** The activity on the account page (decision A8). */
export interface ActivityFlow extends ActivityContext {
  /** Whether the list is there. */
  readonly status: 'reading' | 'failed' | 'listed'
  /** Reads it again after a failure. */
  retry(): void
  /** Reads it again because something changed; the old entries stay until then. */
  refresh(): void
}

export type ActivityEvent =
  | { readonly type: 'list.retried' }
  /** Something changed here or in another tab: the list is read again. */
  | { readonly type: 'list.changed' }

type ActivityServices = Pick<Services, 'account' | 'authChannel' | 'reporter'>

/** The call with which the flow begins. */
export const readActivity = ({ account }: Pick<Services, 'account'>, signal?: AbortSignal) =>
  account.activity(signal)

/** The last entries of the account's activity. */
export const activityMachine = ({ account, authChannel, reporter }: ActivityServices) =>
  setup({
    types: {} as { context: ActivityContext; events: ActivityEvent },
    actors: {
      readActivity: fromService(reporter, ({ signal }) => readActivity({ account }, signal)),
      listenToChanges: fromTabs(authChannel, () => ({ type: 'list.changed' })),
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
          onDone: {
            target: 'listed',
            actions: assign({ entries: ({ event }) => event.output, problem: null }),
          },
          onError: { target: 'failed', actions: assign(problemFrom()) },
        },
      },
      failed: { on: { 'list.retried': 'reading', 'list.changed': 'reading' } },
      listed: { on: { 'list.changed': 'refreshing' } },
      refreshing: {
        invoke: {
          src: 'readActivity',
          id: 'refreshActivity',
          onDone: { target: 'listed', actions: assign({ entries: ({ event }) => event.output }) },
          onError: 'listed',
        },
        on: { 'list.changed': { target: 'refreshing', reenter: true } },
      },
    },
  })

export const activityFlow = (
  { value, context }: SnapshotFrom<typeof activityMachine>,
  send: (event: ActivityEvent) => void,
): ActivityFlow => ({
  ...context,
  status: value === 'refreshing' ? 'listed' : value,
  retry: () => send({ type: 'list.retried' }),
  refresh: () => send({ type: 'list.changed' }),
})

export const useActivity = (services: ActivityServices): ActivityFlow =>
  useFlow(() => activityMachine(services), activityFlow)
