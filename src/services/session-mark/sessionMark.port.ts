/**
 * Whether this browser may hold a session: a mark without a secret, beside the session cookie that
 * no script can read. Without it, public pages ask nobody and load no SDK; guarded pages ask all the
 * same. Never throws.
 */
export interface SessionMarkPort {
  /** `false`: no session was opened in this browser, or the last one was closed. */
  mayHaveSession(): boolean

  /** Keeps what the account service said last. */
  keep(open: boolean): void
}
