/**
 * Messages between tabs about the session (decisions A4 and A7). They do not name the user.
 * `changed`: the account or its sessions; the last three: the service refused the session.
 */
export const authNotices = [
  'opened',
  'changed',
  'closed',
  'ended',
  'blocked',
  'factorMissing',
] as const

/** One of {@link authNotices}. */
export type AuthNotice = (typeof authNotices)[number]

/** Connects the open tabs of this site. Never throws. */
export interface AuthChannelPort {
  /** Sends a notice to the other tabs; this tab does not receive it. */
  emit(notice: AuthNotice): void

  /** Listens to the other tabs. Returns a function that stops listening. */
  subscribe(listener: (notice: AuthNotice) => void): () => void
}
