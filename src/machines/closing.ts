import { assign, setup, type SnapshotFrom } from 'xstate'
import { fromService, problemFrom, type ScreenFailure } from '#machines/fromService.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { Services } from '#services/services.ts'

/** The failures of the dialog that have their own text. */
export const closeFailures = ['otherAccount', 'unconfirmed'] as const

/** Why the account was not closed, or is not known to be. */
export type CloseFailure = ScreenFailure<typeof closeFailures>

/** The dialog that closes the account. */
export interface CloseAccountFlow {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** The account is being closed. */
  readonly pending: boolean
  /** Why the account was not closed. */
  readonly problem: CloseFailure | null
  /** Opens the dialog. */
  ask(): void
  /** Leaves everything as it is; ignored while the account is being closed. */
  cancel(): void
  /** Closes the account; ignored while it is being closed. */
  confirm(): void
}

export interface CloseAccountEvent {
  readonly type: 'close.asked' | 'close.cancelled' | 'close.confirmed'
}

type CloseAccountServices = Pick<Services, 'account' | 'reporter'>

/**
 * Closing the account, after a question.
 *
 * @param userId - the account that the question names
 * @param accountClosed - the account is closed, and with it the session
 */
export const closeAccountMachine = (
  { account, reporter }: CloseAccountServices,
  userId: string,
  accountClosed: () => void,
) =>
  setup({
    types: {} as {
      context: Pick<CloseAccountFlow, 'problem'>
      events: CloseAccountEvent
    },
    actors: { closeAccount: fromService(reporter, ({ signal }) => account.close(userId, signal)) },
  }).createMachine({
    id: 'closeAccount',
    context: { problem: null },
    initial: 'idle',
    states: {
      idle: { on: { 'close.asked': 'asking' } },
      asking: {
        on: {
          'close.confirmed': 'closing',
          'close.cancelled': { target: 'idle', actions: assign({ problem: null }) },
        },
      },
      closing: {
        tags: 'pending',
        entry: assign({ problem: null }),
        invoke: {
          src: 'closeAccount',
          onDone: { target: 'closed', actions: accountClosed },
          onError: { target: 'asking', actions: assign(problemFrom(closeFailures)) },
        },
      },
      // Until the guard has left the page.
      closed: { tags: 'pending' },
    },
  })

export const closeAccountFlow = (
  snapshot: SnapshotFrom<typeof closeAccountMachine>,
  send: (event: CloseAccountEvent) => void,
): CloseAccountFlow => ({
  open: !snapshot.matches('idle'),
  pending: snapshot.hasTag('pending'),
  problem: snapshot.context.problem,
  ask: () => send({ type: 'close.asked' }),
  cancel: () => send({ type: 'close.cancelled' }),
  confirm: () => send({ type: 'close.confirmed' }),
})

export const useCloseAccount = (
  services: CloseAccountServices,
  userId: string,
  accountClosed: () => void,
): CloseAccountFlow =>
  useFlow(() => closeAccountMachine(services, userId, accountClosed), closeAccountFlow)
