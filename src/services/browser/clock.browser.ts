import type { ClockPort } from '#services/clock/clock.port.ts'

/** {@link ClockPort} of the platform. */
export const browserClock: ClockPort = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
}
