import type { SessionLossPort } from '#services/session-loss/sessionLoss.port.ts'

/** {@link SessionLossPort} inside one page. */
export const createSessionLoss = (): SessionLossPort => {
  const listeners = new Set<() => void>()
  return {
    report: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
