/**
 * Why the account service refuses a session: it is gone (expired, ended elsewhere), the account is
 * blocked, or the second factor, turned on in another browser, is missing (decision A8).
 */
export type SessionEnd = 'ended' | 'blocked' | 'factorMissing'

/**
 * Tells that the session has ended (decision A7): the adapter that receives the response reports it,
 * the auth machine subscribes. Never throws.
 */
export interface SessionLossPort {
  /** A call that was sent with the session of this browser was refused. */
  report(end: SessionEnd): void

  /** Listens to reports. Returns a function that stops listening. */
  subscribe(listener: (end: SessionEnd) => void): () => void
}

/** {@link SessionLossPort} inside one page. */
export const createSessionLoss = (): SessionLossPort => {
  const listeners = new Set<(end: SessionEnd) => void>()
  return {
    report: (end) => {
      for (const listener of listeners) listener(end)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
