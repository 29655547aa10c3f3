/** What one tab tells the others about the session (decision A4). Says that, never who. */
export type SessionNotice = 'opened' | 'closed'

/** The line between the open tabs of this site. Never throws. */
export interface SessionChannelPort {
  /** Tells the other tabs; this tab does not hear itself. */
  announce(notice: SessionNotice): void

  /** Hears the other tabs; answers how to stop listening. */
  subscribe(listener: (notice: SessionNotice) => void): () => void
}
