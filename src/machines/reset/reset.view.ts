import type { SnapshotFrom } from 'xstate'
import type { ResetEvent, ResetFailure, resetMachine } from '#machines/reset/reset.machine.ts'

export type { ResetFailure } from '#machines/reset/reset.machine.ts'

/** The new-password page (decision S5). */
export interface ResetView {
  /** `linkBroken`: the address lacks its parts; `linkSpent`: wrong, used or expired. */
  readonly status: 'linkBroken' | 'editing' | 'saving' | 'linkSpent' | 'saved'
  /** Set in `editing` after a failed try. */
  readonly problem: ResetFailure | null
}

/** What the new-password page may do. */
export interface ResetCommands {
  /** Sends a password that passed `validateReset`; ignored while one is under way. */
  readonly submit: (password: string) => void
}

/** Reads the view from the machine's snapshot. */
export const selectResetView = (snapshot: SnapshotFrom<typeof resetMachine>): ResetView => ({
  // `arriving` is transient: no subscriber sees it.
  status: snapshot.value === 'arriving' ? 'editing' : snapshot.value,
  problem: snapshot.context.problem,
})

/** Turns the machine's events into commands. */
export const resetCommands = (send: (event: ResetEvent) => void): ResetCommands => ({
  submit: (password) => send({ type: 'form.submitted', password }),
})
