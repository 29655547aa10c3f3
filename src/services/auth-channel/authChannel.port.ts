/** Messages between tabs about the session (decision A4). They do not name the user. */
export type AuthNotice = 'opened' | 'closed'

/** Connects the open tabs of this site. Never throws. */
export interface AuthChannelPort {
  /** Sends a notice to the other tabs; this tab does not receive it. */
  emit(notice: AuthNotice): void

  /** Listens to the other tabs. Returns a function that stops listening. */
  subscribe(listener: (notice: AuthNotice) => void): () => void
}
