import type { SnapshotFrom } from 'xstate'
import type { VerifyEvent, VerifyFailure, verifyMachine } from '#machines/verify/verify.machine.ts'

export type { VerifyFailure } from '#machines/verify/verify.machine.ts'

/** The page behind the link of the verification mail (decision S5). */
export interface VerifyView {
  /**
   * `ready` waits for the button, because mail scanners open links; `linkBroken`: the address lacks
   * its parts; `linkSpent`: wrong, used or expired; `confirmed` also when it was verified earlier.
   */
  readonly status: 'linkBroken' | 'ready' | 'confirming' | 'linkSpent' | 'confirmed'
  /** The six digits for the sign-up page, once the address is confirmed (decision S7). */
  readonly code: string | null
  /** Set in `ready` after a failed try. */
  readonly problem: VerifyFailure | null
}

/** What the verification page may do. */
export interface VerifyCommands {
  /** Spends the link; ignored while that is under way. */
  readonly confirm: () => void
}

/** Reads the view from the machine's snapshot. */
export const selectVerifyView = (snapshot: SnapshotFrom<typeof verifyMachine>): VerifyView => ({
  // `arriving` is transient: no subscriber sees it.
  status: snapshot.value === 'arriving' ? 'ready' : snapshot.value,
  code: snapshot.value === 'confirmed' ? snapshot.context.code : null,
  problem: snapshot.context.problem,
})

/** Turns the machine's events into commands. */
export const verifyCommands = (send: (event: VerifyEvent) => void): VerifyCommands => ({
  confirm: () => send({ type: 'link.confirmed' }),
})
