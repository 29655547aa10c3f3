import type { TextStore } from '#services/browser/webStorage.ts'
import type { SessionMarkPort } from '#services/session-mark/sessionMark.port.ts'

const key = 'session_mark'

/** {@link SessionMarkPort} over local storage, so that every tab and the next visit know. */
export const createBrowserSessionMark = (local: TextStore): SessionMarkPort => ({
  mayHaveSession: () => local.read(key) === 'open',
  keep: (open) => {
    if (open) local.write(key, 'open')
    else local.remove(key)
  },
})
