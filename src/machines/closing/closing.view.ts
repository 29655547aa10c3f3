import type { SnapshotFrom } from 'xstate'
import type { closeAccountMachine } from '#machines/closing/closing.machine.ts'
import type {
  CloseAccountContext,
  CloseAccountEvent,
  CloseAccountFailure,
} from '#machines/closing/closing.types.ts'

export type { CloseAccountFailure } from '#machines/closing/closing.types.ts'

/** The products of this browser in the dialog. */
export interface ClosingProductsView {
  /** `busy` while they are exported, cleared or brought back. */
  readonly status: 'counting' | 'unavailable' | 'ready' | 'busy'
  /** How many products this browser holds. */
  readonly count: number
  /** What was done with them while the dialog is open. */
  readonly outcome: CloseAccountContext['outcome']
  /** How many were cleared. */
  readonly cleared: number
}

/** The dialog that closes the account (decision A8). */
export interface CloseAccountView {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** The account is being closed. */
  readonly pending: boolean
  /** Why the account was not closed. */
  readonly problem: CloseAccountFailure | null
  /** The products that this browser holds, and what was done with them. */
  readonly products: ClosingProductsView
}

/** What the dialog may do. */
export interface CloseAccountCommands {
  /** Opens the dialog. */
  ask(): void
  /** Leaves everything as it is; ignored while the account is being closed. */
  cancel(): void
  /** Closes the account; the name has passed `validateCloseAccount`. */
  submit(password: string): void
  /** Hands out the export file. */
  exportProducts(): void
  /** Removes the products of this browser. */
  clearProducts(): void
  /** Brings the cleared products back. */
  restoreProducts(): void
}

const statusOf = {
  idle: 'counting',
  counting: 'counting',
  unavailable: 'unavailable',
  ready: 'ready',
  exporting: 'busy',
  clearing: 'busy',
  restoring: 'busy',
} as const

/** Reads the view from the machine's snapshot. */
export const selectCloseAccountView = (
  snapshot: SnapshotFrom<typeof closeAccountMachine>,
): CloseAccountView => {
  const { problem, count, outcome, cleared } = snapshot.context
  return {
    open: snapshot.value.dialog !== 'idle',
    pending: snapshot.hasTag('pending'),
    problem,
    products: { status: statusOf[snapshot.value.products], count, outcome, cleared },
  }
}

/** Turns the machine's events into commands. */
export const closeAccountCommands = (
  send: (event: CloseAccountEvent) => void,
): CloseAccountCommands => ({
  ask: () => send({ type: 'close.asked' }),
  cancel: () => send({ type: 'close.cancelled' }),
  submit: (password) => send({ type: 'close.submitted', password }),
  exportProducts: () => send({ type: 'products.exported' }),
  clearProducts: () => send({ type: 'products.cleared' }),
  restoreProducts: () => send({ type: 'products.restored' }),
})
