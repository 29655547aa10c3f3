import type { SessionEnd, SessionLossPort } from '#services/session-loss/sessionLoss.port.ts'

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
