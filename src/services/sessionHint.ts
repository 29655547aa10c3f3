import type { TextStore } from '#services/textStore.ts'

/**
 * Whether this browser may have a session. The session cookie itself cannot be read by scripts, so
 * the site stores a flag without a secret beside it. Without the flag, public pages do not call the
 * account service; guarded pages always call it. Never throws.
 */
export interface SessionHintPort {
  /** `false`: no session was opened in this browser, or the last one was closed. */
  mayHaveSession(): boolean

  /** Stores whether the account service last knew a session. */
  set(open: boolean): void
}

const key = 'session_hint'

/** {@link SessionHintPort} in local storage, shared by all tabs and kept for the next visit. */
export const createBrowserSessionHint = (local: TextStore): SessionHintPort => ({
  mayHaveSession: () => local.read(key) === 'open',
  set: (open) => {
    if (open) local.write(key, 'open')
    else local.remove(key)
  },
})
