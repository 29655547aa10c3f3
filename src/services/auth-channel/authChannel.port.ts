/** What one tab tells the others about the session (decision A4). It never says who the user is. */
export type AuthNotice = 'opened' | 'closed'

/** Connects the open tabs of this site. Never throws. */
export interface AuthChannelPort {
  /** Sends a notice to the other tabs; this tab does not receive it. */
  emit(notice: AuthNotice): void

  /** Listens to the other tabs. Returns a function that stops listening. */
  subscribe(listener: (notice: AuthNotice) => void): () => void
}
