/**
 * Carries the news that the account service no longer knows the session (decision A7): the adapter
 * that receives the answer reports it, the auth machine subscribes. Never throws.
 */
export interface SessionLossPort {
  /** A call was answered as a visitor's although it was sent with the session of this browser. */
  report(): void

  /** Listens to reports. Returns a function that stops listening. */
  subscribe(listener: () => void): () => void
}
