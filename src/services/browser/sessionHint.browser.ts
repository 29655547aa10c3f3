import type { TextStore } from '#services/browser/webStorage.ts'
import type { SessionHintPort } from '#services/session-hint/sessionHint.port.ts'

const key = 'session_hint'

/** {@link SessionHintPort} in local storage, shared by all tabs and kept for the next visit. */
export const createBrowserSessionHint = (local: TextStore): SessionHintPort => ({
  mayHaveSession: () => local.read(key) === 'open',
  set: (open) => {
    if (open) local.write(key, 'open')
    else local.remove(key)
  },
})
