import { limits } from '#domain/limits.ts'

/** The wait for the next mail in a machine's context. */
export interface Countdown {
  /** When the next mail may be asked for, in milliseconds since 1970. */
  readonly resendAt: number
  /** What the countdown shows. */
  readonly secondsLeft: number
}

/** A countdown that continues after a reload. */
export const countdownUntil = (resendAt: number, now: number): Countdown => ({
  resendAt,
  secondsLeft: secondsUntil(resendAt, now, limits.resendDelaySeconds),
})

/** A countdown one second later. */
export const countedDown = ({ secondsLeft, resendAt }: Countdown, now: number) => ({
  secondsLeft: nextSecond(secondsLeft, resendAt, now),
})

/** A wait for the next mail that starts now. Times in milliseconds since 1970. */
export const waitFrom = (now: number) => ({
  resendAt: now + limits.resendDelaySeconds * 1_000,
  secondsLeft: limits.resendDelaySeconds,
})

/**
 * Whole seconds until a deadline. Both times in milliseconds since 1970.
 *
 * @param most - the whole wait in seconds: a wall clock that was set back cannot make it longer
 */
export const secondsUntil = (deadline: number, now: number, most: number): number =>
  Math.min(most, Math.max(0, Math.ceil((deadline - now) / 1_000)))

/**
 * What a countdown shows a second after it showed `shown`: at least one less, whatever the wall
 * clock says, so that setting it back cannot hold a visitor up; and less than that after a sleep.
 */
export const nextSecond = (shown: number, deadline: number, now: number): number =>
  Math.min(Math.max(0, shown - 1), secondsUntil(deadline, now, shown))
