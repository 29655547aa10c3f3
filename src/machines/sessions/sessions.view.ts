import type { SnapshotFrom } from 'xstate'
import type { AccountSession } from '#domain/account.ts'
import type { sessionsMachine } from '#machines/sessions/sessions.machine.ts'
import type { SessionsEvent, SessionsFailure } from '#machines/sessions/sessions.types.ts'

export type { SessionsFailure } from '#machines/sessions/sessions.types.ts'

/** The sessions on the account page (decision A8). */
export interface SessionsView {
  /** Whether the list is there. */
  readonly status: 'reading' | 'failed' | 'listed'
  /** This session first, then the newest. */
  readonly sessions: ReadonlyArray<AccountSession>
  /** Why the list could not be read. */
  readonly problem: SessionsFailure | null
  /** The id of the session that is being ended, or `others`. */
  readonly ending: string | null
  /** How many sessions the last action ended. */
  readonly ended: number | null
  /** Why the last action failed. */
  readonly endProblem: SessionsFailure | null
}

/** What the sessions may do. */
export interface SessionsCommands {
  /** Ends one session; ignored while one is being ended. */
  end(id: string): void
  /** Ends every session but this one. */
  endOthers(): void
  /** Reads the list again after a failure. */
  retry(): void
  /** Reads the list again because something changed; the old one stays until then. */
  refresh(): void
}

/** Reads the view from the machine's snapshot. */
export const selectSessionsView = (
  snapshot: SnapshotFrom<typeof sessionsMachine>,
): SessionsView => ({
  ...snapshot.context,
  status: snapshot.matches('listed') ? 'listed' : snapshot.matches('failed') ? 'failed' : 'reading',
  ending: snapshot.matches({ listed: 'endingOthers' }) ? 'others' : snapshot.context.ending,
})

/** Turns the machine's events into commands. */
export const sessionsCommands = (send: (event: SessionsEvent) => void): SessionsCommands => ({
  end: (id) => send({ type: 'session.ended', id }),
  endOthers: () => send({ type: 'others.ended' }),
  retry: () => send({ type: 'list.retried' }),
  refresh: () => send({ type: 'list.changed' }),
})
