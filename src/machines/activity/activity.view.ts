import type { SnapshotFrom } from 'xstate'
import type { AccountActivity } from '#domain/account.ts'
import type {
  ActivityEvent,
  ActivityFailure,
  activityMachine,
} from '#machines/activity/activity.machine.ts'

export type { ActivityFailure } from '#machines/activity/activity.machine.ts'

/** The activity on the account page (decision A8). */
export interface ActivityView {
  /** Whether the list is there. */
  readonly status: 'reading' | 'failed' | 'listed'
  /** Newest first. */
  readonly entries: ReadonlyArray<AccountActivity>
  /** Why the list could not be read. */
  readonly problem: ActivityFailure | null
}

/** What the activity may do. */
export interface ActivityCommands {
  /** Reads it again after a failure. */
  retry(): void
  /** Reads it again because something changed; the old entries stay until then. */
  refresh(): void
}

/** Reads the view from the machine's snapshot. */
export const selectActivityView = (
  snapshot: SnapshotFrom<typeof activityMachine>,
): ActivityView => ({
  ...snapshot.context,
  status: snapshot.value === 'refreshing' ? 'listed' : snapshot.value,
})

/** Turns the machine's events into commands. */
export const activityCommands = (send: (event: ActivityEvent) => void): ActivityCommands => ({
  retry: () => send({ type: 'list.retried' }),
  refresh: () => send({ type: 'list.changed' }),
})
