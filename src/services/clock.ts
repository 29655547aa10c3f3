/** Time, injected so that nothing reads it during render and tests decide it. */
export interface ClockPort {
  /** Milliseconds since 1970 by the wall clock, which may be wrong and may move. */
  now(): number

  /** Milliseconds on a clock that only moves forward, for measuring how long something took. */
  elapsed(): number
}

/** {@link ClockPort} of the platform. */
export const browserClock: ClockPort = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
}
